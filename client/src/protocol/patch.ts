/** JSON patches (RFC 6902) of what the hall sends. Nothing is changed in place: parts that stay the same are shared. */
import type { Change } from "./types";

export function patched(value: unknown, changes: Change[]): unknown {
  return changes.reduce(
    (before, change) => changed(before, change.path.split("/").slice(1).map(unescaped), change),
    value,
  );
}

const unescaped = (key: string): string => key.replaceAll("~1", "/").replaceAll("~0", "~");

function changed(value: unknown, [key, ...rest]: string[], change: Change): unknown {
  if (key === undefined) return change.value;
  if (Array.isArray(value)) {
    const list = [...(value as unknown[])];
    const index = Number(key);
    if (rest.length > 0) list[index] = changed(list[index], rest, change);
    else if (change.op === "add") list.splice(index, 0, change.value);
    else if (change.op === "remove") list.splice(index, 1);
    else list[index] = change.value;
    return list;
  }
  const { [key]: before, ...others } = value as Record<string, unknown>;
  if (rest.length === 0 && change.op === "remove") return others;
  return { ...(value as object), [key]: changed(before, rest, change) };
}
