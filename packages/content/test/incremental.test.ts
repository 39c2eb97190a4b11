// Loading with a cache gives what loading without one gives, whatever was loaded before: nothing that is kept comes from other content.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CODE_NAMES, createCache, loadContent, memorySource } from '../src/index.ts';
import type { Content, ContentCache } from '../src/index.ts';

type Files = Readonly<Record<string, string>>;

const ROOT = join(import.meta.dirname, 'errors');

function filesIn(name: string): Files {
  const folder = join(ROOT, name);
  return Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== 'expected.txt')
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path.slice(folder.length + 1).replaceAll('\\', '/'), readFileSync(path, 'utf8')]),
  );
}

const CASES = readdirSync(ROOT).map(filesIn);
const BASE = filesIn('base');

const PACKS = ['mini', 'other', 'third'] as const;

const inPack = (id: string): string => `format: 1\nid: ${id}\ngame: trains\ntitle: X\nversion: 1.0.0\n`;

const inFolder = (folder: string, files: Files): [string, string][] =>
  Object.entries(files).map(([path, text]) => [`${folder}/${path}`, text]);

/** Two packs with the same items, of which one builds on the other, and one that names items of both. */
const START: ReadonlyMap<string, string> = new Map([
  ...inFolder('mini', BASE),
  ...inFolder('other', {
    ...BASE,
    'pack.yaml': `${inPack('other')}extends: [mini]\n`,
  }),
  ...inFolder('third', {
    'pack.yaml': `${inPack('third')}extends: [other]\n`,
    'cards/own.yaml':
      'format: 1\ncards:\n  - { id: own, name: Own, categories: [action], cost: 2, effect: [{ draw: 1 }] }\n',
    'setups/there.yaml':
      'format: 1\nid: there\ntitle: There\nrules: other/mini\nmap: mini/mini\nmarket: { cards: [own, other/garage] }\n',
    'tests/own.yaml':
      'format: 1\ntests:\n  - { name: it draws, setup: mini/mini, given: { hand: [own] }, do: [play own], expect: { hand: 0 } }\n',
  }),
]);

/** Everything of a content that a caller can see, as plain data. */
function seen({ packs, files, ...rest }: Content): object {
  return {
    ...rest,
    files: files.map(({ document, ...file }) => ({ ...file, data: document?.data })),
    packs: packs.map(({ items, visible, file, files: own, ...pack }) => ({
      ...pack,
      visible: visible.map(({ id }) => id),
      files: [file, ...own].map(({ path }) => path),
      items: [...items.values()].flatMap((list) =>
        [...list].map(([key, item]) => ({ ...item, key, file: item.file.path, text: item.file.text })),
      ),
    })),
  };
}

async function expectSame(files: Files, cache: ContentCache): Promise<Content> {
  const cached = await loadContent(memorySource(files), { cache });
  expect(seen(cached)).toEqual(seen(await loadContent(memorySource(files))));
  return cached;
}

/** What an edit changes. `at` and `to` choose among what there is. */
interface Edited {
  readonly files: Map<string, string>;
  readonly at: number;
  readonly to: number;
  readonly content: Content;
}

function pick<T>(list: readonly T[], at: number): T | undefined {
  return list[at % list.length];
}

const inOne =
  (change: (text: string, edited: Edited, path: string) => string) =>
  (edited: Edited): void => {
    const [path, text] = pick([...edited.files].sort(), edited.at) ?? [];
    if (path !== undefined && text !== undefined) edited.files.set(path, change(text, edited, path));
  };

/** Another text for one of the matches. */
const another = (pattern: RegExp, by: (match: string, to: number) => string): ((edited: Edited) => void) =>
  inOne((text, { to }) => {
    const found = pick([...text.matchAll(pattern)], to);
    if (!found) return text;
    return text.slice(0, found.index) + by(found[0], to) + text.slice(found.index + found[0].length);
  });

const EXTENDED = ['[]', '[mini]', '[other]', '[third]', '[mini, other]', '[nowhere]'];

const EDITS = {
  'a file of a broken pack': ({ files, at, to }: Edited): void => {
    const [path, text] = pick(Object.entries(pick(CASES, at) ?? {}), to) ?? [];
    if (path !== undefined && text !== undefined) files.set(`${pick(PACKS, to) ?? ''}/${path}`, text);
  },
  'a file as at the start': ({ files, at }: Edited): void => {
    const [path, text] = pick([...START], at) ?? [];
    if (path !== undefined && text !== undefined) files.set(path, text);
  },
  'no file': ({ files, at }: Edited): void => {
    files.delete(pick([...files.keys()].sort(), at) ?? '');
  },
  'another number': another(/\b\d+\b/g, (_, to) => String(to % 12)),
  'another word': another(/\b[a-z]{3,}\b/g, (word) => `${word.slice(1)}x`),
  'another id': another(/\bid: [a-z-]+/g, (id) => `${id}-2`),
  'a line twice': another(/^.*\n/gm, (line) => line + line),
  'no line': another(/^.*\n/gm, () => ''),
  'broken YAML': another(/^/gm, () => '{ '),
  'a comment': inOne((text, { to }) => `${text}# ${to}\n`),
  'an ignored finding': inOne((text, { to, content: { diagnostics } }, path) => {
    const own = diagnostics.filter(({ file }) => file === path);
    const code = pick(own, to)?.code ?? pick(CODE_NAMES, to) ?? '';
    return text.replace(/^(format.*)$/m, `$1 # railwright-ignore ${code}: it is so`);
  }),
  'other packs to build on': ({ files, at, to }: Edited): void => {
    const path = `${pick(PACKS, at) ?? ''}/pack.yaml`;
    const text = (files.get(path) ?? '').replace(/^extends:.*\n/m, '');
    files.set(path, `${text}extends: ${pick(EXTENDED, to) ?? ''}\n`);
  },
  'another id everywhere': ({ files, at, to }: Edited): void => {
    const ids = [...files.values()].flatMap((text) => text.match(/\bid: [a-z-]+/g) ?? []);
    const id = pick(ids, at)?.slice('id: '.length) ?? '';
    for (const [path, text] of id === '' ? [] : files) files.set(path, text.replaceAll(id, `${id}${to % 3}`));
  },
};

describe('loading with a cache gives what loading without one gives', () => {
  it('for broken packs that replace each other', async () => {
    const cache = createCache();
    for (const own of CASES)
      await expectSame(
        { ...(own['over'] === undefined ? BASE : filesIn(own['over'].trim())), ...own },
        cache,
      );
  });

  it.each([
    ['another pack below', 'own/pack.yaml', 'extends: [mini]', 'extends: []'],
    ['another terrain below', 'mini/pack.yaml', 'letter: F', 'letter: G'],
    ['a pack that was missing', 'gone/pack.yaml', '', inPack('gone')],
    ['a pack that cannot be read', 'lost/cards/c.yaml', '', 'format: 1'],
    ['another item below', 'mini/cards/cards.yaml', 'id: garage', 'id: garages'],
    ['a file that cannot be read', 'own/maps/map.yaml', 'format', '{'],
  ])('after %s', async (_, path, from, to) => {
    const files: Files = Object.fromEntries([
      ...inFolder('mini', BASE),
      ...inFolder('own', {
        'pack.yaml': `${inPack('own')}extends: [mini]\n`,
        'maps/map.yaml': (BASE['maps/mini.yaml'] ?? '').replace('id: mini', 'id: map'),
        'setups/set.yaml':
          'format: 1\nid: set\ntitle: S\nrules: mini\nmap: gone/map\nmarket: { cards: [garage, landfill] }\n',
      }),
    ]);
    const cache = createCache();
    const before = await expectSame(files, cache);
    const after = await expectSame({ ...files, [path]: (files[path] ?? '').replace(from, to) }, cache);
    expect(after.diagnostics).not.toEqual(before.diagnostics);
  });

  it('after any edits', async () => {
    const edit = fc.record({
      what: fc.constantFrom(...Object.keys(EDITS)),
      at: fc.nat(10_000),
      to: fc.nat(10_000),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(edit, { minLength: 4, maxLength: 16 }), async (edits) => {
        const cache = createCache();
        const files = new Map(START);
        let content = await expectSame(Object.fromEntries(files), cache);
        for (const { what, at, to } of edits) {
          EDITS[what as keyof typeof EDITS]({ files, at, to, content });
          content = await expectSame(Object.fromEntries(files), cache);
        }
      }),
      { numRuns: 25 },
    );
  });
});
