// `publish`: setups for other tables.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder, runCli, writeIn } from './run-cli.ts';

const PACK = `format: 1
id: mine
title: My Freight
version: 1.0.0
licence: CC0-1.0
authors: [Me]
game: freight-train
extends: [freight-train]
`;
const SETUP = `format: 1
id: evening
title: An evening
rules: freight-train/standard
cars: [coal, reefer, boxcar, gondola, piggyback, tanker, flatcar, hopper, milk-car]
`;

test('draws each picture once, and after a change only what depends on it', async () => {
  const cwd = makeFolder();
  const cache = makeFolder();
  const publish = async (...more: readonly string[]) =>
    runCli(['publish', 'freight-train/standard', '--to', 'tts', ...more], {
      cwd,
      env: { RAILWRIGHT_CACHE: cache },
    });
  const drawn = (): number => readdirSync(join(cache, 'pictures')).length;
  const first = await publish();
  expect(first).toMatchObject({ code: 0, err: '' });
  expect(first.out).toMatch(/^✔ Tabletop Simulator: \d+ files, [\d.]+ [kM]B, in published\/tts\n/);
  expect(first.out).toContain('only you see them');
  const all = drawn();
  expect(readdirSync(join(cwd, 'published/tts/assets'))).toHaveLength(all);
  await publish();
  expect(drawn()).toBe(all);
  // Other names on the faces, other rules: the sheet and the rules are drawn again, and no token.
  await publish('--language', 'de');
  expect(drawn()).toBe(all + 2);
  const emptied = join(cache, 'pictures', readdirSync(join(cache, 'pictures'))[0] ?? '');
  writeFileSync(emptied, '');
  await publish();
  await publish('--language', 'de');
  expect(readFileSync(emptied).length).toBeGreaterThan(0);
});

test('with the address of the folder, one save is for friends and one for this machine', async () => {
  const cwd = makeFolder();
  const args = ['publish', 'freight-train/standard', '--to', 'tts', '--base', 'https://me.example/pack'];
  const { code, out, err } = await runCli(args, { cwd });
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain('once the folder is at https://me.example/pack/tts/');
  const save = readFileSync(join(cwd, 'published/tts/freight-train-standard.json'), 'utf8');
  expect(save).toContain('"FaceURL": "https://me.example/pack/tts/assets/');
});

test('stopped by Ctrl-C, it leaves what was there and nothing beside it', async () => {
  const cwd = makeFolder();
  const args = ['publish', 'freight-train/standard', '--to', 'tts'];
  const begun = () => readdirSync(join(cwd, 'published')).some((name) => name.endsWith('.unfinished'));
  mkdirSync(join(cwd, 'published'));
  const { code, err } = await runCli(args, {
    cwd,
    // Nothing is drawn yet, so that it takes a while.
    env: { RAILWRIGHT_CACHE: makeFolder() },
    onStart: (child) => {
      const waiting = setInterval(() => {
        if (begun() || child.exitCode !== null) clearInterval(waiting);
        if (begun()) child.kill('SIGINT');
      }, 5);
    },
  });
  expect({ code, err }).toEqual({ code: 130, err: 'railwright: Stopped.\n' });
  expect(readdirSync(join(cwd, 'published'))).toEqual([]);
});

test('leaves a folder with anything else alone', async () => {
  const cwd = makeFolder();
  writeIn(cwd, 'out/tts/notes.txt', 'mine');
  const { code, err } = await runCli(['publish', 'freight-train/standard', '--to', 'tts', '-o', 'out'], {
    cwd,
  });
  expect(code).toBe(2);
  expect(err).toBe(
    'railwright: out/tts holds files that were not published: notes.txt.\nChoose another folder with --output, move these files, or replace the folder with --force.\n',
  );
});

test.each([
  [['--base', 'me.example/pack'], 'is not an address on the web'],
  [['--base', 'https://me.example/?a=1'], 'is not an address on the web'],
  [['--base', 'https://me:secret@me.example/'], 'together with the name and the password'],
  [['--seats', '7'], 'is for 2 to 5 players, not 7'],
  [['--to', 'moon'], 'to be one of: site, html, print, tts'],
  [['--to', 'tts,moon'], 'Expected --to=moon to be one of: site, html, print, tts'],
  [['--to', 'tts', '--earlier', '--base', 'https://me.example/'], 'site is not among the targets'],
  [['--to', 'tts', '--studio'], 'site is not among the targets'],
])('refuses %j', async (flags, message) => {
  const { code, err } = await runCli(['publish', 'freight-train/standard', ...flags], { cwd: makeFolder() });
  expect(code).toBe(2);
  expect(err).toContain(message);
});

test('says that an address is used by none of the targets', async () => {
  const publish = (targets: string) =>
    runCli(
      ['publish', 'freight-train/standard', '--to', targets, '--base', 'https://me.example/', '--force'],
      { cwd: makeFolder() },
    );
  expect(await publish('pcio,screentop')).toMatchObject({
    code: 0,
    err: '--base has no effect here: it is for site, html and tts, none of which is among the targets.\n',
  });
});

test('several targets and languages can be named with commas', async () => {
  const cwd = makeFolder();
  const flags = ['--to', 'pcio,screentop', '--language', 'fr,de'];
  expect(await runCli(['publish', 'freight-train/standard', ...flags], { cwd })).toMatchObject({ code: 0 });
  expect(readdirSync(join(cwd, 'published')).sort()).toEqual(['pcio', 'screentop']);
});

test('a setup with an error is not published, and nothing is written', async () => {
  const cwd = makeFolder();
  writeIn(cwd, 'content/mine/pack.yaml', PACK);
  const publish = async () => runCli(['publish', 'mine/evening', '--to', 'tts'], { cwd });
  writeIn(cwd, 'content/mine/setups/evening.yaml', SETUP.replace('standard', 'standart'));
  const { code, out } = await publish();
  expect(code).toBe(1);
  expect(out).toMatch(/^error\[reference-unknown\] .*standart/);
  expect(out).toContain('content/mine/setups/evening.yaml:4:8');
  expect(readdirSync(cwd)).toEqual(['content']);
  // Nothing else was in the way.
  writeIn(cwd, 'content/mine/setups/evening.yaml', SETUP);
  expect(await publish()).toMatchObject({ code: 0, err: '' });
});

test.each([
  ['publish', ['publish', 'mine/evening', '--to', 'tts']],
  ['render', ['render', 'setup', 'mine/evening', '-o', 'evening.svg']],
])('%s says which pictures and layouts are not shown, and where they are named', async (_, args) => {
  const cwd = makeFolder();
  const theme = 'theme:\n  layout: postr\n  art: pictures/any.png\n';
  writeIn(cwd, 'content/mine/pack.yaml', `${PACK}${theme}`);
  writeIn(cwd, 'content/mine/setups/evening.yaml', SETUP);
  writeIn(cwd, 'content/mine/pictures/any.png', 'GIF89a....');
  const { code, err } = await runCli(args, { cwd });
  expect(code).toBe(0);
  expect(err).toContain('warning: content/mine/pack.yaml:10:11: There is no layout “postr”.');
  expect(err).toContain('warning: content/mine/pack.yaml:11:8: “pictures/any.png” is a GIF.');
});

test('a setup that is named twice is published once, and two whose files have the same names are refused', async () => {
  const cwd = makeFolder();
  for (const [pack, setup] of [
    ['mine', 'evening-long'],
    ['mine-evening', 'long'],
  ] as const) {
    const head = `format: 1\nid: ${pack}\ntitle: Mine\nlicence: CC0-1.0\nauthors: [Me]\nversion: 1.0.0\n`;
    writeIn(cwd, `content/${pack}/pack.yaml`, `${head}game: freight-train\nextends: [freight-train]\n`);
    const cars = [
      'coal',
      'reefer',
      'boxcar',
      'gondola',
      'piggyback',
      'tanker',
      'flatcar',
      'hopper',
      'milk-car',
    ]
      .map((car) => `freight-train/${car}`)
      .join(', ');
    writeIn(
      cwd,
      `content/${pack}/setups/${setup}.yaml`,
      `format: 1\nid: ${setup}\ntitle: Mine\nrules: freight-train/standard\ncars: [${cars}]\n`,
    );
  }
  const publish = async (...setups: readonly string[]) =>
    runCli(['publish', ...setups, '--to', 'tts'], { cwd });
  const { code, out, err } = await publish('mine/evening-long', 'mine-evening/long');
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain('would have the same names: mine-evening-long.\nPublish them one after the other');
  expect(await publish('mine/evening-long', 'mine/evening-long')).toMatchObject({ code: 0, err: '' });
  expect(readdirSync(join(cwd, 'published/tts'))).toContain('mine-evening-long.json');
});

test('without a usable cache, everything is drawn', async ({ skip }) => {
  if (!existsSync('/proc/self')) skip();
  const cwd = makeFolder();
  const args = ['publish', 'game-of-trains/standard', '--to', 'pcio'];
  const { code, out } = await runCli(args, { cwd, env: { RAILWRIGHT_CACHE: '/proc/nothing' } });
  expect(code).toBe(0);
  expect(out).toContain('✔ playingcards.io');
});
