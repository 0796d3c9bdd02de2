/** Who is missing at the table, who plays for whom, and what is voted on: in words. */
import { formatList, t } from "../../i18n/messages.svelte";
import type { Chair } from "../../protocol/types";
import { asides, type Aside } from "../../standIns";
import type { LiveTable } from "../../table.svelte";

export class Presence {
  constructor(private readonly live: LiveTable) {}
  private readonly table = $derived.by(() => this.live.table!);
  private readonly names = $derived.by(() => this.live.names);
  private readonly owl = $derived(this.table.pace === "day" || this.table.pace === "three_days");
  /** By correspondence nobody need be here: one is missed when the time is over. */
  private readonly late = $derived.by(() => this.owl && this.live.seen?.update.clock?.left === 0);
  readonly chairs: Chair[] = $derived(
    this.owl && !this.late ? this.table.chairs.map((chair) => ({ ...chair, connected: true })) : this.table.chairs,
  );
  /** Absent players for whom all wait. */
  readonly missing: string = $derived.by(() => {
    const missed = (this.live.seen?.update.situation.waiting ?? []).flatMap((s) => {
      const chair = this.chairs[s];
      return chair?.person && !chair.bot && !chair.connected && this.table.phase === "playing" ? [chair] : [];
    });
    if (!missed.length) return "";
    const known = { names: formatList(missed.map((chair) => this.names[chair.seat] ?? "")), count: missed.length };
    return this.owl ? t("is-late", known) : t("is-away", known);
  });
  private readonly vote = $derived(this.table.proposal?.topic === "bot" ? this.table.proposal : null);
  /** What comes of it, or how the vote on a bot stands. */
  readonly heldUp: string = $derived.by(() => {
    const [yes, no] = [this.vote?.agreed ?? [], this.vote?.refused ?? []];
    if (!yes.length && !no.length)
      return { wait: t("held-wait"), vote: t("held-vote"), bot: t("held-bot") }[this.table.leavers];
    return [
      yes.length ? t("votes-yes", { names: formatList(yes.map((p) => this.nameOf(p))) }) : "",
      no.length ? t("votes-wait", { names: formatList(no.map((p) => this.nameOf(p))) }) : "",
    ]
      .filter(Boolean)
      .join(" · ");
  });
  /** For the log. */
  readonly notes: Aside[] = $derived.by(() => {
    const last = { step: Infinity };
    return [
      ...asides(this.table.stand_ins ?? [], this.names),
      ...(this.missing ? [{ ...last, icon: "away", text: this.missing }] : []),
      ...(this.vote
        ? [{ ...last, icon: "vote", text: t("vote-bot", { name: this.names[this.vote.seat] ?? "" }) }]
        : []),
    ];
  });
  /** Of the bot that plays for somebody, if any does now. */
  readonly standing: string = $derived.by(() => {
    const one = (this.table.stand_ins ?? []).findLast(
      (standIn) => (standIn.last ?? null) === null && this.table.phase === "playing",
    );
    if (!one) return "";
    if (one.seat === this.live.seat) return t("plays-for-you", { bot: one.name });
    return t("plays-for", { bot: one.name, name: this.names[one.seat] ?? "", move: one.first });
  });
  /** Whoever wants to take a move back is told who decides on it. */
  readonly undoAsked: string = $derived.by(() => {
    const asked = this.table.proposal;
    return asked?.topic === "undo" && this.live.mine.includes(asked.seat)
      ? t("undo-asked", { names: formatList(asked.missing.map((person) => this.nameOf(person))) })
      : "";
  });

  private nameOf(person: string): string {
    return this.table.members.find((m) => m.person === person)?.name ?? "?";
  }
}
