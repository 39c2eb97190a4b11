// Panels in this thread.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { base64Of, plainBot } from '@railwright/bots';
import { loadContent, resolveSetup } from '@railwright/content';
import { folderSource } from '@railwright/content/node';
import type { PanelComparison, PanelResult } from '@railwright/playtest';
import type { PanelRequest, StudyNews } from '@railwright/studies';
import { checkRequest } from '@railwright/studies/check';
import { beforeAll, expect, test } from 'vitest';
import { playHere } from './local-host.ts';

let job: PanelRequest;

beforeAll(async () => {
  const content = await loadContent(folderSource(join(import.meta.dirname, '../../../../../../content')));
  const found = resolveSetup(content, 'trains/osaka-beginners');
  if (!found.ok) throw new Error('The setup is broken.');
  const { definition, hash, options } = found.setup;
  job = {
    kind: 'panel',
    definition,
    source: { setup: 'trains/osaka-beginners', content: hash, options },
    ...{ seats: 2, seed: 1, own: 8, pair: 4 },
    sources: { learned: [], personas: [], styles: [plainBot('heuristic'), plainBot('random')] },
  };
}, 120_000);

const shownOf = (said: readonly StudyNews[]) => said.filter((news) => news.kind === 'shown');

test('a panel gives its answers once, at the end, and reports progress on the way', async () => {
  const said = await playHere(job);
  const shown = shownOf(said);
  expect(shown).toHaveLength(1);
  const { value, progress } = shown[0]!;
  const { panel, games, findings } = value as PanelResult;
  expect(panel.map(({ name }) => name)).toEqual(['heuristic', 'random']);
  // All members were tried first.
  expect(progress.played).toBeGreaterThan(games);
  expect(progress.games).toBe(progress.played);
  expect(new Set(findings.map(({ answer }) => answer))).toEqual(new Set(['cannot-say']));
  const steps = said.filter((news) => news.kind === 'progress').map((news) => news.progress.played);
  expect(steps.length).toBeGreaterThan(2);
  expect(steps).toEqual(steps.toSorted((a, b) => a - b));
  expect(said.at(-1)).toEqual({ kind: 'ended', complete: true, trouble: '' });
});

test('its answers depend on the seed alone', async () => {
  const [first, again] = [await playHere(job), await playHere(job)].map((said) => shownOf(said)[0]?.value);
  expect(first).toEqual(again);
});

test('a panel stopped halfway has no answers', async () => {
  const stop = new AbortController();
  const said = await playHere({ ...job, own: 4000 }, stop.signal, ({ kind }) => {
    if (kind === 'progress') stop.abort();
  });
  expect(shownOf(said)).toEqual([]);
  expect(said.at(-1)).toMatchObject({ kind: 'ended', complete: false, trouble: '' });
});

test('a player that cannot play the game ends it with the reason', async () => {
  const sources = { ...job.sources, styles: [plainBot('nobody')] };
  const said = await playHere({ ...job, sources });
  expect(said.at(-1)).toMatchObject({ kind: 'ended', complete: false });
  expect(JSON.stringify(said.at(-1))).toMatch(/The panel could not play: .*nobody/);
});

test('input from a page is checked: a panel without players, too many games, an invalid panel', () => {
  expect(checkRequest(job)).toBe(job);
  expect(checkRequest({ ...job, sources: { learned: [], personas: [], styles: [] } })).toBe(
    'A panel needs at least one player.',
  );
  expect(checkRequest({ ...job, own: 1e9 })).toBe('This is not a playtest: /own is wrong.');
  expect(checkRequest({ ...job, sources: undefined })).toMatch(/^This is not a playtest/);
});

test('the first answer comes from the best player, and players learn the setup on request', async () => {
  const player = join(import.meta.dirname, '../../../../../../content/trains/players/any-market.player');
  const learned = [{ name: 'any-market', bot: 'learned', player: base64Of(readFileSync(player)) }];
  const said = await playHere({
    ...job,
    sources: { ...job.sources, learned },
    lessons: { strong: 2, games: 20, answers: 0, preferences: [], closer: false },
  });
  const [first, last, ...more] = shownOf(said).map(({ value }) => value as PanelResult);
  expect(more).toEqual([]);
  expect(first!.panel.map(({ name }) => name)).toEqual(['any-market']);
  expect(last!.panel.map(({ name }) => name)).toEqual(expect.arrayContaining(['learned 1', 'heuristic']));
  expect(last!.trust[0]).toContain('learned this setup from');
  const stages = said.flatMap((news) => (news.kind === 'stage' ? [news.stage] : []));
  expect(stages).toEqual(['Players are learning: learned 1, learned 2.', '']);
}, 120_000);

test('learning stops between two rounds', async () => {
  const stop = new AbortController();
  const lessons = { strong: 1, games: 100_000, answers: 0, preferences: [], closer: false };
  const said = await playHere({ ...job, lessons }, stop.signal, (news) => {
    if (news.kind === 'stage') stop.abort();
  });
  expect(shownOf(said)).toEqual([]);
  expect(said.at(-1)).toMatchObject({ kind: 'ended', complete: false, trouble: '' });
}, 60_000);

test('a change is judged by players that learn both versions, after a first impression from one that learned neither', async () => {
  const player = join(import.meta.dirname, '../../../../../../content/trains/players/any-market.player');
  const learned = [{ name: 'any-market', bot: 'learned', player: base64Of(readFileSync(player)) }];
  const lessons = { strong: 1, games: 20, answers: 0, preferences: [], closer: false };
  const { kind: _kind, ...asked } = job;
  const a = { ...asked, sources: { ...job.sources, learned }, lessons };
  const b = { ...a, source: { ...a.source, content: 'changed' } };
  const change = { kind: 'change' as const, a, b, versions: { a: 'before', b: '' } };
  expect(checkRequest(change)).toBe(change);
  const said = await playHere(change);
  const [first, last, ...more] = shownOf(said).map(({ value }) => value as PanelComparison);
  expect(more).toEqual([]);
  expect([first!.isLearned, last!.isLearned]).toEqual([false, true]);
  // It is the same game, by the same player, from the same deals.
  expect(new Set(first!.changes.map(({ before, after }) => after - before))).toEqual(new Set([0]));
  expect(last!.b.content).toBe('changed');
  // One sentence for both versions, which are learned one after the other.
  expect(said.filter((news) => news.kind === 'stage' && news.stage !== '')).toHaveLength(1);
}, 240_000);
