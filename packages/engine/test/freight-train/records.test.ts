// Whole games as golden records, one for each number of seats and each end: what they replay to must not change without a
// new engine version.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isRecordProblem, parseRecord, replayRecord, type GameEvent } from '@railwright/engine';
import { standardGame } from './standard.ts';

const folder = new URL('./records/', import.meta.url);
/** Filled only when all sidings are empty, so that yards run dry before the Trains Leave card appears. */
const DRY = { mainYard: { sidings: 5, spaces: 5, fillWhenEmpty: 5 } };

test.each(readdirSync(folder))('%s replays to its end', (name) => {
  const record = parseRecord(JSON.parse(readFileSync(new URL(name, folder), 'utf8')));
  if (isRecordProblem(record)) throw new Error(record.message);
  const game = standardGame(record.seats, name.startsWith('nobody-can-act') ? DRY : {});
  const events: GameEvent[] = [];
  const replay = replayRecord(game, record, { events });
  expect(replay.problem).toBeUndefined();
  expect(replay.applied).toBe(record.choices.length);
  expect(record.final).toBeDefined();
  expect(name.startsWith(game.endReason(replay.state) ?? 'unfinished')).toBe(true);
  expect(events.filter((event) => event.type === 'day-end')).toHaveLength(3);
  expect(events.at(-record.seats - 1)).toMatchObject({ type: 'end', reason: game.endReason(replay.state) });
});
