// `railwright ask`: a panel's answers as text, as data and in reports.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { PanelResult } from '@railwright/playtest';
import { panelDocument } from '@railwright/report/documents';
import { formatSummary } from '../src/panel/summary-text.ts';
import { makeFolder, PACK, runCli, writeIn } from './run-cli.ts';

const SETUP = 'trains/tokyo-beginners';

test('the page says how far to trust it, answers, names the players, then shows the evidence', async () => {
  const cwd = makeFolder();
  const env = { RAILWRIGHT_CACHE: cwd };
  const { code, out, err } = await runCli(
    [
      ...['ask', SETUP, '--players', '2', '--games', '12', '--verbose'],
      ...['--report', 'p.html', '--report', 'p.md', '--report', 'p.json'],
    ],
    { cwd, env },
  );
  expect(err).not.toContain('Error');
  expect(code).toBe(0);
  const places = ['any-market learned', 'Undecided', 'The panel', 'corrected interval', 'Holm 1979'].map(
    (text) => out.indexOf(text),
  );
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));

  const result = JSON.parse(readFileSync(join(cwd, 'p.json'), 'utf8')) as PanelResult;
  expect(result.panel[0]).toMatchObject({
    name: 'any-market',
    kind: 'strong',
    learned: { bot: 'any-market' },
  });
  expect(result.panel.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['middling', 'weak', 'style']));
  for (const name of ['p.html', 'p.md']) {
    const report = readFileSync(join(cwd, name), 'utf8');
    for (const { about } of result.findings) expect(report).toContain(about);
    expect(report).toContain('The panel');
    expect(report).toContain('How safe a lead is');
    expect(report).toContain('Worth of cards');
  }
  // Questions, changes, trust and pictures; the rest is folded.
  const page = readFileSync(join(cwd, 'p.html'), 'utf8');
  const order = [
    ...['<h2>Is it fair?', '<h2>Worth changing', 'One learned player is one opinion', 'In pictures'],
    ...['<details class="evidence"', 'class="findings"', '>The panel</h2>'],
  ];
  const parts = order.map((part) => page.indexOf(part));
  expect(parts).not.toContain(-1);
  expect(parts).toEqual(parts.toSorted((a, b) => a - b));
  // The worth of cards to a player that has not learned the setup is only what it loses when forbidden them.
  expect(result.worths.length).toBeGreaterThan(8);
  expect(result.worths.every(({ without }) => without === null)).toBe(true);
  for (const name of ['p.md', 'p.html'])
    expect(readFileSync(join(cwd, name), 'utf8')).toMatch(/○|aria-label="Worth/);
  expect(out).toContain('wins lost without a card');
  expect(out).toContain('how often the leader wins');

  const summarize = (one: PanelResult) =>
    formatSummary(panelDocument({ title: 'Tokyo', result: one }), one, '1 s');
  const summary = summarize(result);
  const { answers } = panelDocument({ title: 'Tokyo', result }).verdict!;
  const said = answers.flatMap(({ rests }) => rests);
  const line = summary.replaceAll(/\s+/g, ' ');
  for (const { question, text } of answers) {
    expect(line).toContain(question);
    expect(line).toContain(text);
  }
  for (const { id, about, sentence } of result.findings)
    if (!said.includes(id)) expect(line.includes(about) || line.includes(sentence)).toBe(true);
  for (const { name } of result.panel) expect(summary).toContain(name);
  expect(summary).not.toContain('corrected interval');
  expect(summary).not.toMatch(/NaN|undefined/);
  // However much was found, it fits a screen, and what has no room is named.
  const [finding] = result.findings;
  const many = Array.from({ length: 30 }, (_, i) => ({
    ...finding!,
    id: `thing-${i}`,
    about: `Thing ${i}`,
    tone: 'problem' as const,
  }));
  const lines = summarize({ ...result, findings: many }).split('\n');
  expect(lines.length).toBeLessThanOrEqual(40);
  expect(lines.join('\n')).toContain('Thing 29');
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(100);
});

test('the report shows cards in the looks of their pack', async () => {
  const cwd = makeFolder();
  const paper = '#f5efdf';
  writeIn(cwd, 'mine/pack.yaml', `${PACK}theme: { palette: { paper: '${paper}' } }\n`);
  const ferry =
    '{ id: ferry, name: Ferry, categories: [action], cost: 1, effect: [{ coins: 6 }, { draw: 1 }] }';
  writeIn(cwd, 'mine/cards/mine.yaml', `format: 1\ncards:\n  - ${ferry}\n`);
  const others =
    'landfill, passing-station, tourist-train, steel-bridge, mail-train, holiday-timetable, garage';
  const setup = `format: 1\nid: quay\ntitle: Quay\nrules: aeg-2013\nmap: tokyo\nmarket: { cards: [ferry, ${others}] }\n`;
  writeIn(cwd, 'mine/setups/quay.yaml', setup);
  const args = ['ask', 'mine/quay', '--content', 'mine', '--players', '2', '--games', '60'];
  const { err } = await runCli([...args, '--report', 'p.html'], { cwd });
  expect(err).not.toContain('Error');
  const page = readFileSync(join(cwd, 'p.html'), 'utf8');
  expect(page).toContain('Ferry may be too strong');
  expect(page).toContain(paper);
});

test('without a learned player nothing is certain, the same for any number of jobs', async () => {
  const run = (jobs: string) =>
    runCli(['ask', 'freight-train/standard', '--games', '12', '--json', '--jobs', jobs]);
  const [one, two] = await Promise.all([run('1'), run('2')]);
  expect(one.out).toBe(two.out);
  const { findings, trust } = JSON.parse(one.out) as PanelResult;
  expect(findings.length).toBeGreaterThan(2);
  expect(
    findings.every(({ answer, settles }) => answer === 'cannot-say' && settles?.includes('--learn')),
  ).toBe(true);
  expect(trust[0]).toContain('No player on this panel has learned the setup');
});

test('a panel has no table of rows, and two setups no report of one', async () => {
  const cwd = makeFolder();
  const csv = await runCli(['ask', SETUP, '--report', 'p.csv'], { cwd });
  expect(csv.code).toBe(2);
  expect(csv.err).toContain('.html, .md or .json');
  const both = await runCli(['ask', SETUP, '--against', 'HEAD', '--report', 'p.md'], { cwd });
  expect(both.code).toBe(2);
  expect(both.err).toContain('--report is for a panel about one setup.');
});
