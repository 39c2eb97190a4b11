import { expect, test } from 'vitest';
import { formatBar, formatTable, wrapText } from './table.ts';

test('columns are as wide as their visible content', () => {
  const text = formatTable(
    [{ title: 'card' }, { title: 'n', right: true }],
    [
      ['駅', '7'],
      ['\u001b[31mred\u001b[39m', '1234'],
    ],
    { indent: '> ' },
  );
  expect(text.split('\n')).toEqual(['> card     n', '> 駅       7', '> \u001b[31mred\u001b[39m   1234']);
});

test('a table without rows is nothing, not a head alone', () => {
  expect(formatTable([{ title: 'Card' }], [])).toBe('');
});

test('bars have eighths, and the smallest value is visible', () => {
  expect([0, 0.01, 0.125, 0.5, 1, 2.25].map(formatBar)).toEqual(['', '▏', '▏', '▌', '█', '██▎']);
});

test('paragraphs break at spaces and never within a word', () => {
  expect(wrapText('aaa bbb cc dddddddddd e', '> ', 8)).toBe('aaa bbb\n> cc\n> dddddddddd\n> e');
  expect(wrapText('  short', '', 20)).toBe('  short');
});
