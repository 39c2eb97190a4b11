// The regions of a map: groups of cells with a name, listed by their labels or as runs of cells of one line, such as B1-B4.
import type { RegionDefinition } from '@railwright/engine';
import { answered } from '../../answered.ts';
import type { DiagnosticSink } from '../../diagnostics/sink.ts';
import { relatedTo } from '../../diagnostics/sink.ts';
import { isBroken } from '../../packs/is-broken.ts';
import type { Item } from '../../packs/model.ts';
import { cellsOfRun } from '../../packs/cell-runs.ts';
import { asNames } from '../../packs/names.ts';
import { quote } from '../../text/describe.ts';
import type { Path } from '../../text/path.ts';
import type { MapData } from '../schema/map.ts';

type RegionData = NonNullable<MapData['regions']>[number];

/** `lines` says which labels there are. */
export function readRegions(
  { file, data }: Item<MapData>,
  cells: ReadonlyMap<string, unknown>,
  lines: string,
  sink: DiagnosticSink,
): RegionDefinition[] {
  const seen = new Map<string, Path>();
  const list: readonly RegionData[] = Array.isArray(data.regions) ? data.regions : [];
  return list.flatMap((region, i): RegionDefinition[] => {
    const path = ['regions', i];
    if (isBroken(file, path)) return [];
    const first = seen.get(region.id);
    if (first) {
      const message = `There is already a region ${quote(region.id)}.`;
      sink.report('region-twice', { file, path: [...path, 'id'] }, message, {
        related: [relatedTo({ file, path: first }, 'Here is the first.')],
      });
      return [];
    }
    seen.set(region.id, [...path, 'id']);
    const { id, name = id, cells: _below, ...others } = region;
    answered(others);
    return [
      {
        id,
        name: asNames(name),
        cells: cellsOf(region, [...path, 'cells'], file, cells, lines, sink),
      },
    ];
  });
}

function cellsOf(
  region: RegionData,
  path: Path,
  file: Item['file'],
  cells: ReadonlyMap<string, unknown>,
  lines: string,
  sink: DiagnosticSink,
): string[] {
  const found = new Map<string, Path>();
  region.cells.forEach((entry, i) => {
    const place = { file, path: [...path, i] };
    const labels = cellsOfRun(entry);
    if (labels.length === 0) {
      const message = `${entry} is not a run of cells: both ends lie in one line, the first before the last.`;
      sink.report('region-run', place, message);
      return;
    }
    for (const label of labels) {
      const first = found.get(label);
      if (!cells.has(label))
        sink.report('map-cell-outside', place, `There is no cell ${label}.`, { help: lines });
      else if (first)
        sink.report('region-cell-twice', place, `${label} is listed twice.`, {
          related: [relatedTo({ file, path: first }, 'Here is the first.')],
        });
      else {
        found.set(label, place.path);
        continue;
      }
      return;
    }
  });
  return [...found.keys()];
}
