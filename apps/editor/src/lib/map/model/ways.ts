// The ways of rails on a map: its open cells as a graph, joined over edges without a barrier, one way only where the map says so, and over
// links.
import { canonicalEdge, edgeKey, hexNumber, indexCells, neighborLists, neighborTable } from '@railwright/hex';
import type { Edge, Hex } from '@railwright/hex';
import type { Terrain } from '../../core/content/manifest.ts';
import { CITY, REMOTE } from '../../core/content/letters.ts';
import { numberAt } from '../../core/content/data.ts';
import type { MapFeature } from './features.ts';
import { hasBarrier } from './model.ts';
import type { MapCell, MapModel } from './model.ts';

export interface Ways {
  /** The nodes. */
  readonly cells: readonly MapCell[];
  indexOf(h: Hex): number;
  /** Nodes that rails can go to from one, over land first. */
  from(node: number): readonly number[];
  /** Coins for going over a link; 0 between cells that touch. */
  linkCost(from: number, to: number): number;
  /** The connected parts, in order of their first cell. One way in either direction connects. */
  parts(): MapCell[][];
}

export function waysOn(model: MapModel, terrains: readonly Terrain[]): Ways {
  const byLetter = new Map(terrains.map((t) => [t.letter, t]));
  const cells = [...model.cells.values()].filter((cell) => isOpen(cell, byLetter));
  const index = indexCells(cells);
  const edgeOf = (a: number, b: number): Edge | undefined => {
    const [from, to] = [cells[a], cells[b]];
    return from && to && canonicalEdge(from, to);
  };
  const lists = neighborLists(neighborTable(index, (a, b) => !hasBarrier(model, edgeOf(a, b))));
  const ends = (feature: MapFeature): number[] => feature.cells.map((h) => index.indexOf(h));
  const closed = new Set<string>();
  for (const feature of model.features) {
    const [from = -1, to = -1] = ends(feature);
    const edge = feature.list === 'oneWay' ? edgeOf(from, to) : undefined;
    if (edge) closed.add(`${to} ${edgeKey(edge)}`);
  }
  const costs = new Map<string, number>();
  for (const feature of model.features) {
    const [a = -1, b = -1] = ends(feature);
    if (feature.list !== 'links' || a < 0 || b < 0 || edgeOf(a, b)) continue;
    for (const [from, to] of [
      [a, b],
      [b, a],
    ] as const) {
      lists[from]?.push(to);
      costs.set(`${from} ${to}`, numberAt(feature.data, 'cost') ?? 0);
    }
  }
  const from = (node: number): readonly number[] =>
    (lists[node] ?? []).filter((to) => {
      const edge = edgeOf(node, to);
      return !edge || !closed.has(`${node} ${edgeKey(edge)}`);
    });
  return {
    cells,
    indexOf: (h) => index.indexOf(h),
    from,
    linkCost: (a, b) => costs.get(`${a} ${b}`) ?? 0,
    parts: () => partsOf(cells, lists),
  };
}

function isOpen(cell: MapCell, terrains: ReadonlyMap<string, Terrain>): boolean {
  if (cell.letter === CITY || cell.letter === REMOTE) return true;
  const terrain = terrains.get(cell.letter);
  return terrain !== undefined && terrain.cost !== null;
}

function partsOf(cells: readonly MapCell[], lists: readonly (readonly number[])[]): MapCell[][] {
  const left = new Set(cells.map(hexNumber));
  return cells.flatMap((first, node) => {
    if (!left.delete(hexNumber(first))) return [];
    const part = [node];
    for (const at of part)
      for (const to of lists[at] ?? []) {
        const cell = cells[to];
        if (cell && left.delete(hexNumber(cell))) part.push(to);
      }
    return [part.flatMap((at) => cells[at] ?? [])];
  });
}
