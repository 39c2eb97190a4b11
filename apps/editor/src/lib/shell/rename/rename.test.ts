import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  loadContent,
  memorySource,
  placesOf,
  renamedText,
  renameProblem,
  runTests,
} from '@railwright/content';
import type { FileMentions, Named, NamingPack } from '@railwright/content';
import { expect, test } from 'vitest';
import { ReadCache } from '../../core/content/visible-packs.ts';
import { parseManifest } from '../../core/content/manifest.ts';
import { TextFile } from '../../core/content/text-file.ts';
import { schemaFor } from '../../core/content/schemas.ts';
import type { Schema } from '@railwright/content';
import { readNamingPacks } from './named.ts';
import { namesToChoose, ownNames } from './own-names.ts';

const CONTENT = join(import.meta.dirname, '../../../../../../content');

const cache = new ReadCache();
const foldersOf = (texts: ReadonlyMap<string, string>): string[] =>
  [...texts.keys()].filter((path) => path.endsWith('pack.yaml')).map((path) => path.slice(0, -9));
const packsOf = (texts: ReadonlyMap<string, string>): NamingPack[] =>
  readNamingPacks(foldersOf(texts), texts, cache, (path, game) => schemas.get(`${game} ${path}`));

const schemas = new Map<string, Schema | undefined>();
async function readSchemas(packs: readonly NamingPack[]): Promise<void> {
  for (const { game, files } of packs)
    for (const { path } of files) {
      const key = `${game} ${path}`;
      if (!schemas.has(key)) schemas.set(key, await schemaFor(path, game));
    }
}

async function find(texts: ReadonlyMap<string, string>, named: Named): Promise<FileMentions[]> {
  const packs = packsOf(texts);
  await readSchemas(packs);
  return placesOf(named, packs);
}

async function renamed(
  texts: ReadonlyMap<string, string>,
  named: Named,
  to: string,
): Promise<Map<string, string>> {
  const next = new Map(texts);
  for (const place of await find(texts, named)) next.set(place.path, renamedText(place, named, to));
  return next;
}

const told = (places: readonly FileMentions[]): string[] =>
  places.flatMap(({ path, mentions }) =>
    mentions.map(({ path: at, own }) => `${path} ${at.join('.')}${own ? ' (own)' : ''}`),
  );

const OWN = `format: 1
cards:
  - { id: barge, name: Barge, categories: [boat], cost: 2 } # the barge of canals
  - { id: 'tug', name: Tug, categories: [boat], cost: 3, effect: [{ gain: { where: { card: [barge, ferry] } } }] }
`;
const TEXTS = new Map([
  ['own/pack.yaml', 'id: own\ngame: trains\nextends: [base]\nterrains:\n  canal: { letter: W, cost: 1 }\n'],
  ['own/cards/a.yaml', OWN],
  [
    'own/setups/duel.yaml',
    'id: duel\nmarket: { cards: [barge, ferry], atLeast: { boat: 1 } }\nmap: fen\nrules: r\n',
  ],
  [
    'own/tests/t.yaml',
    `tests:
  - name: barge
    setup: duel
    given: { hand: { barge: 2 }, deck: [barge], opponent: { hand: [ "barge" ] } }
    do: [{ play: barge }, barge, buy barge, buy barge-of-kings]
    expect: { legal: [buy barge, play base/barge], supply: { barge: 3, own/barge: 3 } }
`,
  ],
  [
    'own/strategies/s.yaml',
    `id: s
name: barge
buy:
  - barge # first of all
  - { card: [tug, barge], when: { owned: { card: barge, atMost: 2 } } }
  - { where: { category: boat } }
never: [barge]
play: { first: [barge], last: [own/barge], never: [base/barge] }
lose: [barge]
`,
  ],
  [
    'own/locales/fr.yaml',
    'id: fr\nlanguage: fr\ncards:\n  barge: Péniche # barge\n  own/barge: { name: Péniche }\n',
  ],
  ['own/rules/r.yaml', 'id: r\nstartDeck: { barge: 2 }\nsupply:\n  barge: 10\nwaste: barge\n'],
  ['base/pack.yaml', 'id: base\ngame: trains\n'],
  [
    'base/cards/b.yaml',
    'cards:\n  - { id: barge, name: Old }\n  - { id: ferry, effect: [{ gain: { where: { card: barge } } }] }\n',
  ],
  ['base/maps/fen.yaml', 'id: fen\nname: Fen\n'],
  ['over/pack.yaml', 'id: over\ngame: trains\nextends: [own ^1]\n'],
  ['over/setups/big.yaml', 'id: big\nmap: base/fen\nmarket: { always: [barge], never: [base/barge] }\n'],
  ['far/pack.yaml', 'id: far\ngame: trains\n'],
  ['far/setups/far.yaml', 'id: far\nmap: fen\nmarket: { from: [own/barge, barge] }\n'],
]);
const BARGE: Named = { kind: 'cards', pack: 'own', id: 'barge' };

test('a card is found in every kind of file and every pack that refers to it, and in no other', async () => {
  expect(told(await find(TEXTS, BARGE))).toEqual([
    'own/cards/a.yaml cards.0.id (own)',
    'own/cards/a.yaml cards.1.effect.0.gain.where.card.0',
    'own/setups/duel.yaml market.cards.0',
    'own/tests/t.yaml tests.0.given.hand.barge',
    'own/tests/t.yaml tests.0.given.deck.0',
    'own/tests/t.yaml tests.0.given.opponent.hand.0',
    'own/tests/t.yaml tests.0.do.0.play',
    'own/tests/t.yaml tests.0.do.2',
    'own/tests/t.yaml tests.0.expect.legal.0',
    'own/tests/t.yaml tests.0.expect.supply.barge',
    'own/tests/t.yaml tests.0.expect.supply.own/barge',
    'own/strategies/s.yaml buy.0',
    'own/strategies/s.yaml buy.1.card.1',
    'own/strategies/s.yaml buy.1.when.owned.card',
    'own/strategies/s.yaml never.0',
    'own/strategies/s.yaml play.first.0',
    'own/strategies/s.yaml play.last.0',
    'own/strategies/s.yaml lose.0',
    'own/locales/fr.yaml cards.barge',
    'own/locales/fr.yaml cards.own/barge',
    'own/rules/r.yaml startDeck.barge',
    'own/rules/r.yaml supply.barge',
    'own/rules/r.yaml waste',
    'over/setups/big.yaml market.always.0',
    'far/setups/far.yaml market.from.0',
  ]);
});

test('the text around an id stays: comments, quotes, order, other words', async () => {
  const next = await renamed(TEXTS, BARGE, 'scow');
  expect(next.get('own/cards/a.yaml')).toBe(
    OWN.replace('id: barge', 'id: scow').replace('[barge,', '[scow,'),
  );
  expect(next.get('own/tests/t.yaml')).toBe(`tests:
  - name: barge
    setup: duel
    given: { hand: { scow: 2 }, deck: [scow], opponent: { hand: [ "scow" ] } }
    do: [{ play: scow }, barge, buy scow, buy barge-of-kings]
    expect: { legal: [buy scow, play base/barge], supply: { scow: 3, own/scow: 3 } }
`);
  expect(next.get('own/strategies/s.yaml')).toContain('  - scow # first of all\n');
  expect(next.get('own/locales/fr.yaml')).toContain('  scow: Péniche # barge\n  own/scow: { name');
  expect(next.get('far/setups/far.yaml')).toContain('[own/scow, barge]');
});

test('packs, categories, terrains and maps are renamed wherever they are mentioned', async () => {
  const pack = await renamed(TEXTS, { kind: 'packs', pack: 'own', id: 'own' }, 'mine');
  expect(pack.get('own/pack.yaml')).toContain('id: mine\n');
  expect(pack.get('over/pack.yaml')).toContain('extends: [mine ^1]');
  expect(pack.get('far/setups/far.yaml')).toContain('[mine/barge, barge]');
  expect(pack.get('own/tests/t.yaml')).toContain('mine/barge: 3');
  expect(pack.get('own/cards/a.yaml')).toBe(OWN);

  const category = await renamed(TEXTS, { kind: 'categories', pack: 'own', id: 'boat' }, 'ship');
  expect(category.get('own/cards/a.yaml')).toBe(OWN.replaceAll('[boat]', '[ship]'));
  expect(category.get('own/setups/duel.yaml')).toContain('atLeast: { ship: 1 }');
  expect(category.get('own/strategies/s.yaml')).toContain('category: ship');

  const declared = new Map(TEXTS).set(
    'base/pack.yaml',
    'id: base\ngame: trains\ncategories:\n  boat: { name: Boat } # afloat\n',
  );
  const everywhere = await renamed(declared, { kind: 'categories', pack: 'base', id: 'boat' }, 'ship');
  expect(everywhere.get('base/pack.yaml')).toContain('  ship: { name: Boat } # afloat');
  expect(everywhere.get('own/cards/a.yaml')).toBe(OWN.replaceAll('[boat]', '[ship]'));
  expect(packsOf(declared).map((pack) => pack.means('categories', 'boat'))).toContain('base');

  expect(told(await find(TEXTS, { kind: 'terrains', pack: 'own', id: 'canal' }))).toEqual([
    'own/pack.yaml terrains.canal (own)',
  ]);
  expect(told(await find(TEXTS, { kind: 'maps', pack: 'base', id: 'fen' }))).toEqual([
    'own/setups/duel.yaml map',
    'base/maps/fen.yaml id (own)',
    'over/setups/big.yaml map',
  ]);
});

test('an id already in use anywhere it could be written is refused with the reason', () => {
  const packs = packsOf(TEXTS);
  expect(renameProblem(BARGE, 'tug', packs)).toBe('There is a card tug already.');
  expect(renameProblem(BARGE, 'ferry', packs)).toBe('There is a card ferry already, in the pack base.');
  expect(renameProblem({ kind: 'cards', pack: 'base', id: 'ferry' }, 'tug', packs)).toBe(
    'There is a card tug already, in the pack own.',
  );
  expect(renameProblem({ kind: 'categories', pack: 'own', id: 'boat' }, 'boat', packs)).toBe('');
  expect(renameProblem(BARGE, 'Fare War', packs)).toContain('lower-case letters');
  expect(renameProblem(BARGE, 'null', packs)).toContain('In YAML');
  expect(renameProblem(BARGE, 'scow', packs)).toBe('');
});

test('every id of a file can be renamed, starting with the one under the cursor', async () => {
  const namesIn = async (path: string) =>
    ownNames(TEXTS.get(path) ?? '', 'own', await schemaFor(path, 'trains'));
  const names = await namesIn('own/cards/a.yaml');
  expect(names.map(({ id }) => id)).toEqual(['barge', 'tug']);
  expect(namesToChoose(names, 'tug')?.map(({ id }) => id)).toEqual(['tug', 'barge']);
  expect((await namesIn('own/pack.yaml')).map(({ kind }) => kind)).toEqual(['packs', 'terrains']);
  expect(await namesIn('own/tests/t.yaml')).toEqual([]);
  expect(namesToChoose([])).toBeUndefined();
});

test('renaming everything in the shipped packs keeps them valid, and their tests pass', async () => {
  let texts = new Map<string, string>(
    readdirSync(CONTENT, { recursive: true, encoding: 'utf8' })
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => path.endsWith('.yaml'))
      .sort()
      .map((path) => [path, readFileSync(join(CONTENT, path), 'utf8')]),
  );
  const before = runTests(await loadContent(memorySource(Object.fromEntries(texts))));
  const names: Named[] = [];
  for (const [path, text] of texts) {
    const pack = parseManifest(new TextFile(texts.get(`${path.split('/')[0]}/pack.yaml`) ?? ''));
    names.push(...ownNames(text, pack?.id ?? '', await schemaFor(path, pack?.game)));
  }
  const kinds = new Set(names.map(({ kind }) => kind));
  expect([...kinds].sort()).toEqual(
    'abilities cards cars categories decks locales maps packs preferences regions rules setups strategies terrains tokens'.split(
      ' ',
    ),
  );
  // Packs last, since they come before the slash in all other ids.
  const order = [
    ...names.filter(({ kind }) => kind !== 'packs'),
    ...names.filter(({ kind }) => kind === 'packs'),
  ];
  for (const named of order) texts = await renamed(texts, named, `x-${named.id}`);

  const content = await loadContent(memorySource(Object.fromEntries(texts)));
  expect(
    content.diagnostics.filter(({ severity }) => severity !== 'info').map(({ message }) => message),
  ).toEqual([]);
  const after = runTests(content);
  expect(after.results.filter(({ outcome }) => outcome !== 'passed').map(({ name }) => name)).toEqual([]);
  expect(after.passed).toBe(before.passed);
}, 120_000);
