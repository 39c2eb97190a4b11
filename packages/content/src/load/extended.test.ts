import { expect, test } from 'vitest';
import { loadContent, memorySource } from '../index.ts';

const manifest = (id: string, version: string, more = ''): string =>
  `format: 1\nid: ${id}\ngame: trains\ntitle: T\nversion: ${version}\nlicence: MIT\nauthors: [A]\n${more}`;

/** The findings if a pack extends another one with this version. */
async function found(entry: string, version = '1.4.0') {
  const { packs, diagnostics } = await loadContent(
    memorySource({
      'mine/pack.yaml': manifest('mine', '1.0.0', `extends:\n  - ${entry}\n`),
      'base/pack.yaml': manifest('base', version),
    }),
  );
  const mine = packs.find(({ id }) => id === 'mine');
  return {
    sees: mine?.visible.map(({ id }) => id),
    said: diagnostics.map(({ code, message, help = '', start: { line, column } }) => ({
      code,
      place: `${line}:${column}`,
      message,
      help,
    })),
  };
}

test('a version in the range is accepted', async () => {
  for (const entry of ['base', 'base ^1', 'base  ~1.4', 'base >=1 <2', '"base 0.9 || 1.x"'])
    expect(await found(entry)).toEqual({ sees: ['mine', 'base'], said: [] });
});

test('another version is an error at its location, with the version found and two ways to fix it', async () => {
  const { sees, said } = await found('base ^2');
  expect(said).toEqual([
    {
      code: 'pack-version',
      place: '9:5',
      message: 'This pack needs base in a version that fits ^2; the version found is 1.4.0.',
      help: 'Install a version of base that fits, or write base ^1 once this pack works with the version found.',
    },
  ]);
  // Its content can still be used, so that nothing else seems wrong.
  expect(sees).toEqual(['mine', 'base']);
  const early = await found('base ^1', '0.3.1');
  expect(early.said[0]?.help).toContain('write base ^0.3 once');
  expect((await found('base ^0.3', '0.3.1')).said).toEqual([]);
});

test('an invalid range is reported, with a valid one', async () => {
  const { said } = await found('base latest');
  expect(said).toMatchObject([{ code: 'pack-range', message: '“latest” is not a version range.' }]);
  expect(said[0]?.help).toContain('base ^1');
});

test('a misspelt pack is found despite a range after it, and the range stays', async () => {
  const { said } = await found('basse ^1');
  expect(said).toMatchObject([{ code: 'reference-unknown', place: '9:5', help: 'Did you mean base?' }]);
});

test("an entry in npm's notation is reported with the right one", async () => {
  expect((await found('base@^1')).said).toMatchObject([{ code: 'schema-value', help: 'Write base ^1.' }]);
  expect((await found('Base 1.x')).said).toMatchObject([{ code: 'schema-value', help: 'Write base 1.x.' }]);
});
