/** Who plays in this browser: a nickname and a key, nothing more. */
import { api, keepKey, ownKey, Refusal } from "./protocol/api";
import type { Identity, TableSummary } from "./protocol/types";

class Person {
  id = $state("");
  name = $state("");
  tables = $state.raw<TableSummary[]>([]);
  known = $derived(this.id !== "");

  private asked: Promise<void> | undefined;

  /** When it is known who we are, or that it cannot be asked now: asked once. */
  recalled(): Promise<void> {
    this.asked ??= this.recall().catch(() => undefined);
    return this.asked;
  }
  /** Ask the hall who we are; a key it does not know (another hall, a new database) is forgotten. */
  async recall(): Promise<void> {
    if (!ownKey()) return;
    try {
      const me = await api.me();
      [this.id, this.name, this.tables] = [me.person, me.name, me.tables];
    } catch (error) {
      if (error instanceof Refusal && (error.status === 401 || error.status === 403 || error.status === 404))
        this.forget();
      else throw error;
    }
  }
  forget(): void {
    keepKey(null);
    [this.id, this.name, this.tables] = ["", "", []];
  }
  /** Become somebody, or change the name. */
  async call(name: string): Promise<void> {
    if (this.known) {
      const me = await api.rename(name);
      this.name = me.name;
    } else this.take(await api.newPerson(name));
  }
  take(identity: Identity): void {
    keepKey(identity.key);
    [this.id, this.name] = [identity.person, identity.name];
  }
}

export const person = new Person();
