// The features of a map beyond cells, places and barriers: links, one-way edges, routes, bonuses, and tokens of a pack's own. Each is an entry of
// a list of the file that names one or two cells; its other fields are kept as the file has them.
import { readData, type DocumentEdit, type Path } from '@railwright/content';
import { hexNumber, sameHex, transformHex } from '@railwright/hex';
import type { Hex, Transform } from '@railwright/hex';
import { isData, listAt } from '../../core/content/data.ts';
import type { Data } from '../../core/content/data.ts';
import { listEdits } from './list-edits.ts';

export const FEATURE_LISTS = ['links', 'oneWay', 'routes', 'bonuses', 'tokens'] as const;
export type FeatureList = (typeof FEATURE_LISTS)[number];

export interface MapFeature {
  readonly list: FeatureList;
  /** Position in the file's list, or -1 for one that is not in the file yet. */
  readonly index: number;
  /** One for a bonus or tokens, else two, in the order of the file. */
  readonly cells: readonly Hex[];
  /** Its other fields, such as a cost. */
  readonly data: Data;
}

/** Where an entry names its cells. */
export const CELL_PATHS: Readonly<Record<FeatureList, readonly Path[]>> = {
  links: [
    ['between', 0],
    ['between', 1],
  ],
  oneWay: [['from'], ['to']],
  routes: [['from'], ['to']],
  bonuses: [['at']],
  tokens: [['at']],
};

/** Entries whose cells have labels that the grid knows. */
export function parseFeatures(data: Data, toHex: (label: unknown) => Hex | undefined): MapFeature[] {
  return FEATURE_LISTS.flatMap((list) =>
    listAt(data, list).flatMap((entry, index): MapFeature[] => {
      if (!isData(entry)) return [];
      const cells = CELL_PATHS[list].flatMap((path) => toHex(valueAt(entry, path)) ?? []);
      return cells.length === CELL_PATHS[list].length
        ? [{ list, index, cells, data: withoutCells(list, entry) }]
        : [];
    }),
  );
}

function withoutCells(list: FeatureList, entry: Data): Data {
  const heads = CELL_PATHS[list].map(([head]) => head);
  return Object.fromEntries(Object.entries(entry).filter(([key]) => !heads.includes(key)));
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((inner, key) => {
    if (Array.isArray(inner)) return inner[key as number] as unknown;
    return isData(inner) ? inner[key] : undefined;
  }, value);
}

/** The entry as a file has it, its cells first. */
function featureEntry({ list, data }: MapFeature, labels: readonly string[]): Data {
  const [from = '', to = ''] = labels;
  const cells: Data =
    list === 'links' ? { between: [from, to] } : CELL_PATHS[list].length === 1 ? { at: from } : { from, to };
  return { ...cells, ...data };
}

/** The edits that make these lists of a text match. `before` are the features read from the text, `labelOf` names a cell afterwards. */
export function featureEdits(
  text: string,
  before: readonly MapFeature[],
  after: readonly MapFeature[],
  labelOf: (h: Hex) => string | undefined,
): DocumentEdit[] {
  const read = readData(text);
  const file = isData(read) ? read : {};
  return FEATURE_LISTS.flatMap((list) => {
    const entries = listAt(file, list);
    const kept = after.filter((feature) => feature.list === list && feature.index >= 0);
    const sets = kept.flatMap((feature) => fieldEdits(feature, entries[feature.index], labelOf));
    const gone = before
      .filter(({ list: of, index }) => of === list && !kept.some((feature) => feature.index === index))
      .map(({ index }) => index);
    const added = after
      .filter((feature) => feature.list === list && feature.index < 0)
      .map((feature) =>
        featureEntry(
          feature,
          feature.cells.map((h) => labelOf(h) ?? '?'),
        ),
      );
    return [...sets, ...listEdits(list, entries.length, added, gone)];
  });
}

function fieldEdits(
  { list, index, cells, data }: MapFeature,
  entry: unknown,
  labelOf: (h: Hex) => string | undefined,
): DocumentEdit[] {
  const wanted: (readonly [Path, unknown])[] = [
    ...cells.map((h, i) => [CELL_PATHS[list][i] ?? [], labelOf(h)] as const),
    ...Object.entries(data).map(([key, value]) => [[key], value] as const),
  ];
  const old = isData(entry) ? Object.keys(withoutCells(list, entry)) : [];
  return [
    ...wanted
      .filter(([path, value]) => JSON.stringify(valueAt(entry, path)) !== JSON.stringify(value))
      .map(([path, value]) => ({ path: [list, index, ...path], value })),
    ...old
      .filter((key) => !Object.hasOwn(data, key))
      .map((key) => ({ path: [list, index, key], delete: true as const })),
  ];
}

/** The features that name none of these cells; the same list if nothing is removed. */
export function withoutFeaturesOn(
  features: readonly MapFeature[],
  cells: ReadonlySet<number>,
): readonly MapFeature[] {
  const left = features.filter((feature) => !feature.cells.some((h) => cells.has(hexNumber(h))));
  return left.length === features.length ? features : left;
}

/** Cells of these moved, as far as they are among `moved`: an end that stays where it is remains joined. */
export function moveFeatures(
  features: readonly MapFeature[],
  transform: Transform,
  moved?: ReadonlySet<number>,
): readonly MapFeature[] {
  const goes = (h: Hex): boolean => moved === undefined || moved.has(hexNumber(h));
  const after = features.map((feature) =>
    feature.cells.some(goes)
      ? { ...feature, cells: feature.cells.map((h) => (goes(h) ? transformHex(transform, h) : h)) }
      : feature,
  );
  if (moved === undefined) return after;
  // Tokens moved onto a cell replace those there.
  const tokens = after.filter((feature, i) => feature.list === 'tokens' && feature !== features[i]);
  const onto = new Set(tokens.flatMap(({ cells }) => cells.map(hexNumber)));
  return after.filter(
    (feature, i) =>
      feature.list !== 'tokens' ||
      feature !== features[i] ||
      !feature.cells.some((h) => onto.has(hexNumber(h))),
  );
}

/** Whether two are entries of one list for the same cells in either order; tokens must also be of one kind. */
export function sameCells(a: MapFeature, b: MapFeature): boolean {
  if (a.list !== b.list || (a.list === 'tokens' && a.data['kind'] !== b.data['kind'])) return false;
  const [[a1, a2], [b1, b2]] = [a.cells, b.cells];
  if (!a1 || !b1) return false;
  if (!a2 || !b2) return sameHex(a1, b1);
  return (sameHex(a1, b1) && sameHex(a2, b2)) || (sameHex(a1, b2) && sameHex(a2, b1));
}

/** Appends these, except those whose cells already have one. */
export function addFeatures(
  features: readonly MapFeature[],
  added: readonly MapFeature[],
): readonly MapFeature[] {
  return added.reduce<readonly MapFeature[]>(
    (all, one) => (all.some((old) => sameCells(old, one)) ? all : [...all, one]),
    features,
  );
}
