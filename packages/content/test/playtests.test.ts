// Games that people played, as files of a pack: written, read back, and compared with their setup.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import fc from 'fast-check';
import { createGame, hashState, makeRecord, type GameRecord } from '@railwright/engine';
import { gamesVersion } from '@railwright/engine/program';
import { listPlaytests, loadContent, memorySource, resolveSetup, type Content } from '../src/index.ts';
import { writePlaytest } from '@railwright/content/playtest';
import { readData } from '../src/yaml/read-leniently.ts';

const BASE = join(import.meta.dirname, 'errors', 'base');
const FILES = ['pack.yaml', 'cards/cards.yaml', 'maps/mini.yaml', 'rules/mini.yaml', 'setups/mini.yaml'];

const load = (playtests: Readonly<Record<string, string>> = {}): Promise<Content> =>
  loadContent(
    memorySource({
      ...Object.fromEntries(FILES.map((path) => [path, readFileSync(join(BASE, path), 'utf8')])),
      ...playtests,
    }),
  );

/** A game of a few choices, not played to its end. */
async function someRecord(): Promise<GameRecord> {
  const resolved = resolveSetup(await load(), 'mini');
  if (!resolved.ok) throw new Error(JSON.stringify(resolved.diagnostics));
  const { definition, id, hash, options } = resolved.setup;
  const game = createGame(definition, 2);
  const s = game.createState();
  game.start(s, 7);
  const choices = ['start A1', 'start A2'];
  for (const choice of choices) game.applyChoice(s, game.parseChoice(s, choice));
  expect(hashState(s)).not.toBe('');
  return makeRecord(game, s, 7, choices, { setup: id, content: hash, options, engine: gamesVersion() });
}

const codesOf = ({ diagnostics }: Content): string[] => diagnostics.map(({ code }) => code);

it('a playtest is read back as it was written', async () => {
  const record = await someRecord();
  const said = { at: 2, seat: 1, about: { cell: 'A3' }, text: 'yes\n- no: "never" # <b>\u2028' };
  const data = { format: 1, setup: 'mini', seats: [{ name: 'on' }, {}], notes: [said], record };
  const content = await load({ 'playtests/first.yaml': writePlaytest(data) });
  expect(codesOf(content)).toEqual([]);
  expect(listPlaytests(content)).toEqual([
    {
      ...{ file: 'playtests/first.yaml', pack: 'mini', setup: 'mini/mini', map: 'mini/mini' },
      ...{ cards: new Map(), data, record },
    },
  ]);
});

it('any text is read back as it was written', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary-ascii' }), fc.string({ unit: 'grapheme' }), (a, b) => {
      const written = writePlaytest({ format: 1, setup: a, notes: [{ text: b }], seats: [] }, 'x.json');
      expect(readData(written)).toEqual({ format: 1, setup: a, notes: [{ text: b }], seats: [] });
    }),
  );
});

it('a record that was edited is an error, and one of another version is history', async () => {
  const record = await someRecord();
  const found = async (changes: object): Promise<readonly string[]> =>
    codesOf(
      await load({
        'playtests/a.yaml': writePlaytest({ format: 1, setup: 'mini', record: { ...record, ...changes } }),
      }),
    );
  expect(await found({})).toEqual([]);
  expect(await found({ choices: ['start A1', 'start Z9'] })).toEqual(['playtest-record']);
  expect(await found({ choices: ['start A1', 'start Z9'], engine: '0.0.1' })).toEqual(['playtest-outdated']);
  expect(await found({ content: '0'.repeat(32) })).toEqual(['playtest-outdated']);
  expect(await found({ seats: 8 })).toEqual(['playtest-outdated']);
  expect(await found({ setup: 'mini/other' })).toEqual(['playtest-outdated']);
  expect(await found({ options: { map: 5 } })).toEqual(['playtest-record']);
});

it('a file with errors is no playtest; an earlier version of the setup leaves it one', async () => {
  const record = { ...(await someRecord()), content: '0'.repeat(32) };
  const text = writePlaytest({ format: 1, setup: 'mini', record });
  const content = await load({ 'playtests/old.yaml': text, 'playtests/bad.yaml': `${text}minuts: 5\n` });
  expect(listPlaytests(content).map(({ file }) => file)).toEqual(['playtests/old.yaml']);
});
