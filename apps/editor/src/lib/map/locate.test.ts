import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cellFinder } from './locate.ts';
import { labelOf } from './model.ts';
import { parseMapFile } from './parse.ts';

const content = join(import.meta.dirname, '..', '..', '..', '..', '..', 'content');

test.each([
  ['trains/maps/tokyo.yaml', '  * M M M C R', 'Hashimoto', '- [B3, C3]', 'A1', 'D1', 'B3'],
  ['homebrew-fenland/maps/fenland.yaml', '  *   F   C   S', 'Spalding', '- [H2, I2]', 'A1', 'D2', 'H2'],
])('cells are found by their places in the text of %s', (file, picture, name, barrier, first, city, wall) => {
  const text = readFileSync(join(content, file), 'utf8');
  const { model } = parseMapFile(text)!;
  const find = cellFinder(text, model);
  const lines = text.split('\n');
  const at = (needle: string, within: string): string | undefined => {
    const line = lines.findIndex((l) => l.includes(needle));
    const h = find({ line: line + 1, column: lines[line]!.indexOf(within) + 1 });
    return h && labelOf(model, h);
  };
  expect(at(picture, '*')).toBe(first);
  expect(at(name, name)).toBe(city);
  // A barrier is shown at either of its cells.
  expect(at(barrier, '[')).toMatch(new RegExp(`^(${wall}|${barrier.slice(-3, -1)})$`));
  expect(find({ line: 1, column: 1 })).toBeUndefined();
});
