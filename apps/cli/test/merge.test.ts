// A run in parts: together they are what one run is, to the last digit.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { makeFolder, runCli } from './run-cli.ts';

const SIMULATE = [
  'simulate',
  'trains/tokyo-beginners',
  '--games',
  '37',
  '--bots',
  'heuristic,random',
  '--measure',
  'all',
];

const folder = makeFolder();
const file = (name: string): string => join(folder, name);
const parts = ['1', '2', '3'].map((part) => file(`part-${part}.json`));
beforeAll(async () => {
  for (const [i, part] of parts.entries()) {
    const { code, out, err } = await runCli([...SIMULATE, '--shard', `${i + 1}/3`]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    writeFileSync(part, out);
  }
});

test('three parts, in any order, give what one run gives', async () => {
  const [whole, merged] = [
    await runCli([...SIMULATE, '--json']),
    await runCli(['merge', parts[2]!, parts[0]!, parts[1]!, '--json']),
  ];
  expect(merged).toEqual(whole);
  expect(JSON.parse(merged.out)).toMatchObject({ games: 37, complete: true });
});

test.each([
  ['a part is missing', () => parts.slice(0, 2), 'part 3 of 3 is missing'],
  ['a part is there twice', () => [parts[0]!, ...parts], 'part 1 is there twice'],
  [
    'one is damaged',
    () => [parts[0]!, parts[1]!, changed((text) => text.replace(/"tally": ".{40}/, '"tally": "'))],
    'part 3 is damaged',
  ],
  [
    'one is of another seed',
    () => [parts[0]!, parts[1]!, changed((text) => text.replace('"seed": 1', '"seed": 2'))],
    'another run',
  ],
  [
    'one is of other content',
    () => [parts[0]!, parts[1]!, changed((text) => text.replace(/"run": "..../, '"run": "0000'))],
    'belongs to another run',
  ],
  ['one is something else', () => [changed(() => '{}')], 'is no part of a run'],
])('it says so when %s', async (_, files, words) => {
  const { code, out, err } = await runCli(['merge', ...files()]);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain(words);
});

test.each(['0/2', '3/2', 'x', '1/0'])('--shard %s is refused', async (shard) => {
  const { code, err } = await runCli([...SIMULATE, '--shard', shard]);
  expect(code).toBe(2);
  expect(err).toContain(`--shard ${shard} is no part of a run.`);
});

function changed(change: (text: string) => string): string {
  const name = file('changed.json');
  writeFileSync(name, change(readFileSync(parts[2]!, 'utf8')));
  return name;
}
