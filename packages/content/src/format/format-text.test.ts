import { describe, expect, it } from 'vitest';
import { formatText } from './format-text.ts';

const MAP = `# A map.
format: 1
id: m
name: M
orientation: pointy
terrain: |
  F F C
   M *
places:
  - { at: A3, city: 2 }
`;

describe('the layout of a map', () => {
  it('is kept if it is already right', () => {
    expect(formatText(MAP, 'maps')).toBe(MAP);
  });

  it('indents the picture by two characters', () => {
    const deep = MAP.replace('  F F C\n   M *\n', '      F F C  \n       M *\n');
    expect(formatText(deep, 'maps')).toBe(MAP);
  });

  it('gives the indentation after the bar if the first row is not the leftmost', () => {
    const pushed = MAP.replace('|\n  F F C\n   M *\n', '|4 # rows\n     F F\n    M * C\n\n');
    expect(formatText(pushed, 'maps')).toBe(
      MAP.replace('|\n  F F C\n   M *\n', '|2 # rows\n   F F\n  M * C\n\n'),
    );
  });

  it('sorts barriers with their comments, within groups separated by empty lines and comments', () => {
    const text = `${MAP}barriers:
  - [B2, B1] # last
  - [A10, A9]
  - [A2, A3] # first

  # Mountains
  - [A1, B1]
  - [A1, A2]
`;
    expect(formatText(text, 'maps')).toBe(`${MAP}barriers:
  - [A2, A3] # first
  - [A9, A10]
  - [B1, B2] # last

  # Mountains
  - [A1, A2]
  - [A1, B1]
`);
  });

  it('sorts barriers in brackets, unless there are comments between them', () => {
    expect(formatText(`${MAP}barriers: [[B2, B1], [A2,  A1]]\n`, 'maps')).toBe(
      `${MAP}barriers: [[A1,  A2], [B1, B2]]\n`,
    );
    const commented = `${MAP}barriers: [[B1, B2], # b\n  [A1, A2]]\n`;
    expect(formatText(commented, 'maps')).toBe(commented);
  });

  it('leaves barriers alone that are not pairs of labels', () => {
    for (const odd of ['[B2, b1], [A1, A2]', '[B2], [A1, A2]', '7, [A1, A2]', '&x [B2, B1], [A1, A2]']) {
      const text = `${MAP}barriers: [${odd}]\n`;
      expect(formatText(text, 'maps')).toBe(text);
    }
  });
});

describe('white space', () => {
  it('is removed at the ends of lines and of the file', () => {
    expect(formatText('a: 1  \n\n\nb: 2 # x \n\n\n', 'pack')).toBe('a: 1\n\n\nb: 2 # x\n');
    expect(formatText('a: 1', 'pack')).toBe('a: 1\n');
  });

  it('stays inside multi-line texts', () => {
    for (const text of ['a: |+\n  x  \n\n\n', 'a: "x  \n\n  y"\n', 'a: >\n  x  \n  y\nb: 1\n'])
      expect(formatText(text, 'pack')).toBe(text);
  });

  it('uses the line ends of the file', () => {
    expect(formatText(MAP.replaceAll('\n', ' \r\n'), 'maps')).toBe(MAP.replaceAll('\n', '\r\n'));
  });

  it('of text that is not YAML is not checked', () => {
    expect(formatText('a: [1  \n', 'pack')).toBeUndefined();
  });
});

describe('maps in braces', () => {
  it('over several lines become blocks, with what is in them', () => {
    const text = `cards:
  - { id: a, name: { en: A, fr: B },
      "cost": 3, effect: [ { draw: 1 },
        { coins: 2 } ] }
  - id: b
    name: { en: X,
            fr: Y } # named
    effect: { if: { test: t,
      else: },
      then: [1] }
`;
    const blocks = `cards:
  - id: a
    name: { en: A, fr: B }
    "cost": 3
    effect:
      - { draw: 1 }
      - { coins: 2 }
  - id: b
    name:
      en: X
      fr: Y # named
    effect:
      if:
        test: t
        else:
      then: [1]
`;
    expect(formatText(text, 'cards')).toBe(blocks);
    expect(formatText(blocks, 'cards')).toBe(blocks);
  });

  it.each([
    'a: { b: 1, c: [2, 3] }\n',
    'a: [b,\n  { c: 1 }]\n',
    'a: { b: 1, # why\n  c: 2 }\n',
    'a: { b: &x { c: 1,\n  d: 2 }, e: *x }\n',
    "a: { b: 'two\n    lines' }\n",
  ])('stay as they are: %j', (text) => {
    expect(formatText(text, 'cards')).toBe(text);
  });
});
