// `diff`: what a branch changes in packs, according to git.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { DiffResult } from '@railwright/content/diff';
import { expectFits, makeFolder, PACK, runCli, writeIn, type Outcome } from './run-cli.ts';

let cwd: string;
const git = (...args: string[]): Buffer =>
  execFileSync('git', ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.org', ...args], { cwd });
const diff = (...args: string[]): Promise<Outcome> => runCli(['diff', ...args], { cwd });

function replace(file: string, ...pairs: readonly (readonly [string, string])[]): void {
  let text = readFileSync(join(cwd, file), 'utf8');
  for (const [from, to] of pairs) {
    expect(text).toContain(from);
    text = text.replace(from, to);
  }
  writeFileSync(join(cwd, file), text);
}

beforeAll(async () => {
  cwd = makeFolder();
  expect((await runCli(['new', '.', '--id', 'p', '--pack-only', '--yes'], { cwd })).code).toBe(0);
  git('init', '-q');
  git('add', '.');
  git('commit', '-q', '-m', 'Begin');
});

test('reports nothing at first', async () => {
  const { code, out } = await diff();
  expect({ code, out }).toEqual({
    code: 0,
    out: 'What changed in p since HEAD\n\nNothing in the content changed.\n',
  });
  const undrawn = await diff('--image', 'none.png');
  expect(undrawn).toMatchObject({
    code: 0,
    err: 'none.png is not written: nothing that can be drawn changed.\n',
  });
  expect(existsSync(join(cwd, 'none.png'))).toBe(false);
  const same = await diff('--compare', 'p/p', '--games', '10');
  expect(same.out).toContain('Games\n  p/p: the games are the same.');
});

const effect = (count: number): string =>
  `“Return up to ${count} Waste cards from your hand to the supply. +1 coin for each Waste card returned.”`;

test('lists new, changed and removed cards with their text, cells, rules, numbers and tests', async () => {
  replace('content/p/cards/p.yaml', ['cost: 4', 'cost: 2'], ['upTo: 2', 'upTo: 3']);
  writeIn(
    cwd,
    'content/p/cards/new.yaml',
    'format: 1\ncards:\n  - { id: big, name: "Big @octocat [Train](x)", categories: [train], cost: 7, value: 4 }\n',
  );
  replace('content/p/maps/p.yaml', ['F F C F F C R R S', 'F F M F F C R R S'], ['  - { at: E3,', '  # ']);
  replace('content/p/setups/p.yaml', ['[20, 40]', '[20, 41]'], ['- landfill', '- collaboration']);
  replace('content/p/rules/p.yaml', ['rails: 14', 'rails: 12']);
  replace('content/p/tests/p.yaml', ['coins: 3', 'coins: 4'], ['name: no rails', 'name: never rails']);
  writeIn(cwd, 'content/q/pack.yaml', PACK.replace('id: mine', 'id: q'));
  const { code, out } = await diff();
  expect(code).toBe(0);
  expect(out.split('\n')).toEqual([
    'What changed in p, q since HEAD',
    '',
    'Cards  1 new, 1 changed',
    '  + Big @octocat [Train](x)  cost 7, train',
    '  ~ Milk Train  cost 4 → 2',
    `      - ${effect(2)}`,
    `      + ${effect(3)}`,
    '',
    'Cells  1 changed',
    '  ~ p/p E3  city 2 (Marlpit) → mountain',
    '',
    'Rules  1 changed',
    '  ~ p/p',
    '      - Each player has 14 rail tokens.',
    '      + Each player has 12 rail tokens.',
    '',
    'Others  1 new, 2 changed',
    '  ~ rules p/p  tokens.rails 14 → 12',
    '  ~ setups p/p',
    '      market.cards landfill → collaboration',
    '      targets.rounds.between.1 40 → 41',
    '  + pack q',
    '',
    'Tests  1 new, 1 changed, 1 removed',
    expect.stringMatching(/^ {2}~ “the milk train.*”$/),
    expect.stringMatching(/^ {2}\+ “never rails.*”$/),
    expect.stringMatching(/^ {2}- “no rails.*”$/),
    '',
  ]);
  const only = await diff('HEAD', 'content/q');
  expect(only.out).toBe('What changed in q since HEAD\n\nOthers  1 new\n  + pack q\n');
});

test('shows only what stands in the paths', async () => {
  const cards = await diff('content/p/cards/p.yaml');
  expect(cards.out.replaceAll(/\n {6}.*/g, '')).toBe(
    'What changed in p since HEAD\n\nCards  1 changed\n  ~ Milk Train  cost 4 → 2\n',
  );
  const rest = await diff('HEAD', 'content/p/tests', 'content/p/rules/*.yaml', 'content/p/pack.yaml');
  expect(rest.out.match(/^\w.*/gm)).toEqual([
    'What changed in p since HEAD',
    'Others  1 changed',
    'Tests  1 new, 1 changed, 1 removed',
  ]);
  const setups = await diff('content/p/setups');
  expect(setups.out).toContain('Rules  1 changed\n  ~ p/p\n');
  expect(setups.out).not.toContain('tokens.rails');
});

test('tells the same as data', async () => {
  const { code, out } = await diff(
    '--format',
    'json',
    '--language',
    'de',
    '--compare',
    'p/p',
    '--games',
    '4',
  );
  expect(code).toBe(0);
  const told = JSON.parse(out) as DiffResult;
  expectFits('diff-result', told);
  expect(told.cards.map(({ id, change }) => `${change} ${id}`)).toEqual([
    'added p/big',
    'changed p/milk-train',
  ]);
  expect(told.cards[1]?.now?.text).toContain('3 Abfall');
  expect(told.maps).toEqual([
    {
      ...{ id: 'p/p', change: 'changed', name: 'P', joins: [], pictures: [] },
      cells: [{ at: 'E3', change: 'changed', before: 'city 2 (Marlpit)', now: 'mountain' }],
    },
  ]);
  expect(told.items.find(({ kind }) => kind === 'rules')?.values).toEqual([
    { path: 'tokens.rails', before: 14, now: 12 },
  ]);
  expect(told.games[0]).toMatchObject({ setup: 'p/p', pairs: 4 });
});

test('lists names of places in other languages, and what has errors now', async () => {
  const [map, cards] = ['content/p/maps/p.yaml', 'content/p/cards/p.yaml'].map((file) => join(cwd, file));
  const before = [map, cards].map((file) => readFileSync(file!, 'utf8'));
  replace('content/p/maps/p.yaml', ['fr: Chênaie', 'fr: Chênetière']);
  const changed = await diff();
  expect(changed.out).toContain('p/p B2  city 2 (Oakham, fr Chênaie) → city 2 (Oakham, fr Chênetière)');
  replace('content/p/maps/p.yaml', ['M F F R C F', 'M F ? R C F']);
  replace('content/p/cards/p.yaml', ['cost: 2', 'cost: two']);
  const { out } = await diff();
  expect(out).toContain('~ Milk Train  cost 4, train, action → has errors');
  expect(out).not.toContain('- Milk Train');
  expect(out).toContain('~ maps p/p\n      terrain');
  [map, cards].forEach((file, i) => writeFileSync(file!, before[i]!));
});

test('shows text literally in Markdown, and compares games', async () => {
  const { code, out } = await diff(...['--format', 'markdown', '--compare', 'p/p', '--games', '20']);
  expect(code).toBe(0);
  expect(out).toMatch(/\n- \*\*Cards\*\* 1 new: Big @&#8203;octocat \\\[Train/);
  expect(out).toMatch(
    /^### What changed in p, q since HEAD\n\n- \*\*Games\*\* p\/p: first seat \d+( to \d+)?%.*; .*\. 20 pairs of games; bots heuristic\.\n/,
  );
  expect(out.trimEnd().split('\n')).toHaveLength(8);
});

test('draws it as PNG or SVG, and says what cannot be drawn', async () => {
  const drawn = await diff('--image', 'seen.png', '--format', 'json');
  expect(drawn).toMatchObject({ code: 0, err: 'seen.png\n' });
  expect(JSON.parse(drawn.out)).toMatchObject({ format: 1 });
  const png = readFileSync(join(cwd, 'seen.png'));
  expect(png.toString('latin1', 1, 4)).toBe('PNG');
  expect(png.readUInt32BE(16)).toBe(1800);
  expect((await diff('--image', 'seen.svg', '--language', 'de')).code).toBe(0);
  const svg = readFileSync(join(cwd, 'seen.svg'), 'utf8');
  const texts = [...svg.matchAll(/<text[^>]*>([^<]*)/g)].map(([, text]) => text);
  expect(texts).toEqual(
    expect.arrayContaining(['vorher', 'Lege bis zu 3 Abfallkarten', 'Big @octocat', 'pack q']),
  );
  expect(texts).toContain('E3: Marlpit, Stadt mit 2 Gebäuden » Berg');
  const refused = [
    ['seen.pdf', 'seen.pdf: pictures cannot be written as .pdf.\nEnd its name in .png or .svg.'],
    ['seen', 'seen has no file extension, which would say its format.\nEnd its name in .png or .svg.'],
    ['none/seen.png', 'there is no folder none'],
  ] as const;
  for (const [file, message] of refused) {
    const { code, err } = await diff('--image', file, '--compare', 'p/p', '--games', '100000');
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining(message) as string });
  }
});

test('games that are in a store are not played again', async () => {
  const words = ['--compare', 'p/p', '--games', '20', '--store', 'runs.db'];
  const first = await diff(...words);
  expect(first).toMatchObject({ code: 0, err: '' });
  const again = await diff(...words);
  expect(again).toEqual({ ...first, err: 'Games that are in runs.db are not played again.\n' });
});

test('lists what was removed, and says what cannot be compared', async () => {
  rmSync(join(cwd, 'content/p/cards/p.yaml'));
  expect((await diff()).out).toContain('  - Milk Train\n  - Survey Party\n');
  const { code, err } = await diff('no-such-branch');
  expect(code).toBe(2);
  expect(err).toContain('There is no commit, file or folder no-such-branch.');
});

test('takes a word for a commit or a path as git diff does', async () => {
  git('branch', 'content');
  git('branch', 'other');
  const titleOf = ({ out }: Outcome): string => out.split('\n', 1)[0] ?? '';
  expect(titleOf(await diff('content/q'))).toBe('What changed in q since HEAD');
  expect(titleOf(await diff('content/*'))).toBe('What changed in p, q since HEAD');
  expect(titleOf(await diff('other', 'content/q'))).toBe('What changed in q since other');
  expect(titleOf(await diff('content', '--'))).toBe('What changed in p, q since content');
  expect(titleOf(await diff('--', 'content/q'))).toBe('What changed in q since HEAD');
  expect(titleOf(await diff('other', '--format', 'pretty', '--', 'content/q'))).toBe(
    'What changed in q since other',
  );
  const refused = [
    [['content'], 'content is a commit and also a path.'],
    [['other', 'content', '--'], 'there is no place for content.'],
    [['other', 'HEAD'], 'there is no place for HEAD.'],
    [['main..other'], 'there is no place for main..other.'],
    [['other', 'no-such'], 'There is no file or folder no-such.'],
    [['--against', 'HEAD'], 'There is no flag --against.\nUse railwright diff REV.'],
  ] as const;
  for (const [words, message] of refused) {
    const { code, err } = await diff(...words);
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining(message) as string });
  }
});

test('says where there is nothing to compare with', async () => {
  const empty = makeFolder();
  expect((await runCli(['new', '.', '--id', 'p', '--pack-only', '--yes'], { cwd: empty })).code).toBe(0);
  const outside = await runCli(['diff'], { cwd: empty });
  expect(outside).toMatchObject({ code: 2, err: expect.stringContaining('not a git repository') as string });
  execFileSync('git', ['init', '-q'], { cwd: empty });
  const { code, err } = await runCli(['diff'], { cwd: empty });
  expect({ code, err }).toEqual({
    code: 2,
    err: 'railwright: Nothing has been committed here yet.\nCommit the content first: what changes after that is shown.\n',
  });
});
