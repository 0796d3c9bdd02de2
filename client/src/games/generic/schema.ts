/** Words for the values of any view, from the vocabularies that the game's schema names (`x-vocabulary`). */
import { formatNumber, hasMessage, seatName, t, tGame } from "../../i18n/messages.svelte";

export interface Shape {
  $ref?: string;
  type?: string;
  enum?: unknown[];
  properties?: Record<string, Shape>;
  items?: Shape | boolean;
  prefixItems?: Shape[];
  anyOf?: Shape[];
  oneOf?: Shape[];
  "x-vocabulary"?: string;
}
export type Schema = { $defs: Record<string, Shape> };

const hyphens = (text: string): string => text.replaceAll("_", "-").toLowerCase();

export class SchemaTexts {
  constructor(
    readonly game: string,
    readonly names: readonly string[],
    private readonly schema: Schema | null,
  ) {}

  /** The shape behind a reference, and of a value that may be absent. */
  resolve(shape: Shape | undefined): Shape | undefined {
    if (!shape) return undefined;
    if (shape.$ref) return this.resolve(this.schema?.$defs[shape.$ref.split("/").at(-1)!]);
    const parts = shape.anyOf ?? shape.oneOf;
    if (parts) return this.resolve(parts.find((p) => p.type !== "null"));
    return shape;
  }
  root(): Shape | undefined {
    return this.resolve(this.schema?.$defs["View"]);
  }
  field(shape: Shape | undefined, name: string): Shape | undefined {
    return this.resolve(shape?.properties?.[name]);
  }
  item(shape: Shape | undefined, index: number): Shape | undefined {
    return this.resolve(shape?.prefixItems?.[index] ?? (typeof shape?.items === "object" ? shape.items : undefined));
  }

  /** The name of a field: the game's own word for it if it has one. */
  label(name: string): string {
    const key = hyphens(name);
    for (const candidate of [`view-${key}`, `label-${key}`])
      if (hasMessage(candidate, this.game)) return tGame(this.game, candidate);
    const plain = name.replaceAll("_", " ");
    return plain.charAt(0).toUpperCase() + plain.slice(1);
  }
  /** A square of a board: what its sign stands for, if the game has a word for it; a dot is an empty square. */
  cell(field: string, sign: string): string {
    const key = `cell-${hyphens(field)}-${sign.codePointAt(0)}`;
    if (hasMessage(key, this.game)) return tGame(this.game, key);
    return sign === "." ? "" : sign;
  }
  /** A single value. */
  value(value: unknown, shape: Shape | undefined): string {
    if (value === null || value === undefined) return t("nothing");
    if (value === true) return t("yes");
    if (value === false) return t("no");
    const words = shape?.["x-vocabulary"];
    if (words === "seat" && typeof value === "number") return this.names[value] || seatName(value);
    if (words && hasMessage(hyphens(`${words}-${String(value)}`), this.game))
      return tGame(this.game, hyphens(`${words}-${String(value)}`));
    return typeof value === "number" ? formatNumber(value) : String(value);
  }
}
