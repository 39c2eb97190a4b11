// Observers of games, with games whose every turn is written down.
import { describe, expect, test } from 'vitest';
import { State, type Board, type ChoiceRole, type Game, type PlaytestHooks } from '@railwright/engine';
import { createBoard, mergeBoard, observeBoard } from '../src/observe/board.ts';
import { createTiming, observeTiming } from '../src/observe/timing.ts';
import { observeDrama } from '../src/observe/watch.ts';
import { createTally, mergeTally, type Tally } from '../src/tally.ts';
import { createToy } from './toy-game.ts';

const s = new State(0);
const ROLES: readonly ChoiceRole[] = ['act', 'end', 'clear', 'act', 'act'];

/** Choices 0, 3 and 4 do something, 1 ends the turn, 2 spends it on Waste. */
const playtestHooks: PlaytestHooks = {
  firstSeat: () => 0,
  measureOf: () => -1,
  roles: ['act', 'end', 'clear'],
  roleOf: (_s, choice) => ROLES[choice]!,
};

interface Script {
  /** Scores by seat at the end of each turn. */
  readonly scores: readonly (readonly number[])[];
  readonly winners: number;
  /** Decisions of each turn: the choice made, and the legal ones. */
  readonly decisions?: readonly (readonly (readonly [number, readonly number[]])[])[];
}

const dramaTally = (): Tally => createTally(createToy({ game: 'toy', turns: 1 }, 2), ['drama']);

function watch(tally: Tally, index: number, { scores, winners, decisions = [] }: Script): void {
  const seats = scores[0]!.length;
  let turn = 1;
  const game: Game = {
    ...createToy({ game: 'toy', turns: 1 }, seats),
    playtestHooks,
    turn: () => turn,
    score: (_s, seat) => scores[turn - 1]![seat]!,
    winners: () => winners,
  };
  const observer = observeDrama(game, tally.values, tally.drama!);
  observer.begin?.(s);
  for (turn = 1; turn <= scores.length; turn++) {
    for (const [choice, legal] of decisions[turn - 1] ?? [])
      observer.choose?.(s, (turn - 1) % seats, choice, Int16Array.from(legal), legal.length);
    observer.endTurn?.(s, turn);
  }
  turn = scores.length;
  observer.end?.(s, index, 10);
}

describe('drama', () => {
  test('leaders none, A, A, tie, A, B, B, A change twice; the first leader is not a change', () => {
    const tally = dramaTally();
    watch(tally, 4, {
      scores: [
        [0, 0],
        [1, 0],
        [2, 0],
        [2, 2],
        [3, 2],
        [3, 4],
        [3, 5],
        [6, 5],
      ],
      winners: 0b01,
    });
    expect([...tally.values.leadChanges!.counts]).toEqual([[2, 1]]);
    // B last led at the end of turn 7 of 8.
    expect([...tally.values.decided!.counts]).toEqual([[875, 1]]);
    // 5 of 6.
    expect([...tally.values.closeness!.counts]).toEqual([[833, 1]]);
    expect(tally.values.leadChanges!.most).toEqual({ value: 2, game: 4 });
  });

  test('with three seats, a tie in between and a third that comes back count correctly', () => {
    const tally = dramaTally();
    watch(tally, 0, {
      scores: [
        [5, 0, 0],
        [5, 5, 0],
        [5, 5, 6],
        [9, 5, 6],
      ],
      winners: 0b001,
    });
    // A, none alone, C, A.
    expect([...tally.values.leadChanges!.counts]).toEqual([[2, 1]]);
    expect([...tally.values.decided!.counts]).toEqual([[750, 1]]);
    expect([...tally.values.closeness!.counts]).toEqual([[666, 1]]);
  });

  test('a seat that led from the first turn decided it at 0, a tie at the end at 1', () => {
    const tally = dramaTally();
    watch(tally, 0, {
      scores: [
        [1, 0],
        [2, 1],
      ],
      winners: 0b01,
    });
    expect([...tally.values.decided!.counts]).toEqual([[0, 1]]);
    // The tie was broken by something other than the score.
    watch(tally, 1, {
      scores: [
        [1, 0],
        [2, 2],
      ],
      winners: 0b01,
    });
    expect(tally.values.decided!.most).toEqual({ value: 1000, game: 1 });
    expect(tally.values.closeness!.most).toEqual({ value: 1000, game: 1 });
  });

  test('several winners are close, and their tie leaves no doubt; a game without a winner is left out', () => {
    const tally = dramaTally();
    watch(tally, 0, {
      scores: [
        [1, 1],
        [2, 2],
      ],
      winners: 0b11,
    });
    expect([...tally.values.decided!.counts]).toEqual([[0, 1]]);
    expect([...tally.values.closeness!.counts]).toEqual([[1000, 1]]);
    watch(tally, 1, {
      scores: [
        [1, 1],
        [2, 2],
      ],
      winners: 0,
    });
    expect([...tally.values.decided!.counts]).toEqual([[0, 1]]);
    expect([...tally.values.leadChanges!.counts]).toEqual([[0, 2]]);
  });

  test('negative points do not count as close', () => {
    const tally = dramaTally();
    watch(tally, 0, { scores: [[4, -3]], winners: 0b01 });
    expect([...tally.values.closeness!.counts]).toEqual([[0, 1]]);
  });

  test('a turn has a choice if two legal choices do something; ending the turn does not count, returning Waste means spending it', () => {
    const tally = dramaTally();
    watch(tally, 0, {
      scores: Array.from({ length: 5 }, () => [1, 0]),
      winners: 0b01,
      decisions: [
        // One action or the end, then only the end: no choice.
        [
          [0, [0, 1]],
          [1, [1]],
        ],
        // Two actions: a choice.
        [
          [3, [0, 1, 3]],
          [1, [1]],
        ],
        // Returning Waste or ending: no choice, and a turn spent on Waste.
        [[2, [1, 2]]],
        [[4, [3, 4]]],
        // One action or returning Waste: a choice, as the turn can be spent in two ways.
        [
          [0, [0, 1, 2]],
          [1, [1]],
        ],
      ],
    });
    expect(tally.drama).toMatchObject({
      turns: 5,
      decisions: 8,
      parts: { withoutChoice: { hits: 2 }, onWaste: { hits: 1 }, forced: { hits: 3 } },
    });
  });

  test('tallies add up', () => {
    const script: Script = {
      scores: [
        [1, 0],
        [1, 2],
      ],
      winners: 0b10,
    };
    const whole = dramaTally();
    const [a, b] = [dramaTally(), dramaTally()];
    watch(whole, 0, script);
    watch(whole, 1, script);
    watch(a, 0, script);
    watch(b, 1, script);
    mergeTally(b, a);
    expect(b).toEqual(whole);
  });
});

describe('the board', () => {
  /** Cells a, b, c and the sea; rails by cell as bit masks. */
  const boardWith = (start: readonly number[], end: readonly number[]) => {
    let rails = start;
    const board: Board = {
      cells: ['a', 'b', 'c', 'sea'],
      isOpen: (cell) => cell < 3,
      seatsOn: (_s, cell) => rails[cell]!,
      built: (_s, cell) => (cell === 1 ? 2 : 0),
      points: (_s, seat, cell) => (cell === 1 && (rails[1]! >> seat) & 1 ? 4 : 0),
    };
    return { board, finish: () => (rails = end) };
  };

  test('use, contest, income and starts of three games by hand', () => {
    const tally = createBoard(4, 2);
    const ends: [number[], number[], number][] = [
      [[1, 2, 0, 0], [1, 3, 0, 0], 0b01],
      [[1, 2, 0, 0], [1, 2, 0, 0], 0b11],
      [[2, 1, 0, 0], [3, 3, 0, 0], 0b10],
    ];
    ends.forEach(([start, end, winners], index) => {
      const { board, finish } = boardWith(start, end);
      const observer = observeBoard(
        { ...createToy({ game: 'toy', turns: 1 }, 2), winners: () => winners },
        board,
        tally,
      );
      observer.begin?.(s);
      observer.endTurn?.(s, 0);
      finish();
      observer.endTurn?.(s, 1);
      observer.end?.(s, index, 10);
    });
    expect(tally.used).toEqual([3, 3, 0, 0]);
    expect(tally.seats).toEqual([4, 5, 0, 0]);
    expect(tally.contested).toEqual([1, 2, 0, 0]);
    expect(tally.built).toEqual([0, 6, 0, 0]);
    expect(tally.points).toEqual([0, 8 + 4 + 8, 0, 0]);
    expect(tally.example).toEqual([0, 0, -1, -1]);
    // Seat 0 began on a twice and on b once; seat 1 the other way round.
    expect(tally.starts.slice(0, 4)).toEqual([2, 1, 1, 2]);
    // a: seat 0 won game 0 and half of game 1, seat 1 won game 2 from there. b: seat 1 half of game 1.
    expect(tally.startWins.slice(0, 4).map((parts) => parts / 840)).toEqual([1.5, 1, 0, 0.5]);
    const sum = createBoard(4, 2);
    mergeBoard(sum, tally);
    mergeBoard(sum, createBoard(4, 2));
    expect(sum).toEqual(tally);
  });
});

test('cells in use and in contest: of three usable cells two are used, one by both; without a map there is neither', () => {
  const tally = dramaTally();
  const board: Board = {
    cells: ['a', 'b', 'c', 'sea'],
    isOpen: (cell) => cell < 3,
    seatsOn: (_s, cell) => [1, 3, 0, 0][cell]!,
    built: () => 0,
    points: () => 0,
  };
  const toy = createToy({ game: 'toy', turns: 1 }, 2);
  for (const hooks of [{ ...playtestHooks, board }, playtestHooks])
    observeDrama({ ...toy, playtestHooks: hooks }, tally.values, tally.drama!).end?.(s, 0, 10);
  expect([...tally.values.cellsUsed!.counts]).toEqual([[667, 1]]);
  expect([...tally.values.cellsContested!.counts]).toEqual([[500, 1]]);
});

test('measures by round: with two seats, turns 3 and 4 are round 2 and turn 7 is round 4', () => {
  const tally = createTiming(2);
  const counts = [0, 0];
  const game: Game = {
    ...createToy({ game: 'toy', turns: 1 }, 2),
    measure: (_s, seat, m) => (m === 0 ? counts[seat]! : 0),
  };
  const observer = observeTiming(game, tally);
  observer.begin?.(s);
  for (let turn = 0; turn <= 8; turn++) {
    if (turn === 3 || turn === 7) counts[0]!++;
    if (turn === 4) counts[1]! += 1;
    observer.endTurn?.(s, turn);
  }
  expect([...tally[0]!]).toEqual([
    [2, 2],
    [4, 1],
  ]);
  expect(tally[1]!.size).toBe(0);
});
