import { plainBot } from '@railwright/bots';
import { loadContent, makeBundle, resolveSetup } from '@railwright/content';
import { folderSource } from '@railwright/content/node';
import { createGame, type TrainsDefinition } from '@railwright/engine';
import {
  GATHERINGS,
  localExecutor,
  summarize,
  type Batch,
  type SimulationResult,
} from '@railwright/playtest';
import { expect, test } from 'vitest';
import { simulationDocument, type ReportData } from '../src/documents.ts';
import { toCsv, toHtml as htmlOf, toMarkdown as markdownOf } from '../src/index.ts';
import { exampleGames, findings, itemWords, packJson, type LinkedGames } from '../src/words.ts';

const toHtml = (data: ReportData, games?: LinkedGames) => htmlOf(simulationDocument(data), games);
const toMarkdown = (data: ReportData) => markdownOf(simulationDocument(data));

const content = await loadContent([folderSource(new URL('../../../content', import.meta.url).pathname)]);
const resolution = resolveSetup(content, 'trains/tokyo-beginners');
if (!resolution.ok) throw new Error('no setup');
const { setup } = resolution;
const definition = setup.definition as TrainsDefinition;
const game = createGame(definition, 2);
const batch: Batch = {
  definition,
  source: { setup: setup.id, content: setup.hash },
  seats: 2,
  games: 12,
  first: 0,
  seed: 5,
  bots: [plainBot('eager'), plainBot('random')],
  gather: [...GATHERINGS],
};
const run = await localExecutor().runBatch(batch, game);
const result: SimulationResult = summarize(batch, game, run);
const data: ReportData = {
  title: 'A <b>bold</b> & "quoted" title',
  result,
  command: "railwright simulate 'a b'",
  nameOf: (item) => item,
  map: definition.map,
};

test('a page has every section, is self-contained, and shows names as text', () => {
  const page = toHtml(data);
  for (const id of ['wins', 'length', 'drama', 'map', 'measure-gained', 'measure-played', 'figures', 'again'])
    expect(page).toContain(`<section id="${id}">`);
  expect(page).toContain('<h1>A &lt;b&gt;bold&lt;/b&gt; &amp; &quot;quoted&quot; title</h1>');
  expect(page).not.toMatch(/<(script|link|img)[^>]*(src|href)=|@import|url\(http/);
  expect(page).toContain('href="#wins"');
  expect(page).toContain('railwright simulate &#39;a b&#39;');
});

test('each id of a page is unique, and each reference leads to one', () => {
  const page = toHtml(data);
  const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const used = [...page.matchAll(/(?:url\(#|href="#)([^)"]+)/g)].map(([, id]) => id);
  expect(used.length).toBeGreaterThan(10);
  expect(used.filter((id) => !ids.includes(id))).toEqual([]);
});

test('only pictures as wholes have names, and what scrolls can be reached with the keyboard', () => {
  const page = toHtml(data);
  expect(page).toMatch(/<svg[^>]* aria-label="/);
  expect(page).not.toMatch(/<g\b[^>]* aria-label=/);
  const scrolling = page.match(/<div class="(scroll|map)"[^>]*>/g) ?? [];
  expect(scrolling.length).toBeGreaterThan(3);
  for (const part of scrolling) expect(part).toContain('tabindex="0"');
});

test('figures link to the games that show them', async () => {
  const numbers = exampleGames(result);
  expect(numbers).toContain(result.length?.rounds.most.game);
  const first = numbers[0] ?? 0;
  const records = new Map([[first, await packJson({ a: 1 })]]);
  const bundle = await packJson(makeBundle(setup));
  const page = toHtml(data, { player: 'http://127.0.0.1:4173/play/', bundle, records });
  expect(page).toContain(`href="http://127.0.0.1:4173/play/#game=${records.get(first)}"`);
  expect(page).toContain(bundle);
});

test('Markdown has the findings and tables, and names cannot break them', () => {
  const text = toMarkdown({
    ...data,
    title: 'Pipes | and @everyone <img>\nline',
    nameOf: (item) => `|${item}`,
  });
  expect(text.split('\n')[0]).toBe('## Pipes \\| and @\u200beveryone &lt;img&gt; line');
  expect(text).toContain('| Seat | wins | 95% interval | such as | score mean |');
  const rows = text.split('\n').filter((line) => line.startsWith('| \\|'));
  expect(new Set(rows.map((line) => line.replaceAll('\\|', '').split('|').length))).toEqual(new Set([9]));
});

test('CSV has a row for each figure, with eight columns each', () => {
  const lines = toCsv(result).trimEnd().split('\r\n');
  expect(lines[0]).toBe('section,item,figure,value,low,high,count,of');
  expect(new Set(lines.map((line) => line.split(',').length))).toEqual(new Set([8]));
  expect(lines.find((line) => line.startsWith('seat,1,wins,'))).toContain(
    String(result.winsBySeat[0]?.wins.share),
  );
});

const firstSeat = (share: number, half: number): SimulationResult => ({
  ...result,
  firstSeat: {
    wins: { count: 0, of: 100, share, low: share - half, high: share + half },
    advantage: { value: share - 0.5, low: share - half - 0.5, high: share + half - 0.5 },
  },
});

test.each([
  [0.6, 0.05, 'problem', 'Going first is better:'],
  [0.4, 0.05, 'problem', 'Going first is worse:'],
  [0.51, 0.005, 'good', 'Going first is better, but only slightly:'],
  [0.5, 0.02, 'good', 'It makes no noticeable difference who goes first:'],
  // Narrow, yet far beyond negligible: -0.1 to +5.8 points.
  [0.5285, 0.0295, 'open', 'These games cannot tell whether it matters who goes first:'],
  [0.55, 0.1, 'open', 'These games cannot tell whether it matters who goes first:'],
])('a first seat that wins %f ± %f is %s', (share, half, kind, text) => {
  const finding = findings(firstSeat(share, half), (item) => item).find(({ title }) => title === 'Beginning');
  expect(finding).toMatchObject({ kind });
  expect(finding?.text.startsWith(text)).toBe(true);
});

test('findings are one sentence each, and name games that the page links to', () => {
  const all = findings(result, (item) => item);
  for (const { text } of all) expect(text.replaceAll(/\d\.\d/g, '')).toMatch(/^[^.]+\.$/);
  const shown = all.flatMap(({ games = [] }) => games);
  expect(shown.map(({ shows }) => shows)).toEqual(
    expect.arrayContaining(['seat 1 wins', 'longest', 'most lead changes']),
  );
  const known = exampleGames(result);
  for (const { game: number } of shown) expect(known).toContain(number);
  const games = {
    player: 'http://127.0.0.1:4173/play/',
    bundle: 'BUNDLE',
    records: new Map(known.map((number) => [number, `RECORD${number}`])),
  };
  const [, list = ''] = /<ul class="findings">([^]*?)<\/ul>/.exec(toHtml(data, games)) ?? [];
  for (const { game: number } of shown) expect(list).toContain(`#game=RECORD${number}"`);
  const longest = result.length!.rounds.most;
  expect(toMarkdown(data)).toContain(`longest \\#${longest.game} (seed ${longest.seed})`);
});

test('a card that is never gained is a finding, unless that is expected', () => {
  const bare = {
    ...result,
    measures: [{ group: 'gained', items: [{ ...result.measures[0]!.items[0]!, item: 'x', perGame: 0 }] }],
  };
  const titles = (expects?: (group: string, item: string) => boolean): string[] =>
    findings(bare, (item) => item, expects).map(({ title }) => title);
  expect(titles()).toContain('Never gained');
  expect(titles(() => false)).not.toContain('Never gained');
});

test('a building that is never played is not a finding, nor is a card in every starting deck that is not for sale', () => {
  const { nameOf, expects } = itemWords(definition);
  expect(['played', 'gained'].map((group) => expects(group, 'apartment'))).toEqual([false, true]);
  expect(['played', 'gained'].map((group) => expects(group, 'normal-train'))).toEqual([true, false]);
  expect(expects('played', 'waste')).toBe(false);
  expect([nameOf('apartment'), nameOf('nowhere')]).toEqual(['Building', 'nowhere']);
});

test.each([
  ['game-of-trains/standard', 'used', 'move-left', 'Move Left', true],
  ['freight-train/standard', 'actions', 'call-locomotive', 'Call locomotive', true],
  ['freight-train/standard', 'actions', 'pass', 'Pass', false],
  ['freight-train/standard', 'yard-income', 'day-2', 'Day 2', false],
])('in %s %s of %s is called %s', (id, group, item, name, expected) => {
  const found = resolveSetup(content, id);
  if (!found.ok) throw new Error(id);
  const { nameOf, expects } = itemWords(found.setup.definition);
  expect([nameOf(item), expects(group, item)]).toEqual([name, expected]);
});

test('a result without games gives a report too', () => {
  const none = summarize({ ...batch, games: 1 }, game, { ...run, tally: { ...run.tally, games: 0 } });
  expect(() => toHtml({ ...data, result: none })).not.toThrow();
});
