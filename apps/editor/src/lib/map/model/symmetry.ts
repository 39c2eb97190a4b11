// The symmetries to paint with, and where a map breaks the chosen one.
import {
  bestCenter,
  cellCenter,
  differingEdgePairs,
  differingPairs,
  edgeHexes,
  edgeKey,
  edgeOrbit,
  groupAbout,
  hexNumber,
  orbit,
  supportsGroup,
  symmetryGroup,
} from '@railwright/hex';
import type { Center, Edge, Hex, Orientation, SymmetryName, Transform } from '@railwright/hex';
import type { MapModel } from './model.ts';

export interface SymmetryChoice {
  readonly id: string;
  readonly title: string;
  readonly names: readonly SymmetryName[];
}

export const SYMMETRIES: readonly SymmetryChoice[] = [
  { id: 'none', title: 'Off', names: [] },
  { id: 'mirror-90', title: 'Mirror left and right', names: ['mirror-90'] },
  { id: 'mirror-0', title: 'Mirror top and bottom', names: ['mirror-0'] },
  { id: 'mirror-30', title: 'Mirror on the 30° axis', names: ['mirror-30'] },
  { id: 'mirror-60', title: 'Mirror on the 60° axis', names: ['mirror-60'] },
  { id: 'mirror-120', title: 'Mirror on the 120° axis', names: ['mirror-120'] },
  { id: 'mirror-150', title: 'Mirror on the 150° axis', names: ['mirror-150'] },
  { id: 'cross', title: 'Mirror both ways', names: ['mirror-0', 'mirror-90'] },
  { id: 'rotate-2', title: 'Rotate: 2 copies', names: ['rotate-2'] },
  { id: 'rotate-3', title: 'Rotate: 3 copies', names: ['rotate-3'] },
  { id: 'rotate-6', title: 'Rotate: 6 copies', names: ['rotate-6'] },
  { id: 'star-3', title: 'Rotate by 3 and mirror', names: ['rotate-3', 'mirror-90'] },
  { id: 'star-6', title: 'Rotate by 6 and mirror', names: ['rotate-6', 'mirror-90'] },
];

export interface Symmetry {
  readonly choice: SymmetryChoice;
  readonly center: Center;
  readonly group: readonly Transform[];
}

/** The symmetry about the center that fits the map best, or about `at` if it is given and possible. */
export function makeSymmetry(model: MapModel, choice: SymmetryChoice, at?: Hex): Symmetry | undefined {
  if (choice.names.length === 0) return undefined;
  const elements = symmetryGroup(model.orientation, ...choice.names);
  const own = at && cellCenter(at);
  const center =
    own && supportsGroup(own, elements)
      ? own
      : (bestCenter([...model.cells.values()], elements) ?? cellCenter({ q: 0, r: 0 }));
  return { choice, center, group: groupAbout(center, elements) };
}

export function moveSymmetry(symmetry: Symmetry, orientation: Orientation, by: Hex): Symmetry {
  const center = { q6: symmetry.center.q6 + 6 * by.q, r6: symmetry.center.r6 + 6 * by.r };
  return {
    ...symmetry,
    center,
    group: groupAbout(center, symmetryGroup(orientation, ...symmetry.choice.names)),
  };
}

/** Cells with their images, each once. */
export function cellImages(symmetry: Symmetry | undefined, cells: Iterable<Hex>): Hex[] {
  if (!symmetry) return [...cells];
  const found = new Map<number, Hex>();
  for (const h of cells) for (const image of orbit(symmetry.group, h)) found.set(hexNumber(image), image);
  return [...found.values()];
}

export function edgeImages(symmetry: Symmetry | undefined, edges: Iterable<Edge>): Edge[] {
  if (!symmetry) return [...edges];
  const found = new Map<string, Edge>();
  for (const e of edges) for (const image of edgeOrbit(symmetry.group, e)) found.set(edgeKey(image), image);
  return [...found.values()];
}

export interface Difference {
  readonly a: Hex;
  readonly b: Hex;
  readonly what: 'terrain' | 'place' | 'barrier';
}

/** Pairs of cells, places and barriers that differ under a symmetry. Names do not count. */
export function symmetryDifferences(model: MapModel, { group }: Symmetry): Difference[] {
  const cells = [...model.cells.values()];
  const letter = (h: Hex): string | undefined => model.cells.get(hexNumber(h))?.letter;
  const value = (h: Hex): string => {
    const place = model.places.get(hexNumber(h));
    return `${place?.city}/${place?.remote}`;
  };
  const byTerrain = differingPairs(group, cells, (a, b) => letter(a) === letter(b));
  const byPlace = differingPairs(group, cells, (a, b) => letter(a) !== letter(b) || value(a) === value(b));
  const edges = [...model.barriers.values()].map(({ edge }) => edge);
  const has = (edge: Edge): boolean => model.barriers.has(edgeKey(edge));
  const byBarrier = differingEdgePairs(group, edges, (a, b) => has(a) === has(b));
  return [
    ...byTerrain.map(([a, b]) => ({ a, b, what: 'terrain' as const })),
    ...byPlace.map(([a, b]) => ({ a, b, what: 'place' as const })),
    ...byBarrier.map(([a, b]) => ({ a: edgeHexes(a)[0], b: edgeHexes(b)[0], what: 'barrier' as const })),
  ];
}
