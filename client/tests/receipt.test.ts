import { describe, expect, it } from "vitest";
import { blake2b, commitmentOf } from "@client/receipt";

const hex = (bytes: Uint8Array): string => Array.from(bytes, (b) => b.toString(16).padStart(2, "0")).join("");

describe("the receipt", () => {
  it("computes BLAKE2b as RFC 7693 does", () => {
    expect(hex(blake2b(new TextEncoder().encode("abc"), 64, ""))).toBe(
      "ba80a53f981c4d0d6a2797b69f12f6e94c212f14685ac4b74b12bb6fdbffa2d17d87c5392aab792dc252d5de4533cc9518d38aa8dbf1925ab92386edd4009923",
    );
  });
  it("finds the promise that Python makes for a key", () => {
    // from greathall.core.chance import commitment; commitment(bytes(32)), commitment(bytes(range(32)))
    expect(commitmentOf("00".repeat(32))).toBe("d394605c68a6872eb292c797e2578e1b06de4df23394ea6334eab413fe55bc7f");
    expect(commitmentOf(Array.from({ length: 32 }, (_, i) => i.toString(16).padStart(2, "0")).join(""))).toBe(
      "959acf02874530e42f8b9febe84dd426fe0973902ff550652f6a60c55c059551",
    );
  });
});
