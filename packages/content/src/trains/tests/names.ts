// What a test of Trains may name: cards, cells and their places, waivers, options by their numbers.
import { routeId, type TrainsDefinition } from '@railwright/engine';
import { asWords, remembered, type TestNames } from '../../testing/names.ts';
import { isData } from '../../testing/trouble.ts';

export const trainsNames = remembered((definition) => readNames(definition as TrainsDefinition));

function readNames({ cards, map }: TrainsDefinition): TestNames {
  const { cell, shared } = cellNames(map.cells);
  return {
    shared,
    words: {
      card: asWords(cards.map(({ id }) => id)),
      cell,
      route: asWords((map.routes ?? []).map(routeId)),
      waiver: asWords([
        ...map.terrains.map(({ id }) => id),
        'city',
        'remote',
        'opponents',
        'opponents-waste',
      ]),
    },
    most: { option: mostOptions(cards) },
  };
}

/** Labels come first; a place that is called like the label of another cell goes by its label only. */
function cellNames(cells: TrainsDefinition['map']['cells']): {
  readonly cell: ReadonlyMap<string, string>;
  readonly shared: ReadonlyMap<string, readonly string[]>;
} {
  const cell = new Map(cells.map(({ label }) => [label, label]));
  const labels = new Set(cell.keys());
  const shared = new Map<string, readonly string[]>();
  for (const { label, name } of cells)
    for (const called of new Set(Object.values<string>(name ?? {}))) {
      const other = cell.get(called);
      if (labels.has(called) || other === label) continue;
      if (other === undefined && !shared.has(called)) cell.set(called, label);
      else {
        shared.set(called, [...(shared.get(called) ?? (other === undefined ? [] : [other])), label]);
        cell.delete(called);
      }
    }
  return { cell, shared };
}

/** The most options that any card has to choose from. */
function mostOptions(part: unknown): number {
  if (Array.isArray(part)) return part.reduce((most: number, one) => Math.max(most, mostOptions(one)), 0);
  if (!isData(part)) return 0;
  const options = isData(part['choose-one']) ? part['choose-one']['options'] : undefined;
  return Math.max(
    Array.isArray(options) ? options.length : 0,
    ...Object.values(part).map((inner) => mostOptions(inner)),
  );
}
