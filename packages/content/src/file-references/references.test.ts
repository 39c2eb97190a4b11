import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadContent, memorySource, type Content } from '../index.ts';
import { REFERENCE_PATTERN } from '../schema/common.ts';
import { withAnnotations } from '../schema/annotations.ts';
import { publishedSchemas } from '../published-schemas.ts';
import { referencesIn } from './references-in.ts';

const CONTENT = join(import.meta.dirname, '../../../../content');

function told(content: Content, path: string): string[] {
  const pack = content.packs.find(({ files, file }) => [file, ...files].some((one) => one.path === path))!;
  const file = [pack.file, ...pack.files].find((one) => one.path === path)!;
  return referencesIn(file, pack.game).map(
    ({ to, id, path: at, from, own }) =>
      `${to} ${id} ${at.join('.')}${from > 0 ? ` +${from}` : ''}${own ? ' own' : ''}`,
  );
}

const load = (files: Readonly<Record<string, string>>): Promise<Content> => loadContent(memorySource(files));
const PACK = 'format: 1\nid: p\ntitle: P\nversion: 1.0.0\nlicence: MIT\nauthors: [A]\ngame: ';

it('is declared in the schema wherever an id can be written with its pack', () => {
  const bare: string[] = [];
  const visit = (node: unknown, at: string): void => {
    if (typeof node !== 'object' || node === null) return;
    const { pattern, 'x-ref': ref } = node as Record<string, unknown>;
    if (pattern === REFERENCE_PATTERN && ref === undefined) bare.push(at);
    for (const [key, inner] of Object.entries(node)) visit(inner, `${at}/${key}`);
  };
  for (const { file, schema } of publishedSchemas()) visit(withAnnotations(schema), file);
  expect(bare).toEqual([]);
});

it('is found in effects, including names that a card gives and uses', async () => {
  const content = await load({
    'p/pack.yaml': `${PACK}trains\nterrains: { bog: { letter: B, cost: 1 } }\nextends: [q ^1]\n`,
    'p/cards/c.yaml': `cards:
  - id: barge
    categories: [boat]
    effect:
      - choose: { from: hand, where: { card: [tug, q/ferry], category: boat }, count: any, as: posted }
      - discard: posted
      - coins: { count: posted }
    whileInPlay: [{ waive: [bog] }]
`,
  });
  expect(told(content, 'p/pack.yaml').sort()).toEqual([
    'packs p id own',
    'packs q extends.0',
    'terrains bog terrains.bog own',
  ]);
  expect(told(content, 'p/cards/c.yaml').filter((one) => !one.startsWith('selections hand'))).toEqual([
    'cards barge cards.0.id own',
    'categories boat cards.0.categories.0',
    'cards tug cards.0.effect.0.choose.where.card.0',
    'cards q/ferry cards.0.effect.0.choose.where.card.1',
    'categories boat cards.0.effect.0.choose.where.category',
    'selections posted cards.0.effect.0.choose.as own',
    'selections posted cards.0.effect.1.discard',
    'selections posted cards.0.effect.2.coins.count',
    'terrains bog cards.0.whileInPlay.0.waive.0',
  ]);
});

it('is found in the choices of tests, by the language of their game', async () => {
  const tests = `tests:
  - name: coal
    setup: duel
    given: { table: [coal] }
    do: [to-train coal, { from-yard: [1, to-train, coal] }, { nonsense: coal }]
    expect: { illegal: [{ place: [2, coal] }], deck: { cars: { coal: 2 } } }
`;
  const content = await load({ 'p/pack.yaml': `${PACK}freight-train\n`, 'p/tests/t.yaml': tests });
  expect(told(content, 'p/tests/t.yaml')).toEqual([
    'setups duel tests.0.setup',
    'cars coal tests.0.given.table.0',
    'cars coal tests.0.do.0 +9',
    'cars coal tests.0.do.1.from-yard.2',
    'cars coal tests.0.expect.illegal.0.place.1',
    'cars coal tests.0.expect.deck.cars.coal',
  ]);
});

it('is looked up in every kind of file, and in the readable part of a broken one', async () => {
  const content = await load({
    'p/pack.yaml': `${PACK}trains\n`,
    'p/strategies/s.yaml': 'format: 1\nid: s\nname: S\nbuy: [nothing-here]\nlose: 3\n',
  });
  expect(content.diagnostics.map(({ code, start }) => `${code} ${start.line}`)).toEqual([
    'reference-unknown 4',
    'schema-type 5',
  ]);
});

it('covers every id of the shipped packs at its location', async () => {
  const files = Object.fromEntries(
    readdirSync(CONTENT, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.yaml'))
      .map((path) => [path.replaceAll('\\', '/'), readFileSync(join(CONTENT, path), 'utf8')]),
  );
  const content = await load(files);
  let count = 0;
  for (const pack of content.packs)
    for (const file of [pack.file, ...pack.files])
      for (const { path, at, id, from } of referencesIn(file, pack.game)) {
        let value: unknown = file.document?.data;
        if (at === 'value')
          for (const step of path) value = (value as Record<string | number, unknown>)[step];
        const text = at === 'key' ? String(path.at(-1)) : String(value);
        expect(text.slice(from, from + id.length), `${file.path} ${path.join('.')}`).toBe(id);
        count++;
      }
  expect(count).toBeGreaterThan(2000);
});
