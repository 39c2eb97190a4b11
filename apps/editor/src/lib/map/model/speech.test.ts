// What the studio says of a cell.
import { expect, test } from 'vitest';
import { parseMapFile } from './parse.ts';
import { describeCell } from './speech.ts';

test.each([
  ['', 'ferry to A4 for 3'],
  [', toll: 2', 'ferry to A4 for 3 (toll of 2 to the first to cross)'],
  [', for: first', 'ferry to A4 for 3 (only for the first to cross)'],
])('a cell at a link with “%s” says what it is to others than its owner', (more, said) => {
  const drawn = parseMapFile(`orientation: pointy
terrain: |
  F S S F
links: [{ between: [A1, A4], cost: 3, kind: ferry${more} }]
`)!.model;
  expect(describeCell(drawn, { q: 0, r: 0 }, [])).toMatch(new RegExp(`, ${said.replace(/[()]/g, '\\$&')}$`));
});
