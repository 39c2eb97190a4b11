import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TextFile } from '../../core/content/text-file.ts';
import { parseCardFile } from '../model/card-file.ts';
import { CardsDocument } from './cards-document.svelte.ts';

const TEXT = `# A file of cards.
format: 1
cards:
  # The first.
  - id: one # its id
    name: One
    categories: [action]
    cost: 3
    effect:
      - draw: 1
      # Then pay.
      - coins: 2 # two

  - id: two
    name: { en: Two, fr: Deux }
    categories: [train]
    cost: 1
`;

function open(text = TEXT): CardsDocument {
  return new CardsDocument('pack/cards/some.yaml', { text, version: '1' });
}

test('changing a card leaves everything else as it is written', () => {
  const document = open();
  document.set(0, ['cost'], 4, 'Cost 4');
  expect(document.text).toBe(TEXT.replace('cost: 3', 'cost: 4'));
  document.undo();
  expect(document.text).toBe(TEXT);
  expect(document.dirty).toBe(false);
});

test("editing a card's own lines gives the same result as editing the whole file", () => {
  const values: readonly (readonly [path: (string | number)[], value: unknown])[] = [
    [['cost'], 12],
    [['name'], { en: 'A: b', fr: '#c' }],
    [['effect', 0], { draw: 3 }],
    [['effect'], undefined],
    [['reaction'], {}],
    [['text'], 'Two\nlines'],
    [['text'], 'Three\nlines\nnow'],
  ];
  for (const index of [0, 1]) {
    const document = open();
    for (const [path, value] of values) {
      document.set(index, path, value, 'Change');
      const read = new CardsDocument('x/cards/y.yaml', {
        text: `${document.text}# read anew\n`,
        version: '1',
      });
      expect(document.cards).toEqual(read.cards);
      expect(document.file.data).toEqual(read.file.data);
    }
    expect(document.text.startsWith('# A file of cards.\nformat: 1\ncards:\n  # The first.\n')).toBe(true);
    while (document.undo());
    expect(document.text).toBe(TEXT);
  }
});

test('a card whose parts are defined elsewhere can be edited too', () => {
  const document = open(
    'cards:\n  - &a { id: a, name: A, cost: 1 }\n  - id: b\n    name: B\n    cost: 1\n    effect: &e\n      - draw: 1\n  - id: c\n    name: C\n    cost: 2\n    effect: *e\n',
  );
  document.set(2, ['cost'], 5, 'Cost 5');
  expect(document.text).toContain('cost: 5\n    effect: *e\n');
});

test('a new field goes where people write it', () => {
  const document = open();
  document.set(0, ['value'], 1, 'Coins 1');
  expect(document.text).toBe(TEXT.replace('cost: 3\n', 'cost: 3\n    value: 1\n'));
  document.set(1, ['effect'], [{ draw: 1 }], 'Add a step');
  expect(document.text).toContain('cost: 1\n    effect:\n      - draw: 1\n');
});

test('a key in the lines of one card leaves all other cards the same objects, and so does its undo', () => {
  const document = open();
  const [, two] = document.cards;
  document.type(TEXT.replace('cost: 3', 'cost: 35'));
  expect(document.cards.map(({ data }) => data['cost'])).toEqual([35, 1]);
  expect(document.cards[1]).toBe(two);
  document.undo();
  expect(document.cards.map(({ data }) => data['cost'])).toEqual([3, 1]);
  expect(document.cards[1]).toBe(two);
});

test('what is typed anywhere reads as the whole text does', () => {
  const shipped = readFileSync(
    join(import.meta.dirname, '../../../../../../content/trains/cards/selectable.yaml'),
    'utf8',
  );
  const typed = ['', ' ', '\n', '-', '- ', ':', '#', '&a ', '*a', '|', '"', '{', 'id: x\n', '\n  - id: y\n'];
  fc.assert(
    fc.property(
      fc.constantFrom(TEXT, shipped),
      fc.array(fc.tuple(fc.nat(), fc.nat(3), fc.constantFrom(...typed)), { minLength: 1, maxLength: 4 }),
      (text, edits) => {
        const document = open(text);
        for (const [at, length, words] of edits) {
          const from = at % (document.text.length + 1);
          document.type(document.text.slice(0, from) + words + document.text.slice(from + length));
          const anew = new TextFile(document.text);
          expect(document.file.data).toEqual(anew.data);
          expect(document.file.read(parseCardFile)).toEqual(anew.read(parseCardFile));
        }
      },
    ),
    { numRuns: 60 },
  );
});

test('letters typed in a row are one undo step', () => {
  const document = open();
  for (const name of ['O', 'On', 'Onl', 'Only']) document.set(0, ['name'], name, 'Name', 'name');
  expect(document.card('one')?.data['name']).toBe('Only');
  expect(document.stepCount).toBe(1);
});

test('a step keeps its comments when it moves', () => {
  const document = open();
  document.move(['cards', 0, 'effect'], [{ draw: 1 }, { coins: 2 }], 1, 0, 'Move a step');
  expect(document.text).toBe(
    TEXT.replace(
      '      - draw: 1\n      # Then pay.\n      - coins: 2 # two\n',
      '      # Then pay.\n      - coins: 2 # two\n      - draw: 1\n',
    ),
  );
});

test('steps written on one line can be moved too', () => {
  const document = open('cards:\n  - { id: a, name: A, effect: [{ draw: 1 }, { coins: 2 }] }\n');
  document.move(['cards', 0, 'effect'], [{ draw: 1 }, { coins: 2 }], 0, 1, 'Move a step');
  expect(document.cards[0]?.data['effect']).toEqual([{ coins: 2 }, { draw: 1 }]);
});

test('broken text keeps the last valid cards, and they come back once it is fixed', () => {
  const document = open();
  document.change(`${TEXT}  - [`, 'Typing');
  expect(document.broken).toBe(true);
  expect(document.cards.map(({ id }) => id)).toEqual(['one', 'two']);
  document.change(TEXT, 'Typing');
  expect(document.broken).toBe(false);
});

test('a step over several files is undone in all of them', () => {
  const document = open();
  const other = open('cards: []\n');
  document.changeWith(TEXT.replace('id: one', 'id: uno'), [[other, 'cards:\n']], 'Change the id');
  expect(document.companions).toEqual([other]);
  document.undo();
  expect([document.text, other.text]).toEqual([TEXT, 'cards: []\n']);
  document.redo();
  expect(other.text).toBe('cards:\n');
});

test.each(['cards: 3\n', 'nothing\n', '', 'cards:\n  - 5\n  - [x]\n  - ~\n', '- cards\n', '{'])(
  'any text can be opened: %j',
  (text) => {
    const document = open(text);
    for (const card of document.cards) expect(card.data).toEqual({});
  },
);
