// Merging edits of both sides: what each changed is in the result, and what both changed differently is asked.
import { describe, expect, it } from 'vitest';
import { mergeTexts, type Merge } from './merge-texts.ts';

const STYLE = { size: 7, ours: 'HEAD', base: 'base', theirs: 'topic', showsBase: false };
const CARDS = `# The cards of a test.
format: 1
cards:
  # Cheap.
  - id: mail
    cost: 2
    effect:
      - draw: 1
      - coins: 2 # per game

  - id: express
    name: { en: Express, fr: Express }
    categories: [train]
    cost: 3
  - id: waste
    cost: 0
`;
const MAP = `format: 1
id: bay
terrain: |
  F F C S
   M F F S
  F C F F
places:
  - { at: A3, city: 2, name: Quay }
  - { at: C2, city: 1, name: Mill }
barriers:
  - [A3, B2] # Quay
`;

type Edit = readonly [from: string, to: string];

function edited(text: string, edits: readonly Edit[]): string {
  return edits.reduce((now, [from, to]) => {
    expect(now.split(from)).toHaveLength(2);
    return now.replace(from, () => to);
  }, text);
}

/** Also in the other direction, which must merge as well, to the same lines. */
function merge(base: string, ours: readonly Edit[], theirs: readonly Edit[]): Merge {
  const [mine, other] = [edited(base, ours), edited(base, theirs)];
  const result = mergeTexts({ base, ours: mine, theirs: other }, STYLE);
  const reverse = mergeTexts({ base, ours: other, theirs: mine }, STYLE);
  expect(reverse.kind).toBe(result.kind);
  if (result.kind === 'merged' && reverse.kind === 'merged')
    expect(reverse.text.split('\n').sort()).toEqual(result.text.split('\n').sort());
  return result;
}

/** The edits of both sides, made one after the other, are the merged text. */
function expectBoth(base: string, ours: readonly Edit[], theirs: readonly Edit[]): void {
  expect(merge(base, ours, theirs)).toEqual({ kind: 'merged', text: edited(base, [...ours, ...theirs]) });
}

describe('what is merged', () => {
  it('is a side as it is where the other changed nothing', () => {
    const odd = CARDS.replace('cost: 2', 'cost:   2').replace('\n\n', '\n\n\n');
    expect(mergeTexts({ base: CARDS, ours: CARDS, theirs: odd }, STYLE)).toEqual({
      kind: 'merged',
      text: odd,
    });
    expect(mergeTexts({ base: CARDS, ours: odd, theirs: CARDS }, STYLE)).toEqual({
      kind: 'merged',
      text: odd,
    });
    expect(mergeTexts({ base: CARDS, ours: odd, theirs: odd }, STYLE)).toEqual({ kind: 'merged', text: odd });
  });

  it('are values of the same card, of neighbouring lines and of one line', () => {
    expectBoth(CARDS, [['cost: 2', 'cost: 4']], [['- draw: 1', '- draw: 2']]);
    expectBoth(CARDS, [['- draw: 1', '- draw: 3']], [['coins: 2', 'coins: 1']]);
    expectBoth(CARDS, [['en: Express', 'en: Fast Train']], [['fr: Express', 'fr: Rapide']]);
    expectBoth(CARDS, [['- draw: 1', '- draw: 2']], [['# per game', '# per turn']]);
  });

  it('are cards that both sides add to the same place, those of ours first', () => {
    const end = '  - id: waste\n    cost: 0\n';
    const result = merge(
      CARDS,
      [[end, `${end}  - id: ours\n    cost: 1\n`]],
      [[end, `${end}  # New.\n  - id: theirs\n    cost: 1\n`]],
    );
    expect(result).toEqual({
      kind: 'merged',
      text: `${CARDS}  - id: ours\n    cost: 1\n  # New.\n  - id: theirs\n    cost: 1\n`,
    });
  });

  it('is a card that one side moves and the other changes', () => {
    const waste = '  - id: waste\n    cost: 0\n';
    const result = merge(
      CARDS,
      [
        [waste, ''],
        ['  # Cheap.\n', `${waste}  # Cheap.\n`],
      ],
      [['cost: 0', 'cost: 1']],
    );
    expect(result).toMatchObject({
      kind: 'merged',
      text: CARDS.replace(waste, '').replace('  # Cheap.\n', `${waste.replace('0', '1')}  # Cheap.\n`),
    });
  });

  it('is a card with a new id that the other side changes', () => {
    expectBoth(CARDS, [['id: waste', 'id: scrap']], [['cost: 0', 'cost: 1']]);
    expectBoth(MAP, [['at: C2', 'at: C3']], [['name: Mill', 'name: Old Mill']]);
  });

  it('are comments of both sides, also above the same card', () => {
    const result = merge(
      CARDS,
      [['  # Cheap.\n', '  # Cheap.\n  # Ours.\n']],
      [['  # Cheap.\n', '  # Cheap.\n  # Theirs.\n']],
    );
    expect(result).toMatchObject({
      kind: 'merged',
      text: CARDS.replace('Cheap.\n', 'Cheap.\n  # Ours.\n  # Theirs.\n'),
    });
  });

  it('has a comment once that both sides put above another card', () => {
    const [first, second] = ['  - id: a\n    cost: 1\n', '  - id: b\n    cost: 1\n'];
    const list = (...cards: string[]): string => `cards:\n  # First.\n${cards.join('')}`;
    const added = (id: string): string => `  - id: ${id}\n    cost: 2\n`;
    const versions = {
      base: list(first, second),
      ours: list(added('c'), first, second),
      theirs: list(second, first),
    };
    const result = mergeTexts(versions, STYLE);
    expect(result.kind === 'merged' && result.text.split('# First.')).toHaveLength(2);
  });

  it('are cells of one line of the picture, places and barriers', () => {
    expectBoth(
      MAP,
      [
        ['F F C S', 'M F C S'],
        ['name: Mill }\n', 'name: Mill }\n  - { at: A1, remote: 3 }\n'],
      ],
      [
        ['M F F S', 'M M F S'],
        ['# Quay\n', '# Quay\n  - [B1, B2]\n'],
      ],
    );
    const result = merge(MAP, [['F F C S', 'M F C S']], [['F F C S', 'F F C F']]);
    expect(result).toMatchObject({ kind: 'merged', text: MAP.replace('F F C S', 'M F C F') });
  });

  it('are a picture that grows at its end and cells within it', () => {
    expectBoth(MAP, [['  F C F F\n', '  F C F F\n   S S S S\n']], [['M F F S', 'M M F S']]);
  });

  it('keeps the line breaks of Windows and a missing last one', () => {
    const base = CARDS.replaceAll('\n', '\r\n');
    expectBoth(base, [['cost: 2', 'cost: 4']], [['cost: 0\r\n', 'cost: 1']]);
  });
});

describe('what is asked', () => {
  const asked = (base: string, ours: readonly Edit[], theirs: readonly Edit[]): string => {
    const result = merge(base, ours, theirs);
    expect(result.kind).toBe('conflicts');
    return result.kind === 'conflicts' ? result.text : '';
  };

  it('is a value that both changed, between marks; the rest is merged, in that line too', () => {
    const text = asked(
      CARDS,
      [
        ['cost: 2', 'cost: 4'],
        ['en: Express', 'en: Fast'],
      ],
      [
        ['cost: 2', 'cost: 5'],
        ['cost: 3', 'cost: 6'],
      ],
    );
    expect(text).toBe(
      CARDS.replace('    cost: 2\n', '<<<<<<< HEAD\n    cost: 4\n=======\n    cost: 5\n>>>>>>> topic\n')
        .replace('en: Express', 'en: Fast')
        .replace('cost: 3', 'cost: 6'),
    );
    const line = asked(
      MAP,
      [['city: 2, name: Quay', 'city: 3, name: Port']],
      [
        ['city: 2', 'city: 1'],
        ['at: A3,', 'at: A3, kind: x,'],
      ],
    );
    expect(line).toContain(
      '<<<<<<< HEAD\n  - { at: A3, kind: x, city: 3, name: Port }\n=======\n  - { at: A3, kind: x, city: 1, name: Port }\n>>>>>>> topic\n',
    );
  });

  it('is a card that one side deletes and the other changes', () => {
    const text = asked(CARDS, [['  - id: waste\n    cost: 0\n', '']], [['cost: 0', 'cost: 1']]);
    expect(text).toBe(
      CARDS.replace(
        '  - id: waste\n    cost: 0\n',
        '<<<<<<< HEAD\n=======\n  - id: waste\n    cost: 1\n>>>>>>> topic\n',
      ),
    );
  });

  it('is the same id added twice with different content', () => {
    const end = '  - id: waste\n    cost: 0\n';
    const text = asked(
      CARDS,
      [[end, `${end}  - id: new\n    cost: 1\n`]],
      [[end, `${end}  - id: new\n    cost: 2\n`]],
    );
    expect(text).toBe(
      `${CARDS}<<<<<<< HEAD\n  - id: new\n    cost: 1\n=======\n  - id: new\n    cost: 2\n>>>>>>> topic\n`,
    );
  });

  it('is a step that both sides add to the same place of an effect', () => {
    const last = '      - coins: 2 # per game\n';
    const text = asked(CARDS, [[last, `${last}      - draw: 2\n`]], [[last, `${last}      - discard: 1\n`]]);
    expect(text).toContain(
      `${last}<<<<<<< HEAD\n      - draw: 2\n=======\n      - discard: 1\n>>>>>>> topic\n`,
    );
  });

  it.each([
    ['a row of numbers that both make longer or shorter', '[1, 2, 3, 4]', '[2, 3, 3]', '[1, 2, 6, 4]'],
    ['one of several equal cards', '[waste, waste, mail]', '[waste-2, waste, mail]', '[waste, mail]'],
    ['a card in whose place both put another', '[mail, express]', '[mail, slow]', '[mail, fast, late]'],
  ])('is %s, since nothing tells which item is meant', (_, base, ours, theirs) => {
    const key = base.includes('express') ? 'cards' : 'deck';
    const text = asked(`a: 1\n${key}: ${base}\n`, [[base, ours]], [[base, theirs]]);
    expect(text).toBe(`a: 1\n<<<<<<< HEAD\n${key}: ${ours}\n=======\n${key}: ${theirs}\n>>>>>>> topic\n`);
  });

  it('is a comment behind the header of a long text that both sides add', () => {
    const text = asked('a: |\n  Text.\n', [['a: |', 'a: | # ours']], [['a: |', 'a: | # theirs']]);
    expect(text).toMatch(/^<{7} HEAD\na: \| # ours\n/);
    expect(text).toContain('a: | # theirs\n');
  });

  it('is a place in a row of numbers that both change', () => {
    const text = asked('a: [1, 2, 3, 4]\n', [['3, 4', '4, 5']], [['4', '6']]);
    expect(text).toBe('<<<<<<< HEAD\na: [1, 2, 4, 5]\n=======\na: [1, 2, 4, 6]\n>>>>>>> topic\n');
  });

  it('is a place that one side moves and renames and the other deletes', () => {
    const mill = '  - { at: C2, city: 1, name: Mill }\n';
    const text = asked(MAP, [[mill, '  - { at: C3, city: 1, name: Kiln }\n']], [[mill, '']]);
    expect(text).toContain('<<<<<<< HEAD\n  - { at: C3, city: 1, name: Kiln }\n=======\n>>>>>>> topic\n');
  });

  it('is a cell that both paint differently, with the other cells of the line in both versions', () => {
    const text = asked(MAP, [['F F C S', 'M F C F']], [['F F C S', 'S M C S']]);
    expect(text).toContain('<<<<<<< HEAD\n  M M C F\n=======\n  S M C F\n>>>>>>> topic\n');
  });

  it('is a map whose cells one side moves while the other names cells', () => {
    const grown = MAP.replace('  F F C S\n', '  S S S S\n   S S S S\n  F F C S\n').replace(
      'at: A3',
      'at: C3',
    );
    const theirs = MAP.replace('name: Mill }\n', 'name: Mill }\n  - { at: A1, remote: 3 }\n');
    const result = mergeTexts({ base: MAP, ours: grown, theirs }, STYLE);
    expect(result).toMatchObject({ kind: 'conflicts', conflicts: [{ questions: [{ about: 'frame' }] }] });
    const named = MAP.replace('id: bay', 'id: bay\nname: Bay');
    expect(mergeTexts({ base: MAP, ours: grown, theirs: named }, STYLE)).toMatchObject({ kind: 'merged' });
  });

  it('has as many marks as git asks for, and the earlier lines if it asks for them', () => {
    const [ours, theirs] = [CARDS.replace('cost: 0', 'cost: 1'), CARDS.replace('cost: 0', 'cost: 2')];
    const result = mergeTexts({ base: CARDS, ours, theirs }, { ...STYLE, size: 9, showsBase: true });
    expect(result).toMatchObject({
      text: CARDS.replace(
        '    cost: 0\n',
        '<<<<<<<<< HEAD\n    cost: 1\n||||||||| base\n    cost: 0\n=========\n    cost: 2\n>>>>>>>>> topic\n',
      ),
      conflicts: [{ line: 16, end: 22 }],
    });
  });
});
