// The examples that --explain prints are correct.
import { expect, test } from 'vitest';
import { CELL_FIGURES, FIGURES, type EndedGame, type Played } from '@railwright/figures';
import { minutes } from '../../packages/figures/src/minutes.ts';
import { runaway } from '../../packages/figures/src/runaway.ts';
import {
  addToSums,
  createSums,
  deviationOf,
  type Histogram,
  meanInterval,
  meanOf,
  medianOf,
  quantileOf,
  shareSequence,
  steadyShares,
  wilson,
} from '@railwright/statistics';
import { pairedGain } from '../../packages/playtest/src/improve/paired.ts';
import { rate } from '../../packages/playtest/src/rating/strengths.ts';

const example = (figure: string): string => FIGURES.find((one) => one.figure === figure)!.example;
const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

test('every figure has a definition, an interval and an example, and a unique name', () => {
  expect(new Set(FIGURES.map(({ figure }) => figure)).size).toBe(FIGURES.length);
  for (const { title, definition, interval, example: text } of FIGURES)
    for (const sentence of [title, definition, interval, text]) expect(sentence.length).toBeGreaterThan(3);
});

test('8 of 10', () => {
  const { low, high } = wilson(8, 10);
  expect(example('wins')).toContain(`${percent(low)} to ${percent(high)}`);
});

test('45 of 60', () => {
  const { low, high } = wilson(45, 60);
  expect(example('ends')).toContain(`${percent(low)} to ${percent(high)}`);
});

test('56 of 100 less a half', () => {
  const { low, high } = wilson(56, 100);
  expect(example('firstSeatAdvantage')).toContain(`${(low - 0.5).toFixed(3)} to +${(high - 0.5).toFixed(3)}`);
});

test('2, 4, 4, 4, 5, 5, 7, 9', () => {
  const values = [2, 4, 4, 4, 5, 5, 7, 9];
  const histogram: Histogram = new Map([
    [2, 1],
    [4, 3],
    [5, 2],
    [7, 1],
    [9, 1],
  ]);
  const sums = createSums();
  for (const value of values) addToSums(sums, value);
  const { low, high } = meanInterval(sums)!;
  expect(example('score')).toContain(
    `mean ${meanOf(histogram)}, deviation ${deviationOf(histogram).toFixed(3)}, median ${medianOf(histogram)}, 10% quantile ${quantileOf(histogram, 0.1)}; interval of the mean ${low.toFixed(2)} to ${high.toFixed(2)}`,
  );
});

test('the first turns of six seats', () => {
  const rounds: Histogram = new Map([2, 3, 4, 6, 9].map((turn) => [turn, turn === 3 ? 2 : 1]));
  expect(example('firstGained')).toContain(`: ${medianOf(rounds)}.`);
});

test('60 of 100 are steadied among four cells', () => {
  const [best] = steadyShares(
    [60, 50, 50, 40].map((hits) => ({ hits, count: 100 })),
    0.5,
  );
  expect(example('starts')).toContain(
    `at ${(best!.value * 100).toFixed(1)}%, with ${percent(best!.low)} to ${percent(best!.high)}`,
  );
});

test('500 of 1000 as a sequence', () => {
  const { low, high } = shareSequence(500, 1000, 0.05);
  expect(example('targets')).toContain(`${low.toFixed(3)} to ${high.toFixed(3)}`);
});

test('30 wins to 10, and 40, 20 and 10', () => {
  const [first, second] = rate(2, [{ bots: [0, 1], wins: [30, 10] }]).strengths;
  const [one, two, three] = rate(3, [{ bots: [0, 1, 2], wins: [40, 20, 10] }]).strengths;
  expect(example('ratings')).toContain(`= ${(first!.rating - second!.rating).toFixed(1)} points apart`);
  expect(example('ratings')).toContain(`so +${first!.rating.toFixed(1)} and`);
  for (const step of [one!.rating - two!.rating, two!.rating - three!.rating])
    expect(example('ratings')).toContain(`= ${step.toFixed(1)} points above the next`);
});

test('four games before and after', () => {
  const { gain, error } = pairedGain([[0, 1, 0.5, 0]], [[1, 1, 0.5, 1]]);
  expect(example('gain')).toContain(`gain +${gain}, error √(1/12) = ${error.toFixed(3)}`);
});

test('500 choices', () => {
  const ended = { choices: 500, turns: 40, winners: 1 } as EndedGame;
  expect(example('minutes')).toContain(`: ${minutes.atEnd(ended)} minutes`);
});

const NOTHING_PLAYED: Played = {
  ...{ games: 0, unwon: 0, shared: 0, firstWins: 0, seats: [], measures: [], values: {} },
  ...{ bots: new Map(), ends: new Map() },
};

test('27 of 60', () => {
  const decided = {
    counts: new Map([
      [500, 27],
      [501, 33],
    ]),
  };
  const [share] = runaway.shares({ ...NOTHING_PLAYED, games: 60, values: { decided } });
  expect(example('runaway')).toContain(String((share?.hits ?? 0) / (share?.count ?? 1)));
});

test('no, one, two and three seats, and 0, 2, 4 and 6 points', () => {
  const ends = [0, 1, 2, 3].map((users) => ({ users, points: 2 * users }));
  for (const { figure, atEnd, among } of CELL_FIGURES) {
    const counted = ends.filter((cell) => among?.(cell) !== false);
    const mean = counted.reduce((sum, cell) => sum + atEnd(cell), 0) / counted.length;
    expect(example(figure)).toMatch(new RegExp(`[ :]${Number(mean.toFixed(3))}\\.$`));
  }
  expect(CELL_FIGURES.map(({ figure }) => figure)).toEqual(['cellUse', 'cellContest', 'cellIncome']);
});
