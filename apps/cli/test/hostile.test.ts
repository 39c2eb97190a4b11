// A malicious pack: `validate` ends, reports problems in text that is harmless to a terminal, and reads nothing else.
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { expectNoStack, makeFolder, runCli } from './run-cli.ts';

const PACK = (id: string, more = ''): string =>
  `format: 1\nid: ${id}\ngame: trains\ntitle: X\nversion: 1.0.0\nlicence: MIT\nauthors: [X]\n${more}`;
const CARD = (id: string, more: string): string =>
  `format: 1\ncards:\n  - id: ${id}\n    name: ${id}\n    categories: [goods]\n    cost: 1\n    ${more}\n`;

const bomb = Array.from(
  { length: 40 },
  (_, i) => `b${i}: &b${i} [${`*b${Math.max(0, i - 1)}, `.repeat(9)}]`,
).join('\n');
const giant = Array.from({ length: 100 }, (_, i) => `  ${i % 2 === 1 ? ' ' : ''}${'F '.repeat(100)}`).join(
  '\n',
);

const FILES: Readonly<Record<string, readonly [text: string, code: string]>> = {
  'cards/bomb.yaml': [`${bomb}\n`, 'yaml-'],
  'cards/deep.yaml': [`cards: ${'['.repeat(100_000)}\n`, 'yaml-too-deep'],
  'cards/endless.yaml': [
    CARD('endless', 'effect: [{ choose: { from: play, as: it-was } }, { apply-effect: it-was }]'),
    'effect-endless',
  ],
  'cards/long.yaml': [
    CARD('long', `effect: [{ repeat: { times: 999, do: [{ repeat: { times: 999, do: [{ draw: 1 }] } }] } }]`),
    'effect-too-long',
  ],
  'cards/proto.yaml': [CARD('proto', '__proto__: { cost: 0 }'), 'yaml-key'],
  'cards/colors.yaml': [
    CARD('colors', '"\\e[31m\\e]0;owned\\a\\u009b2J\\u202e::error::": 1'),
    'schema-unknown-key',
  ],
  'maps/giant.yaml': [
    `format: 1\nid: giant\nname: G\norientation: pointy\nterrain: |\n${giant}\n`,
    'map-too-large',
  ],
};

test('a malicious pack is rejected with a finding for each trap', async () => {
  const cwd = makeFolder();
  const secret = join(makeFolder(), 'secret.yaml');
  writeFileSync(secret, 'password: 12345\n');
  for (const folder of ['bad/cards', 'bad/maps', 'one', 'two'])
    mkdirSync(join(cwd, 'packs', folder), { recursive: true });
  const write = (file: string, text: string): void => writeFileSync(join(cwd, 'packs', file), text);
  write('bad/pack.yaml', PACK('bad', 'terrains: { field: { letter: F, cost: 1 } }\n'));
  write('one/pack.yaml', PACK('one', 'extends: [two]\n'));
  write('two/pack.yaml', PACK('two', 'extends: [one, nobody]\n'));
  for (const [file, [text]] of Object.entries(FILES)) write(`bad/${file}`, text);
  symlinkSync(secret, join(cwd, 'packs', 'bad', 'cards', 'link.yaml'));
  symlinkSync('/etc', join(cwd, 'packs', 'bad', 'rules'));
  // A name that would become a line of its own, and an annotation.
  write('bad/cards/x\n::error::\u001b[31m.yaml', 'a: [\n');

  const outcome = await runCli(['validate', 'packs', '--output', 'json=r.json', '--format', 'github'], {
    cwd,
  });
  expectNoStack(outcome);
  expect(outcome.code).toBe(1);
  expect(outcome.out).not.toContain('12345');
  // eslint-disable-next-line no-control-regex -- control characters are what it looks for
  expect(outcome.out).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202e]/);
  const lines = outcome.out.trimEnd().split('\n');
  for (const [file, [, code]] of Object.entries(FILES))
    expect(
      lines.some((line) => line.includes(`file=packs/bad/${file},`) && line.includes(`title=${code}`)),
      file,
    ).toBe(true);
  for (const code of ['file-unreadable', 'pack-cycle', 'reference-unknown'])
    expect(
      lines.some((line) => line.includes(`title=${code}::`)),
      code,
    ).toBe(true);
  // Each line is an intended annotation or the summary.
  for (const line of lines.slice(0, -1)) expect(line).toMatch(/^::(error|warning|notice) file=packs\//);
});
