// Checks a map as a whole: every player has a cell to start on, all places can be reached, and every station is paid for.
import type { DiagnosticSink } from '../../diagnostics/sink.ts';
import type { Item } from '../../packs/model.ts';
import type { MapData } from '../schema/map.ts';
import { CITY, REMOTE } from './picture.ts';
import { Reach } from './reach.ts';
import type { MapCell, ReadMap } from './read-map.ts';

/** Requirements of the map's users. */
export interface MapDemand {
  /** Most seats, and whose. */
  readonly seats: number;
  readonly by: string;
  /** Most stations in one city that any rules pay for. */
  readonly paidStations: number | undefined;
}

export function checkMap(
  item: Item<MapData>,
  map: ReadMap,
  demand: MapDemand | undefined,
  sink: DiagnosticSink,
): void {
  if (!map.sound) return;
  const { file } = item;
  const open = map.cells.filter(({ terrain }) => terrain?.cost !== null);
  const starts = open.filter(isStart).length;
  if (demand && starts < demand.seats)
    sink.report(
      'map-few-starts',
      { file, path: ['terrain'] },
      starts === 1
        ? `There is 1 cell to start on, but ${demand.by} seats ${demand.seats}.`
        : `There are ${starts} cells to start on, but ${demand.by} seats ${demand.seats}.`,
      { at: 'key' },
    );

  const reach = new Reach(open, map);
  for (const cell of open) {
    if (!cell.placePath || reach.reaches(cell.label)) continue;
    const what = cell.name?.en ?? (cell.letter === CITY ? 'This city' : 'This remote location');
    sink.report(
      'map-unreachable',
      { file, path: [...cell.placePath, 'at'] },
      `${what} at ${cell.label} cannot be reached from most of the map.`,
    );
  }
  // The map is sound, so each list is whole and in its order.
  [...map.features.bonuses.keys()].forEach((label, i) => {
    if (open.some((cell) => cell.label === label && cell.placePath) || reach.reaches(label)) return;
    sink.report(
      'map-unreachable',
      { file, path: ['bonuses', i, 'at'] },
      `The bonus at ${label} cannot be reached from most of the map.`,
    );
  });
  map.features.routes.forEach(({ from, to }, i) => {
    if (!reach.joins(from, to))
      sink.report(
        'route-impossible',
        { file, path: ['routes', i] },
        `Rails can never join ${from} and ${to}.`,
      );
  });

  const paid = demand?.paidStations;
  if (paid === undefined) return;
  for (const { city, placePath, label } of map.cells)
    if (city !== undefined && city > paid && placePath)
      sink.report(
        'station-unpaid',
        { file, path: [...placePath, 'city'] },
        `${label} has room for ${city} stations, but the rules give points for at most ${paid}.`,
      );
}

/** T27: neither closed nor a remote location. */
function isStart({ letter }: MapCell): boolean {
  return letter !== REMOTE;
}
