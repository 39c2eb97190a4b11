// The manifest of a pack with the terrains and kinds of token it declares. Read leniently, so that a pack with mistakes still has a title and a palette; the
// checks of the content package report the mistakes.
import type { TokenDefinition } from '@railwright/engine';
import { isData, listAt, nameText, numberAt, stringAt, textsAt } from './data.ts';
import { artFrom, type Art } from '../pictures/art.ts';
import { CITY, HOLE, REMOTE } from './letters.ts';
import type { TextFile } from './text-file.ts';

export interface Terrain {
  readonly id: string;
  readonly letter: string;
  readonly name: string;
  /** Coins to pay, or null if rails can never be laid there. */
  readonly cost: number | null;
  readonly color: string;
  /** What fills its cells. */
  readonly art?: CellArt;
}

/** A picture by its path in the open folder, and what of it is shown. */
export type CellArt = Pick<Art, 'file' | 'focus' | 'zoom'>;

export interface PackManifest {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly description: string;
  readonly version: string;
  readonly extends: readonly string[];
  readonly terrains: readonly Terrain[];
  readonly tokens: readonly TokenDefinition[];
  /** Pictures by terrain: their paths are from the folder of the pack. */
  readonly pictures: ReadonlyMap<string, CellArt>;
}

const FALLBACK_COLORS = ['#b9b49a', '#9fb3a2', '#b39aa8', '#9aa6b9', '#c2a98a', '#a3b98a'];

export function parseManifest({ data }: TextFile): PackManifest | undefined {
  if (!isData(data) || typeof data['id'] !== 'string') return undefined;
  return {
    id: data['id'],
    game: stringAt(data, 'game'),
    title: nameText(textsAt(data, 'title')) || data['id'],
    description: nameText(textsAt(data, 'description')),
    version: stringAt(data, 'version'),
    extends: listAt(data, 'extends').flatMap(extendedId),
    terrains: parseTerrains(data['terrains']),
    tokens: parseTokens(data['tokens']),
    pictures: parsePictures(data['theme']),
  };
}

function parsePictures(theme: unknown): Map<string, CellArt> {
  const terrains = isData(theme) && isData(theme['terrains']) ? theme['terrains'] : {};
  return new Map(
    Object.entries(terrains).flatMap(([id, written]) => {
      const art = artFrom(written);
      return art ? [[id, { file: art.file.replace(/^(\.\/)+/, ''), focus: art.focus, zoom: art.zoom }]] : [];
    }),
  );
}

/** Without the version range after it. */
function extendedId(text: unknown): string[] {
  return typeof text === 'string' ? text.split(/\s/, 1) : [];
}

function parseTerrains(value: unknown): Terrain[] {
  if (!isData(value)) return [];
  return Object.entries(value).flatMap(([id, entry], i) => {
    if (!isData(entry)) return [];
    const letter = stringAt(entry, 'letter');
    if (letter.length !== 1 || letter === CITY || letter === REMOTE || letter === HOLE) return [];
    const color = stringAt(entry, 'color');
    return {
      id,
      letter,
      name: nameText(textsAt(entry, 'name')) || id,
      cost: numberAt(entry, 'cost') ?? null,
      color: /^#[0-9a-fA-F]{6}$/.test(color)
        ? color
        : (FALLBACK_COLORS[i % FALLBACK_COLORS.length] ?? '#999999'),
    };
  });
}

function parseTokens(value: unknown): TokenDefinition[] {
  if (!isData(value)) return [];
  return Object.entries(value).flatMap(([id, entry]) => {
    if (!isData(entry)) return [];
    const color = stringAt(entry, 'color');
    const [total, perCell] = [numberAt(entry, 'total'), numberAt(entry, 'perCell')];
    return {
      id,
      name: { en: nameText(textsAt(entry, 'name')) || id, ...textsAt(entry, 'name') },
      ...(color !== '' && { color }),
      ...(entry['owned'] === true && { owned: true }),
      ...(total !== undefined && { total }),
      ...(perCell !== undefined && { perCell }),
    };
  });
}

/** Packs by id. */
export type PacksById = Pick<ReadonlyMap<string, PackManifest>, 'get'>;

/** A pack and those it extends, each once, nearer ones first. */
export function* withExtended(pack: PackManifest, packs: PacksById): Generator<PackManifest> {
  const seen = new Set<string>();
  const queue = [pack];
  for (const current of queue) {
    if (seen.has(current.id)) continue;
    seen.add(current.id);
    yield current;
    for (const id of current.extends) {
      const next = packs.get(id);
      if (next) queue.push(next);
    }
  }
}

/** The kinds of token of a pack and, after them, those of the packs it extends; the nearer one wins an id. */
export function visibleTokens(pack: PackManifest, packs: PacksById): TokenDefinition[] {
  const byId = new Map<string, TokenDefinition>();
  for (const { tokens } of withExtended(pack, packs))
    for (const token of tokens) if (!byId.has(token.id)) byId.set(token.id, token);
  return [...byId.values()];
}

/**
 * The terrains of a pack and, after them, those of the packs it extends; the nearer one wins a letter, and the nearest picture fills its
 * cells. `folders` are those of packs in the open folder.
 */
export function visibleTerrains(
  pack: PackManifest,
  packs: PacksById,
  folders: ReadonlyMap<string, string> = new Map(),
): Terrain[] {
  const pictures = new Map<string, CellArt>();
  for (const { id: from, pictures: own } of withExtended(pack, packs))
    for (const [id, art] of own) {
      const folder = folders.get(from);
      if (folder !== undefined && !pictures.has(id)) pictures.set(id, { ...art, file: folder + art.file });
    }
  const byLetter = new Map<string, Terrain>();
  for (const { terrains } of withExtended(pack, packs))
    for (const terrain of terrains) if (!byLetter.has(terrain.letter)) byLetter.set(terrain.letter, terrain);
  // Cheapest first, closed ones last: the order in which people look for them.
  return [...byLetter.values()]
    .map((terrain) => {
      const art = pictures.get(terrain.id);
      return art ? { ...terrain, art } : terrain;
    })
    .sort((a, b) => (a.cost ?? 1000) - (b.cost ?? 1000));
}
