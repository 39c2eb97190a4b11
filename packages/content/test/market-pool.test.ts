// Markets drawn from a bundle: those that the files of the pack give.
import { createGame, type TrainsDefinition } from '@railwright/engine';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { drawBundle, parseBundle, type Bundle } from '../src/bundle/index.ts';
import {
  listSetups,
  loadContent,
  makeBundle,
  marketPool,
  memorySource,
  resolveSetup,
  type Content,
  type SetupOptions,
} from '../src/index.ts';
import { folderSource } from '../src/node/index.ts';

const SHIPPED = join(import.meta.dirname, '..', '..', '..', 'content');
const SEEDS = [0, 1, 2, 3, 7, 42, 9999, 0xffff_ffff];

let content: Content;
beforeAll(async () => {
  content = await loadContent(folderSource(SHIPPED), { skip: ['tests'] });
});

function bundleOf(from: Content, id: string, options: SetupOptions = {}): Bundle {
  const resolved = resolveSetup(from, id, options);
  if (!resolved.ok) throw new Error(JSON.stringify(resolved.diagnostics));
  const { setup } = resolved;
  const parsed = parseBundle(JSON.stringify(makeBundle(setup, [], {}, undefined, marketPool(from, setup))));
  if (!parsed.ok) throw new Error(parsed.message);
  return parsed.bundle;
}

/** Draws each market twice, the second time from another drawn one, and holds both against that of the files. */
function expectSame(from: Content, id: string, options: SetupOptions = {}): void {
  const bundle = bundleOf(from, id, options);
  let last = bundle;
  for (const marketSeed of SEEDS) {
    const { definition, hash, options: chosen } = bundleOf(from, id, { ...options, marketSeed });
    const drawn = drawBundle(bundle, marketSeed);
    expect(drawn, `${id} ${marketSeed}`).toMatchObject({ definition, hash, options: chosen });
    expect(drawn?.definition).toEqual(definition);
    expect(drawBundle(last, marketSeed)?.hash).toBe(hash);
    last = drawn ?? last;
  }
  expect(last.base).toBe(bundle.hash);
}

/** A pack with a token that some cards name, categories of its own, and one setup. */
function packWith(market: string, more: Readonly<Record<string, string>> = {}): Promise<Content> {
  const card = (id: string, fields: string): string =>
    `  - { id: ${id}, name: ${id}, categories: [${id < 'c' ? 'action' : 'treasure'}], value: 1, ${fields} }`;
  const files = {
    'pack.yaml':
      'format: 1\nid: mine\ngame: trains\ntitle: Mine\nversion: 1.0.0\nlicence: MIT\nauthors: [Me]\nextends: [trains]\ntokens:\n  goods: { name: goods }\n  mail: { name: mail }\n',
    'cards/cards.yaml': [
      'format: 1',
      'cards:',
      card('a1', 'cost: 4, effect: [{ place-tokens: { kind: mail, where: { place: city } } }]'),
      card('a2', 'cost: 2, effect: [{ place-tokens: { kind: goods, where: { place: city } } }]'),
      card('a3', 'cost: 2, effect: [{ coins: 1 }]'),
      card('b1', 'cost: 5, effect: [{ place-tokens: { kind: goods, where: { place: city } } }]'),
      card('c1', 'cost: 3'),
      card('c2', 'cost: 1'),
      card('d1', 'cost: 3'),
      card('d2', 'cost: 6'),
    ].join('\n'),
    'setups/drawn.yaml': `format: 1\nid: drawn\ntitle: Drawn\nrules: aeg-2013\nmap: tokyo\nmarket: ${market}\n`,
    ...more,
  };
  return loadContent([folderSource(join(SHIPPED, 'trains')), memorySource(files, 'mine/')], {
    skip: ['tests'],
  });
}

describe('a market drawn from a bundle', () => {
  it('is that of the files with the same seed, in every shipped setup that draws one and by both rules', () => {
    const drawing = listSetups(content).filter(({ id }) => bundleOf(content, id).pool);
    expect(drawing.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['trains/tokyo-random', 'trains/osaka-any-eight']),
    );
    for (const { id } of drawing)
      for (const rules of ['trains/aeg-2013', 'trains/okazu-2012']) expectSame(content, id, { rules });
  });

  it('keeps to what is always there, to rows and conditions, and has the tokens that its cards name', async () => {
    for (const market of [
      '{ random: 4, kinds: 4, from: [a1, a2, a3, b1, c1, c2, d1, d2], atLeast: { treasure: 2 }, apart: [[a1, a2]] }',
      '{ random: 2, kinds: 3, always: [b1], from: [a1, a2, a3, c1, c2], rows: [{ show: 1, cards: [d1, d2] }] }',
    ]) {
      const mine = await packWith(market);
      expectSame(mine, 'mine/drawn');
    }
  });

  it('has the resources that the rules let players exchange, whatever is drawn', async () => {
    const mine = await packWith('{ random: 1, kinds: 1, from: [e1, e2] }', {
      'pack.yaml':
        'format: 1\nid: mine\ngame: trains\ntitle: Mine\nversion: 1.0.0\nlicence: MIT\nauthors: [Me]\nextends: [trains]\ntokens:\n  goods: {}\n  mail: {}\nresources:\n  ore: { name: Ore, start: 3 }\n  ink: { name: Ink }\n',
      'rules/office.yaml':
        'format: 1\nid: office\ntitle: Office\nextends: aeg-2013\nexchange: [{ pay: { ore: 2 }, get: { coins: 1 } }]\n',
      'cards/more.yaml':
        'format: 1\ncards:\n  - { id: e1, name: E1, categories: [action], cost: 2, effect: [{ get-resources: ink }] }\n  - { id: e2, name: E2, categories: [action], cost: 3, value: 1 }\n',
      'setups/drawn.yaml':
        'format: 1\nid: drawn\ntitle: Drawn\nrules: office\nmap: tokyo\nmarket: { random: 1, kinds: 1, from: [e1, e2] }\n',
    });
    expectSame(mine, 'mine/drawn');
    const bundle = bundleOf(mine, 'mine/drawn');
    const drawn = SEEDS.map((seed) => drawBundle(bundle, seed)?.definition as Partial<TrainsDefinition>);
    const resources = new Set(drawn.map((one) => one.resources?.map(({ id }) => id).join(' ')));
    expect([...resources].sort()).toEqual(['ink ore', 'ore']);
  });

  it('is not offered where none is drawn, where one was asked for, and where two cards of the pool are called alike', async () => {
    expect(bundleOf(content, 'trains/tokyo-beginners').pool).toBeUndefined();
    expect(bundleOf(content, 'trains/tokyo-random', { marketSeed: 5 }).pool).toBeUndefined();
    const twice = await packWith('{ random: 2, kinds: 2, from: [a1, c1, viaduct, trains/viaduct] }', {
      'cards/more.yaml':
        'format: 1\ncards:\n  - { id: viaduct, name: Mine, categories: [action], cost: 2, value: 1 }\n',
    });
    const resolved = resolveSetup(twice, 'mine/drawn');
    expect(resolved.ok && marketPool(twice, resolved.setup)).toBeUndefined();
  });

  it('does not come of a pool that makes no sense, nor takes for ever', () => {
    const bundle = bundleOf(content, 'trains/tokyo-random');
    const { pool } = bundle;
    if (!pool) throw new Error('There is no pool.');
    const { draw } = pool;
    const many = Array.from({ length: 2000 }, (_, i) => ({ id: `x/${i}`, categories: [] }));
    for (const odd of [
      7,
      {},
      { draw: 7 },
      { ...pool, draw: { ...draw, count: 1e9 } },
      { ...pool, draw: { ...draw, count: -1 } },
      { ...pool, draw: { ...draw, count: 0.5 } },
      { ...pool, draw: { ...draw, pool: many, count: 1000 } },
      { ...pool, draw: { ...draw, atLeast: many.map(() => ['x', 1]) } },
      { ...pool, draw: { ...draw, atLeast: [['nothing', 3]] } },
      { ...pool, cards: undefined },
      { ...pool, cards: {} },
      { ...pool, named: null },
    ])
      expect(
        drawBundle({ ...bundle, pool: odd as never }, 9),
        JSON.stringify(odd).slice(0, 80),
      ).toBeUndefined();
    expect(() => createGame(drawBundle(bundle, 9)?.definition as never, 2)).not.toThrow();
  });
});
