/** Two secret 32-bit numbers. */
export type HashKey = readonly [number, number];

const turn = (value: number, by: number) => (value << by) | (value >>> (32 - by));

/** HalfSipHash-2-4: without the key nobody can search for collisions (https://github.com/veorq/SipHash). */
export function halfSipHash([k0, k1]: HashKey, blocks: readonly number[]): number {
  let v0 = k0;
  let v1 = k1;
  let v2 = 0x6c796765 ^ k0;
  let v3 = 0x74656462 ^ k1;
  const rounds = (count: number) => {
    for (let round = 0; round < count; round++) {
      v0 = (v0 + v1) | 0;
      v1 = turn(v1, 5) ^ v0;
      v0 = turn(v0, 16);
      v2 = (v2 + v3) | 0;
      v3 = turn(v3, 8) ^ v2;
      v0 = (v0 + v3) | 0;
      v3 = turn(v3, 7) ^ v0;
      v2 = (v2 + v1) | 0;
      v1 = turn(v1, 13) ^ v2;
      v2 = turn(v2, 16);
    }
  };
  const take = (block: number) => {
    v3 ^= block;
    rounds(2);
    v0 ^= block;
  };
  for (const block of blocks) take(block);
  take((blocks.length * 4) << 24);
  v2 ^= 0xff;
  rounds(4);
  return v1 ^ v3;
}
