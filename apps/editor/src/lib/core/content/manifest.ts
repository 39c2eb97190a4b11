// The manifest of a pack with the terrains it declares. Read leniently, so that a pack with mistakes still has a title and a palette;
// the checks of the content package say what is wrong.
import { parse } from 'yaml';
import { nameText } from './data.ts';
import type { NameText } from './data.ts';
import { CITY, HOLE, REMOTE } from './letters.ts';

export interface Terrain {
  readonly id: string;
  readonly letter: string;
  readonly name: string;
  /** Coins to pay, or null where rails can never lie. */
  readonly cost: number | null;
  readonly color: string;
}

export interface PackManifest {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly description: string;
  readonly version: string;
  readonly extends: readonly string[];
  readonly terrains: readonly Terrain[];
}

const FALLBACK_COLORS = ['#b9b49a', '#9fb3a2', '#b39aa8', '#9aa6b9', '#c2a98a', '#a3b98a'];

export function parseManifest(text: string): PackManifest | undefined {
  let data: unknown;
  try {
    data = parse(text, { logLevel: 'silent', maxAliasCount: 50 });
  } catch {
    return undefined;
  }
  if (!isData(data) || typeof data.id !== 'string') return undefined;
  return {
    id: data.id,
    game: string(data.game),
    title: nameText(asName(data.title)) || data.id,
    description: nameText(asName(data.description)),
    version: string(data.version),
    extends: Array.isArray(data.extends) ? data.extends.flatMap(extendedId) : [],
    terrains: parseTerrains(data.terrains),
  };
}

/** Without the range of versions behind it. */
function extendedId(text: unknown): string[] {
  return typeof text === 'string' ? text.split(/\s/, 1) : [];
}

function parseTerrains(value: unknown): Terrain[] {
  if (!isData(value)) return [];
  return Object.entries(value).flatMap(([id, entry], i) => {
    if (!isData(entry) || typeof entry.letter !== 'string' || entry.letter.length !== 1) return [];
    if (entry.letter === CITY || entry.letter === REMOTE || entry.letter === HOLE) return [];
    const color = string(entry.color);
    return {
      id,
      letter: entry.letter,
      name: nameText(asName(entry.name)) || id,
      cost: typeof entry.cost === 'number' ? entry.cost : null,
      color: /^#[0-9a-fA-F]{6}$/.test(color)
        ? color
        : (FALLBACK_COLORS[i % FALLBACK_COLORS.length] ?? '#999999'),
    };
  });
}

/** The terrains of a pack and, after them, those of the packs it extends; the nearer one wins a letter. */
export function visibleTerrains(pack: PackManifest, packs: ReadonlyMap<string, PackManifest>): Terrain[] {
  const byLetter = new Map<string, Terrain>();
  const seen = new Set<string>();
  const queue = [pack];
  for (const current of queue) {
    if (seen.has(current.id)) continue;
    seen.add(current.id);
    for (const terrain of current.terrains) {
      if (!byLetter.has(terrain.letter)) byLetter.set(terrain.letter, terrain);
    }
    for (const id of current.extends) {
      const next = packs.get(id);
      if (next) queue.push(next);
    }
  }
  // Cheapest first, what is closed last: the order in which people look for them.
  return [...byLetter.values()].sort((a, b) => (a.cost ?? 1000) - (b.cost ?? 1000));
}

function asName(value: unknown): NameText | undefined {
  return typeof value === 'string' || isData(value) ? (value as NameText) : undefined;
}

function string(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function isData(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
