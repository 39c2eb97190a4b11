// Converts a cell of the editor to one the board draws.
import type { CellDefinition } from '@railwright/engine';
import type { Terrain } from '../../core/content/manifest.ts';
import type { MapCell, MapPlace } from '../model/model.ts';
import { CITY, REMOTE } from '../../core/content/letters.ts';
import { nameText } from '../../core/content/data.ts';

export function groundDefinition(
  { q, r, letter }: MapCell,
  terrains: ReadonlyMap<string, Terrain>,
): CellDefinition {
  const terrain = terrains.get(letter)?.id;
  return {
    label: '',
    q,
    r,
    ...(letter === CITY ? { city: 1 } : letter === REMOTE ? { remote: 1 } : {}),
    ...(terrain === undefined ? {} : { terrain }),
  };
}

export function placeDefinition({ q, r, city, remote, name }: MapPlace): CellDefinition {
  const en = nameText(name);
  return {
    label: '',
    q,
    r,
    ...(city === undefined ? {} : { city }),
    ...(remote === undefined ? {} : { remote }),
    ...(en === '' ? {} : { name: { en } }),
  };
}
