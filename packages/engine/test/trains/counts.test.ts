// Positions at each depth from fixed seeds (perft): an error in move generation changes a count. If one is wrong, `divide`
// by hand: compare the counts below each first choice.
import { expect, test } from 'vitest';
import { copyInto, createRng, type State } from '@railwright/engine';
import { countPositions, playRandomly } from '../battery.ts';
import { ALL_MARKETS } from './markets.ts';
import { gameWith, type GameOptions } from './shipped.ts';

const CASES: readonly [
  name: string,
  options: GameOptions,
  seed: number,
  after: number,
  counts: readonly number[],
][] = [
  ['the start in Tokyo', {}, 1, 0, [60, 3540, 10_620, 28_320]],
  ['a first turn', {}, 1, 2, [3, 8, 42, 146]],
  ['midgame, market 1', { market: ALL_MARKETS[0] ?? [] }, 7, 400, [2, 7, 29, 100]],
  [
    'midgame, market 2 in Osaka',
    { market: ALL_MARKETS[1] ?? [], map: 'osaka', rules: 'aeg-2013' },
    11,
    500,
    [2, 7, 19, 73],
  ],
  ['midgame, market 3', { market: ALL_MARKETS[2] ?? [], seats: 3 }, 13, 450, [2, 6, 15, 39]],
  [
    'midgame, market 4',
    { market: ALL_MARKETS[3] ?? [], seats: 4, rules: 'aeg-2013' },
    17,
    650,
    [4, 15, 61, 249],
  ],
];

test.each(CASES)('%s', (_name, options, seed, after, counts) => {
  const game = gameWith(options);
  const s = game.createState();
  game.start(s, seed);
  playRandomly(game, s, createRng(seed), after);
  const at = (depth: number): number => {
    const copy: State = game.createState();
    copyInto(s, copy);
    return countPositions(game, copy, depth);
  };
  expect([1, 2, 3, 4].map(at)).toEqual(counts);
});
