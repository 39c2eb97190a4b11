// Pairs that are strong together, in games whose winning cards are known.
import { expect, test } from 'vitest';
import { plainBot } from '@railwright/bots';
import { createRng, nextUint32 } from '@railwright/engine';
import { decideAll } from '../answers/decide.ts';
import type { Holdings } from '../tables/holdings.ts';
import { hypothesisOf } from './question.ts';
import { pairFindings, pairQuestions } from './pairs.ts';
import type { TableTally } from '../tables/table-tally.ts';

const ITEMS = ['bridge', 'tower', 'train', 'yard'];
const GAMES = 2000;

/** Each seat has each item half of the time; stronger seats win more. */
function handsOf(strength: (has: readonly boolean[]) => number, seed: number): Holdings {
  const rng = createRng(seed);
  const draw = (): number => nextUint32(rng) / 2 ** 32;
  const counts: number[] = [];
  const won: number[] = [];
  for (let game = 0; game < GAMES; game++) {
    const [one = [], two = []] = [0, 1].map(() => ITEMS.map(() => draw() < 0.5));
    const first = draw() < 0.5 + strength(one) - strength(two);
    counts.push(...[...one, ...two].map(Number));
    won.push(Number(first), Number(!first));
  }
  return { items: ITEMS, seats: 2, counts: Uint8Array.from(counts), won: Float32Array.from(won) };
}

function found(hands: Holdings) {
  const table = { kind: 'own', entries: [0, 0], games: GAMES };
  const matters = pairQuestions({
    ...{ seats: 2, tallies: [{ table, holdings: hands } as unknown as TableTally] },
    panel: [{ kind: 'strong', bot: plainBot('p') }],
  });
  const decisions = decideAll(matters.map((matter) => hypothesisOf(matter)!));
  return pairFindings(matters.map((matter, i) => ({ matter, decision: decisions[i]!, says: [] })));
}

test('two cards that win only together are named, and called an association', () => {
  const [finding, ...more] = found(handsOf(([bridge, , , yard]) => (bridge && yard ? 0.3 : 0), 1));
  expect(more).toEqual([]);
  expect(finding).toMatchObject({ id: 'pairs', answer: 'holds', whose: 'strong', tone: 'fact' });
  expect(finding!.sentence).toMatch(
    /^Strong together: bridge and yard \(\+(2|3)\d\.\d points\)\. .*association/,
  );
});

test('cards that each win alone, or not at all, make no pair in 95 of 100 panels', () => {
  let wrong = 0;
  for (let seed = 1; seed <= 60; seed++) {
    const each = ([bridge, , , yard]: readonly boolean[]) => (bridge ? 0.15 : 0) + (yard ? 0.15 : 0);
    wrong += found(handsOf(seed % 2 === 0 ? each : () => 0, seed)).length;
  }
  expect(wrong).toBeLessThanOrEqual(5);
});
