// Describes a cell, for screen readers and the status line: its label, kind, cost, barriers, and the links and routes that end there.
import { counted } from '../../core/content/counted.ts';
import { DIRECTION_NAMES, edgeAt, hexNumber, sameHex } from '@railwright/hex';
import type { Hex } from '@railwright/hex';
import type { Terrain } from '../../core/content/manifest.ts';
import { CITY, REMOTE } from '../../core/content/letters.ts';
import { hasBarrier, isolated, labelOf } from './model.ts';
import { nameText, numberAt } from '../../core/content/data.ts';
import type { MapFeature } from './features.ts';
import type { MapModel } from './model.ts';

const COMPASS: Readonly<Record<string, string>> = {
  e: 'east',
  ne: 'north-east',
  nw: 'north-west',
  w: 'west',
  sw: 'south-west',
  se: 'south-east',
  n: 'north',
  s: 'south',
};

export function directionWord(model: Pick<MapModel, 'orientation'>, direction: number): string {
  return COMPASS[DIRECTION_NAMES[model.orientation][direction] ?? ''] ?? '';
}

function describeLetter(letter: string, terrains: readonly Terrain[]): string {
  if (letter === CITY) return 'city';
  if (letter === REMOTE) return 'remote location';
  return terrains.find((t) => t.letter === letter)?.name ?? `unknown terrain ${letter}`;
}

export function describeCell(model: MapModel, h: Hex, terrains: readonly Terrain[]): string {
  const label = labelOf(model, h) ?? 'off the grid';
  const cell = model.cells.get(hexNumber(h));
  if (!cell) return `${label}: no cell`;
  const parts = [`${label}: ${describeLetter(cell.letter, terrains)}`];
  const place = model.places.get(hexNumber(h));
  const terrain = terrains.find((t) => t.letter === cell.letter);
  if (place) {
    const name = nameText(place.name);
    if (name) parts.push(isolated(name));
    if (place.city !== undefined) parts.push(`room for ${counted(place.city, 'station')}`);
    if (place.remote !== undefined) parts.push(`costs and gives ${place.remote}`);
  } else if (cell.letter === CITY || cell.letter === REMOTE) {
    parts.push('not in the list of places');
  } else if (terrain) {
    parts.push(terrain.cost === null ? 'closed' : `costs ${terrain.cost}`);
  }
  const walls = [0, 1, 2, 3, 4, 5].filter((d) => hasBarrier(model, edgeAt(h, d)));
  if (walls.length > 0) parts.push(`barrier to the ${walls.map((d) => directionWord(model, d)).join(', ')}`);
  const within = model.regions.filter(({ cells }) => cells.has(hexNumber(h))).map(({ id }) => id);
  if (within.length > 0) parts.push(`in the region ${within.join(' and ')}`);
  return [...parts, ...model.features.flatMap((feature) => describeFeature(model, h, feature))].join(', ');
}

function describeFeature(model: MapModel, h: Hex, { list, cells, data }: MapFeature): string[] {
  const end = cells.findIndex((cell) => sameHex(cell, h));
  if (end < 0) return [];
  const other = cells[1 - end];
  const label = (other && labelOf(model, other)) ?? '?';
  const number = (key: string): number => numberAt(data, key) ?? 0;
  switch (list) {
    case 'links':
      return [
        `${data['kind'] === 'tunnel' ? 'tunnel' : 'ferry'} to ${label} for ${number('cost')}${describeOwnership(data)}`,
      ];
    case 'oneWay':
      return [end === 0 ? `one way to ${label}` : `one way from ${label}`];
    case 'routes':
      return [`end of a route to ${label} for ${number('points')}`];
    case 'bonuses':
      return [
        `bonus of ${['points', 'coins']
          .filter((key) => number(key) > 0)
          .map((key) => `${number(key)} ${number(key) === 1 ? key.slice(0, -1) : key}`)
          .join(' and ')}`,
      ];
    case 'tokens':
      return [`${numberAt(data, 'count') ?? 1} ${typeof data['kind'] === 'string' ? data['kind'] : '?'}`];
  }
}

/** What a link is to others than the first to cross, who owns it. */
function describeOwnership(data: MapFeature['data']): string {
  if (data['for'] === 'first') return ' (only for the first to cross)';
  const toll = numberAt(data, 'toll');
  return toll === undefined ? '' : ` (toll of ${toll} to the first to cross)`;
}
