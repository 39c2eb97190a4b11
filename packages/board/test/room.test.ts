// Names of regions and tokens are put where they cover neither labels, buildings and names nor signs, on the dense map of the isles.
import type { HexMap } from '@railwright/engine';
import { expect, test } from 'vitest';
import { bandsOf, centerOf } from '../src/scene/geometry.ts';
import { linkNames, nameBox } from '../src/scene/link-names.ts';
import { tokenScene } from '../src/scene/own-tokens.ts';
import { tokenSigns } from '../src/scene/token-signs.ts';
import { regionNames } from '../src/scene/region-names.ts';
import { regionScene } from '../src/scene/regions.ts';
import { tokensIn } from '../src/text/label.ts';
import { roomOf } from '../src/scene/furniture.ts';
import { cellBoxes, closedTerrains, overlap, Room, textBox } from '../src/scene/room.ts';
import { shippedMap } from './shipped.ts';

const isles = shippedMap('homebrew-isles', 'isles', true);
const kinds = ['mail', 'whisky', 'sheep'].map((id) => ({ id, name: { en: id } }));

function cratesOn(map: HexMap, label: string, count: number): { x: number; y: number }[] {
  const tokens = { [label]: Object.fromEntries(kinds.slice(0, count).map(({ id }) => [id, 2])) };
  return tokenScene(map, kinds, tokens, 'en').texts.map(({ x, y }) => ({ x, y: y - 3.3 }));
}

test('names of ferries cover no label, building or name, in each language', () => {
  for (const language of ['en', 'fr', 'de'])
    for (const name of linkNames(isles, language)) {
      const rest = new Room();
      for (const cell of isles.cells)
        for (const box of cellBoxes(isles, cell, bandsOf('pointy'), language, closedTerrains(isles)))
          rest.add(box);
      expect(`${name.text} ${Math.round(rest.covered(nameBox(name)))}`).toBe(`${name.text} 0`);
    }
});

test('names of regions cover next to nothing, in each language', () => {
  for (const language of ['en', 'fr', 'de']) {
    const room = roomOf(isles, language);
    const { texts } = regionScene(isles, language);
    expect(texts.length).toBeGreaterThanOrEqual(7);
    for (const { text, x, y } of texts) {
      const box = textBox(text, { x, y }, 11);
      expect(`${text} ${room.covered(box) < 0.06 * box.width * box.height}`).toBe(`${text} true`);
      room.add(box);
    }
  }
});

test('two kinds of token find a place on every cell, beside what stands there', () => {
  const room = roomOf(isles, 'en');
  regionNames(isles, 'en', room);
  for (const cell of isles.cells) {
    const crates = cratesOn(isles, cell.label, 2);
    const { x, y } = centerOf('pointy', cell);
    expect(crates).toHaveLength(2);
    const boxes = crates.map((at) => ({ x: at.x - 10, y: at.y - 8, width: 20, height: 16 }));
    for (const box of boxes) {
      expect(`${cell.label} ${room.covered(box) < 70}`).toBe(`${cell.label} true`);
      expect(Math.hypot(box.x + 10 - x, box.y + 8 - y)).toBeLessThan(40);
    }
    expect(overlap(boxes[0]!, boxes[1]!)).toBe(0);
  }
});

test('of what stands there, each box counts once, however large it is', () => {
  const room = new Room();
  room.add({ x: -200, y: -200, width: 400, height: 400 });
  expect(room.covered({ x: -100, y: -100, width: 200, height: 200 })).toBe(40_000);
  expect(room.covered({ x: 300, y: 0, width: 10, height: 10 })).toBe(0);
});

test('tokens that belong to seats have their colors, each beside the others, and are named with their owner', () => {
  const claim = { id: 'claim', name: { en: 'Claim', fr: 'Concession' }, owned: true as const };
  const bySeat = [{ H5: { claim: 1 } }, {}, { H5: { claim: 2 } }];
  const { shapes, texts } = tokenScene(isles, [kinds[0]!, claim], { H5: { mail: 3 } }, 'en', bySeat);
  expect(texts.map(({ text }) => text)).toEqual(['m3', 'C1', 'C2']);
  expect(new Set(texts.map(({ x, y }) => `${x} ${y}`)).size).toBe(3);
  const fills = shapes.map(({ children }) => children?.[1]?.attributes['fill']);
  expect(fills.slice(1)).toEqual(['@seat-0', '@seat-2']);
  const told = (seatName?: (seat: number) => string): string[] =>
    tokensIn([kinds[0]!, claim], 'H5', { H5: { mail: 3 } }, bySeat, 'fr', seatName);
  expect(told()).toEqual(['3 mail', '1 Concession (joueur 1)', '2 Concession (joueur 3)']);
  expect(told((seat) => ['Ada', 'Bo', 'Cy'][seat]!)[2]).toBe('2 Concession (Cy)');
});

test('kinds of token have as many letters as tell them apart', () => {
  const named = (...names: string[]): readonly string[] =>
    tokenSigns(
      names.map((en, i) => ({ id: `kind-${i}`, name: { en } })),
      'en',
    );
  expect(named('Claim', 'Goods')).toEqual(['C', 'G']);
  expect(named('Claim', 'Crate', 'Goods')).toEqual(['Cl', 'Cr', 'G']);
  expect(named('Mail', 'Mailbag', 'Mast')).toEqual(['M', 'M', 'Mas']);
});
