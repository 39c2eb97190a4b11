// Measurements of a newly trained player: an answer to it and a search guided by it, kept in its file.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { parsePlayer, SETTINGS } from '@railwright/playtest';
import { openThreads } from '@railwright/playtest/node';
import { expect, onTestFinished, test } from 'vitest';
import { exploitationDocument } from '@railwright/report/documents';
import { formatDocument } from '../src/document-text.ts';
import { findSetup, loadForPlay } from '../src/content/setup.ts';
import { lessonsOf } from '../src/learn/lessons.ts';
import { runLearning } from '../src/learn/run-learning.ts';
import { savePlayer } from '../src/learn/save-player.ts';
import { asWitnesses, findWitnesses } from '../src/learn/witnesses.ts';
import { makeFolder } from './run-cli.ts';

const SETUP = 'homebrew-fenland/fenland-duel';

test('an answer and a search guided by the player are measured against it and reported', async () => {
  const cwd = makeFolder();
  const content = await loadForPlay(undefined);
  const setup = findSetup(content, SETUP, {});
  const lessons = lessonsOf(setup, [2]);
  const file = join(cwd, 'duel.player');
  const executor = openThreads(2);
  onTestFinished(() => executor.close());
  const plan = {
    tables: lessons.tables,
    seed: 1,
    settings: { ...SETTINGS, decisions: 1600 },
    budget: { games: 8 },
  };
  const { learned } = await runLearning({ plan, lessons, file, executor, show: false });
  const saved = { file, lessons, plan, learned, strength: [] };
  await savePlayer(saved);
  const games = { answer: 8, heldOut: 20, search: 2 };
  const beaten = await findWitnesses(lessons, file, { seed: 1, executor, show: false, games });
  expect(beaten).toMatchObject({
    exploitation: { player: 'duel', setup: SETUP, seats: 2, wins: { of: 20 } },
    search: { against: 'duel', seats: 2, games: 2 },
  });
  const text = stripVTControlCharacters(formatDocument(exploitationDocument(setup, beaten!.exploitation)));
  expect(text.replaceAll(/\s+/g, ' ')).toMatch(/how far duel can be beaten/);
  const { answer, search } = asWitnesses(beaten!);
  expect(answer).toMatchObject({ against: 'duel', games: 20, won: beaten!.exploitation.wins.share });
  expect(search).toEqual(beaten!.search);
  await savePlayer({ ...saved, witnesses: asWitnesses(beaten!) });
  const parsed = parsePlayer(readFileSync(file));
  expect(parsed.ok && parsed.player.header.witnesses).toEqual({ answer, search });
});
