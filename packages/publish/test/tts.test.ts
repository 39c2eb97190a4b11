// What decides whether a save of Tabletop Simulator works; see the README.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mapBounds } from '@railwright/board/svg';
import { describe, expect, it } from 'vitest';
import { TARGETS } from '../src/index.ts';
import { faceSheets, SLOT_WIDTH } from '../src/tts/sheets.ts';
import { filesOf, kitOf, withMoreOwn } from './published.ts';

interface SavedObject {
  readonly GUID: string;
  readonly Name: string;
  readonly Nickname: string;
  readonly Transform: Readonly<Record<string, number>>;
  readonly CardID?: number;
  readonly DeckIDs?: readonly number[];
  readonly CustomDeck?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly CustomImage?: {
    readonly ImageURL: string;
    readonly CustomTile: Readonly<Record<string, unknown>>;
  };
  readonly ContainedObjects?: readonly SavedObject[];
}
interface Save {
  readonly ObjectStates: readonly SavedObject[];
  readonly SnapPoints: readonly { readonly Position: { readonly x: number; readonly z: number } }[];
}

const BASE = 'https://me.example/pack/tts/';
const ids = ['trains/tokyo-beginners', 'homebrew-isles/every-kind', 'freight-train/standard'];
const kits = ids.map((id) => kitOf(id));
const files = await filesOf(TARGETS.tts, kits, { base: BASE });
const saveOf = (name: string): Save => JSON.parse(String(files.get(`${name}.json`))) as Save;
const [tokyo, isles, freight] = [
  'trains-tokyo-beginners',
  'homebrew-isles-every-kind',
  'freight-train-standard',
].map(saveOf);
if (!tokyo || !isles || !freight) throw new Error('no saves');
const saves = [tokyo, isles, freight];

const flat = (objects: readonly SavedObject[]): SavedObject[] =>
  objects.flatMap((one) => [one, ...flat(one.ContainedObjects ?? [])]);
const named = (save: Save, name: string): SavedObject[] =>
  save.ObjectStates.filter(({ Name }) => Name === name);
const x = ({ Transform }: SavedObject): number => Transform['posX'] ?? 0;
const z = ({ Transform }: SavedObject): number => Transform['posZ'] ?? 0;

const COMMON =
  `GUID Name Transform Nickname Description GMNotes AltLookAngle ColorDiffuse Tags LayoutGroupSortIndex Value Locked Grid Snap
  IgnoreFoW MeasureMovement DragSelectable Autoraise Sticky Tooltip GridProjection HideWhenFaceDown Hands LuaScript LuaScriptState
  XmlUI`.split(/\s+/);

describe('A save', () => {
  it('has every common field in every object, and no two objects with one id', () => {
    for (const save of saves) {
      const objects = flat(save.ObjectStates);
      for (const one of objects) expect(Object.keys(one)).toEqual(expect.arrayContaining(COMMON));
      expect(new Set(objects.map(({ GUID }) => GUID)).size).toBe(objects.length);
      expect(objects.filter(({ GUID }) => !/^[0-9a-f]{6}$/.test(GUID))).toEqual([]);
    }
  });

  it('has a single card as a card, not as a pile', () => {
    expect(named(freight, 'Deck')).toHaveLength(1);
    expect(named(freight, 'Card').map(({ Nickname }) => Nickname)).toEqual(['Trains Leave']);
  });

  it('counts cards by the key of their sheet and their slot, in the order of the pile', () => {
    for (const deck of saves.flatMap((save) => named(save, 'Deck'))) {
      expect(deck.ContainedObjects?.map(({ CardID }) => CardID)).toEqual(deck.DeckIDs);
      const keys = new Set(deck.DeckIDs?.map((id) => String(Math.floor(id / 100))));
      expect(new Set(Object.keys(deck.CustomDeck ?? {}))).toEqual(keys);
      for (const id of deck.DeckIDs ?? []) {
        const sheet = deck.CustomDeck?.[Math.floor(id / 100)];
        expect(id % 100).toBeLessThan(Number(sheet?.['NumWidth']) * Number(sheet?.['NumHeight']) - 1);
      }
    }
    const express = named(tokyo, 'Deck').find(({ Nickname }) => Nickname === 'Express train');
    expect(express?.DeckIDs).toHaveLength(20);
  });

  it('hides faces from others: the back is hidden, and in the last slot', () => {
    for (const kit of kits)
      for (const { svg, columns, rows, cards } of faceSheets(kit)) {
        expect(cards.length).toBeLessThan(columns * rows);
        expect(columns).toBeGreaterThanOrEqual(2);
        expect(rows).toBeGreaterThanOrEqual(2);
        expect(svg.lastIndexOf(`translate(${(columns - 1) * 252} ${(rows - 1) * 352})`)).toBeGreaterThan(
          svg.lastIndexOf(cards.at(-1)?.name.split(' ')[0] ?? ''),
        );
        expect(svg.slice(svg.lastIndexOf('<g transform="translate('))).toContain(kit.back.texts[0]?.text);
      }
    const decks = saves
      .flatMap((save) => flat(save.ObjectStates))
      .flatMap(({ CustomDeck }) => Object.values(CustomDeck ?? {}));
    expect(decks.filter(({ BackIsHidden }) => BackIsHidden !== true)).toEqual([]);
  });

  it('has pictures of at most 4,096 pixels', () => {
    const sizes = [...files].flatMap(([path, data]) =>
      path.endsWith('.png') ? [Number(new TextDecoder().decode(data as Uint8Array).split(' ', 1)[0])] : [],
    );
    expect(Math.max(...sizes)).toBe(4096);
    for (const { columns, rows } of kits.flatMap(faceSheets)) {
      expect(columns * SLOT_WIDTH).toBeLessThanOrEqual(4096);
      expect(rows * SLOT_WIDTH * (352 / 252)).toBeLessThanOrEqual(4096);
    }
  });

  it('shows the map as a stretched tile with the proportions of its picture, which is turned because the tile is not', () => {
    const [map] = named(isles, 'Custom_Tile');
    const bounds = mapBounds(kits[1]?.map as NonNullable<(typeof kits)[number]['map']>, { language: 'en' });
    expect(map?.CustomImage?.CustomTile).toMatchObject({ Type: 0, Stretch: true });
    expect((map?.Transform['scaleX'] ?? 0) / (map?.Transform['scaleZ'] ?? 1)).toBeCloseTo(
      bounds.width / bounds.height,
      2,
    );
    expect(map?.Transform['rotY']).toBe(0);
    const picture = files.get(map?.CustomImage?.ImageURL.slice(BASE.length) ?? '');
    expect(new TextDecoder().decode(picture as Uint8Array)).toContain('<g transform="rotate(180 ');
    expect(named(isles, 'Custom_Board')).toEqual([]);
  });

  it('has a snap point on each cell, in units of the table', () => {
    const kit = kits[0];
    const map = kit?.map;
    const [tile] = named(tokyo, 'Custom_Tile');
    if (!map || !tile) throw new Error('no map');
    expect(tokyo.SnapPoints).toHaveLength(map.cells.length);
    // A1 is at the top left of the map, H9 at the lower right; north is a larger z.
    const at = (cell: string) =>
      tokyo.SnapPoints[map.cells.findIndex(({ label }) => label === cell)]?.Position;
    const [first, last] = [at('A1'), at('H9')];
    expect(first?.x).toBeLessThan(last?.x ?? 0);
    expect(first?.z).toBeGreaterThan(last?.z ?? 0);
    for (const { Position } of tokyo.SnapPoints) {
      expect(Math.abs(Position.x)).toBeLessThan(tile.Transform['scaleX'] ?? 0);
      expect(Math.abs(Position.z)).toBeLessThan(tile.Transform['scaleZ'] ?? 0);
    }
    // Neighbours are as far apart as in the picture.
    const second = at('A2');
    const bounds = mapBounds(map);
    const cell =
      (((second?.x ?? 0) - (first?.x ?? 0)) * bounds.width) / (2 * (tile.Transform['scaleX'] ?? 1));
    expect(cell).toBeCloseTo(50 * Math.sqrt(3), 0);
  });

  it('keeps everything out of the zones of hands, and nothing on anything else', async () => {
    const kit = withMoreOwn(kitOf('trains/tokyo-beginners'));
    const [, full = ''] =
      [...(await filesOf(TARGETS.tts, [kit]))].find(([path]) => path.endsWith('.json')) ?? [];
    for (const save of [...saves, JSON.parse(String(full)) as Save]) {
      const hands = named(save, 'HandTrigger');
      const others = save.ObjectStates.filter(({ Name }) => Name !== 'HandTrigger');
      for (const hand of hands)
        for (const one of others) {
          const [width, depth] =
            one.Name === 'Custom_Tile'
              ? [one.Transform['scaleX'] ?? 0, one.Transform['scaleZ'] ?? 0]
              : [1.2, 1.7];
          const apartX = Math.abs(x(hand) - x(one)) - (hand.Transform['scaleX'] ?? 0) / 2 - width;
          const apartZ = Math.abs(z(hand) - z(one)) - (hand.Transform['scaleZ'] ?? 0) / 2 - depth;
          expect(Math.max(apartX, apartZ)).toBeGreaterThan(0);
        }
      const small = others.filter(({ Name }) => Name !== 'Custom_Tile' && Name !== 'Custom_PDF');
      for (const [i, one] of small.entries())
        for (const other of small.slice(i + 1))
          expect(
            Math.max(Math.abs(x(one) - x(other)) - 2.3, Math.abs(z(one) - z(other)) - 3.2),
          ).toBeGreaterThanOrEqual(0);
    }
  });

  it('has a hand, a deck and an endless bag of rails in the color of each seat', () => {
    expect(
      named(tokyo, 'HandTrigger').map((zone) => (zone as unknown as { FogColor: string }).FogColor),
    ).toEqual(['Red', 'Blue', 'Yellow', 'Green']);
    const bags = named(tokyo, 'Infinite_Bag').map(({ Nickname }) => Nickname);
    expect(bags).toEqual(['Stations', 'Rails, Red', 'Rails, Blue', 'Rails, Yellow', 'Rails, Green']);
  });

  it('fetches pictures by content from the web, or from this machine in a save of its own', () => {
    const text = JSON.stringify(tokyo);
    const addresses = [
      ...text.matchAll(/"(?:FaceURL|BackURL|ImageURL|ImageSecondaryURL|PDFUrl)":"([^"]*)"/g),
    ].map(([, url]) => url ?? '');
    expect(addresses.length).toBeGreaterThan(100);
    for (const address of new Set(addresses)) {
      expect(address).toMatch(/^https:\/\/me\.example\/pack\/tts\/assets\/[0-9a-f]{16}\.(png|pdf)$/);
      expect(files.has(address.slice(BASE.length))).toBe(true);
    }
    const local = String(files.get('trains-tokyo-beginners on this machine.json'));
    expect(local).toContain('file:///home/me/published/assets/');
    expect(local).not.toContain('https:');
  });

  it('changes the address of a picture with its content, and no other', async () => {
    const other = await filesOf(TARGETS.tts, [kitOf('trains/tokyo-beginners', { language: 'fr' })]);
    const pictures = (all: ReadonlyMap<string, unknown>): string[] =>
      [...all.keys()].filter((path) => path.startsWith('assets/'));
    const before = new Set(pictures(files));
    const kept = pictures(other).filter((path) => before.has(path));
    // Rails, stations and the map, whose names are the same in French; not the faces and the rules.
    expect(kept.length).toBeGreaterThanOrEqual(5);
    expect(pictures(other).length - kept.length).toBeGreaterThanOrEqual(2);
  });

  it('shows names as text where the program would read colors and styles', async () => {
    const kit = kitOf('freight-train/standard');
    const named = { ...kit, title: '[b]Coal[/b]', rules: ['Pay [ff0000]red[-].'] };
    const save = String((await filesOf(TARGETS.tts, [named])).get('freight-train-standard.json'));
    expect(save).not.toMatch(/\[\/?[bf-]/);
    expect(save).toContain('Pay (ff0000)red(-).');
  });

  it('has the type that others have written down for saves', () => {
    // Their declaration wants the id of a tab as text and a rotation of each snap point, and knows neither hands nor documents. The saves of
    // the program itself are as ours.
    const declarable = JSON.stringify(freight).replaceAll(
      /"Name":"(HandTrigger|Custom_PDF)"/g,
      '"Name":"Custom_Tile"',
    );
    const folder = mkdtempSync(join(tmpdir(), 'railwright-save-'));
    const declared = fileURLToPath(import.meta.resolve('@typed-tabletop-simulator/declaration/package.json'));
    const types = join(declared, '..', 'src', 'index.d.ts');
    const source = `/// <reference path=${JSON.stringify(types)} />
type Plain<T> = T extends string ? \`\${T}\` : T extends number ? number : T extends readonly (infer U)[] ? readonly Plain<U>[] : T extends object ? { [K in keyof T]: Plain<T[K]> } : T;
type Loose = 'TabStates' | 'SnapPoints' | 'PlayerCounts';
const data = ${declarable} as const;
export const save: Plain<Omit<TTSSave, Loose>> & Record<Loose, unknown> = data;
`;
    try {
      writeFileSync(join(folder, 'save.ts'), source);
      const compilerOptions = { noEmit: true, skipLibCheck: true, types: [], lib: ['es2022'] };
      writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['save.ts'] }));
      const tsc = fileURLToPath(import.meta.resolve('typescript/package.json'));
      execFileSync(process.execPath, [join(tsc, '..', 'bin', 'tsc'), ...['--project', folder]]);
    } catch (error) {
      throw new Error(String((error as { stdout?: Buffer }).stdout ?? error).slice(-1500), {
        cause: error,
      });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
