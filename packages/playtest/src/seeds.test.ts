import { expect, test } from 'vitest';
import { botSeed, gameSeed, mix32 } from './seeds.ts';

test('the mix is the published finalizer', () => {
  // Values of MurmurHash3's fmix32.
  expect(mix32(0)).toBe(0);
  expect(mix32(1)).toBe(0x514e28b7);
});

test('seeds stay what they are: records and reports name them', () => {
  expect([gameSeed(1, 0), gameSeed(1, 1), botSeed(1, 0, 0), botSeed(1, 0, 1)]).toMatchInlineSnapshot(`
    [
      804215951,
      1348811757,
      2317529112,
      1004244359,
    ]
  `);
});

test('no two games of a batch share a seed, and bots of a game none with each other or with it', () => {
  const seen = new Set<number>();
  for (let game = 0; game < 200_000; game++) seen.add(gameSeed(12345, game));
  expect(seen.size).toBe(200_000);
  for (let game = 0; game < 1000; game++) {
    const seeds = [gameSeed(7, game), ...[0, 1, 2, 3].map((seat) => botSeed(7, game, seat))];
    expect(new Set(seeds).size).toBe(5);
  }
});

test('seeds are unsigned 32-bit numbers', () => {
  for (let game = 0; game < 1000; game++) {
    const seed = gameSeed(0xffffffff, game);
    expect(Number.isInteger(seed) && seed >= 0 && seed <= 0xffffffff).toBe(true);
  }
});
