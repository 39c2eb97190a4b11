// Four games of two seats whose ends are written down, and every figure worked out by hand.
import { describe, expect, test } from 'vitest';
import { plainBot } from '@railwright/bots';
import { State } from '@railwright/engine';
import { createToy } from '../test/toy-game.ts';
import type { Batch } from './batch.ts';
import { summarize } from './summary.ts';
import { createTally, mergeTally, tallyGame, type Tally } from './tally.ts';

const batch: Batch = {
  definition: {},
  source: { setup: 'toys/toy', content: 'abc' },
  seats: 2,
  games: 4,
  first: 0,
  seed: 1,
  bots: [plainBot('alpha'), plainBot('beta')],
};

interface End {
  readonly scores: readonly [number, number];
  /** Bit mask. */
  readonly winners: number;
  readonly turns: number;
  readonly reason: string;
  /** Of the first measure, by seat. */
  readonly taken: readonly [number, number];
}

// Alpha sits in seats 0, 1, 0, 1.
const ENDS: readonly End[] = [
  { scores: [10, 7], winners: 0b01, turns: 5, reason: 'even', taken: [2, 0] },
  { scores: [4, 4], winners: 0b11, turns: 8, reason: 'odd', taken: [0, 0] },
  { scores: [3, 9], winners: 0b10, turns: 6, reason: 'even', taken: [1, 3] },
  { scores: [6, 5], winners: 0, turns: 5, reason: 'even', taken: [3, 0] },
];

const toy = createToy({ game: 'toy', turns: 1 }, 2);

function tallyOf(...games: number[]): Tally {
  const tally = createTally(toy);
  for (const index of games) {
    const end = ENDS[index]!;
    const game = {
      ...toy,
      score: (_s: State, seat: number) => end.scores[seat]!,
      winners: () => end.winners,
      turn: () => end.turns,
      endReason: () => end.reason,
      measure: (_s: State, seat: number, m: number) => (m === 0 ? end.taken[seat]! : 0),
    };
    tallyGame(tally, batch, game, new State(0), index, 10 * index);
  }
  return tally;
}

describe('four games by hand', () => {
  const result = summarize(batch, toy, { tally: tallyOf(0, 1, 2, 3), complete: true });

  test('a shared win counts a half for each, a game without a winner for none', () => {
    expect(result.winsBySeat.map(({ wins }) => [wins.count, wins.of])).toEqual([
      [1.5, 4],
      [1.5, 4],
    ]);
    expect(result).toMatchObject({ games: 4, sharedWins: 1, unwon: 1 });
  });

  test('each side shows the first game that it won alone', () => {
    expect(result.winsBySeat.map(({ example }) => example?.game)).toEqual([0, 2]);
    expect(result.winsByBot.map(({ example }) => example?.game)).toEqual([0, 2]);
    const shared = summarize(batch, toy, { tally: tallyOf(1, 3), complete: true });
    expect(shared.winsBySeat.map(({ example }) => example)).toEqual([null, null]);
  });

  test('bots are counted wherever they sit', () => {
    // Alpha has 10, 4, 3, 5 points: a win, half a win, a loss, nothing. Beta has 7, 4, 9, 6.
    expect(
      result.winsByBot.map(({ bot, wins, score }) => [bot, wins.count, wins.of, score.mean, score.median]),
    ).toEqual([
      ['alpha', 1.5, 4, 5.5, 4.5],
      ['beta', 1.5, 4, 6.5, 6.5],
    ]);
  });

  test('scores of a seat, with the games of the extremes', () => {
    expect(result.winsBySeat[0]!.score).toMatchObject({
      count: 4,
      mean: 5.75,
      median: 5,
      quantiles: { p10: 3, p25: 3, p75: 6, p90: 10 },
      least: { value: 3, game: 2 },
      most: { value: 10, game: 0 },
    });
  });

  test('margins are those of games with a winner', () => {
    expect(result.margin).toMatchObject({
      count: 3,
      mean: 3,
      histogram: [
        [0, 1],
        [3, 1],
        [6, 1],
      ],
      least: { value: 0, game: 1 },
      most: { value: 6, game: 2 },
    });
  });

  test('length in turns and rounds; of equal extremes, the first game is named', () => {
    expect(result.length!.turns).toMatchObject({ mean: 6, median: 5.5, least: { value: 5, game: 0 } });
    expect(result.length!.rounds.histogram).toEqual([
      [3, 3],
      [4, 1],
    ]);
    expect(result.length!.choices.most).toMatchObject({ value: 30, game: 3 });
  });

  test('ends, the most frequent first', () => {
    expect(result.ends.map(({ reason, games, example }) => [reason, games.share, example.game])).toEqual([
      ['even', 0.75, 0],
      ['odd', 0.25, 1],
    ]);
  });

  test('a measure: 9 in all; seats with some won 1, 0, 1, 0 of 4', () => {
    const [two, none] = result.measures[0]!.items;
    expect(two).toMatchObject({
      item: 'two',
      perGame: 9 / 4,
      perSeat: 9 / 8,
      games: { count: 3, of: 4 },
      wins: { count: 2, of: 4 },
      most: { value: 3, game: 2 },
    });
    expect(none).toMatchObject({
      item: 'none',
      perGame: 0,
      games: { count: 0, of: 4 },
      wins: null,
      most: null,
    });
  });
});

test('tallies merged in any order equal the tally of all games', () => {
  for (const parts of [
    [[0], [1, 2], [3]],
    [[3], [1, 2], [0]],
    [[2, 1], [3], [0]],
  ]) {
    const sum = createTally(toy);
    for (const part of parts) mergeTally(sum, tallyOf(...part));
    expect(summarize(batch, toy, { tally: sum, complete: true })).toEqual(
      summarize(batch, toy, { tally: tallyOf(0, 1, 2, 3), complete: true }),
    );
  }
});

test('no games at all give a result without figures', () => {
  const result = summarize(batch, toy, { tally: createTally(toy), complete: false });
  expect(result).toMatchObject({
    games: 0,
    length: null,
    margin: null,
    winsBySeat: [],
    ends: [],
    measures: [],
  });
});

test('three winners of four share in thirds, exactly', () => {
  const four = createToy({ game: 'toy', turns: 1 }, 4);
  const tally = createTally(four);
  const game = { ...four, winners: () => 0b1011, score: () => 1, measure: () => 0 };
  for (let index = 0; index < 3; index++)
    tallyGame(
      tally,
      { ...batch, seats: 4, bots: Array(4).fill(plainBot('a')) },
      game,
      new State(0),
      index,
      1,
    );
  expect(tally.seats.map(({ wins }) => wins / 840)).toEqual([1, 1, 0, 1]);
});
