// Runs in parts: merged, they equal a single run to the last digit.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize } from 'node:v8';
import { zstdDecompressSync } from 'node:zlib';
import type { Tally } from '@railwright/playtest';
import { packResult } from '@railwright/playtest/node';
import { beforeAll, describe, expect, test } from 'vitest';
import { RELEASE } from '@railwright/engine/program';
import { partFile, readPart, type PartFile } from '../src/parts/part-file.ts';
import { Failure } from '../src/failure.ts';
import { makeFolder, runCli } from './run-cli.ts';

const SETUP = 'trains/tokyo-beginners';
const PLAYER = join(import.meta.dirname, '../../../content/trains/players/any-market.player');
const SIMULATE = ['simulate', SETUP, ...['--games', '37', '--bots', 'heuristic,random', '--measure', 'all']];

const folder = makeFolder();
const file = (name: string): string => join(folder, name);

/** The files of all parts. */
async function playParts(name: string, words: readonly string[], of: number): Promise<string[]> {
  const files = Array.from({ length: of }, (_, i) => file(`${name}-${i + 1}.json`));
  for (const [i, part] of files.entries()) {
    const { code, out, err } = await runCli([...words, '--shard', `${i + 1}/${of}`], { cwd: folder });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    writeFileSync(part, out);
  }
  return files;
}

let parts: string[];
beforeAll(async () => {
  parts = await playParts('part', SIMULATE, 3);
});

test('three parts, in any order, give the result of a single run', async () => {
  const [whole, merged] = [
    await runCli([...SIMULATE, '--json']),
    await runCli(['merge', parts[2]!, parts[0]!, parts[1]!, '--json']),
  ];
  expect(merged).toEqual(whole);
  expect(JSON.parse(merged.out)).toMatchObject({ games: 37, complete: true });
});

test('reports of all forms are those of one run', async () => {
  const files = ['html', 'md', 'csv', 'json'].map((form) => `report.${form}`);
  const report = files.flatMap((name) => ['--report', name]);
  const [here, there] = [makeFolder(), makeFolder()];
  const whole = await runCli([...SIMULATE, ...report], { cwd: here });
  const merged = await runCli(['merge', ...parts, ...report], { cwd: there });
  expect([whole.code, merged.code]).toEqual([0, 0]);
  expect(merged.out).toContain('from 3 parts');
  for (const name of files)
    expect(readFileSync(join(there, name), 'utf8')).toBe(readFileSync(join(here, name), 'utf8'));
});

describe.each([
  ['compare', [SETUP, 'trains/osaka-beginners', '--bots', 'heuristic', '--games', '9'], 3],
  ['influence', [SETUP, '--card', 'landfill,tower', '--must', '--copies', '2', '--games', '8'], 2],
  ['influence', ['game-of-trains/standard', '--games', '2', '--first', '7'], 2],
  [
    'sweep',
    [SETUP, ...['--field', 'cards.landfill.cost', '--from', '2', '--to', '6', '--step', '2', '--games', '6']],
    2,
  ],
  ['sweep', [SETUP, ...['--field', 'rules.end.emptyPiles', '--from', '2', '--to', '3', '--games', '4']], 2],
  [
    'rate',
    [SETUP, ...['--players', '3', '--bots', 'heuristic,random,eager,trains/balanced', '--games', '7']],
    4,
  ],
  ['explain', [PLAYER, '--setup', SETUP, '--against', 'random', '--games', '6'], 2],
])('%s %j', (command, words, of) => {
  test(`in ${of} parts gives the result of the whole, as data and as text`, async () => {
    const files = await playParts(command, [command, ...words], of);
    for (const form of [['--json'], command === 'explain' ? [] : ['--explain']]) {
      const whole = await runCli([command, ...words, ...form]);
      expect(whole.code).toBe(0);
      expect(await runCli(['merge', ...files, ...form])).toEqual(whole);
    }
  });
});

test('a part may be a single game', async () => {
  const words = ['simulate', SETUP, '--players', '2', '--bots', 'random', '--games', '2', '--shard', '2/2'];
  expect(await runCli(words)).toMatchObject({ code: 0, err: '' });
});

test('rows, records and a store contain the games of the part', async () => {
  const words = ['simulate', SETUP, '--players', '2', '--bots', 'heuristic,random', '--games', '9'];
  const keep = (name: string): string[] => ['--rows', `${name}.csv`, '--save', name];
  const at = makeFolder();
  const run = (...more: string[]) => runCli([...words, ...more], { cwd: at });
  expect((await run(...keep('whole'))).code).toBe(0);
  const tables: string[] = [];
  const records: string[] = [];
  for (const shard of ['1/2', '2/2']) {
    const name = `part${shard[0]}`;
    const { code, out, err } = await run(...keep(name), '--shard', shard);
    expect({ code, err }).toMatchObject({
      code: 0,
      err: expect.stringContaining(`are in ${name}.csv.`) as string,
    });
    writeFileSync(join(at, `${name}.json`), out);
    tables.push(readFileSync(join(at, `${name}.csv`), 'utf8'));
    records.push(...readdirSync(join(at, name)));
    const stored = ['--store', `${name}.db`, '--shard', shard];
    const [first, again] = [await run(...stored), await run(...stored)];
    expect(JSON.parse(first.out)).toMatchObject({ part: (JSON.parse(out) as { part: object }).part });
    expect(again.out).toBe(first.out);
    expect(again.err).toMatch(/^[45] of these games are in /);
  }
  const [first = '', second = ''] = tables;
  expect(first + second.slice(second.indexOf('\n') + 1)).toBe(readFileSync(join(at, 'whole.csv'), 'utf8'));
  expect(records.sort()).toEqual(readdirSync(join(at, 'whole')).sort());
  const merged = await runCli(['merge', 'part1.json', 'part2.json', '--json'], { cwd: at });
  expect(merged).toEqual(await run('--json'));
});

test.each([
  ['a part is missing', () => parts.slice(0, 2), 'part 3 of 3 is missing'],
  ['a part is there twice', () => [parts[0]!, ...parts], 'part 1 is given twice'],
  [
    'one is damaged',
    () => [parts[0]!, parts[1]!, changed((text) => text.replace(/(": ")[\w+/]{40}/, '$1'))],
    'part 3 is damaged',
  ],
  [
    'one is of another seed',
    () => [parts[0]!, parts[1]!, changed((text) => text.replace('"words": [', '"words": ["--seed=2",'))],
    'are parts of different runs',
  ],
  [
    'one is of other content',
    () => [parts[0]!, parts[1]!, changed((text) => text.replace(/"(?=[0-9a-f]{64}": ")..../, '"0000'))],
    'belongs to a different run',
  ],
  [
    'one has a different number of parts',
    () => [parts[0]!, parts[1]!, changed((text) => text.replace('"of": 3', '"of": 4'))],
    'part 3 of 4 belongs to a different run than the parts of 3',
  ],
  [
    'one holds a tally without seats',
    () => [parts[0]!, parts[1]!, repacked((tally) => ({ ...tally, seats: [] }))],
    'part 3 is damaged',
  ],
  [
    'one unpacks to too much',
    () => [parts[0]!, parts[1]!, repacked((tally) => ({ ...tally, more: Buffer.alloc(2 ** 28) }))],
    'part 3 of 3 unpacks to more than 256 MB, so play the run in more parts',
  ],
  ['one is part 0 of 0', () => [withPart({ shard: { index: 0, of: 0 } })], 'is not a part of a run'],
  [
    'another program played one',
    () => [parts[0]!, parts[1]!, withPart({ program: '0.1.0-0123456789' })],
    `changed.json was played by railwright 0.1.0-0123456789, whose games may differ; this is ${RELEASE}-`,
  ],
  ['one is from before', () => [withPart({ format: 1 })], 'was played by an older version of railwright'],
  ['one is something else', () => [changed(() => '{}')], 'is not a part of a run'],
  [
    'one names a flag that there is not',
    () => [changed((text) => text.replace('"words": [', '"words": ["--wrong",'))],
    'is not a part of a run',
  ],
  [
    'one is of another command',
    () => [changed((text) => text.replace('"command": "simulate"', '"command": "learn"'))],
    'is not a part of a run',
  ],
])('it says so when %s', async (_, files, words) => {
  const { code, out, err } = await runCli(['merge', ...files()]);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain(words);
});

test.each([
  { shard: { index: 0, of: 3 } },
  { shard: { index: 4, of: 3 } },
  { shard: { index: 1.5, of: 3 } },
  { shard: { index: 1, of: '3' } },
  { shard: null },
  { played: null },
  { played: { key: 1 } },
  { program: null },
  { format: 3 },
])('a file with %j is not a part', (wrong) => {
  expect(() => readPart(withPart(wrong))).toThrow(/ is not a part of a run\.$/);
});

test('a part with any byte altered is as it was, or is refused by its name', () => {
  const name = file('damaged.json');
  const sound = readFileSync(parts[2]!);
  const part = readPart(parts[2]!);
  let refused = 0;
  for (let at = 0; at < sound.length; at += at < 300 || at > sound.length - 300 ? 1 : 17) {
    const bytes = Buffer.from(sound);
    bytes[at] = (bytes[at] ?? 0) ^ (1 << (at % 8));
    writeFileSync(name, bytes);
    try {
      expect(readPart(name)).toEqual(part);
    } catch (error) {
      expect(error).toBeInstanceOf(Failure);
      expect((error as Failure).message).toContain(name);
      expect((error as Failure).help).toContain('--shard');
      refused++;
    }
  }
  expect(refused).toBeGreaterThan(200);
});

test('a part cannot write other files', async () => {
  const at = makeFolder();
  const words = '"words": ["--rows=rows.csv", "--save=games", "--report=a.md",';
  const bad = parts.map((part, i) => {
    const name = file(`bad-${i}.json`);
    writeFileSync(name, sealed(readFileSync(part, 'utf8').replace('"words": [', words)));
    return name;
  });
  expect(await runCli(['merge', ...bad], { cwd: at })).toMatchObject({ code: 0, err: '' });
  expect(readdirSync(at)).toEqual([]);
});

test.each(['0/2', '3/2', 'x', '1/0'])('--shard %s is refused', async (shard) => {
  const { code, err } = await runCli([...SIMULATE, '--shard', shard]);
  expect(code).toBe(2);
  expect(err).toContain(`--shard ${shard} does not name a part.`);
});

test.each([
  ['ask', [SETUP], 'A panel cannot be split with --shard'],
  ['simulate', [SETUP, '--until', 'rounds:1'], '--until cannot be split with --shard'],
  ['simulate', [SETUP, '--check'], '--check cannot be split with --shard'],
  ['simulate', [SETUP, '--bots', 'random', '--report', 'a.md'], 'railwright merge part-*.json --report a.md'],
  ['simulate', [SETUP, '--bots', 'random', '--games', '1'], '1 game cannot be played in 2 parts.'],
  ['generate', [SETUP], 'A choice among maps cannot be split with --shard'],
  ['tune', [SETUP], 'A search for numbers cannot be split with --shard'],
  ['exploit', ['a.player'], 'The opponent cannot be split with --shard'],
  ['fit', ['a.player'], 'fit cannot be split with --shard'],
  ['improve', ['trains/tower-buyer', '--setup', SETUP], 'improve cannot be split with --shard'],
  ['learn', [SETUP], 'learn cannot be split with --shard'],
])('%s %j is refused in parts, with the reason', async (command, words, reason) => {
  const { code, out, err } = await runCli([command, ...words, '--shard', '1/2']);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain(reason);
  // A sentence with the reason, and one with the fix.
  expect(err).toMatch(/^railwright: \S.*\n\S.*\n$/);
});

test('a command without reports says so', async () => {
  const files = await playParts('rate', ['rate', SETUP, '--bots', 'heuristic,random', '--games', '2'], 2);
  const { code, err } = await runCli(['merge', ...files, '--report', 'a.md']);
  expect(code).toBe(2);
  expect(err).toContain('railwright rate writes no reports.');
});

/** The third part with other fields. */
function withPart(fields: object): string {
  return changed((text) => {
    const data = JSON.parse(text) as PartFile;
    return JSON.stringify({ ...data, part: { ...data.part, ...fields } });
  });
}

/** The third part with another tally. */
function repacked(change: (tally: Tally) => Tally): string {
  const { played } = readPart(parts[2]!).part;
  const entries = Object.entries(played).map(([key, packed]) => {
    const tally = deserialize(zstdDecompressSync(Buffer.from(packed, 'base64'))) as Tally;
    return [key, packResult(change(tally), Infinity)];
  });
  return withPart({ played: Object.fromEntries(entries) as object });
}

function changed(change: (text: string) => string): string {
  const name = file('changed.json');
  const text = readFileSync(parts[2]!, 'utf8');
  const now = change(text);
  expect(now).not.toBe(text);
  writeFileSync(name, sealed(now));
  return name;
}

/** With the hash of what it holds now: altered on purpose, not by chance. */
function sealed(text: string): string {
  const { command, words, part } = JSON.parse(text) as Partial<PartFile>;
  return command && words && part ? JSON.stringify(partFile(command, words, part)) : text;
}
