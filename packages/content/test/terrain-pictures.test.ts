// Pictures of terrains: whose counts for a map, and which terrains have none.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadContent, mapLooks, memorySource, packLooks, pictureNamed, setupLooks } from '../src/index.ts';
import { folderSource } from '../src/node/index.ts';

const PICTURE = new Uint8Array(
  readFileSync(join(import.meta.dirname, 'errors/picture-terrain/pictures/ok.png')),
);
const packOf = (id: string, more: string): string =>
  `format: 1\nid: ${id}\ngame: trains\ntitle: ${id}\nversion: 1.0.0\nlicence: MIT\nauthors: [A]\n${more}\n`;
const TERRAINS =
  'terrains: { bog: { letter: B, cost: 1 }, ash: { letter: A, cost: 0 }, fen: { letter: N, cost: 0 } }\n';
const mapOf = (letters: string): string =>
  `format: 1\nid: m\nname: M\norientation: pointy\nterrain: |\n  ${letters}\n`;
const load = (base: string, mine: string, letters = 'B A') =>
  loadContent(
    memorySource({
      'base/pack.yaml': packOf('base', TERRAINS + base),
      'base/bog.png': PICTURE,
      'base/ash.png': PICTURE,
      'base/maps/m.yaml': mapOf(letters),
      'mine/pack.yaml': packOf('mine', `extends: [base]\n${mine}`),
      'mine/bog.png': PICTURE,
      'mine/maps/m.yaml': mapOf(letters),
    }),
  );

describe('a picture of a terrain', () => {
  it('is that of the pack of the map, then that of a pack it extends, on the terrains that are there', async () => {
    const content = await load(
      'theme: { terrains: { bog: bog.png, ash: { file: ash.png, focus: [0, 1], zoom: 2, credit: Me }, fen: bog.png } }',
      'theme: { terrains: { bog: ./bog.png } }',
    );
    expect(content.diagnostics.filter(({ code }) => code.startsWith('picture'))).toEqual([]);
    const ash = { picture: 'base/ash.png', focus: [0, 1], zoom: 2, credit: 'Me' };
    expect(mapLooks(content, 'mine/m')).toEqual({ bog: { picture: 'mine/bog.png' }, ash });
    expect(mapLooks(content, 'base/m')).toEqual({ bog: { picture: 'base/bog.png' }, ash });
    expect(packLooks(content, 'mine')!.terrains).toEqual(mapLooks(content, 'mine/m'));
    for (const none of ['mine/none', 'none/m', '']) expect(mapLooks(content, none)).toEqual({});
    expect(pictureNamed(content, 'mine/bog.png')?.path).toBe('mine/bog.png');
  });

  it('that cannot be shown leaves the place to the next one', async () => {
    const content = await load(
      'theme: { terrains: { bog: bog.png } }',
      'theme: { terrains: { bog: none.png, ash: [1], __proto__: bog.png } }',
    );
    expect(content.diagnostics.map(({ code }) => code)).toContain('picture-missing');
    expect(mapLooks(content, 'mine/m')).toEqual({ bog: { picture: 'base/bog.png' } });
  });

  it('of a terrain that does not exist is told at its line', async () => {
    const content = await load('', 'theme: { terrains: { boq: bog.png, sea: bog.png } }');
    const told = content.diagnostics.filter(({ code }) => code === 'picture-terrain');
    expect(told.map(({ message, help, start }) => [message, help, start.line])).toEqual([
      ['There is no terrain “boq”.', 'Did you mean bog?', 9],
      ['There is no terrain “sea”.', 'There is bog, ash or fen.', 9],
    ]);
    expect(mapLooks(content, 'mine/m')).toEqual({});
  });

  it('is on the map of a setup, and leaves the game as it is', async () => {
    const root = join(import.meta.dirname, '../../../content');
    const content = await loadContent(folderSource(root));
    const { terrains } = setupLooks(content, 'homebrew-fenland/fenland-duel')!;
    expect(Object.keys(terrains).sort()).toEqual(['field', 'river', 'sea', 'swamp']);
    expect(setupLooks(content, 'trains/tokyo-beginners')?.terrains).toEqual({});
  });
});
