/** The fairness receipt, checked here: the key that was revealed must hash to the promise made before the deal. */
const IV = [
  0x6a09e667f3bcc908n,
  0xbb67ae8584caa73bn,
  0x3c6ef372fe94f82bn,
  0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n,
  0x9b05688c2b3e6c1fn,
  0x1f83d9abfb41bd6bn,
  0x5be0cd19137e2179n,
];
const SIGMA = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
  [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4],
  [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
  [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13],
  [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
  [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11],
  [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
  [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5],
  [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
];
const U64 = (1n << 64n) - 1n;
const turn = (x: bigint, n: bigint): bigint => ((x >> n) | (x << (64n - n))) & U64;

/** BLAKE2b (RFC 7693) of at most one block, with a personal string, unkeyed. */
export function blake2b(message: Uint8Array, size: number, person: string): Uint8Array {
  if (message.length > 128) throw new RangeError("one block is enough for a key");
  const param = new DataView(new ArrayBuffer(64));
  param.setUint8(0, size);
  param.setUint8(2, 1);
  param.setUint8(3, 1);
  new TextEncoder()
    .encode(person)
    .slice(0, 16)
    .forEach((byte, i) => param.setUint8(48 + i, byte));
  const h = IV.map((word, i) => word ^ param.getBigUint64(8 * i, true));
  const block = new DataView(new ArrayBuffer(128));
  message.forEach((byte, i) => block.setUint8(i, byte));
  const m = Array.from({ length: 16 }, (_, i) => block.getBigUint64(8 * i, true));
  const v = [...h, ...IV];
  v[12]! ^= BigInt(message.length);
  v[14]! ^= U64;
  const mix = (a: number, b: number, c: number, d: number, x: bigint, y: bigint): void => {
    v[a] = (v[a]! + v[b]! + x) & U64;
    v[d] = turn(v[d]! ^ v[a]!, 32n);
    v[c] = (v[c]! + v[d]!) & U64;
    v[b] = turn(v[b]! ^ v[c]!, 24n);
    v[a] = (v[a]! + v[b]! + y) & U64;
    v[d] = turn(v[d]! ^ v[a]!, 16n);
    v[c] = (v[c]! + v[d]!) & U64;
    v[b] = turn(v[b]! ^ v[c]!, 63n);
  };
  for (let round = 0; round < 12; round++) {
    const s = SIGMA[round % 10]!;
    for (let i = 0; i < 4; i++) mix(i, 4 + i, 8 + i, 12 + i, m[s[2 * i]!]!, m[s[2 * i + 1]!]!);
    for (let i = 0; i < 4; i++)
      mix(i, 4 + ((i + 1) % 4), 8 + ((i + 2) % 4), 12 + ((i + 3) % 4), m[s[8 + 2 * i]!]!, m[s[9 + 2 * i]!]!);
  }
  const out = new DataView(new ArrayBuffer(64));
  h.forEach((word, i) => out.setBigUint64(8 * i, word ^ v[i]! ^ v[i + 8]!, true));
  return new Uint8Array(out.buffer, 0, size);
}

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
const bytes = (text: string): Uint8Array => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** What the hall must have promised before the deal, if this is the key. */
export const commitmentOf = (key: string): string => hex(blake2b(bytes(key), 32, "greathall commit"));
