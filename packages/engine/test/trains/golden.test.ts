// The worked examples of the two rulebooks as records, replayed choice by choice: four players in the OKAZU rulebook, three
// in the French one. Each milestone is what the example says at that point.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  hashState,
  isRecordProblem,
  parseRecord,
  replayRecord,
  type GameRecord,
  type TrainsView,
} from '@railwright/engine';
import { BEGINNERS, gameWith, type GameOptions } from './shipped.ts';

interface Milestone {
  /** The last choice before it, and its number if the choice is repeated. */
  readonly after: string;
  readonly time?: number;
  readonly check: (view: TrainsView) => void;
}

const seat = (view: TrainsView, index: number) => view.seat[index];

const FIRST_PLAYER: readonly Milestone[] = [
  { after: 'rail E6', check: (v) => expect([v.coins, seat(v, 0).gained]).toEqual([0, { waste: 1 }]) },
  { after: 'rail D6', check: (v) => expect([v.coins, seat(v, 0).gained]).toEqual([0, { waste: 2 }]) },
  {
    after: 'station D6',
    check: (v) => expect([v.stations, seat(v, 0).gained]).toEqual([{ D6: 1 }, { waste: 3 }]),
  },
  {
    after: 'end',
    check: (v) => {
      expect(seat(v, 0).discard).toEqual({
        'lay-rails': 2,
        'normal-train': 2,
        'station-expansion': 1,
        waste: 3,
      });
      expect(seat(v, 0).hand).toEqual({ 'normal-train': 5 });
      expect(seat(v, 0).deckSize).toBe(0);
    },
  },
];
const SECOND_PLAYER: readonly Milestone[] = [
  {
    after: 'buy amusement-park',
    check: (v) => expect(seat(v, 1).gained).toEqual({ waste: 1, 'amusement-park': 1 }),
  },
  { after: 'rail C5', check: (v) => expect([v.coins, seat(v, 1).gained]).toEqual([0, { waste: 2 }]) },
  {
    after: 'buy conductors-station',
    check: (v) => expect([v.coins, v.supply['conductors-station']]).toEqual([0, 9]),
  },
];

function load(name: string): GameRecord {
  const parsed = parseRecord(
    JSON.parse(readFileSync(join(import.meta.dirname, 'golden', `${name}.json`), 'utf8')),
  );
  if (isRecordProblem(parsed)) throw new Error(parsed.message);
  return parsed;
}

function indexOf(record: GameRecord, milestone: Milestone): number {
  let left = milestone.time ?? 1;
  const index = record.choices.findIndex((choice) => choice === milestone.after && --left === 0);
  if (index < 0) throw new Error(`the record has no "${milestone.after}"`);
  return index + 1;
}

function example(name: string, options: GameOptions, milestones: readonly Milestone[], hash: string): void {
  describe(name, () => {
    const record = load(name);
    const game = gameWith({ ...options, market: BEGINNERS, seats: record.seats });

    test.each(milestones.map((m) => [`${m.after}${m.time ? ` (${m.time})` : ''}`, m] as const))(
      'after "%s"',
      (_, m) => {
        const replay = replayRecord(game, record, { at: indexOf(record, m) });
        expect(replay.problem).toBeUndefined();
        m.check(game.viewFor(replay.state, undefined));
      },
    );

    test('ends in the same position on every machine', () => {
      const replay = replayRecord(game, record);
      expect(replay.problem).toBeUndefined();
      expect(hashState(replay.state)).toBe(hash);
    });
  });
}

example(
  'okazu-four-players',
  { rules: 'okazu-2012' },
  [
    ...FIRST_PLAYER,
    ...SECOND_PLAYER,
    { after: 'rail H2', check: (v) => expect([v.coins, seat(v, 3).gained]).toEqual([0, { waste: 1 }]) },
    { after: 'buy landfill', check: (v) => expect(seat(v, 3).gained).toEqual({ waste: 2, landfill: 1 }) },
    {
      after: 'buy dump-site',
      check: (v) => expect([v.coins, seat(v, 0).gained]).toEqual([0, { 'dump-site': 1 }]),
    },
    // Gray spends three coins on the train; Red pays one for the river first.
    {
      after: 'buy express-train',
      check: (v) =>
        expect([v.active, v.coins, seat(v, 2).gained]).toEqual([2, 0, { waste: 2, 'express-train': 1 }]),
    },
    { after: 'rail F2', check: (v) => expect(v.coins).toBe(0) },
    {
      after: 'buy express-train',
      time: 2,
      check: (v) => expect(seat(v, 3).gained).toEqual({ waste: 1, 'express-train': 1 }),
    },
    {
      after: 'end',
      time: 8,
      check: (v) => expect([v.turn, v.supply['waste'], seat(v, 3).handSize]).toEqual([9, 58, 5]),
    },
  ],
  '7bd0fdadb4247430',
);

example(
  'filosofia-three-players',
  { rules: 'aeg-2013' },
  [
    ...FIRST_PLAYER,
    ...SECOND_PLAYER,
    {
      after: 'buy amusement-park',
      time: 2,
      check: (v) => expect(seat(v, 2).gained).toEqual({ waste: 1, 'amusement-park': 1 }),
    },
    { after: 'rail D4', check: (v) => expect([v.coins, seat(v, 2).gained]).toEqual([0, { waste: 2 }]) },
    {
      after: 'buy express-train',
      check: (v) => expect(seat(v, 2).gained).toEqual({ waste: 2, 'express-train': 1 }),
    },
    {
      after: 'end',
      time: 6,
      check: (v) => expect([v.turn, v.supply['waste'], seat(v, 2).handSize]).toEqual([7, 61, 5]),
    },
  ],
  '080f8b250524e143',
);
