// Ways to win, from the gains of two strong players.
import { expect, test } from 'vitest';
import { plainBot } from '@railwright/bots';
import { createRng, nextUint32 } from '@railwright/engine';
import type { Holdings } from '../tables/holdings.ts';
import type { TableTally } from '../tables/table-tally.ts';
import { winningFindings } from './winning.ts';

const ITEMS = ['bridge', 'tower', 'train', 'yard'];
const GAMES = 400;
const rng = createRng(3);
/** Each count varied by one. */
const about = (counts: readonly number[]): number[] =>
  counts.map((count) => Math.max(0, count + (nextUint32(rng) % 3) - 1));

/** In each game the first of two ways wins `part` of the time; the players of the two change seats. */
function handsOf(ways: readonly [readonly number[], readonly number[]], part: number): Holdings {
  const counts: number[] = [];
  const won: number[] = [];
  for (let game = 0; game < GAMES; game++) {
    const first = nextUint32(rng) / 2 ** 32 < part;
    const order = nextUint32(rng) & 1;
    for (const seat of [0, 1]) {
      const way = seat ^ order;
      counts.push(...about(ways[way] ?? []));
      won.push(Number((way === 0) === first));
    }
  }
  return { items: ITEMS, seats: 2, counts: Uint8Array.from(counts), won: Float32Array.from(won) };
}

const asked = (hands: Holdings | undefined, players = 2) => {
  const table = { kind: players > 1 ? 'strong' : 'own', entries: [0, players - 1], games: GAMES };
  return winningFindings({
    ...{ seats: 2, tallies: [{ table, holdings: hands } as unknown as TableTally] },
    panel: Array.from({ length: players }, (_, i) => ({ kind: 'strong', bot: plainBot(`p${i}`) })),
    called: (item) => `${item.charAt(0).toUpperCase()}${item.slice(1)}`,
  });
};

test('two ways are described by what each has more of, with their shares of wins', () => {
  const [finding] = asked(
    handsOf(
      [
        [6, 0, 3, 6],
        [0, 6, 3, 0],
      ],
      0.7,
    ),
  );
  expect(finding).toMatchObject({ id: 'winning', answer: 'holds', whose: 'strong', tone: 'good' });
  expect(finding!.sentence).toMatch(
    /^There are 2 ways to win: with (Bridge and Yard|Yard and Bridge) \((6|7)\d\.\d% of wins; it wins (6|7)\d\.\d% of its games\) and with Tower \(/,
  );
  const shares = finding!.says.map(({ effect }) => effect.value + finding!.against);
  expect(shares[0]! + shares[1]!).toBeCloseTo(1);
  expect(finding!.says[0]!.effect.low).toBeLessThan(0.7 - 0.5);
  expect(finding!.says[0]!.effect.high).toBeGreaterThan(0.7 - 0.5);
});

test('a single way counts only if several players share it', () => {
  const alike = () =>
    handsOf(
      [
        [6, 0, 3, 6],
        [6, 0, 3, 6],
      ],
      0.5,
    );
  expect(asked(alike())[0]).toMatchObject({ answer: 'holds', tone: 'fact' });
  expect(asked(alike())[0]!.sentence).toMatch(/^Strong play has one way to win: .*(Bridge|Yard)/);
  const alone = asked(alike(), 1)[0]!;
  expect(alone).toMatchObject({ answer: 'cannot-say', tone: 'open' });
  expect(alone.settles).toContain('“ask --learn 2” or, in the studio, “Learn the setup first”');
});

test('one card more or less is not another way, and a game without cards has none', () => {
  expect(
    asked(
      handsOf(
        [
          [9, 1, 3, 5],
          [0, 1, 3, 5],
        ],
        0.5,
      ),
    )[0]!.sentence,
  ).toContain('one way to win');
  expect(asked(undefined)).toEqual([]);
});
