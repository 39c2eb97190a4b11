// Mistakes that designers make, typed into a valid pack without saving: each is found while typing, and nothing else is, at
// the words that are wrong.
import { expect, it } from 'vitest';
import { FILES, openPack, ROOT } from './pack.ts';

type Row = readonly [file: string, from: string, to: string, code: string, marked: string];

const CARDS = 'cards/cards.yaml';
const MAP = 'maps/mini.yaml';
const RULES = 'rules/mini.yaml';
const SETUP = 'setups/duel.yaml';
const STRATEGY = 'strategies/postman.yaml';
const TESTS = 'tests/cards.yaml';

const MISTAKES: readonly Row[] = [
  [CARDS, 'discard: posted', 'discrad: posted', 'schema-unknown-key', 'discrad'],
  [CARDS, 'discard: posted', 'discard: postd', 'selection-unknown', 'postd'],
  [CARDS, 'notForSale: true', 'notforsale: true', 'schema-unknown-key', 'notforsale'],
  [CARDS, 'card: waste', 'card: wast', 'reference-unknown', 'wast'],
  [CARDS, 'cost: 2', 'cost: two', 'schema-type', 'two'],
  [CARDS, 'cost: 2', 'cost: -2', 'schema-value', '-2'],
  [CARDS, 'from: hand, count', 'from: hnad, count', 'selection-unknown', 'hnad'],
  [CARDS, 'count: any', 'count: some', 'schema-value', 'some'],
  [CARDS, '- id: landfill', '- id: mail-train', 'id-duplicate', 'mail-train'],
  [CARDS, 'id: landfill', 'id: Land Fill', 'schema-value', 'Land Fill'],
  [CARDS, 'categories: [action]', 'categories: action', 'schema-type', 'action'],
  [CARDS, '    name: Landfill\n', '', 'schema-missing-key', 'id: landfill'],
  [CARDS, 'as: posted }', 'as: posted', 'yaml-unclosed-bracket', '{ from: hand'],
  [CARDS, 'cost: 0\n', 'cost: 0\n    cost: 1\n', 'yaml-duplicate-key', 'cost'],
  [CARDS, '    name: Waste', '\tname: Waste', 'yaml-tab', ''],
  [
    CARDS,
    '- coins: { count: posted }',
    '- coins: { count: posted }\n      - discard: posted\n        draw: 1',
    'schema-one-key',
    'discard',
  ],
  [SETUP, 'map: mini', 'map: minni', 'reference-unknown', 'minni'],
  [SETUP, 'rules: mini', 'rules: mnii', 'reference-unknown', 'mnii'],
  [SETUP, '[landfill, mail-train]', '[landfil, mail-train]', 'reference-unknown', 'landfil'],
  [SETUP, '[landfill, mail-train]', '[landfill]', 'market-size', 'cards'],
  [SETUP, '[landfill, mail-train]', '[landfill, waste]', 'market-card', 'waste'],
  [SETUP, '[landfill, mail-train]', '[landfill, landfill]', 'schema-repeated', 'landfill]'],
  [SETUP, 'id: duel', 'id: dual', 'file-name', 'dual'],
  [SETUP, 'format: 1\n', '', 'schema-missing-key', ''],
  [MAP, 'H F\n', 'X F\n', 'map-unknown-letter', 'X'],
  [MAP, 'at: A3', 'at: A4', 'place-letter', ''],
  [MAP, 'at: C1', 'at: Z9', 'place-outside', ''],
  [MAP, '[A1, A2]', '[A1, C1]', 'barrier-apart', ''],
  [MAP, 'pointy', 'pointed', 'schema-value', 'pointed'],
  [MAP, 'terrain: |', 'terrain:', 'map-no-picture', ''],
  [RULES, 'waste: waste', 'waste: wsate', 'reference-unknown', 'wsate'],
  [RULES, 'min: 2, max: 4', 'min: 4, max: 2', 'seats-range', ''],
  [RULES, 'tie: joint', 'tie: joined', 'schema-value', 'joined'],
  [RULES, 'handSize: 5\n', '', 'rules-incomplete', 'mini'],
  [RULES, 'lay-rails: { count', 'lay-rail: { count', 'reference-unknown', 'lay-rail'],
  [STRATEGY, '- mail-train', '- male-train', 'reference-unknown', 'male-train'],
  [STRATEGY, 'upTo: 2', 'upto: 2', 'schema-unknown-key', 'upto'],
  ['locales/fr.yaml', 'mail-train: Train', 'mail-trane: Train', 'reference-unknown', 'mail-trane'],
  ['locales/fr.yaml', 'Midtown', 'Midtwon', 'locale-unknown', 'Midtwon'],
  [TESTS, '- play: mail-train', '- play: milk-train', 'test-unusable', 'milk-train'],
  [TESTS, 'setup: duel', 'setup: dule', 'reference-unknown', 'dule'],
  [TESTS, 'coins: 2', 'coin: 2', 'test-unusable', 'coin'],
  [TESTS, '- play:', '- plya:', 'test-unusable', 'plya'],
  ['pack.yaml', 'game: trains', 'game: trians', 'game-unknown', 'trians'],
  ['pack.yaml', 'letter: S', 'letter: H', 'terrain-duplicate', 'H'],
  ['pack.yaml', 'version: 1.0.0', 'version: 1.0', 'schema-type', '1.0'],
];

it('a valid pack has no findings', async () => {
  const { content } = await openPack();
  expect(content.diagnostics.filter(({ severity }) => severity !== 'info')).toEqual([]);
});

it('there are more than forty', () => {
  expect(MISTAKES.length).toBeGreaterThanOrEqual(40);
});

it.each(MISTAKES)('%s: %j as %j', async (file, from, to, code, marked) => {
  const workspace = await openPack();
  const text = FILES[file]!.replace(from, to);
  expect(text).not.toBe(FILES[file]);
  workspace.type(ROOT + file, text);
  const { diagnostics } = await workspace.check();
  const found = diagnostics.find((one) => one.code === code && one.file === ROOT + file);
  expect(diagnostics.map((one) => `${one.code} ${one.message}`)).toContainEqual(
    expect.stringContaining(code),
  );
  const line = text.split('\n')[found!.start.line - 1]!;
  expect(line.slice(found!.start.column - 1).startsWith(marked), line).toBe(true);
});
