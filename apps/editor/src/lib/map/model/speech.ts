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
import { listed } from '../../core/words/words.ts';

/* @wc-include */
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
  if (letter === CITY) return /* @wc-include */ 'city';
  if (letter === REMOTE) return /* @wc-include */ 'remote location';
  return terrains.find((t) => t.letter === letter)?.name ?? /* @wc-include */ `unknown terrain ${letter}`;
}

export function describeCell(model: MapModel, h: Hex, terrains: readonly Terrain[]): string {
  const label = labelOf(model, h) ?? /* @wc-include */ 'off the grid';
  const cell = model.cells.get(hexNumber(h));
  if (!cell) return /* @wc-include */ `${label}: no cell`;
  const parts = [`${label}: ${describeLetter(cell.letter, terrains)}`];
  const place = model.places.get(hexNumber(h));
  const terrain = terrains.find((t) => t.letter === cell.letter);
  if (place) {
    const name = nameText(place.name);
    if (name) parts.push(isolated(name));
    if (place.city !== undefined) parts.push(/* @wc-include */ `room for ${counted(place.city, 'station')}`);
    if (place.remote !== undefined) parts.push(/* @wc-include */ `costs and gives ${place.remote}`);
  } else if (cell.letter === CITY || cell.letter === REMOTE) {
    parts.push(/* @wc-include */ 'not in the list of places');
  } else if (terrain) {
    parts.push(
      terrain.cost === null ? /* @wc-include */ 'closed' : /* @wc-include */ `costs ${terrain.cost}`,
    );
  }
  const walls = [0, 1, 2, 3, 4, 5].filter((d) => hasBarrier(model, edgeAt(h, d)));
  const sides = walls.map((d) => directionWord(model, d)).join(', ');
  if (sides !== '') parts.push(/* @wc-include */ `barrier to the ${sides}`);
  const within = model.regions.filter(({ cells }) => cells.has(hexNumber(h))).map(({ id }) => id);
  if (within.length > 0) parts.push(/* @wc-include */ `in the region ${listed(within)}`);
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
      return [describeLink(data, label, number('cost'))];
    case 'oneWay':
      return [
        end === 0 ? /* @wc-include */ `one way to ${label}` : /* @wc-include */ `one way from ${label}`,
      ];
    case 'routes': {
      const points = number('points');
      return [/* @wc-include */ `end of a route to ${label} for ${points}`];
    }
    case 'bonuses': {
      const points = number('points') > 0 ? [counted(number('points'), 'point')] : [];
      const coins = number('coins') > 0 ? [counted(number('coins'), 'coin')] : [];
      return [/* @wc-include */ `bonus of ${listed([...points, ...coins])}`];
    }
    case 'tokens':
      return [`${numberAt(data, 'count') ?? 1} ${typeof data['kind'] === 'string' ? data['kind'] : '?'}`];
  }
}

/** With what it is to others than the first to cross, who owns it. */
function describeLink(data: MapFeature['data'], label: string, cost: number): string {
  const link =
    data['kind'] === 'tunnel'
      ? /* @wc-include */ `tunnel to ${label} for ${cost}`
      : /* @wc-include */ `ferry to ${label} for ${cost}`;
  if (data['for'] === 'first') return /* @wc-include */ `${link} (only for the first to cross)`;
  const toll = numberAt(data, 'toll');
  return toll === undefined ? link : /* @wc-include */ `${link} (toll of ${toll} to the first to cross)`;
}
