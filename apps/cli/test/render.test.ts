// `render`: pictures as files, in the format of the file extension.
import { readdirSync, readFileSync, writeFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { expectNoStack, makeFolder, runCli } from './run-cli.ts';

const PNG = [0x89, 0x50, 0x4e, 0x47];

test('a map is an SVG with its names', async () => {
  const cwd = makeFolder();
  const outcome = await runCli(['render', 'map', 'tokyo', '-o', 'tokyo.svg'], { cwd });
  expect(outcome).toMatchObject({ code: 0, out: '', err: 'tokyo.svg\n' });
  const svg = readFileSync(join(cwd, 'tokyo.svg'), 'utf8');
  expect(svg).toMatch(/^<svg [^>]*mm"/);
  expect(svg).toContain('>Kawagoe</text>');
});

test('layers can be hidden and shown', async () => {
  const cwd = makeFolder();
  const costs = async (...flags: string[]): Promise<string> => {
    await runCli(['render', 'map', 'trains/tokyo', '-o', 'm.svg', ...flags], { cwd });
    return readFileSync(join(cwd, 'm.svg'), 'utf8');
  };
  const plain = await costs();
  expect((await costs('--hide', 'coordinates')).length).toBeLessThan(plain.length);
  expect((await costs('--show', 'costs')).length).toBeGreaterThan(plain.length);
});

test('a map spreads over as many sheets as it needs, and a PDF has a page for each', async () => {
  const cwd = makeFolder();
  const flags = ['--paper', 'a4', '--cell-width', '38', '--landscape'];
  await runCli(['render', 'map', 'trains/osaka', '-o', 'osaka.svg', ...flags], { cwd });
  const sheets = readdirSync(cwd).sort();
  expect(sheets).toEqual(['osaka-1.svg', 'osaka-2.svg', 'osaka-3.svg', 'osaka-4.svg']);
  expect(readFileSync(join(cwd, sheets[0]!), 'utf8')).toContain('width="297mm" height="210mm"');
  const { err } = await runCli(['render', 'map', 'trains/osaka', '-o', 'osaka.pdf', ...flags], { cwd });
  expect(err).toBe('osaka.pdf, 4 pages\n');
  const pdf = readFileSync(join(cwd, 'osaka.pdf'), 'latin1');
  expect(pdf).toMatch(/^%PDF-/);
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(4);
  expect(pdf).toMatch(/\/MediaBox \[0 0 842 595\]/);
  // Viewers print it at its true size; they know the entry since version 1.6.
  expect(pdf).toMatch(/^%PDF-1\.[67]/);
  expect(pdf).toMatch(/\/ViewerPreferences \d+ 0 R/);
  expect(pdf).toMatch(/\/PrintScaling \/None/);
});

test('cards show both languages on one face, and their sheets have crop marks', async () => {
  const cwd = makeFolder();
  const languages = ['en', 'en', 'fr'].flatMap((language) => ['--language', language]);
  await runCli(
    [
      'render',
      'cards',
      'trains/mail-train',
      '-o',
      'c.svg',
      '--paper',
      'letter',
      '--copies',
      '9',
      ...languages,
    ],
    { cwd },
  );
  const sheet = readFileSync(join(cwd, 'c.svg'), 'utf8');
  expect(sheet.match(/>Mail Train</g)).toHaveLength(9);
  expect(sheet.match(/>Train postal</g)).toHaveLength(9);
  expect(sheet).toContain('width="215.9mm"');
});

test('the cards of each row of the market stand under its title, with how many there are', async () => {
  const cwd = makeFolder();
  const of = ['render', 'setup', 'homebrew-isles/isles-harbour-market', '--language', 'de'];
  expect(await runCli([...of, '-o', 'x.svg'], { cwd })).toMatchObject({ code: 0 });
  const svg = readFileSync(join(cwd, 'x.svg'), 'utf8');
  const [piles, ...rows] = svg.split('>Auslage ');
  expect(piles).not.toContain('>× ');
  expect(rows.map((row) => /^[^<]*/.exec(row)?.[0])).toEqual([
    '„Kai“: 4 Karten liegen offen',
    '„Güterbahnhof“: 3 Karten liegen offen',
  ]);
  expect(rows.map((row) => row.match(/(?<=>× )\d+(?=<)/g)?.join(''))).toEqual(['22222222', '211121122']);
});

test.each([
  ['card', 'trains/mail-train'],
  ['cards', 'homebrew-fenland'],
  ['setup', 'game-of-trains/standard'],
])('a PNG of %s %s', async (subject, name) => {
  const cwd = makeFolder();
  const flags = ['--paper', 'a4', '--dpi', '40'];
  const { code } = await runCli(['render', subject, name, '-o', 'x.png', ...flags], { cwd });
  expect(code).toBe(0);
  expect([...readFileSync(join(cwd, 'x.png')).subarray(0, 4)]).toEqual(PNG);
});

test('names from content are always text', async () => {
  const cwd = makeFolder();
  mkdirSync(join(cwd, 'p', 'cards'), { recursive: true });
  writeFileSync(
    join(cwd, 'p', 'pack.yaml'),
    'format: 1\nid: p\ntitle: P\nversion: 1.0.0\nlicense: MIT\nauthors: [A]\ngame: trains\n',
  );
  writeFileSync(
    join(cwd, 'p', 'cards', 'c.yaml'),
    'format: 1\ncards:\n  - { id: x, name: "<script>alert(1)</script> 東京 🚂", categories: [train], cost: 2 }\n',
  );
  for (const file of ['x.svg', 'x.png', 'x.pdf'])
    expect(await runCli(['render', 'card', 'p/x', '-o', file, '--content', 'p'], { cwd })).toMatchObject({
      code: 0,
    });
  expect(readFileSync(join(cwd, 'x.svg'), 'utf8')).not.toContain('<script');
});

test.each([
  ['map tokio -o x.svg', 'There is no map tokio.\nDid you mean trains/tokyo?'],
  ['map tokyo -o x.jpg', 'x.jpg: pictures cannot be written as .jpg.'],
  ['map tokyo', 'railwright: The flag --output is missing.\n'],
  ['mop tokyo -o x.svg', 'to be one of'],
  ['cards game-of-trains -o x.pdf', 'Its setups are game-of-trains/standard.'],
  ['card a b -o x.svg', 'takes exactly one card'],
  [
    'card trains/mail-train -o x.svg --language en --language en --language fr --language de',
    'A card has room for two languages, not 3.\nRun the command again, with another --output, for de.',
  ],
  ['map tokyo -o nowhere/x.svg', 'cannot be written'],
  ['map tokyo -o x.png --cell-width 200 --dpi 1200', 'pixels.\nLower --dpi'],
])('render %s is refused with a reason', async (line, reason) => {
  const outcome = await runCli(['render', ...line.split(' ')]);
  expect(outcome.code).toBe(2);
  expect(outcome.err).toContain(reason);
  expectNoStack(outcome);
});

/** A pack that extends Trains with one card. */
function folderWith(card: string): string {
  const cwd = makeFolder();
  mkdirSync(join(cwd, 'p', 'cards'), { recursive: true });
  writeFileSync(
    join(cwd, 'p', 'pack.yaml'),
    'format: 1\nid: p\ntitle: P\nversion: 1.0.0\nlicense: MIT\nauthors: [A]\ngame: trains\nextends: [trains ^1]\n',
  );
  writeFileSync(
    join(cwd, 'p', 'cards', 'c.yaml'),
    `format: 1\ncards:\n  - { id: x, categories: [action], cost: 2, ${card} }\n`,
  );
  return cwd;
}

test('what a card has no room for is said, with card and language', async () => {
  const text = 'Immer mehr Wörter, bis nichts mehr passt. '.repeat(30);
  const cwd = folderWith(`name: X, text: { en: Short., de: "${text}" }`);
  const warn = 'The text of the card p/x is too long in German: it ends with “…”. Shorten it.\n';
  const render = async (...flags: string[]): Promise<string> =>
    (await runCli(['render', 'cards', 'p', '--content', '.', ...flags], { cwd })).err;
  expect(await render('-o', 'x.svg')).toBe('x.svg\n');
  expect(await render('-o', 'x.pdf', '--language', 'en', '--language', 'de')).toBe(`${warn}x.pdf\n`);
  expect(await render('-o', 'x.svg', '--language', 'de', '--copies', '2')).toBe(
    `${warn}2 files, x-1.svg to x-2.svg\n`,
  );
});

test('letters that no font has are named, with the card, for PNG and for PDF', async () => {
  // Of scripts that fonts hardly ever have, and a letter that Open Sans lacks among those that it has.
  const cwd = folderWith('name: "Ärger 𔐀 ԱԵ 𗀀"');
  const render = async (file: string): Promise<string> =>
    (await runCli(['render', 'card', 'p/x', '-o', file, '--content', '.'], { cwd })).err;
  expect(await render('x.png')).toMatch(
    /^No font on this machine has these letters: 𔐀,.* 𗀀\. They are left out of the card p\/x \(“Ärger 𔐀 ԱԵ 𗀀”\)\. Install a font/,
  );
  expect(await render('x.pdf')).toMatch(
    /^Open Sans, the font of PDFs, lacks these letters: 𔐀, Ա, Ե, 𗀀\. They are left out of the card p\/x .* and use PNG; or use SVG/,
  );
  expect(await render('x.svg')).toBe('x.svg\n');
});

test('what a map has no room for is said, with the cell and the language', async () => {
  const cwd = folderWith('name: X');
  mkdirSync(join(cwd, 'p', 'maps'));
  const name = 'Donaudampfschifffahrtsgesellschaft '.repeat(4).trim();
  writeFileSync(
    join(cwd, 'p', 'maps', 'm.yaml'),
    `format: 1\nid: m\nname: M\norientation: pointy\nterrain: |\n  C R\nplaces:\n  - { at: A1, city: 1, name: { en: A, de: ${name} } }\n`,
  );
  const outcome = await runCli(
    ['render', 'map', 'p/m', '-o', 'm.svg', '--content', '.', '--language', 'de'],
    {
      cwd,
    },
  );
  expect(outcome.err).toBe(
    'The name of A1 on the map p/m is too long in German: it ends with “…”. Shorten it.\nm.svg\n',
  );
});
