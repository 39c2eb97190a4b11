// An invalid record is rejected with the field that is wrong, whatever it contains.
import { expect, test } from 'vitest';
import {
  checkRecordHeader,
  hashState,
  isRecordProblem,
  Match,
  parseRecord,
  replayRecord,
  type GameRecord,
} from '@railwright/engine';
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
  ['hash', 5],
  ['options', null],
  ['options', [1]],
  ['final', null],
  ['final', { hash: 'x', end: 'rails', scores: [{}] }],
  ['final', { hash: 'x', scores: [1, 2] }],
  ['players', ['Ann']],
  ['players', ['Ann', 'Bob', 'Eve']],
  ['winner', 1],
  ['__proto__', {}],
  ['final', { hash: 'x', end: 'rails', scores: [1, 2], winners: [0] }],
])('a record with %s %j is refused', (field, value) => {
  const parsed = parseRecord(
    JSON.parse(`{${JSON.stringify(RECORD).slice(1, -1)},${JSON.stringify(field)}:${JSON.stringify(value)}}`),
  );
  if (!isRecordProblem(parsed)) throw new Error('taken for a record');
  expect(parsed.code).toBe('record-shape');
  expect(parsed.message).toContain(field);
});

test('an endless choice is cut short in the message', () => {
  const { problem } = replayRecord(gameWith(), { ...RECORD, choices: ['x'.repeat(100_000)] });
  expect(problem?.code).toBe('record-choice');
  expect(problem?.message.length).toBeLessThan(200);
});

/** A game to its end, by the first legal choice or the last. */
function played(): GameRecord {
  const match = new Match(gameWith(), 1);
  for (let legal = match.legal(); legal.length > 0; legal = match.legal())
    match.choose(legal.at(match.length % 3 === 0 ? 0 : -1)!);
  return match.record({ engine: '1', setup: 'trains/test', content: 'c', players: ['Ann', 'Bob'] });
}

test.each<[string, (record: GameRecord) => GameRecord, string]>([
  ['end', (r) => ({ ...r, final: { ...r.final!, end: 'landslide' } }), 'landslide'],
  ['scores', (r) => ({ ...r, final: { ...r.final!, scores: [99, ...r.final!.scores.slice(1)] } }), 'and 99'],
  ['hash', (r) => ({ ...r, final: { ...r.final!, hash: '0123' } }), '0123'],
  ['last choice', (r) => ({ ...r, choices: r.choices.slice(0, -1) }), 'is not over'],
  ['end that is not stated', ({ final: _final, ...r }) => r, 'states no end'],
  ['choice after the end', (r) => ({ ...r, choices: [...r.choices, 'end'] }), 'over after'],
])('a record with another %s is not verified', (_what, change, reason) => {
  const record = played();
  expect(replayRecord(gameWith(), record).problem).toBeUndefined();
  const { problem } = replayRecord(gameWith(), change(record));
  expect(problem?.message).toContain(reason);
});

test('of a record of another program, the end and the scores count, and not the hash', () => {
  const record = played();
  const other = { ...record, final: { ...record.final!, hash: '0123' } };
  expect(replayRecord(gameWith(), other, { program: '2' }).problem).toBeUndefined();
  expect(replayRecord(gameWith(), other, { program: '1' }).problem?.message).toContain('0123');
  const scored = { ...other, final: { ...other.final, scores: [99, ...other.final.scores.slice(1)] } };
  expect(replayRecord(gameWith(), scored, { program: '2' }).problem?.message).toContain('and 99');
});

test('an unfinished record states where it stands, and is refused if it leads elsewhere', () => {
  const match = new Match(gameWith(), 1);
  for (let i = 0; i < 20; i++) match.choose(match.legal()[0]);
  const record = match.record({ engine: '1', setup: 'trains/test', content: 'c' });
  expect(isRecordProblem(parseRecord(record))).toBe(false);
  expect(replayRecord(gameWith(), record).problem).toBeUndefined();
  for (const changed of [
    { ...record, seed: 2 },
    { ...record, choices: record.choices.slice(0, -1) },
  ])
    expect(replayRecord(gameWith(), changed).problem).toMatchObject({
      code: expect.stringMatching(/^record-(final|choice)$/) as string,
    });
});

test('an unfinished record ends where its choices end', () => {
  const { final: _final, ...record } = played();
  const half = { ...record, choices: record.choices.slice(0, 20) };
  const { problem, state } = replayRecord(gameWith(), half);
  expect(problem).toBeUndefined();
  expect(hashState(state)).toMatch(/^[0-9a-f]+$/);
});

const CONTENT = {
  setup: 'trains/test',
  content: 'c',
  options: { rules: 'trains/a', market: ['landfill', 'viaduct'], marketSeed: 7 },
};

test.each<[Partial<GameRecord>, string | undefined]>([
  [{}, undefined],
  [{ options: CONTENT.options }, undefined],
  [{ options: { marketSeed: 7 } }, undefined],
  [{ options: { marketSeed: 8 } }, 'another "marketSeed" than its game has, which is 7.'],
  [{ options: { marketSeed: '7' } }, 'marketSeed'],
  [{ options: { rules: 'trains/b' } }, 'another "rules" than its game has, which is trains/a.'],
  [{ options: { market: ['landfill', 'tunnel'] } }, 'which is landfill, viaduct.'],
  [{ options: { market: ['landfill'] } }, 'market'],
  [{ options: { market: 'landfill' } }, 'market'],
  [{ options: { map: 'trains/tokyo' } }, 'an option "map", which its game does not have'],
  [{ options: { toString: 'x' } }, 'an option "toString"'],
  [{ setup: 'trains/other' }, 'setup trains/other'],
  [{ content: 'd' }, 'has changed'],
  [{ engine: '9.9.9' }, undefined],
  [{ generator: 'mulberry32' }, 'the random numbers of mulberry32'],
  [{ seats: 3 }, '3 seats'],
])('the header %j is compared with the game', (change, reason) => {
  const problem = checkRecordHeader(gameWith(), CONTENT, { ...RECORD, ...change });
  if (reason === undefined) expect(problem).toBeUndefined();
  else expect(problem?.message).toContain(reason);
});
