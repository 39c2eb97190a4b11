// The catalogs of the studio: every text of the sources has a translation that fills in the same values.
import { readFileSync } from 'node:fs';
import PO from 'pofile';
import { describe, expect, test } from 'vitest';
import { textsOf } from './translate.ts';
import { allTexts, CATALOGS, pathOf } from './words.ts';

const texts = await allTexts();
/** `{0}`, `<0/>`, `<0>` and `</0>`, sorted. */
const holes = (text: string): string[] => (text.match(/\{\d+\}|<\/?\d+\/?>/g) ?? []).sort();

describe.each(Object.keys(CATALOGS))('%s', (language) => {
  const { items } = PO.parse(readFileSync(pathOf(language), 'utf8'));

  test('has the texts of the sources and no others: `npm run words` writes them', () => {
    expect(items.map(({ msgid }) => msgid).sort()).toEqual([...texts.keys()].sort());
  });

  test('has a translation of each', () => {
    const missing = items.filter(({ msgstr }) => msgstr.length === 0 || msgstr.includes(''));
    expect(missing.map(({ msgid }) => msgid)).toEqual([]);
  });

  test('fills in the same values and keeps the same elements', () => {
    const wrong = items.filter(({ msgid, msgstr }) =>
      msgstr.filter(Boolean).some((said) => String(holes(said)) !== String(holes(msgid))),
    );
    expect(wrong.map(({ msgid }) => msgid)).toEqual([]);
  });
});

test('spaces at the ends of a text stay', async () => {
  const { code } = await textsOf('export const said = (n: number) => [`No: ${n}`, `No more `];', 'a.ts');
  expect(code).toContain('("No more ")');
});

test('texts go through the words, with their values; names of keys, keys of objects and what is compared do not', async () => {
  const source = `class A { title = 'Lay a rail'; }
    export function f(n: number) {
      if (n === 0) throw new Error('No card is left.');
      return [\`Card \${n}\`, 'ArrowDown', 'small', kind === 'Some text', { 'A key': 1 }];
    }`;
  const { code, texts: found } = await textsOf(source, 'a.ts');
  expect(found.map(({ msgStr }) => msgStr[0]).sort()).toEqual(['Card {0}', 'Lay a rail', 'No card is left.']);
  expect(code).toContain('_w_runtime_("Card {0}", [n])');
  expect(code).toContain(`'ArrowDown', 'small', kind === 'Some text', { 'A key': 1 }`);
});

test('a sentence may begin with a value; other templates that do and reference pages are no texts', async () => {
  const source = `export const f = (a, b) => [\`\${a} cannot be read.\`, \`\${a} \${b}\`, \`\${a}/maps.\`];
    export const CHECK = { pages: { code: { title: 'Only for reference' } } };`;
  const { texts: found } = await textsOf(source, 'a.ts');
  expect(found.map(({ msgStr }) => msgStr[0])).toEqual(['{0} cannot be read.']);
});

test('what schemas expect is a text, also where a function is given it; descriptions and keys are not', async () => {
  const source = `export const of = [{ title: 'text' }, { title: 'copies' }, { name: 'main siding' },
    listOf(Link, 'a list of links', 'Ferries and tunnels.'), Pair('two labels such as [C1, F1]'), word('route')];`;
  const { texts: found } = await textsOf(source, 'packages/content/src/trains/schema/map.ts');
  expect(found.map(({ msgStr }) => msgStr[0])).toEqual([
    'text',
    'a list of links',
    'two labels such as [C1, F1]',
  ]);
});

test('a text beside an icon or a field is a text of its own; one with elements or values within is one text', async () => {
  const source =
    '<button onclick={() => go()}><Plus size={17} />New\n  pack</button><p>Cards of <b>{pack}</b> are kept.</p>';
  const { texts: found } = await textsOf(source, 'a.svelte');
  expect(found.map(({ msgStr }) => msgStr[0])).toEqual(['New pack', 'Cards of <0/> are kept.']);
});

test('what is within an element of any kind is found, what fills a text that a comment includes is not', async () => {
  const source = `<script lang="ts">const of = (n: number) => /* @wc-include */ \`on \${at('cell')}\`;</script>
    <svelte:element this={'main'}>{#if kind === 'Text'}<p>Opening</p>{/if}</svelte:element>`;
  const { texts: found } = await textsOf(source, 'a.svelte');
  expect(found.map(({ msgStr }) => msgStr[0])).toEqual(['on {0}', 'Opening']);
});
