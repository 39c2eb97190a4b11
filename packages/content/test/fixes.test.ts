// Runs `--fix`, `format` and `migrate` on every file, shipped and broken: they do no harm, and nothing the second time.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCache, fixContent, formatText, loadContent, memorySource } from '../src/index.ts';
import { decodeUtf8 } from '../src/sources/decode.ts';

const ROOT = join(import.meta.dirname, 'errors');
const SHIPPED = join(import.meta.dirname, '..', '..', '..', 'content');

function filesBelow(folder: string): Record<string, Uint8Array> {
  return Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [
        path.slice(folder.length + 1).replaceAll('\\', '/'),
        new Uint8Array(readFileSync(path)),
      ]),
  );
}

const base = filesBelow(join(ROOT, 'base'));
const cache = createCache();
const kindOf = (path: string): string =>
  path.endsWith('pack.yaml') ? 'pack' : (path.split('/').at(-2) ?? '');

function expectStable(path: string, bytes: Uint8Array): void {
  const decoded = decodeUtf8(bytes);
  const once = decoded.ok ? formatText(decoded.text, kindOf(path)) : undefined;
  if (once !== undefined) expect(formatText(once, kindOf(path))).toBe(once);
}

describe('shipped content', () => {
  const shipped = Object.entries(filesBelow(SHIPPED)).filter(([path]) => path.endsWith('.yaml'));

  it('is formatted like railwright format does it', () => {
    expect(shipped.length).toBeGreaterThan(40);
    for (const [path, bytes] of shipped) {
      const text = new TextDecoder().decode(bytes);
      expect(formatText(text, kindOf(path)), path).toBe(text);
    }
  });

  it('keeps its layout and its meaning through changes of white space and of the order of barriers', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...shipped.filter(([path]) => kindOf(path) === 'maps')),
        fc.array(fc.tuple(fc.nat(), fc.nat())),
        ([, bytes], swaps) => {
          const text = new TextDecoder().decode(bytes);
          const rows = text.trimEnd().split('\n');
          const from = rows.indexOf('barriers:') + 1;
          const next = rows.findIndex((row, i) => i >= from && !row.startsWith(' '));
          const to = next < 0 ? rows.length : next;
          const barriers = rows.slice(from, to);
          for (const [a, b] of swaps) {
            const [i, j] = [a % barriers.length, b % barriers.length];
            [barriers[i], barriers[j]] = [barriers[j]!, barriers[i]!];
          }
          const messy = `${[...rows.slice(0, from), ...barriers, ...rows.slice(to)].join('  \n')}\n\n`;
          expect(formatText(messy, 'maps')).toBe(text);
        },
      ),
      { numRuns: 100 },
    );
  });
});

describe('a broken pack', () => {
  it.each(readdirSync(ROOT))('%s: fixing helps or changes nothing, and once is enough', async (name) => {
    const own = filesBelow(join(ROOT, name));
    const files = Object.hasOwn(own, 'alone') ? own : { ...base, ...own };
    for (const [path, bytes] of Object.entries(own)) expectStable(path, bytes);
    const before = await loadContent(memorySource(files), { cache });
    const { content, files: fixed } = await fixContent([memorySource(files)], () => true);
    const texts = Object.fromEntries(fixed.map(({ path, after }) => [path, after]));
    const left = content.diagnostics.map(({ file, code, message }) => `${file} ${code} ${message}`);
    for (const { fixed: own } of fixed) {
      expect(own.length).toBeGreaterThan(0);
      for (const { file, code, message } of own) expect(left).not.toContain(`${file} ${code} ${message}`);
    }
    if (fixed.length === 0) {
      expect(content.diagnostics).toEqual(before.diagnostics);
      return;
    }
    const again = await fixContent([memorySource({ ...files, ...texts })], () => true);
    expect(again.files).toEqual([]);
    expect(again.content.diagnostics).toEqual(content.diagnostics);
  });

  it.each([
    ...['misspelt-key', 'misspelt-op', 'misspelt-category-in-filter', 'unknown-card', 'former-key'],
    ...[
      'no-break-spaces-as-indentation',
      'no-break-space-after-colon',
      'colon-in-braces',
      'comments-not-meant',
    ],
    ...[
      'colon-at-the-end-of-a-value',
      'quote-closed-by-another',
      'characters-not-seen',
      'typographic-quotes',
    ],
  ])('%s is fixed as a whole', async (name) => {
    const files = { ...base, ...filesBelow(join(ROOT, name)) };
    const { content, files: fixed } = await fixContent([memorySource(files)], () => true);
    expect(content.diagnostics).toEqual([]);
    expect(fixed.flatMap((file) => file.fixed).length).toBeGreaterThan(0);
  });

  it.each([
    ['MailTrain', 'id: MailTrain, categories: [train]', 'schema-value'],
    ['zürich', 'id: zürich, categories: [train]', 'schema-value'],
    ['acton', 'id: x, categories: [acton]', 'category-unknown'],
    ['roll, which is not pull', 'id: x, categories: [train], effect: [{ roll: 1 }]', 'word-not-yet'],
    ['drag, which is not draw', 'id: x, categories: [train], effect: [{ drag: 1 }]', 'schema-unknown-key'],
    [
      'garages',
      'id: x, categories: [train], value: 1, effect: [{ gain: { where: { card: garages }, to: hand } }]',
      'reference-unknown',
    ],
  ])('with a word that may be meant otherwise is left to its author: %s', async (_word, card, code) => {
    const cards = `format: 1\ncards:\n  - { name: A, cost: 1, ${card} }\n`;
    const source = memorySource({ ...base, 'cards/x.yaml': cards });
    const { content, files } = await fixContent([source], () => true);
    expect(files).toEqual([]);
    expect(content.diagnostics.map((one) => one.code)).toEqual([code]);
  });

  it('without a format gets the line above its first key, below the comments', async () => {
    const cards = '# Cards.\n\n# The list.\ncards:\n  - { id: x, name: X, categories: [train], cost: 1 }\n';
    const { files } = await fixContent([memorySource({ ...base, 'cards/x.yaml': cards })], () => true);
    expect(files.map(({ after }) => after)).toEqual([cards.replace('cards:', 'format: 1\ncards:')]);
  });

  it('is changed only on request', async () => {
    const files = { ...base, ...filesBelow(join(ROOT, 'misspelt-key')) };
    const { files: fixed } = await fixContent([memorySource(files)], (path) => path === 'pack.yaml');
    expect(fixed).toEqual([]);
  });

  it('with a word equally similar to two others is left to its author', async () => {
    const cards = `format: 1
cards:
  - { id: ab-tram, name: A, categories: [train], cost: 1, value: 1 }
  - { id: ac-tram, name: B, categories: [train], cost: 1, value: 1, effect: [{ gain: { where: { card: ad-tram }, to: hand } }] }
`;
    const { content, files } = await fixContent(
      [memorySource({ ...base, 'cards/x.yaml': cards })],
      () => true,
    );
    expect(files).toEqual([]);
    expect(content.diagnostics.map(({ code }) => code)).toEqual(['reference-unknown']);
  });
});
