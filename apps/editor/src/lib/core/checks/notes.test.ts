// What the worker tells of games that people played, and which game it opens.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadContent, overlaySource } from '@railwright/content';
import { folderSource } from '@railwright/content/node';
import { createGame, replayRecord } from '@railwright/engine';
import { gamesVersion } from '@railwright/engine/program';
import { expect, test } from 'vitest';
import { notedGames, openGame } from './notes.ts';

const CONTENT = fileURLToPath(new URL('../../../../../../content', import.meta.url));
const FILE = 'homebrew-fenland/playtests/two-bots.yaml';
const read = (path: string): string => readFileSync(`${CONTENT}/${path}`, 'utf8');

/** The shipped content with other texts. */
const content = (texts: Readonly<Record<string, string>> = {}) =>
  loadContent(
    overlaySource(
      folderSource(CONTENT, { prefix: '' }),
      new Map(Object.entries(texts).map(([path, text]) => [path, new TextEncoder().encode(text)])),
    ),
    { skip: ['tests'] },
  );

test('cards and maps are named as pack/id, whatever the file calls them', async () => {
  const { games, setups } = notedGames(await content(), () => false);
  expect(games).toMatchObject([
    { file: FILE, setup: 'homebrew-fenland/fenland-duel', map: 'homebrew-fenland/fenland' },
  ]);
  expect(games[0]?.notes.flatMap(({ card }) => card ?? [])).toEqual([
    { id: 'homebrew-fenland/dredger', name: 'Dredger' },
  ]);
  expect(setups.get('homebrew-fenland/fenland-duel')?.questions.map(({ id }) => id)).toContain('fun');
  expect(notedGames(await content(), () => true).games).toEqual([]);
});

test('the game of a file is opened as it was played', async () => {
  const opened = openGame(await content(), FILE);
  if (opened.kind !== 'shown') throw new Error(opened.reason);
  expect(opened.changed).toBeUndefined();
  const { definition } = JSON.parse(opened.json) as { definition: Parameters<typeof createGame>[0] };
  const program = gamesVersion();
  expect(replayRecord(createGame(definition, 2), opened.record, { program }).problem).toBeUndefined();
});

test('of a game of an earlier version, the part that can still be played is opened, and a sentence says why', async () => {
  const rules = 'homebrew-fenland/rules/fenland.yaml';
  const opened = openGame(await content({ [rules]: read(rules).replace('rails: 14', 'rails: 3') }), FILE);
  if (opened.kind !== 'shown') throw new Error(opened.reason);
  expect(opened.changed).toMatch(/another version of homebrew-fenland\/fenland-duel\. .* Only the first \d+/);
  expect(opened.record.content).toBe(opened.hash);
  const { definition } = JSON.parse(opened.json) as { definition: Parameters<typeof createGame>[0] };
  const program = gamesVersion();
  expect(replayRecord(createGame(definition, 2), opened.record, { program }).problem).toBeUndefined();
  expect(opened.record.choices.length).toBeGreaterThan(5);
});

test('a game that cannot be shown is refused with the reason', async () => {
  const setup = 'homebrew-fenland/setups/fenland-duel.yaml';
  const reason = async (texts: Readonly<Record<string, string>>) => {
    const opened = openGame(await content(texts), FILE);
    return opened.kind === 'refused' ? opened.reason : '';
  };
  expect(
    await reason({ [setup]: read(setup).replace('max: 3, default: 2', 'min: 3, max: 3, default: 3') }),
  ).toContain('is for 3 to 3');
  expect(await reason({ [setup]: read(setup).replace('map: fenland', 'map: fenlnd') })).toContain('fenlnd');
  expect(
    await reason({ [FILE]: read(FILE).replace('format: 1\nsetup', 'format: 1\nsetpu: 1\nsetup') }),
  ).toContain('has errors');
});
