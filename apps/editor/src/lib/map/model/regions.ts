// The regions of a map: groups of cells with an id and a name. In the file, their cells are labels and runs such as B1-B4; entries that
// are still valid stay as written.
import { cellsOfRun, readData, runsOfCells, type DocumentEdit } from '@railwright/content';
import { hexNumber, transformHex } from '@railwright/hex';
import type { Hex, Transform } from '@railwright/hex';
import { isData, listAt } from '../../core/content/data.ts';
import type { Data, NameText } from '../../core/content/data.ts';
import { listEdits } from './list-edits.ts';

export interface MapRegion {
  /** Position in the file's list, or -1 for one that is not in the file yet. */
  readonly index: number;
  readonly id: string;
  readonly name?: NameText;
  /** By `hexNumber`. */
  readonly cells: ReadonlyMap<number, Hex>;
}

type ToHex = (label: unknown) => Hex | undefined;
type LabelOf = (h: Hex) => string | undefined;

export function parseRegions(
  data: Data,
  toHex: ToHex,
  parseName: (value: unknown) => NameText | undefined,
): MapRegion[] {
  return listAt(data, 'regions').flatMap((entry, index): MapRegion[] => {
    if (!isData(entry) || typeof entry['id'] !== 'string') return [];
    const name = parseName(entry['name']);
    const labels = listAt(entry, 'cells').flatMap((run) => (typeof run === 'string' ? cellsOfRun(run) : []));
    return [
      {
        index,
        id: entry['id'],
        ...(name !== undefined && { name }),
        cells: byNumber(labels.flatMap((label) => toHex(label) ?? [])),
      },
    ];
  });
}

function byNumber(cells: Iterable<Hex>): ReadonlyMap<number, Hex> {
  return new Map([...cells].map((h) => [hexNumber(h), { q: h.q, r: h.r }]));
}

/** The edits that make the regions of a text match. */
export function regionEdits(
  text: string,
  before: readonly MapRegion[],
  after: readonly MapRegion[],
  labelOf: LabelOf,
): DocumentEdit[] {
  const read = readData(text);
  const entries = isData(read) ? listAt(read, 'regions') : [];
  const kept = after.filter(({ index }) => index >= 0);
  const sets = kept.flatMap((region) => fieldEdits(region, entries[region.index], labelOf));
  const gone = before.map(({ index }) => index).filter((index) => !kept.some((one) => one.index === index));
  const added = after
    .filter(({ index }) => index < 0)
    .map(({ id, name, cells }) => ({
      id,
      ...(name !== undefined && { name }),
      cells: runsOfCells(labelsOf(cells, labelOf)),
    }));
  return [...sets, ...listEdits('regions', entries.length, added, gone)];
}

function labelsOf(cells: ReadonlyMap<number, Hex>, labelOf: LabelOf): Set<string> {
  return new Set([...cells.values()].flatMap((h) => labelOf(h) ?? []));
}

function fieldEdits({ index, id, name, cells }: MapRegion, entry: unknown, labelOf: LabelOf): DocumentEdit[] {
  const old = isData(entry) ? entry : {};
  const path = ['regions', index];
  const edits: DocumentEdit[] = [];
  if (old['id'] !== id) edits.push({ path: [...path, 'id'], value: id });
  if (name === undefined && old['name'] !== undefined) edits.push({ path: [...path, 'name'], delete: true });
  else if (JSON.stringify(old['name']) !== JSON.stringify(name))
    edits.push({ path: [...path, 'name'], value: name });
  const written = listAt(old, 'cells').filter((run) => typeof run === 'string');
  const listed = listedCells(written, labelsOf(cells, labelOf));
  if (listed.join() !== written.join()) edits.push({ path: [...path, 'cells'], value: listed });
  return edits;
}

/** The entries that are still valid, then the cells in none of them. */
function listedCells(written: readonly string[], labels: ReadonlySet<string>): string[] {
  const held = written.filter((run) => {
    const cells = cellsOfRun(run);
    return cells.length > 0 && cells.every((label) => labels.has(label));
  });
  const listed = new Set(held.flatMap(cellsOfRun));
  return [...held, ...runsOfCells([...labels].filter((label) => !listed.has(label)))];
}

/** Adds cells to a region or removes them; a region without cells is dropped. A new region comes last. */
export function paintRegion(
  regions: readonly MapRegion[],
  id: string,
  cells: readonly Hex[],
  on: boolean,
): readonly MapRegion[] {
  const old = regions.find((region) => region.id === id);
  if (!old) return on && cells.length > 0 ? [...regions, { index: -1, id, cells: byNumber(cells) }] : regions;
  const next = new Map(old.cells);
  for (const h of cells)
    if (on) next.set(hexNumber(h), { q: h.q, r: h.r });
    else next.delete(hexNumber(h));
  const same = next.size === old.cells.size && [...next.keys()].every((key) => old.cells.has(key));
  if (same) return regions;
  return regions.flatMap((region) =>
    region === old ? (next.size === 0 ? [] : { ...old, cells: next }) : [region],
  );
}

/** The part of a region in a piece of a map. */
export interface PieceRegion {
  readonly id: string;
  readonly name?: NameText;
  readonly cells: readonly Hex[];
}

/** The parts of regions that lie on these cells. */
export function regionsOn(regions: readonly MapRegion[], keys: ReadonlySet<number>): PieceRegion[] {
  return regions.flatMap(({ index: _, cells, ...region }) => {
    const inside = [...cells.values()].filter((h) => keys.has(hexNumber(h)));
    return inside.length === 0 ? [] : [{ ...region, cells: inside }];
  });
}

/** Adds these cells to the regions with these ids; a new region comes last. */
export function addRegions(
  regions: readonly MapRegion[],
  added: readonly PieceRegion[],
): readonly MapRegion[] {
  return added.reduce((all, { cells, ...region }) => {
    const isNew = !all.some(({ id }) => id === region.id);
    const known = isNew ? [...all, { index: -1, ...region, cells: new Map<number, Hex>() }] : all;
    return paintRegion(known, region.id, cells, true);
  }, regions);
}

/** The regions without these cells; the same list if no region has them. */
export function withoutCells(regions: readonly MapRegion[], gone: ReadonlySet<number>): readonly MapRegion[] {
  if (!regions.some(({ cells }) => [...cells.keys()].some((key) => gone.has(key)))) return regions;
  return regions.flatMap((region) => {
    const cells = byNumber([...region.cells.values()].filter((h) => !gone.has(hexNumber(h))));
    return cells.size === 0 ? [] : [{ ...region, cells }];
  });
}

/** Moves the cells that are among `moved`. */
export function moveRegions(
  regions: readonly MapRegion[],
  transform: Transform,
  moved?: ReadonlySet<number>,
): readonly MapRegion[] {
  return regions.map((region) => ({
    ...region,
    cells: byNumber(
      [...region.cells.values()].map((h) =>
        moved === undefined || moved.has(hexNumber(h)) ? transformHex(transform, h) : h,
      ),
    ),
  }));
}

/** An unused id. */
export function freshRegionId(regions: readonly MapRegion[]): string {
  for (let number = regions.length + 1; ; number++) {
    const id = `region-${number}`;
    if (!regions.some((region) => region.id === id)) return id;
  }
}
