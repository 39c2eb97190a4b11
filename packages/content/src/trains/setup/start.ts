// Start positions that a setup lays down: which cells its players may choose from for their first rails.
import type { HexMap, StartRule } from '@railwright/engine';
import { didYouMean } from '../../diagnostics/suggest.ts';
import type { DiagnosticSink, Place } from '../../diagnostics/sink.ts';
import { placeIn } from '../../packs/library.ts';
import type { Item } from '../../packs/model.ts';
import { quote } from '../../text/describe.ts';
import type { SetupData } from '../schema/setup.ts';

/** Where `false`, the sink has the reason; undefined without such a rule. */
export function readStart(
  setup: Item<SetupData>,
  map: HexMap,
  seats: number,
  sink: DiagnosticSink,
): StartRule | undefined | false {
  const { start } = setup.data;
  if (!start) return undefined;
  const { rails = 1, reversed = false, chance = false } = start;
  const before = sink.errors;
  const bySeat = start.seats && readSeats(setup, start.seats, map, seats, rails, sink);
  const cells = bySeat ?? Array.from({ length: seats }, () => readCells(setup, start, map, sink, before));
  if (sink.errors > before) return false;
  const all = new Set(cells.flat());
  if (all.size < seats * rails) {
    const message = `First rails may lie on ${all.size} cells; ${seats} players need ${seats * rails}.`;
    sink.report('start-cells', placeIn(setup, 'start'), message, { at: 'key' });
    return false;
  }
  return { rails, reversed, chance, cells };
}

/**
 * Cells listed, of terrains and in regions, or any where a rail may start; without those that lie outside. Mistakes are told once, for
 * the first seat.
 */
function readCells(
  setup: Item<SetupData>,
  start: NonNullable<SetupData['start']>,
  map: HexMap,
  sink: DiagnosticSink,
  before: number,
): string[] {
  const isTold = sink.errors > before;
  const listed = (start.cells ?? []).filter(
    (cell, i) => isTold || isOpen(map, cell, placeIn(setup, 'start', 'cells', i), sink),
  );
  if (!isTold) checkWords(setup, start, map, sink);
  const terrains = new Set(start.terrains);
  const inside = cellsIn(map, start.regions);
  const outside = cellsIn(map, start.outside);
  const isAny = !start.cells && !start.terrains && !start.regions;
  const others = startable(map).filter(
    ({ label, terrain }) => isAny || inside.has(label) || (terrain !== undefined && terrains.has(terrain)),
  );
  return [...new Set([...listed, ...others.map(({ label }) => label)])].filter(
    (label) => !outside.has(label),
  );
}

function cellsIn({ regions = [] }: HexMap, ids: readonly string[] = []): ReadonlySet<string> {
  return new Set(regions.filter(({ id }) => ids.includes(id)).flatMap(({ cells }) => cells));
}

/** Terrains and regions that the map does not have. */
function checkWords(
  setup: Item<SetupData>,
  start: NonNullable<SetupData['start']>,
  { terrains, regions = [] }: HexMap,
  sink: DiagnosticSink,
): void {
  for (const field of ['terrains', 'regions', 'outside'] as const) {
    const isTerrain = field === 'terrains';
    const known = (isTerrain ? terrains : regions).map(({ id }) => id);
    start[field]?.forEach((id, i) => {
      if (known.includes(id)) return;
      const near = didYouMean(id, known);
      const otherwise =
        known.length === 0
          ? 'The map gives its cells regions: `regions: [{ id: north, cells: [A1, B1-B4] }]`.'
          : `There are ${known.join(', ')}.`;
      sink.report(
        'start-cells',
        placeIn(setup, 'start', field, i),
        isTerrain ? `The map has no terrain ${quote(id)}.` : `The map has no region ${quote(id)}.`,
        { help: near ?? otherwise },
      );
    });
  }
}

function readSeats(
  setup: Item<SetupData>,
  lists: readonly (readonly string[])[],
  map: HexMap,
  seats: number,
  rails: number,
  sink: DiagnosticSink,
): string[][] {
  const at = (...path: (string | number)[]): Place => placeIn(setup, 'start', 'seats', ...path);
  if (lists.length < seats)
    sink.report('start-cells', at(), `Cells are given for ${lists.length} of ${seats} players.`, {
      at: 'key',
    });
  const before = sink.errors;
  const open = lists.map((cells, seat) => cells.filter((cell, i) => isOpen(map, cell, at(seat, i), sink)));
  const short = open.findIndex(
    (cells, seat) =>
      cells.filter((cell) => !open.some((other, i) => i !== seat && other.includes(cell))).length < rails,
  );
  if (sink.errors === before && short >= 0) {
    const message =
      rails === 1
        ? `Player ${short + 1} needs a cell that no other player is given.`
        : `Player ${short + 1} needs ${rails} cells that no other player is given.`;
    sink.report('start-cells', at(short), message);
  }
  return open;
}

function isOpen(map: HexMap, label: string, place: Place, sink: DiagnosticSink): boolean {
  const cell = map.cells.find((one) => one.label === label);
  const closed = map.terrains.some(({ id, cost }) => id === cell?.terrain && cost === null);
  if (cell && !closed) return true;
  const labels = map.cells.map((one) => one.label);
  sink.report(
    'start-cells',
    place,
    cell ? `No rail can lie on ${label}.` : `The map has no cell ${quote(label)}.`,
    cell ? {} : { help: didYouMean(label, labels) },
  );
  return false;
}

/** T27: on every cell but closed ones and remote locations. */
export function startable({ cells, terrains }: HexMap): HexMap['cells'] {
  const closed = new Set(terrains.filter(({ cost }) => cost === null).map(({ id }) => id));
  return cells.filter(
    ({ terrain, remote }) => remote === undefined && !(terrain !== undefined && closed.has(terrain)),
  );
}
