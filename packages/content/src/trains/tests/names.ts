// The names that a Trains test can use: cards, cells and their places, waivers, options by number.
import { isOwnable, linkId, routeId, SEAT_LIMIT, type TrainsDefinition } from '@railwright/engine';
import { asWords, remembered, type TestNames } from '../../test-language/names.ts';
import { isData } from '../../test-language/problem.ts';

export const trainsNames = remembered((definition) => readNames(definition as TrainsDefinition));

function readNames({ rules, cards, map, tokens = [], resources = [] }: TrainsDefinition): TestNames {
  const { cell, shared } = cellNames(map.cells);
  return {
    shared,
    words: {
      card: asWords(cards.map(({ id }) => id)),
      cell,
      token: asWords(tokens.map(({ id }) => id)),
      resource: asWords(resources.map(({ id }) => id)),
      route: asWords((map.routes ?? []).map(routeId)),
      link: asWords((map.links ?? []).filter(isOwnable).map(linkId)),
      waiver: asWords([
        ...map.terrains.map(({ id }) => id),
        'city',
        'remote',
        'opponents',
        'opponents-waste',
      ]),
    },
    most: { option: mostOptions(cards), player: SEAT_LIMIT, exchange: rules.exchange?.length ?? 0, bid: 999 },
  };
}

/** Labels come first; a place with the name of another cell's label can only be named by its own label. */
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

/** The most options of any card. */
function mostOptions(part: unknown): number {
  if (Array.isArray(part)) return part.reduce((most: number, one) => Math.max(most, mostOptions(one)), 0);
  if (!isData(part)) return 0;
  const options = isData(part['choose-one']) ? part['choose-one']['options'] : undefined;
  return Math.max(
    Array.isArray(options) ? options.length : 0,
    ...Object.values(part).map((inner) => mostOptions(inner)),
  );
}
