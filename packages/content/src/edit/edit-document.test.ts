import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { editDocument } from './edit-document.ts';
import type { DocumentEdit } from './edit-document.ts';

const CARDS = `# yaml-language-server: $schema=x
# Two cards.
format: 1
cards:
  # The first.
  - id: one
    name: { en: One, fr: Un } # both
    categories: [action]
    cost: 3
    effect:
      - draw: 2 # two
      # then
      - choose: { from: hand,   as: old }
      - discard: old

  - id: two
    name: 'Two'
    categories:
      - train
      - action
    cost: 4 # high
`;

const edit = (text: string, ...edits: DocumentEdit[]): string => editDocument(text, edits);

describe('an edit changes nothing else', () => {
  it('a number keeps the comment after it', () => {
    expect(edit(CARDS, { path: ['cards', 1, 'cost'], value: 5 })).toBe(
      CARDS.replace('cost: 4 #', 'cost: 5 #'),
    );
  });

  it('setting the same value changes nothing', () => {
    expect(edit(CARDS, { path: [], value: parse(CARDS) as unknown })).toBe(CARDS);
  });

  it('a new key comes after the others', () => {
    expect(edit(CARDS, { path: ['cards', 0, 'value'], value: 1 })).toBe(
      CARDS.replace('      - discard: old\n', '      - discard: old\n    value: 1\n'),
    );
  });

  it('a new key in braces stays inside them', () => {
    expect(edit(CARDS, { path: ['cards', 0, 'name', 'de'], value: 'Eins' })).toBe(
      CARDS.replace('fr: Un }', 'fr: Un, de: Eins }'),
    );
  });

  it('changing a nested step leaves its neighbours', () => {
    const effect = [{ draw: 2 }, { choose: { from: 'hand', as: 'old', count: 2 } }, { discard: 'old' }];
    expect(edit(CARDS, { path: ['cards', 0, 'effect'], value: effect })).toBe(
      CARDS.replace('as: old }', 'as: old, count: 2 }'),
    );
  });

  it('inserting a step', () => {
    const effect = [{ draw: 2 }, { coins: 1 }, { choose: { from: 'hand', as: 'old' } }, { discard: 'old' }];
    expect(edit(CARDS, { path: ['cards', 0, 'effect'], value: effect })).toBe(
      CARDS.replace('      - choose', '      - coins: 1\n      - choose'),
    );
  });

  it('removing an item removes its line, and the comments above stay', () => {
    expect(edit(CARDS, { path: ['cards', 0, 'effect', 1], delete: true })).toBe(
      CARDS.replace('      - choose: { from: hand,   as: old }\n', ''),
    );
  });

  it('if the first key of an item is removed, the next takes its place', () => {
    expect(edit(CARDS, { path: ['cards', 1, 'id'], delete: true })).toBe(
      CARDS.replace("- id: two\n    name: 'Two'", "- name: 'Two'"),
    );
  });

  it('a card appended at the end is written like the others', () => {
    const card = { id: 'three', name: 'Three', categories: ['action'], cost: 2, effect: [{ draw: 1 }] };
    expect(edit(CARDS, { path: ['cards', 2], value: card })).toBe(
      `${CARDS}  - id: three\n    name: Three\n    categories: [action]\n    cost: 2\n    effect:\n      - draw: 1\n`,
    );
  });

  it('a picture keeps its lines', () => {
    const map = 'id: m\nterrain: |\n  F F\n   M\nplaces: []\n';
    expect(edit(map, { path: ['terrain'], value: 'F F F\n M M\n' })).toBe(
      'id: m\nterrain: |\n  F F F\n   M M\nplaces: []\n',
    );
    expect(edit(map, { path: ['terrain'], value: ' F F\nM M\n' })).toBe(
      'id: m\nterrain: |2\n   F F\n  M M\nplaces: []\n',
    );
  });

  it('lists that are empty, and lists that become empty', () => {
    const map = 'id: m\nplaces: []\nbarriers:\n  - [A1, A2]\nname: M\n';
    const place = { at: 'A1', city: 2, name: 'X' };
    expect(edit(map, { path: ['places', 0], value: place }, { path: ['barriers', 0], delete: true })).toBe(
      'id: m\nplaces:\n  - { at: A1, city: 2, name: X }\nbarriers: []\nname: M\n',
    );
  });

  it('removing several items at once', () => {
    expect(edit('a:\n  - 1\n  - 2 # two\n  - 3\n  - 4\n', { path: ['a'], value: [1, 4] })).toBe(
      'a:\n  - 1\n  - 4\n',
    );
  });

  it('Windows line ends stay', () => {
    expect(edit('a: 1\r\nb: 2\r\n', { path: ['b'], value: 3 })).toBe('a: 1\r\nb: 3\r\n');
  });

  it('text that is not YAML is returned unchanged', () => {
    expect(edit('a: [1\nb: 2\n', { path: ['b'], value: 3 })).toBe('a: [1\nb: 2\n');
  });

  it('an empty file can be filled', () => {
    expect(edit('# new\n', { path: [], value: { format: 1, id: 'x' } })).toBe('# new\nformat: 1\nid: x\n');
  });
});

const word = fc.oneof(
  fc.constantFrom(
    'hand',
    'yes',
    '3',
    'null',
    'a: b',
    '# c',
    '- d',
    '*',
    "it's",
    '"q"',
    'x, y',
    '[z]',
    ' w ',
    '',
    'é',
    'a\nb\n',
    ' a\nb',
    'a\tb',
  ),
  fc.string({ maxLength: 12, size: 'max' }),
);
const { data } = fc.letrec<{ data: unknown }>((tie) => ({
  data: fc.oneof(
    { maxDepth: 3 },
    word,
    fc.integer({ min: -50, max: 50 }),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('data'), { maxLength: 4, size: 'max' }),
    fc.dictionary(fc.constantFrom('id', 'name', 'effect', 'do', 'x y', 'null', '1'), tie('data'), {
      maxKeys: 4,
      size: 'max',
    }),
  ),
}));

describe('after any edit, the text has the value', () => {
  it.each(['North\nJunction', 'x1\n@', '\n', '\ufeff&a', 'a\u2028b', 'a\u0085', '\t- x', 'a\r\nb', '\u007f'])(
    'the text %j, wherever it stands',
    (said) => {
      const value = { a: said, list: [said, { id: said, [said]: [said] }], inline: { x: { at: said } } };
      expect(parse(edit('', { path: [], value }))).toEqual(value);
    },
  );

  it('at the root, from any document to any other', () => {
    const object = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), data, {
      minKeys: 1,
      maxKeys: 4,
      size: 'max',
    });
    fc.assert(
      fc.property(object, object, object, (first, second, third) => {
        const text = editDocument('', [{ path: [], value: first }]);
        expect(parse(text)).toEqual(JSON.parse(JSON.stringify(first)));
        const changed = editDocument(text, [{ path: [], value: second }]);
        expect(parse(changed)).toEqual(JSON.parse(JSON.stringify(second)));
        expect(parse(editDocument(changed, [{ path: ['a'], value: third }]))).toEqual({
          ...(JSON.parse(JSON.stringify(second)) as object),
          a: JSON.parse(JSON.stringify(third)) as unknown,
        });
      }),
      { numRuns: 300 },
    );
  });
});
