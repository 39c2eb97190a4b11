// The current cost of rails in a cell, part by part. OKAZU rulebook, "Rail laying"; the engine computes the same total.
import type { CellDefinition, TrainsDefinition, TrainsView } from '@railwright/engine';

export interface SurchargePart {
  readonly kind: 'terrain' | 'city' | 'stations' | 'remote' | 'opponents' | 'link' | 'cards';
  /** Terrain by id, or how many stations or opponents. */
  readonly of: string | number;
  readonly coins: number;
  readonly waived: boolean;
}

export interface Surcharge {
  /** Null if rails cannot be laid there. */
  readonly total: number | null;
  readonly parts: readonly SurchargePart[];
  readonly waste: number;
}

export function surchargeOf(
  { rules, map }: TrainsDefinition,
  view: TrainsView,
  seat: number,
  cell: CellDefinition,
): Surcharge {
  const { surcharge } = rules;
  const waived = (word: string): boolean => view.waived.includes(word);
  const terrain = map.terrains.find(({ id }) => id === cell.terrain);
  const isForbidden = seat === view.active && view.forbidden?.lay.includes(cell.label);
  if (terrain?.cost === null || isForbidden) return { total: null, parts: [], waste: 0 };
  const parts: SurchargePart[] = [];
  const add = (kind: SurchargePart['kind'], of: string | number, coins: number, word: string): void => {
    if (coins > 0) parts.push({ kind, of, coins, waived: waived(word) });
  };
  if (terrain) add('terrain', terrain.id, terrain.cost, terrain.id);
  const stations = valueAt(view.stations, cell.label) ?? 0;
  if (cell.city !== undefined) {
    add('city', cell.city, surcharge.city, 'city');
    add('stations', stations, surcharge.perStation * stations, 'city');
  }
  if (cell.remote !== undefined) add('remote', cell.remote, cell.remote, 'remote');
  const others = (valueAt(view.rails, cell.label) ?? []).filter((other) => other !== seat).length;
  add('opponents', others, surcharge.perOpponent * others, 'opponents');
  if (seat === view.active) add('link', 0, valueAt(view.linkCosts ?? {}, cell.label) ?? 0, '');
  const change = seat === view.active ? (valueAt(view.railPrices ?? {}, cell.label) ?? 0) : 0;
  if (change !== 0) parts.push({ kind: 'cards', of: 0, coins: change, waived: false });
  return {
    total: Math.max(
      0,
      parts.reduce((sum, part) => sum + (part.waived ? 0 : part.coins), 0),
    ),
    parts,
    waste: others > 0 && !waived('opponents-waste') && !view.ignoresWaste ? surcharge.opponentsWaste : 0,
  };
}

/** A record's own entry: labels come from content, and `constructor` must not match. */
export function valueAt<V>(record: Readonly<Record<string, V>>, key: string): V | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
