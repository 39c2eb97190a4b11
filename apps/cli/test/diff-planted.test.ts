// Changes of every kind, planted in copies of shipped packs: `diff` names each of them.
import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { makeCopy, runCli } from './run-cli.ts';

/** A file, what is replaced in it, and the lines that name the change. */
type Planted = readonly [file: string, from: string, to: string, ...lines: string[]];

const PLANTED: readonly Planted[] = [
  ['trains/cards/base.yaml', 'en: Express Train', 'en: Fast Train', '~ Fast Train'],
  ['trains/cards/base.yaml', 'de: Schnellzug', 'de: Blitzzug', 'Train direct / Schnellzug →'],
  ['trains/maps/tokyo.yaml', 'name: Tokyo', 'name: Edo', 'maps trains/tokyo  name Tokyo → Edo'],
  [
    'trains/maps/osaka.yaml',
    'at: A1, remote: 4',
    'at: A1, remote: 5',
    'trains/osaka A1  remote 4 (Fukuchyama) → remote 5',
  ],
  ['trains/maps/osaka.yaml', '  M M R F', '  M M R M', 'trains/osaka C4  field → mountain'],
  ['trains/maps/osaka.yaml', '  - [H8, H9] #', '  #', '- trains/osaka H8–H9  barrier'],
  ['trains/locales/okazu-2012.yaml', 'name: Rapid train', 'name: Bullet', 'locales trains/okazu-2012'],
  [
    'trains/strategies/balanced.yaml',
    'least: 1',
    'least: 2',
    'strategies trains/balanced  rails.least 1 → 2',
  ],
  ['trains/preferences/explorer.yaml', 'cells: 0.03', 'cells: 0.04', 'preferences trains/explorer'],
  [
    'trains/rules/aeg-2013.yaml',
    'tie: most-rails',
    'tie: joint',
    'rules trains/aeg-2013  switches.tie most-rails → joint',
  ],
  ['trains/pack.yaml', 'version: 1.0.0', 'version: 1.1.0', 'pack trains  version 1.0.0 → 1.1.0'],
  ['homebrew-isles/cards/trains.yaml', 'coins: 2', 'coins: 3', '~ Mail Boat'],
  ['homebrew-isles/cards/actions.yaml', 'id: distillery', 'id: still', '+ Distillery', '- Distillery'],
  [
    'homebrew-isles/maps/isles.yaml',
    '[A4, B8], cost: 2',
    '[A4, B8], cost: 3',
    'isles A4–B8  ferry, cost 2',
    'ferry, cost 3',
  ],
  [
    'homebrew-isles/maps/isles.yaml',
    '[E6, E8], cost: 2, kind: tunnel',
    '[E6, E8], cost: 2, kind: ferry',
    'isles E6–E8  tunnel, cost 2',
  ],
  [
    'homebrew-isles/maps/isles.yaml',
    'from: H9, to: I9',
    'from: I9, to: H9',
    'isles I9–H9  one way to I9 → one way to H9',
  ],
  [
    'homebrew-isles/maps/isles.yaml',
    'to: J9, points: 5',
    'to: J9, points: 7',
    'isles F7–J9  route, points 5 for first',
    'route, points 7',
  ],
  [
    'homebrew-isles/maps/isles.yaml',
    'at: K5, points: 2',
    'at: K5, points: 3',
    'isles K5  mountain, bonus 2 points → mountain, bonus 3 points',
  ],
  [
    'homebrew-isles/maps/isles.yaml',
    'kind: mail, count: 2',
    'kind: mail, count: 3',
    'isles C1  remote 5 (St Kilda), 2 mail → remote 5 (St Kilda), 3 mail',
  ],
  [
    'homebrew-isles/maps/isles.yaml',
    '[C5, D4-D5, E4-E6]',
    '[C5, D4-D5, E4-E5]',
    'isles E6  city 1 (Kyleakin), in skye → city 1 (Kyleakin)',
  ],
  [
    'homebrew-isles/rules/isles.yaml',
    'stations: 24',
    'stations: 25',
    '- There are 24 station tokens',
    '+ There are 25 station tokens',
  ],
  [
    'homebrew-fenland/pictures/fare-war.svg',
    '</svg>',
    '<rect width="600" height="300" fill="#123456"/></svg>',
    '~ Fare War  picture as it was → replaced',
    '~ pictures homebrew-fenland/pictures/fare-war.svg',
  ],
  [
    'homebrew-fenland/cards/fenland.yaml',
    'dredger.svg, focus: [0.45, 0.55]',
    'dredger.svg, focus: [0.5, 0.55]',
    '~ Dredger  art pictures/dredger.svg focus [0.45,0.55] → pictures/dredger.svg focus [0.5,0.55]',
  ],
  [
    'homebrew-fenland/pictures/swamp.svg',
    '</svg>',
    '<rect width="600" height="300" fill="#123456"/></svg>',
    '~ homebrew-fenland/fenland swamp  picture pictures/swamp.svg → pictures/swamp.svg, replaced',
  ],
  [
    'homebrew-fenland/pack.yaml',
    'sea: { file: pictures/sea.svg,',
    'sea: { file: pictures/sea.svg, zoom: 2,',
    '~ homebrew-fenland/fenland sea  picture pictures/sea.svg → pictures/sea.svg zoom 2',
  ],
  ['homebrew-isles/setups/every-kind.yaml', '    - lighthouse\n', '', 'market.cards lighthouse → none'],
  ['homebrew-isles/tests/actions.yaml', 'name: ', 'name: new ', '+ “new '],
];

let cwd: string;
beforeAll(() => {
  cwd = makeCopy();
  for (const pack of ['homebrew-isles', 'homebrew-fenland'])
    cpSync(join(import.meta.dirname, '../../../content', pack), join(cwd, 'content', pack), {
      recursive: true,
    });
  const git = (...args: string[]): unknown =>
    execFileSync('git', ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.org', ...args], { cwd });
  git('init', '-q');
  git('add', '.');
  git('commit', '-q', '-m', 'Begin');
  for (const [file, from, to] of PLANTED) {
    const path = join(cwd, 'content', file);
    const text = readFileSync(path, 'latin1');
    expect(text).toContain(from);
    writeFileSync(path, text.replace(from, to), 'latin1');
  }
  for (const file of ['setups/osaka-random.yaml', 'players/any-market.player'])
    rmSync(join(cwd, 'content', 'trains', file));
});

test('names every planted change', async () => {
  const { code, out, err } = await runCli(['diff'], { cwd });
  expect({ code, err }, out).toEqual({ code: 0, err: '' });
  const text = out.replaceAll(/\n {4,}(?=\S)/g, ' ');
  const lines = PLANTED.flatMap(([, , , ...told]) => told);
  expect(
    [...lines, '- setups trains/osaka-random', '- players trains/any-market.player'].filter(
      (line) => !text.includes(line),
    ),
  ).toEqual([]);
});

test('draws both maps, with what joins cells', async () => {
  expect((await runCli(['diff', '--image', 'seen.svg'], { cwd })).code).toBe(0);
  const svg = readFileSync(join(cwd, 'seen.svg'), 'utf8');
  const texts = [...svg.matchAll(/<text[^>]*>([^<]*)/g)].map(([, text]) => text);
  for (const text of ['Osaka', 'The Western Isles', 'Ferry A4–B8', 'One-way edge I9–H9', 'Route F7–J9'])
    expect(texts).toContain(text);
  expect(texts.join(' ')).toContain('2 Mail » St Kilda');
  // Fare War as it was and as it is; the layout leaves no room for the other focus of Dredger, so its face is the same.
  const pictures = [...svg.matchAll(/href="(data:image[^"]*)"/g)].map(([, href]) => href);
  // And the four terrains of The Fens twice, of which two differ.
  expect([pictures.length, new Set(pictures).size]).toEqual([2 + 8, 2 + 6]);
  expect(texts).toContain('The Fens');
  expect(texts.join(' ')).toContain('sea: pictures/sea.svg » pictures/sea.svg zoom 2');
});
