// Packs far larger than anybody needs: what would take too long is rejected, not tried.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fixContent, loadContent, memorySource } from '../src/index.ts';

const PACK = 'format: 1\nid: a\ngame: trains\ntitle: A\nversion: 0.1.0\nlicence: MIT\nauthors: [me]\n';
const cards = (count: number, effect: (i: number) => string): string =>
  `format: 1\ncards:\n${Array.from(
    { length: count },
    (_, i) => `  - { id: k${i}, name: { en: K }, categories: [action], cost: 1, effect: [${effect(i)}] }\n`,
  ).join('')}`;

async function codesOf(file: string): Promise<string[]> {
  const { diagnostics } = await loadContent(memorySource({ 'pack.yaml': PACK, 'cards/c.yaml': file }));
  return diagnostics.filter(({ severity }) => severity === 'error').map(({ code }) => code);
}

const copy = (other: number): string =>
  `{ choose: { from: play, where: { card: k${other} }, as: it-was } }, { apply-effect: it-was }`;

test('circles are searched among as many cards as a game can hold', async () => {
  const circle = (size: number): string => cards(size, (i) => copy((i + 1) % size));
  expect(await codesOf(circle(200))).toEqual(['effect-endless']);
  const chain = (size: number): string => cards(size, (i) => (i === 0 ? '{ coins: 1 }' : copy(i - 1)));
  expect(await codesOf(chain(251))).toEqual([]);
});

test('with more cards, the search is skipped with a single error', async () => {
  expect(await codesOf(cards(600, (i) => copy((i + 1) % 600)))).toEqual(['effect-endless']);
});

test('a thousand broken cards give one finding each', async () => {
  const codes = await codesOf(cards(1000, () => '{ drwa: 1 }'));
  expect(new Set(codes)).toEqual(new Set(['schema-unknown-key']));
  expect(codes).toHaveLength(1000);
});

test('of very many findings, the number is reported, and all are fixed', async () => {
  const file = `format: 1\ncards: [${times(2000, 'x')}]\n`;
  const source = memorySource({ 'pack.yaml': PACK, 'cards/c.yaml': file });
  const more = (await loadContent(source)).diagnostics.filter(({ code }) => code === 'schema-more');
  expect(more).toMatchObject([{ message: 'There are 2,000 more findings in this file.' }]);
  const { content, files } = await fixContent([source], () => true);
  expect(content.diagnostics.filter(({ code }) => code !== 'id-duplicate')).toEqual([]);
  expect(files[0]!.fixed).toHaveLength(12_000);
});

/** Cards with six misspelt keys each. */
function times(count: number, id: string): string {
  return `{ Id: ${id}, Name: X, Categories: [train], Cost: 1, Value: 1, Points: 0 }, `.repeat(count);
}

test('a thousand unknown cards give one finding each, whatever words are similar', async () => {
  const codes = await codesOf(cards(1000, (i) => `{ gain: { where: { card: q${i} }, to: hand } }`));
  expect(codes).toHaveLength(1000);
  expect(new Set(codes)).toEqual(new Set(['reference-unknown']));
});

test('a thousand filters that each match a thousand cards are not all kept', async () => {
  const file = cards(1000, (i) => `{ gain: { where: { not: { card: k${i} } }, to: hand } }`);
  expect(
    await codesOf(`${file}  - { id: z, name: Z, categories: [action], cost: 1, notForSale: true }\n`),
  ).toEqual([]);
});

test('a game with more cards than can be counted is rejected', async () => {
  const base = (file: string): string =>
    readFileSync(join(import.meta.dirname, 'errors', 'base', file), 'utf8');
  const ids = Array.from({ length: 40 }, (_, i) => `k${i}`);
  const rules = base('rules/mini.yaml').replace('kinds: 2, copies: 10', 'kinds: 40, copies: 999');
  const setup = base('setups/mini.yaml').replace('landfill, garage', ids.join(', '));
  const { diagnostics } = await loadContent(
    memorySource({
      'pack.yaml': base('pack.yaml'),
      'cards/cards.yaml': base('cards/cards.yaml'),
      'cards/many.yaml': cards(40, () => '{ coins: 1 }'),
      'maps/mini.yaml': base('maps/mini.yaml'),
      'rules/mini.yaml': rules,
      'setups/mini.yaml': setup,
    }),
  );
  expect(diagnostics.filter(({ severity }) => severity === 'error').map(({ code }) => code)).toEqual([
    'game-too-large',
  ]);
});

test('a long chain of packs or rules that extend each other is rejected where it becomes too long', async () => {
  const packs = Array.from({ length: 110 }, (_, i): [string, string] => [
    `p${i}/pack.yaml`,
    PACK.replace('id: a', `id: p${i}`) + (i === 0 ? '' : `extends: [p${i - 1}]\n`),
  ]);
  const { diagnostics } = await loadContent(memorySource(Object.fromEntries(packs)));
  expect(diagnostics.map(({ file, code }) => `${file} ${code}`)).toEqual(['p101/pack.yaml pack-deep']);
  const rules = Array.from({ length: 53 }, (_, i): [string, string] => [
    `rules/r${i}.yaml`,
    `format: 1\nid: r${i}\n${i === 0 ? '' : `extends: r${i - 1}\n`}`,
  ]);
  const found = await loadContent(memorySource({ 'pack.yaml': PACK, ...Object.fromEntries(rules) }));
  expect(found.diagnostics.map(({ file, code }) => `${file} ${code}`)).toEqual([
    'rules/r0.yaml rules-incomplete',
    'rules/r50.yaml rules-deep',
    'rules/r51.yaml rules-deep',
    'rules/r52.yaml rules-deep',
  ]);
});
