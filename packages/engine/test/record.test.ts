// What is not a record is refused with the field that is wrong, whatever it holds.
import { expect, test } from 'vitest';
import { isRecordProblem, parseRecord, replayRecord, type GameRecord } from '@railwright/engine';
import { gameWith } from './trains/shipped.ts';

const RECORD: GameRecord = {
  format: 1,
  engine: '0.1.0',
  generator: 'sfc32',
  game: 'trains',
  setup: 'trains/test',
  content: 'c',
  seats: 2,
  seed: 1,
  choices: [],
};

test.each([
  ['format', 2],
  ['engine', null],
  ['setup', {}],
  ['seats', -2],
  ['seats', 1.5],
  ['seed', 2 ** 40],
  ['choices', 'end'],
  ['choices', [1]],
  ['players', [1, {}]],
  ['players', 'ab'],
  ['options', null],
  ['options', [1]],
  ['final', null],
  ['final', { hash: 'x', end: 'rails', scores: [{}] }],
  ['final', { hash: 'x', scores: [1, 2] }],
])('a record with %s %j is refused', (field, value) => {
  const parsed = parseRecord(JSON.parse(JSON.stringify({ ...RECORD, [field]: value })));
  if (!isRecordProblem(parsed)) throw new Error('taken for a record');
  expect(parsed.code).toBe('record-shape');
  expect(parsed.message).toContain(field);
});

test('a choice without end is cut short in the message', () => {
  const { problem } = replayRecord(gameWith(), { ...RECORD, choices: ['x'.repeat(100_000)] });
  expect(problem?.code).toBe('record-choice');
  expect(problem?.message.length).toBeLessThan(200);
});
