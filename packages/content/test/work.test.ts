// Content is untrusted: four times as much of anything takes about four times the work in every stage, never sixteen times. What is large
// to begin with is doubled.
import { expect, test } from 'vitest';
import { fixContent, formatText, listSetups, loadContent, memorySource, migrateText } from '../src/index.ts';
import { countSteps } from './steps.ts';

type Files = Readonly<Record<string, string>>;

const times = (n: number, make: (i: number) => string): string =>
  Array.from({ length: n }, (_, i) => make(i)).join('');
const files = (n: number, name: (i: number) => string, make: (i: number) => string): Files =>
  Object.fromEntries(Array.from({ length: n }, (_, i) => [name(i), make(i)]));
const manifest = (id: string, more = ''): string =>
  `format: 1\nid: ${id}\ngame: trains\ntitle: A\nversion: 0.1.0\nlicence: MIT\nauthors: [me]\n${more}`;
const pack = (own: Files, more = ''): Files => ({ 'pack.yaml': manifest('a', more), ...own });
const card = (i: number, more = ''): string =>
  `  - { id: k${i}, name: K, categories: [action], cost: 1${more} }\n`;
const cards = (n: number, more: (i: number) => string = () => ''): string =>
  `format: 1\ncards:\n${times(n, (i) => card(i, more(i)))}`;
const TERRAINS = 'terrains: { field: { letter: F, cost: 0 } }\n';
const map = (id: string, more = ''): string =>
  `format: 1\nid: ${id}\nname: M\norientation: pointy\nterrain: |\n  F F F F F F\n${more}`;
const RULES = `format: 1
id: r0
seats: { min: 2, max: 4 }
handSize: 5
startDeck: { k0: 7 }
waste: k1
supply: { k2: 20, k1: 30 }
market: { kinds: 1, copies: 10 }
tokens: { rails: 20, stations: 10 }
surcharge: { city: 1, perStation: 1, perOpponent: 1, opponentsWaste: 1 }
cityPoints: [0, 2, 4]
end: { emptyPiles: 2, rounds: 100 }
switches: { tie: joint, railPoints: immediate, effects: strict, optionalEffects: true }
`;
const setup = (i: number, on: number): string =>
  `format: 1\nid: s${i}\ntitle: S\nrules: r0\nmap: m${on}\nmarket: { cards: [k3] }\n`;
const table = { 'cards/c.yaml': cards(5), 'rules/r0.yaml': RULES };
const UNUSED = (): string => ', effect: [{ choose: { from: hand, as: old } }]';

/** Content by size; where small content gets extra checks, the smaller size is already above their thresholds. */
const SHAPES: Readonly<Record<string, readonly [size: number, make: (n: number) => Files]>> = {
  'sound cards': [100, (n) => pack({ 'cards/c.yaml': cards(n, () => ', effect: [{ draw: 1 }]') })],
  'unknown keys': [
    100,
    (n) => pack({ 'cards/c.yaml': `format: 1\ncards: []\n${times(n, (i) => `zzyx${i}: 1\n`)}` }),
  ],
  'unknown keys next to an op': [
    100,
    (n) =>
      pack({
        'cards/c.yaml': cards(1, () => `, effect: [{ lay-rails: 1, ${times(n, (i) => `q${i}: 1, `)} }]`),
      }),
  ],
  'duplicate keys': [100, (n) => pack({ 'cards/c.yaml': `format: 1\n${times(n, () => 'cards: []\n')}` })],
  'duplicate ids': [100, (n) => pack({ 'cards/c.yaml': `format: 1\ncards:\n${times(n, () => card(7))}` })],
  'values of a wrong type': [
    100,
    (n) => pack({ 'cards/c.yaml': `format: 1\ncards: [${'1, '.repeat(n)}]\n` }),
  ],
  'misspelt ops': [100, (n) => pack({ 'cards/c.yaml': cards(n, () => ', effect: [{ drwa: 1 }]') })],
  'unknown cards': [
    510,
    (n) =>
      pack({
        'cards/c.yaml': cards(
          n,
          (i) => `, effect: [{ gain: { where: { card: unknown-${i}-card }, to: hand } }]`,
        ),
      }),
  ],
  'misspelt categories': [100, (n) => pack({ 'cards/c.yaml': cards(n).replaceAll('[action]', '[actoin]') })],
  'comments that ignore': [
    100,
    (n) =>
      pack({
        'cards/c.yaml': cards(n, UNUSED).replaceAll(' }\n', ' } # railwright-ignore selection-unused: x\n'),
      }),
  ],
  'comments that ignore, above each other': [
    100,
    (n) => pack({ 'cards/c.yaml': `${'# railwright-ignore selection-unused: x\n'.repeat(n)}${cards(1)}` }),
  ],
  'a locale of unknown cards': [
    510,
    (n) =>
      pack({
        'cards/c.yaml': cards(n),
        'locales/l.yaml': `format: 1\nid: l\ncards:\n${times(n, (i) => `  unknown-${i}-card: X\n`)}`,
      }),
  ],
  files: [
    100,
    (n) =>
      pack(
        files(
          n,
          (i) => `cards/c${i}.yaml`,
          (i) => `format: 1\ncards:\n${card(i)}`,
        ),
      ),
  ],
  'files with comments that ignore': [
    100,
    (n) =>
      pack(
        files(
          n,
          (i) => `cards/c${i}.yaml`,
          (i) => `# railwright-ignore selection-unused: x\nformat: 1\ncards:\n${card(i)}`,
        ),
      ),
  ],
  'packs that extend each other in a row': [
    120,
    (n) =>
      files(
        n,
        (i) => `p${i}/pack.yaml`,
        (i) => manifest(`p${i}`, i > 0 ? `extends: [p${i - 1}]\n` : ''),
      ),
  ],
  'packs that extend unknown ones': [
    510,
    (n) =>
      files(
        n,
        (i) => `p${i}/pack.yaml`,
        (i) => manifest(`p${i}`, `extends: [unknown-${i}-pack]\n`),
      ),
  ],
  'rules that extend each other in a row': [
    60,
    (n) =>
      pack({
        ...table,
        ...files(
          n,
          (i) => `rules/r${i + 1}.yaml`,
          (i) => `format: 1\nid: r${i + 1}\nextends: r${i}\n`,
        ),
      }),
  ],
  'rules and maps': [
    25,
    (n) =>
      pack(
        {
          ...table,
          ...files(
            n,
            (i) => `rules/r${i}.yaml`,
            (i) => RULES.replace('id: r0', `id: r${i}`),
          ),
          ...files(
            n,
            (i) => `maps/m${i}.yaml`,
            (i) => map(`m${i}`),
          ),
        },
        TERRAINS,
      ),
  ],
  'setups and maps': [
    25,
    (n) =>
      pack(
        {
          ...table,
          ...files(
            n,
            (i) => `setups/s${i}.yaml`,
            (i) => setup(i, i),
          ),
          ...files(
            n,
            (i) => `maps/m${i}.yaml`,
            (i) => map(`m${i}`),
          ),
        },
        TERRAINS,
      ),
  ],
  'setups next to errors': [
    25,
    (n) =>
      pack(
        {
          ...table,
          'cards/d.yaml': `format: 1\ncards:\n${times(n, () => card(4, ', efect: 1'))}`,
          'maps/m0.yaml': map('m0'),
          ...files(
            n,
            (i) => `setups/s${i}.yaml`,
            (i) => setup(i, 0),
          ),
        },
        TERRAINS,
      ),
  ],
  barriers: [
    100,
    (n) =>
      pack(
        { 'maps/m.yaml': map('m', `barriers:\n${times(n, (i) => `  - [A${i + 2}, A${i + 1}]\n`)}`) },
        TERRAINS,
      ),
  ],
  'tests of unknown setups': [
    100,
    (n) =>
      pack({
        'tests/t.yaml': `format: 1\ntests:\n${times(n, (i) => `  - { name: t${i}, setup: s${i}, do: [] }\n`)}`,
      }),
  ],
  'errors of syntax': [100, (n) => pack({ 'cards/c.yaml': `format: 1\n${'a b\n'.repeat(n)}` })],
};

async function work(content: Files): Promise<void> {
  const loaded = await loadContent(memorySource(content));
  listSetups(loaded);
  await fixContent([memorySource(content)], () => true);
  for (const [path, text] of Object.entries(content)) {
    const kind = path.split('/').at(-2) ?? 'pack';
    formatText(text, kind);
    migrateText(text.replace('format: 1', 'format: 0'), kind);
  }
}

test.each(Object.keys(SHAPES))('%s: the work grows with their number', { timeout: 120_000 }, async (name) => {
  const [size, make] = SHAPES[name]!;
  // One-time preparation does not count. The texts differ, since the last text read is cached.
  await work(make(9));
  const times = size > 500 ? 2 : 4;
  const [little, much] = await countSteps([() => work(make(size)), () => work(make(times * size))]);
  // An eighth of the work may grow with the square.
  expect(much! / little!).toBeLessThan(times + (times * (times - 1)) / 8);
});

test.each([
  ['a row of spaces', `F${' '.repeat(200_000)}F`],
  ['empty rows', `F${'\n'.repeat(200_000)}  F`],
  ['rows of spaces', `F${'\n     '.repeat(200_000)}\n  F`],
])('a picture with %s is laid out', (_name, rows) => {
  // Quadratic steps would be billions.
  expect(formatText(map('m').replace('F F F F F F', rows), 'maps')).toBeDefined();
});
