import { expect, test } from 'vitest';
import { botSeed, gameSeed, mix32 } from './seeds.ts';

test('the mix is the published finalizer', () => {
  // Values of MurmurHash3's fmix32.
  expect(mix32(0)).toBe(0);
  expect(mix32(1)).toBe(0x514e28b7);
});

test('seeds never change: records and reports name them', () => {
  expect([gameSeed(1, 0), gameSeed(1, 1), botSeed(1, 0, 0), botSeed(1, 0, 1)]).toMatchInlineSnapshot(`
    [
      4093860970,
      3576909386,
      4034844796,
      2465215899,
    ]
  `);
});

test('no two games of a batch share a seed, and the bots of a game share none with each other or with it', () => {
  const seen = new Set<number>();
  for (let game = 0; game < 200_000; game++) seen.add(gameSeed(12345, game));
  expect(seen.size).toBe(200_000);
  for (let game = 0; game < 1000; game++) {
    const seeds = [gameSeed(7, game), ...[0, 1, 2, 3].map((seat) => botSeed(7, game, seat))];
    expect(new Set(seeds).size).toBe(5);
  }
});

test('batches with other seeds share games only by coincidence, and never two in a row', () => {
  const [batches, games] = [16, 60_000];
  const owner = new Map<number, number>();
  let shared = 0;
  let runs = 0;
  for (let seed = 0; seed < batches; seed++) {
    let before: number | undefined;
    for (let game = 0; game < games; game++) {
      const one = gameSeed(seed, game);
      const other = owner.get(one);
      if (other !== undefined && Math.floor(other / games) !== seed) {
        shared++;
        if (before !== undefined && Math.abs(other - before) === 1) runs++;
        before = other;
      } else before = undefined;
      owner.set(one, seed * games + game);
    }
  }
  // 120 pairs of batches, 60,000² / 2³² = 0.84 games each: 101.
  expect(shared).toBeGreaterThan(60);
  expect(shared).toBeLessThan(145);
  expect(runs).toBe(0);
  // On one ring, the fifty games of seed 100 were games 399,366 onwards of seed 55.
  const far = new Set(Array.from({ length: 50 }, (_, i) => gameSeed(55, 399_366 + i)));
  expect(Array.from({ length: 50 }, (_, i) => gameSeed(100, i)).some((one) => far.has(one))).toBe(false);
});

test('seeds are unsigned 32-bit numbers', () => {
  for (let game = 0; game < 1000; game++) {
    const seed = gameSeed(0xffffffff, game);
    expect(Number.isInteger(seed) && seed >= 0 && seed <= 0xffffffff).toBe(true);
  }
});
