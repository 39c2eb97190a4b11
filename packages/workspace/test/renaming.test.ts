// Renaming: what names an item in every kind of file, also in packs with much missing, and what the texts become.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadContent, memorySource, placesOf, runTests } from '@railwright/content';
import type { Named } from '@railwright/content';
import { expect, test } from 'vitest';
import { withNewId, Workspace } from '../src/index.ts';
import { namingPacks } from '../src/naming-packs.ts';

const CONTENT = join(import.meta.dirname, '../../../content');

async function open(texts: ReadonlyMap<string, string>): Promise<Workspace> {
  const workspace = new Workspace();
  for (const [path, text] of texts) workspace.type(path, text);
  await workspace.check();
  return workspace;
}

/** Each place that names the item. */
async function told(texts: ReadonlyMap<string, string>, named: Named): Promise<string[]> {
  return placesOf(named, namingPacks(await open(texts))).flatMap(({ path, mentions }) =>
    mentions.map(({ path: at, own }) => `${path} ${at.join('.')}${own ? ' (own)' : ''}`),
  );
}

async function renamed(
  texts: ReadonlyMap<string, string>,
  named: Named,
  to: string,
): Promise<Map<string, string>> {
  const { files } = withNewId(await open(texts), named, to);
  return new Map([...texts, ...files.map(({ path, text }) => [path, text] as const)]);
}

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
  expect(await told(TEXTS, BARGE)).toEqual([
    'far/setups/far.yaml market.from.0',
    'over/setups/big.yaml market.always.0',
    'own/cards/a.yaml cards.0.id (own)',
    'own/cards/a.yaml cards.1.effect.0.gain.where.card.0',
    'own/locales/fr.yaml cards.barge',
    'own/locales/fr.yaml cards.own/barge',
    'own/rules/r.yaml startDeck.barge',
    'own/rules/r.yaml supply.barge',
    'own/rules/r.yaml waste',
    'own/setups/duel.yaml market.cards.0',
    'own/strategies/s.yaml buy.0',
    'own/strategies/s.yaml buy.1.card.1',
    'own/strategies/s.yaml buy.1.when.owned.card',
    'own/strategies/s.yaml never.0',
    'own/strategies/s.yaml play.first.0',
    'own/strategies/s.yaml play.last.0',
    'own/strategies/s.yaml lose.0',
    'own/tests/t.yaml tests.0.given.hand.barge',
    'own/tests/t.yaml tests.0.given.deck.0',
    'own/tests/t.yaml tests.0.given.opponent.hand.0',
    'own/tests/t.yaml tests.0.do.0.play',
    'own/tests/t.yaml tests.0.do.2',
    'own/tests/t.yaml tests.0.expect.legal.0',
    'own/tests/t.yaml tests.0.expect.supply.barge',
    'own/tests/t.yaml tests.0.expect.supply.own/barge',
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

  expect(await told(TEXTS, { kind: 'terrains', pack: 'own', id: 'canal' })).toEqual([
    'own/pack.yaml terrains.canal (own)',
  ]);
  expect(await told(TEXTS, { kind: 'maps', pack: 'base', id: 'fen' })).toEqual([
    'base/maps/fen.yaml id (own)',
    'over/setups/big.yaml map',
    'own/setups/duel.yaml map',
  ]);
});

test('an id already in use anywhere it could be written is refused with the reason', async () => {
  const workspace = await open(TEXTS);
  const problem = (named: Named, to: string): string => withNewId(workspace, named, to).problem;
  expect(problem(BARGE, 'tug')).toBe('There is a card tug already.');
  expect(problem(BARGE, 'ferry')).toBe('There is a card ferry already, in the pack base.');
  expect(problem({ kind: 'cards', pack: 'base', id: 'ferry' }, 'tug')).toBe(
    'There is a card tug already, in the pack own.',
  );
  expect(problem({ kind: 'categories', pack: 'own', id: 'boat' }, 'boat')).toBe('');
  expect(problem(BARGE, 'Fare War')).toContain('lower-case letters');
  expect(problem(BARGE, 'null')).toContain('In YAML');
  expect(problem(BARGE, 'scow')).toBe('');
});

test('renaming everything in the shipped packs keeps them valid, and their tests pass', async () => {
  const texts = new Map(
    globSync('**/*.yaml', { cwd: CONTENT })
      .sort()
      .map((path) => [path.replaceAll('\\', '/'), readFileSync(join(CONTENT, path), 'utf8')]),
  );
  const workspace = await open(texts);
  const before = runTests(await workspace.check());
  const names = [...texts.keys()].flatMap((path): Named[] => {
    const file = workspace.file(path);
    // Only a schema declares what a file defines; the words of tests only refer.
    return (file?.kind === 'tests' ? [] : (file?.mentions ?? []))
      .filter(({ own, to }) => own && to !== 'selections')
      .map(({ to, id }) => ({ kind: to, pack: file?.pack.id ?? '', id }));
  });
  const byKind = Map.groupBy(names, ({ kind }) => kind);
  expect([...byKind.keys()].sort()).toEqual(
    'abilities cards cars categories decks layouts locales maps packs preferences regions resources rules setups strategies terrains tokens'.split(
      ' ',
    ),
  );
  const rename = (named: Named): void => {
    for (const { path, text } of withNewId(workspace, named, `x-${named.id}`).files)
      workspace.type(path, text);
  };
  const { packs = [], ...others } = Object.fromEntries(byKind);
  for (const some of Object.values(others)) {
    for (const named of some ?? []) rename(named);
    await workspace.check();
  }
  // Packs last, since they come before the slash in all other ids.
  for (const named of packs) {
    rename(named);
    await workspace.check();
  }

  const changed = Object.fromEntries([...texts.keys()].map((path) => [path, workspace.textOf(path) ?? '']));
  const all = memorySource(changed);
  // Texts alone: such a source does not tell of pictures.
  const content = await loadContent({ list: () => all.list(), read: (path) => all.read(path) });
  expect(
    content.diagnostics.filter(({ severity }) => severity !== 'info').map(({ message }) => message),
  ).toEqual([]);
  const after = runTests(content);
  expect(after.results.filter(({ outcome }) => outcome !== 'passed').map(({ name }) => name)).toEqual([]);
  expect(after.passed).toBe(before.passed);
}, 120_000);
