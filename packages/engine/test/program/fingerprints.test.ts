// Fingerprints that tell whether games and their results come from the same program.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { cachedFingerprints } from '../../program/cache.ts';
import { DECIDES, fingerprintsOf, sourcesIn, type Fingerprints } from '../../program/sources.ts';

const PACKAGES = join(import.meta.dirname, '../../..');

let all: string;
let folder: string;
beforeAll(() => {
  all = mkdtempSync(join(tmpdir(), 'fingerprints-'));
  const folders = [
    'hex',
    'engine',
    'net',
    'learn',
    'bots',
    'statistics',
    'figures',
    'playtest',
    'storage',
    'queue',
  ];
  for (const name of folders) write(join(all, name, 'src/index.ts'), 'one\ntwo\n');
  write(join(all, 'engine/src/trains/game.ts'), 'three\n');
  write(join(all, 'engine/src/trains/text/en/ops.ts'), 'sentences\n');
  mkdirSync(join(all, 'engine/src/empty'));
});
afterAll(() => rmSync(all, { recursive: true }));
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fingerprints-'));
  cpSync(all, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
const computed = (): Fingerprints => fingerprintsOf(folder, sourcesIn(folder));

test.each<[string, string, (keyof Fingerprints)[]]>([
  ['engine/src/trains/game.ts', 'four\n', ['games', 'results', 'queue']],
  ['engine/src/trains/new.ts', '', ['games', 'results', 'queue']],
  ['bots/src/trains/plan.ts', 'a plan', ['games', 'results', 'queue']],
  ['net/src/kernel-code.ts', 'a kernel', ['games', 'results', 'queue']],
  ['playtest/src/tally.ts', 'a count', ['results', 'queue']],
  ['playtest/src/panel/words.ts', 'a word', ['queue']],
  ['queue/src/messages.ts', 'a message', ['queue']],
  ['storage/src/address.ts', 'an address', ['queue']],
  ['engine/src/trains/text/en/ops.ts', 'other sentences\n', []],
  ['engine/src/trains/why/why-not.ts', 'a reason', []],
  ['engine/src/game-of-trains/text/fr.ts', 'des phrases', []],
  ['engine/src/trains/game.ts', 'three\r\n', []],
  ['engine/src/trains/game.test.ts', 'a test', []],
  ['engine/src/trains/RULES.md', 'rules', []],
  ['engine/test/game.ts', 'a test', []],
  ['content/src/index.ts', 'of nobody', []],
])('writing %s with %j changes %j', (file, text, changed) => {
  const before = computed();
  write(join(folder, file), text);
  const after = computed();
  const differ = (['games', 'results', 'queue'] as const).filter((name) => before[name] !== after[name]);
  expect(differ).toEqual(changed);
});

test('fingerprints are computed once, until a source is written, added or removed', () => {
  const cache = join(folder, 'cache/fingerprints.json');
  const first = cachedFingerprints(folder, cache);
  expect(first).toEqual(computed());
  // Only the cache can know these.
  const known = { games: '0000000000', results: '1111111111', queue: '2222222222' };
  const kept = JSON.parse(readFileSync(cache, 'utf8')) as object;
  const keep = (): void => writeFileSync(cache, JSON.stringify({ ...kept, fingerprints: known }));
  keep();
  expect(cachedFingerprints(folder, cache)).toEqual(known);

  const source = join(folder, 'engine/src/trains/game.ts');
  writeFileSync(source, 'THREE\n');
  utimesSync(source, 0, 0);
  expect(cachedFingerprints(folder, cache)).toEqual(computed());
  keep();
  write(join(folder, 'engine/src/empty/new.ts'), 'new');
  expect(cachedFingerprints(folder, cache)).toEqual(computed());
  keep();
  rmSync(source);
  expect(cachedFingerprints(folder, cache)).toEqual(computed());
});

test.each(['', '{', 'null', '[]', '{"fingerprints":{"games":"x"},"stamps":{"a":"b"}}'])(
  'a cache that holds %j is computed again',
  (text) => {
    const cache = join(folder, 'fingerprints.json');
    writeFileSync(cache, text);
    expect(cachedFingerprints(folder, cache)).toEqual(computed());
  },
);

test('a place that cannot be written is no reason to fail', () => {
  const cache = join(folder, 'hex/src/index.ts/no/cache.json');
  expect(cachedFingerprints(folder, cache)).toEqual(computed());
});

/** Files that decide something, with what they only import for what they tell. */
const TOLD: Readonly<Record<string, string>> = {
  'engine/src/trains/ops/ask-effect.ts': 'engine/src/trains/why/blame.ts',
  'engine/src/trains/game.ts': 'engine/src/trains/why/no-effect.ts',
};

test.each(['games', 'results'] as const)('what decides %s imports nothing that is left out', (name) => {
  const IMPORT = /^(?:import|export)\s+(?!type\b)[^'"]*?'(\.[^']+)'/gms;
  const own = (file: string): boolean => DECIDES[name](file);
  const left = sourcesIn(PACKAGES)
    // An index only names what there is.
    .filter((file) => own(file) && !/\/index\.ts$/.test(file))
    .flatMap((file) =>
      Array.from(readFileSync(join(PACKAGES, file), 'utf8').matchAll(IMPORT), ([, path = '']) => [
        file,
        join(dirname(file), path).replaceAll('\\', '/'),
      ]),
    )
    .filter(([file = '', other = '']) => other.endsWith('.ts') && !own(other) && TOLD[file] !== other);
  expect(left).toEqual([]);
});
