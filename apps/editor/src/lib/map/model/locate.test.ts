import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLeniently, type Path } from '@railwright/content';
import { expect, test } from 'vitest';
import { cellFinder } from './locate.ts';
import { labelOf } from './model.ts';
import { parseMapFile } from './parse.ts';

const content = join(import.meta.dirname, '../../../../../../content');

test.each([
  ['trains/maps/tokyo.yaml', '  * M M M C R', 'Hashimoto', '- [B3, C3]', 'A1', 'D1', 'B3'],
  ['homebrew-fenland/maps/fenland.yaml', '  *   F   C   S', 'Spalding', '- [H2, I2]', 'A1', 'D2', 'H2'],
])('cells are found by their places in the text of %s', (file, picture, name, barrier, first, city, wall) => {
  const text = readFileSync(join(content, file), 'utf8');
  const { model } = parseMapFile(text)!;
  const find = cellFinder(text, model);
  const document = readLeniently(text)!;
  const at = (path: Path): string | undefined => {
    const h = find(path);
    return h && labelOf(model, h);
  };
  const { places } = document.data as { places: readonly { name?: unknown }[] };
  const named = places.findIndex((place) => JSON.stringify(place).includes(name));
  const rows = (document.data as { terrain: string }).terrain.split('\n');
  const line = rows.findIndex((row) => row.startsWith(picture.trimStart()));
  expect(at(['terrain', line, rows[line]!.indexOf('*')])).toBe(first);
  expect(at(['terrain'])).toBeUndefined();
  expect(at(['places', named, 'name'])).toBe(city);
  // A barrier is shown at either of its cells.
  const pair = (document.data as { barriers: readonly string[][] }).barriers.findIndex(
    (one) => barrier === `- [${one.join(', ')}]`,
  );
  expect(at(['barriers', pair, 1])).toMatch(new RegExp(`^(${wall}|${barrier.slice(-3, -1)})$`));
  expect(at(['name'])).toBeUndefined();
});
