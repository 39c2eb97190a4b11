// Games of people beside games of bots: recorded games give the figures that they had when they were played.
import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { createRandomBot, plainBot } from '@railwright/bots';
import type { GameRecord } from '@railwright/engine';
import {
  answersTo,
  batchOfPeople,
  comparePeople,
  playChunk,
  tallyRecords,
  type Batch,
} from '../src/index.ts';
import { createToy, type ToyDefinition } from './toy-game.ts';

const TOY: ToyDefinition = { game: 'toy', turns: 10 };
const game = createToy(TOY, 2);

function batch(games: number, first = 0): Batch {
  return {
    definition: TOY,
    source: { setup: 'toys/toy', content: 'abc' },
    ...{ seats: 2, games, first, seed: 4, bots: [plainBot('a'), plainBot('a')] },
    gather: ['drama', 'outcomes'],
  };
}

function play(asked: Batch) {
  const records: GameRecord[] = [];
  const chunk = { index: 0, first: asked.first, games: asked.games };
  const result = playChunk(
    game,
    asked,
    chunk,
    (_game, _bot, seed) => createRandomBot(seed),
    (record) => records.push(record),
  );
  if (result.kind !== 'played') throw new Error(result.fault.message);
  return { records, tally: result.tally };
}

test('recorded games are counted as when they were played', () => {
  const { records, tally } = play(batch(30));
  const again = tallyRecords(game, batchOfPeople(batch(1), records.length), records);
  expect(again.outcomes).toEqual(tally.outcomes);
  expect(again.drama).toEqual(tally.drama);
  expect(again.ends).toEqual(tally.ends);
});

test('a record with another choice, or of an unfinished game, is not counted', () => {
  const { records } = play(batch(1));
  const [record] = records as [GameRecord];
  const asked = batchOfPeople(batch(1), 1);
  const cut = { ...record, choices: record.choices.slice(0, -1) };
  expect(() => tallyRecords(game, asked, [cut])).toThrow(/not over/);
  const odd = { ...record, choices: ['fly', ...record.choices] };
  expect(() => tallyRecords(game, asked, [odd])).toThrow(/not a choice/);
});

test('games of one kind of player differ in nothing, whoever they are, and the result has its schema', () => {
  const own = play(batch(12));
  const bots = play(batch(300, 1000));
  const people = batchOfPeople(batch(1), 12);
  const group = comparePeople(
    { batch: people, game, tally: tallyRecords(game, people, own.records) },
    { batch: batch(300, 1000), game, tally: bots.tally },
    { botSeats: 3, minutes: [20, 40] },
  );
  expect(group).toMatchObject({ games: 12, botGames: 300, botSeats: 3, minutes: { count: 2, mean: 30 } });
  expect(group.figures.length).toBeGreaterThan(5);
  expect(group.figures.filter(({ stands }) => stands)).toEqual([]);
  const taken = group.figures.find(({ figure }) => figure === 'taken:two');
  expect(taken?.people.interval?.low).toBeLessThan(taken?.bots.interval?.low ?? 0);
  const [wins] = group.winsBySeat;
  expect((wins?.people.high ?? 0) - (wins?.people.low ?? 0)).toBeGreaterThan(0.4);
  const schema = new URL('../../../schemas/games-result.schema.json', import.meta.url);
  const validate = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(
    JSON.parse(readFileSync(schema, 'utf8')) as object,
  );
  const answers = [answersTo({ ...ASKED, kind: 'scale' }, [{ file: 'a.yaml', value: 4 }])];
  validate({ format: 1, groups: [group], leftOut: [], answers, notes: [] });
  expect(validate.errors).toBeNull();
});

const ASKED = { setup: 'toys/toy', question: 'fun', text: 'Fun?', options: [] };
const given = (...values: readonly (string | number | boolean)[]) =>
  values.map((value) => ({ file: 'a.yaml', value }));

test('answers are counted by the kind of their question', () => {
  const scale = answersTo({ ...ASKED, kind: 'scale' }, given(5, 5, 5));
  expect(scale.mean).toMatchObject({ count: 3, mean: 5 });
  // Three times the best says little yet.
  expect(scale.mean?.interval?.low).toBeLessThan(3);
  expect(scale.mean?.interval?.high).toBe(5);
  const choice = answersTo({ ...ASKED, kind: 'choice', options: ['early', 'late'] }, given('late', 'late'));
  expect(choice.shares.map(({ value, share }) => [value, share.count])).toEqual([
    ['early', 0],
    ['late', 2],
  ]);
  expect(answersTo({ ...ASKED, kind: 'yes-no' }, given(true, false, true)).shares[0]?.share.count).toBe(2);
  expect(answersTo({ ...ASKED, kind: 'text' }, given('More trains.')).texts).toEqual([
    { file: 'a.yaml', text: 'More trains.' },
  ]);
  expect(answersTo({ ...ASKED, kind: 'scale' }, []).mean).toEqual({ count: 0, mean: 0, interval: null });
});
