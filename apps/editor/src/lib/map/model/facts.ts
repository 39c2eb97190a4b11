// Facts of a map: counts, room for stations, where a game may begin, and how far apart cities lie in steps and in coins. Rails never lie
// on sea, barriers separate (rulings on laying rails), and a start is neither remote nor closed (T27).
import { breadthFirst, cheapestCosts, hexNumber } from '@railwright/hex';
import type { Hex } from '@railwright/hex';
import type { Terrain } from '../../core/content/manifest.ts';
import { CITY, REMOTE } from '../../core/content/letters.ts';
import { labelOf } from './model.ts';
import { nameText } from '../../core/content/data.ts';
import type { MapCell, MapModel } from './model.ts';
import { waysOn } from './ways.ts';

interface TerrainCount {
  readonly letter: string;
  readonly name: string;
  readonly count: number;
}

export interface MapFacts {
  readonly cells: number;
  readonly terrains: readonly TerrainCount[];
  readonly cities: number;
  readonly remotes: number;
  readonly stationRoom: number;
  readonly barriers: number;
  /** Cells on which a start rail may lie. */
  readonly starts: number;
  /** Open cells that cannot be reached from the largest part of the map. */
  readonly unreachable: readonly MapCell[];
  /** Open cells that have no way out. */
  readonly dead: readonly MapCell[];
}

export function mapFacts(model: MapModel, terrains: readonly Terrain[]): MapFacts {
  const cells = [...model.cells.values()];
  const byLetter = new Map(terrains.map((t) => [t.letter, t]));
  const counts = new Map<string, number>();
  for (const { letter } of cells) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  const name = (letter: string): string =>
    letter === CITY
      ? 'City'
      : letter === REMOTE
        ? 'Remote'
        : (byLetter.get(letter)?.name ?? /* @wc-include */ `${letter} (unknown)`);
  const ways = waysOn(model, terrains);
  const parted = ways
    .parts()
    .sort((a, b) => b.length - a.length)
    .slice(1);
  const places = [...model.places.values()];
  return {
    cells: cells.length,
    terrains: [...counts]
      .map(([letter, count]) => ({ letter, name: name(letter), count }))
      .sort((a, b) => b.count - a.count),
    cities: places.filter((p) => p.city !== undefined).length,
    remotes: places.filter((p) => p.remote !== undefined).length,
    stationRoom: places.reduce((sum, p) => sum + (p.city ?? 0), 0),
    barriers: model.barriers.size,
    starts: ways.cells.filter((cell) => cell.letter !== REMOTE).length,
    unreachable: parted.filter((p) => p.length > 1).flat(),
    dead: parted.filter((p) => p.length === 1).flat(),
  };
}

export interface CityDistance {
  readonly hex: Hex;
  readonly label: string;
  readonly name: string;
  /** Steps between the two; undefined if no way connects them. */
  readonly steps: number | undefined;
  /** Fewest coins for the cells entered on the way, the last one's included, and for links; surcharges for stations and opponents not counted. */
  readonly cost: number | undefined;
}

/** From one place to all the others, cheapest first. A city costs 1, a remote location its number. */
export function distancesFrom(model: MapModel, terrains: readonly Terrain[], from: Hex): CityDistance[] {
  const byLetter = new Map(terrains.map((t) => [t.letter, t]));
  const ways = waysOn(model, terrains);
  const start = ways.indexOf(from);
  if (start < 0) return [];
  const count = ways.cells.length;
  const enter = (node: number): number => {
    const cell = ways.cells[node];
    if (!cell) return 0;
    const place = model.places.get(hexNumber(cell));
    return place?.remote ?? (cell.letter === CITY ? 1 : (byLetter.get(cell.letter)?.cost ?? 0));
  };
  const near = (node: number): readonly number[] => ways.from(node);
  const steps = breadthFirst(count, [start], near);
  const { costs } = cheapestCosts(count, [start], near, (a, b) => enter(b) + ways.linkCost(a, b));
  const found: CityDistance[] = [];
  for (const place of model.places.values()) {
    const node = ways.indexOf(place);
    if (node === start) continue;
    const reached = node >= 0 && (costs[node] ?? Infinity) !== Infinity;
    found.push({
      hex: { q: place.q, r: place.r },
      label: labelOf(model, place) ?? '',
      name: nameText(place.name),
      steps: reached ? steps[node] : undefined,
      cost: reached ? costs[node] : undefined,
    });
  }
  return found.sort((a, b) => (a.cost ?? Infinity) - (b.cost ?? Infinity) || (a.steps ?? 0) - (b.steps ?? 0));
}
