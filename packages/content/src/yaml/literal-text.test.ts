import { expect, it } from 'vitest';
import { applyFixes } from '../fix/apply-fixes.ts';
import { parseYaml } from './parse.ts';

/** The findings in a text, and the text with them fixed. */
function found(text: string): [findings: string[], fixed: string] {
  const { diagnostics } = parseYaml(text, 'f');
  return [
    diagnostics.map(({ code, start, message }) => `${start.line}:${start.column} ${code} ${message}`),
    applyFixes(
      text,
      diagnostics.flatMap(({ fix }) => fix ?? []),
    ),
  ];
}

const QUOTE = (quote: string): string =>
  `yaml-quotes YAML does not treat ${quote} as a quotation mark: it becomes part of the text.`;

it.each([
  ['“Chichibu”', '“', '"Chichibu"'],
  ['„Züge“', '„', '"Züge"'],
  ['«\u00a0Décharge\u00a0»', '«', '"Décharge"'],
  ['»Züge«', '»', '"Züge"'],
  ['‘It’s a train’', '‘', '"It’s a train"'],
  ['‚Züge‘', '‚', '"Züge"'],
  ['”Tåg”', '”', '"Tåg"'],
  ['“a \\ b"', '“', '"a \\\\ b"'],
  ['“never closed', '“', '“never closed'],
])('typographic quotes enclose nothing: %s', (written, quote, fixed) => {
  expect(found(`a: ${written}\n`)).toEqual([[`1:4 ${QUOTE(quote)}`], `a: ${fixed}\n`]);
});

it.each(['“Big” City', '“A” and “B”', 'The “Big” City', '’tis', '‘tis', '"“Chichibu”"', "'„Züge“'"])(
  'typographic quotes within a text belong to it: %s',
  (written) => {
    expect(found(`a: ${written}\n`)[0]).toEqual([]);
  },
);

it.each([
  ['04', '04 is read as 4.', '4'],
  ['-07', '-07 is read as -7.', '-7'],
  ['08', '08 is read as 8.', '8'],
  ['010', '010 is read as 10; other programs read 8.', '010'],
  ['0o10', '0o10 is read as 8.', '8'],
  ['0x1F', '0x1F is read as 31.', '31'],
  ['1e3', '1e3 is read as 1000.', '1000'],
  ['00.5', '00.5 is read as 0.5.', '0.5'],
])('a number is written as one counts: %s', (written, message, fixed) => {
  expect(found(`- ${written}\n`)).toEqual([[`1:3 yaml-number ${message}`], `- ${fixed}\n`]);
});

it.each(['0', '10', '-4', '0.05', '.5', '1.5e-3', '"04"', '1.0.0', '12:30', '2026-01-01'])(
  'is nothing to say of %s',
  (written) => {
    expect(found(`- ${written}\n`)[0]).toEqual([]);
  },
);

it('a number or a color behind a # is not a comment to most people', () => {
  expect(found('a: Depot #1\nb: #7d8c5a\nc: x # 1\nd: 3 #1\n')).toEqual([
    [
      '1:10 yaml-comment Only “Depot” is read here: a # after a space begins a comment.',
      '2:4 yaml-comment Nothing is read here: a # after a space begins a comment.',
    ],
    'a: "Depot #1"\nb: "#7d8c5a"\nc: x # 1\nd: 3 #1\n',
  ]);
});

it.each([
  ['a:\n\u00a0\u00a0b: 1\n\u2003 c: 2\n', '2:1', 'a no-break space (U+00A0)', 'a:\n  b: 1\n  c: 2\n'],
  ['a:\n  b:\u00a01\n', '2:5', 'a no-break space (U+00A0)', 'a:\n  b: 1\n'],
  ['a:\n  -\u3000b: 1\n', '2:4', 'an ideographic space (U+3000)', 'a:\n  - b: 1\n'],
  ['a:\r\n\u00a0 b: 1\r\n', '2:1', 'a no-break space (U+00A0)', 'a:\r\n  b: 1\r\n'],
])('a space that is none to YAML is named and replaced: %j', (text, place, name, fixed) => {
  const message = `There is ${name} where YAML needs a space.`;
  expect(found(text)).toEqual([[`${place} yaml-space ${message}`], fixed]);
});

it.each([
  ['a:\n  name： Odd\n', '2:7', 'a full-width colon (U+FF1A)', 'colon', 'a:\n  name: Odd\n'],
  [
    '- id: x\n  name：Odd\n  cost：3\n',
    '2:7',
    'a full-width colon (U+FF1A)',
    'colon',
    '- id: x\n  name: Odd\n  cost: 3\n',
  ],
  ['a：\n  b：\u3000c\n', '1:2', 'a full-width colon (U+FF1A)', 'colon', 'a:\n  b: c\n'],
  ['a:\n  – id: odd\n    b: 1\n', '2:3', 'an en dash (U+2013)', 'hyphen', 'a:\n  - id: odd\n    b: 1\n'],
  ['a: { en： Odd }\n', '1:8', 'a full-width colon (U+FF1A)', 'colon', 'a: { en: Odd }\n'],
  ['a: [{ b：1, c： 2 }]\n', '1:8', 'a full-width colon (U+FF1A)', 'colon', 'a: [{ b: 1, c: 2 }]\n'],
  ['a:\n  – odd\n  – even\n', '2:3', 'an en dash (U+2013)', 'hyphen', 'a:\n  - odd\n  - even\n'],
  ['a:\n  - odd\n  — even\n', '3:3', 'an em dash (U+2014)', 'hyphen', 'a:\n  - odd\n  - even\n'],
  ['a:\n  — id： odd\n', '2:3', 'an em dash (U+2014)', 'hyphen', 'a:\n  - id: odd\n'],
])(
  'a sign that only looks like one of YAML is named and replaced: %j',
  (text, place, name, needed, fixed) => {
    const message = `There is ${name} where YAML needs a ${needed}.`;
    expect(found(text)).toEqual([[`${place} yaml-space ${message}`], fixed]);
  },
);

it.each([
  'a: |\n  name： Odd\n  – id: odd\n',
  'a: "x\n  name： y"\n',
  'a: Note： b\n',
  '- – b\n',
  'a: x – y： z\n',
  'a: x\n  – y\n',
  'a: { b: "x, y：z", c: "{ x：y" }\n',
  'a: { b: x：y, c: Kyoto }\n',
])('full-width colons and dashes within texts stay: %j', (text) => {
  expect(found(text)[0]).toEqual([]);
});

it.each([
  ['a: "Od\u200bd"\n', '1:7', 'a zero-width space (U+200B) in', 'a: "Odd"\n'],
  ['a: O\u00add\u2060d\n', '1:5', 'a soft hyphen (U+00AD) in', 'a: Odd\n'],
  ['a: |\n  x\n  O\ufeffdd\n', '3:4', 'a byte order mark (U+FEFF) in', 'a: |\n  x\n  Odd\n'],
  ['a: " Odd"\n', '1:5', 'a space (U+0020) at the beginning of', 'a: "Odd"\n'],
  ["a: 'Odd  '\n", '1:8', 'a space (U+0020) at the end of', "a: 'Odd'\n"],
  ['a: "Odd\u00a0"\n', '1:8', 'a no-break space (U+00A0) at the end of', 'a: "Odd"\n'],
])('what cannot be seen is named: %j', (text, place, name, fixed) => {
  const message = `There is ${name} this text, which cannot be seen.`;
  expect(found(text)).toEqual([[`${place} yaml-invisible ${message}`], fixed]);
});

it.each(['a: "\\u00a0x\\u200b"\n', 'a: "x\n\n  y "\n', 'a: |\n   x \n', 'a: " "\n', 'a: می\u200cخواهم\n'])(
  'what is meant to be there stays: %j',
  (text) => {
    expect(found(text)[0]).toEqual([]);
  },
);

it('special spaces within texts stay', () => {
  expect(
    found(
      'a: |\n  x\n  \u00a0y:\u00a0z\nb: "q\n \u00a0r"\nc: n°\u00a05\nd:\n  - Attention\u00a0:\u00a0x\n',
    )[0],
  ).toEqual([]);
});

it.each([
  ['title: Trains:\n', '1:8', 'Trains:', 'title: "Trains:"\n'],
  ['title: Kyoto: "old" # c\n', '1:8', 'Kyoto: "old"', 'title: "Kyoto: \\"old\\"" # c\n'],
  ['title: { en: Trains, de: Züge : }\n', '1:26', 'Züge :', 'title: { en: Trains, de: "Züge :" }\n'],
  ['- [a, b: c: d]\n', '1:10', 'c: d', '- [a, b: "c: d"]\n'],
])('a text with a colon goes into quotes: %j', (text, place, written, fixed) => {
  const message = `The text “${written}” has a colon, which begins another value; put it in quotes.`;
  expect(found(text)).toEqual([[`${place} yaml-colon ${message}`], fixed]);
});

it('each conflict of a merge is named with its lines', () => {
  const side = (more = ''): string => `<<<<<<< HEAD\n  b: 1\n${more}=======\n  b: 2\n>>>>>>> x/y\n`;
  expect(found(`a:\n${side('||||||| 12ab\n  b: 0\n')}c: 1\n${side().replaceAll('\n', '\r\n')}`)[0]).toEqual([
    '2:1 yaml-conflict There is an unresolved merge conflict, from line 2 to line 8.',
    '10:1 yaml-conflict There is an unresolved merge conflict, from line 10 to line 14.',
  ]);
  expect(found('a: |\n  =======\n  <<<<<<< x\n')[0]).toEqual([]);
});

it('merge keys are one finding, whatever is missing without them', () => {
  expect(found('base: &base { a: 1 }\nx:\n  <<: *base\ny:\n  <<: [*base]\n')[0]).toEqual([
    '3:3 yaml-merge Merge keys (<<) are not read; write the keys out.',
  ]);
  expect(found('"<<": 1\n')[0]).toEqual([]);
});
