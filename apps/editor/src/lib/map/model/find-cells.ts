// Cells by a condition, such as mountains next to a city.
import { hexNumber, neighbors } from '@railwright/hex';
import type { Hex } from '@railwright/hex';
import type { MapModel } from './model.ts';

/** Stands for any letter. */
export const ANY = 'any';
/** Beyond the border of the map. */
export const OUTSIDE = 'outside';

export const WHERES = ['anywhere', 'next', 'apart'] as const;

export interface CellCondition {
  /** A letter, or any. */
  readonly letter: string;
  readonly where: (typeof WHERES)[number];
  /** What is next to the cell, or is not: a letter, or outside the map. */
  readonly beside: string;
  /** How many of its six neighbours at least are that. */
  readonly least: number;
}

/** In the order of the map. `among` are the only ones that count; undefined for all. */
export function findCells(
  model: MapModel,
  { letter, where, beside, least }: CellCondition,
  among?: ReadonlyMap<number, Hex>,
): Hex[] {
  const isBeside = (h: Hex): boolean => (model.cells.get(hexNumber(h))?.letter ?? OUTSIDE) === beside;
  return [...model.cells.values()].filter((cell) => {
    if (letter !== ANY && cell.letter !== letter) return false;
    if (among && !among.has(hexNumber(cell))) return false;
    const count = where === 'anywhere' ? 0 : neighbors(cell).filter(isBeside).length;
    return where === 'anywhere' || (where === 'next' ? count >= least : count === 0);
  });
}
