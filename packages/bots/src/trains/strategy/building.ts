// Where a strategy lays rails and builds stations, in points of the final score.
import { trainsReader as read, type State, type TrainsGame, type TrainsTables } from '@railwright/engine';
import { changedGain } from '../map-sense.ts';
import { WEIGHTS } from '../weights.ts';
import { holds } from './conditions.ts';
import type { StrategyPlan } from './strategy-plan.ts';

function cityPoints(t: TrainsTables, stations: number): number {
  const table = t.cityPoints;
  return table[Math.min(stations, table.length - 1)] as number;
}

/** Points that a rail on the cell brings, now and later, minus its price. */
export function railWorth(t: TrainsTables, own: StrategyPlan, s: State, seat: number, cell: number): number {
  const { rails } = own;
  let worth = rails.worth[cell] as number;
  const room = t.city[cell] as number;
  if (room > 0) {
    const stations = read.stations(t, s, cell);
    worth += rails.cities * (cityPoints(t, stations) + WEIGHTS.room * (room - stations));
  }
  if (t.worth !== null) worth += read.worthAtEnd(t, s, seat, cell, 0);
  worth -= rails.coin * read.surcharge(t, s, seat, cell);
  const others = ~(1 << seat);
  const shared = (read.rails(t, s, cell) & others) !== 0;
  if (shared) worth -= WEIGHTS.waste;
  if (rails.opponents !== 0) worth += rails.opponents * nearness(t, s, cell, others, shared);
  return worth;
}

/** 1 for opponents' rails on the cell, and a half for each neighbor with some. */
function nearness(t: TrainsTables, s: State, cell: number, others: number, shared: boolean): number {
  let near = shared ? 1 : 0;
  const end = t.neighborStart[cell + 1] as number;
  for (let i = t.neighborStart[cell] as number; i < end; i++)
    if ((read.rails(t, s, t.neighbors[i] as number) & others) !== 0) near += 0.5;
  return near;
}

/** The value of a start rail on the cell, given who is there already. */
export function startWorth(t: TrainsTables, own: StrategyPlan, s: State, cell: number): number {
  const { start, opponents } = own.rails;
  let sum = start[cell] as number;
  const end = t.neighborStart[cell + 1] as number;
  for (let i = t.neighborStart[cell] as number; i < end; i++) {
    // At first the heuristic keeps away from others, unless the strategy is attracted to them.
    if (read.rails(t, s, t.neighbors[i] as number) !== 0) sum += opponents > 0 ? opponents : opponents - 0.75;
  }
  return sum;
}

/** Points that a station brings this seat, minus a weight on those it brings others. */
export function stationWorth(
  t: TrainsTables,
  own: StrategyPlan,
  s: State,
  seat: number,
  cell: number,
): number {
  const rails = read.rails(t, s, cell);
  const stations = read.stations(t, s, cell);
  const gain = cityPoints(t, stations + 1) - cityPoints(t, stations);
  const others = (rails & ~(1 << seat)) === 0 ? 0 : 1;
  const isThere = ((rails >> seat) & 1) === 1;
  if (t.worth !== null && rails !== 0)
    return changedGain(t, s, seat, cell, gain, isThere ? own.stations.shared : 1);
  if (isThere) return gain - own.stations.shared * others * gain;
  // On a cell without rails, a station only helps the first to arrive.
  return others === 1 ? -gain : 0.1 * gain - 0.5;
}

/** Whether a rail is wanted at all now; `free` are cards that waive some surcharges, which makes the price unknown. */
export function wantsRail(
  game: TrainsGame,
  own: StrategyPlan,
  s: State,
  seat: number,
  free: boolean,
): boolean {
  const { when, least } = own.rails;
  if (!holds(own.conditions, game, s, seat, when)) return false;
  if (least === -Infinity || free) return true;
  const t = game.tables;
  const count = read.railCells(t, s, seat, own.cells);
  for (let i = 0; i < count; i++)
    if (railWorth(t, own, s, seat, own.cells[i] as number) >= least) return true;
  return false;
}

export function wantsStation(game: TrainsGame, own: StrategyPlan, s: State, seat: number): boolean {
  const { when, least } = own.stations;
  const t = game.tables;
  if (!holds(own.conditions, game, s, seat, when)) return false;
  for (let i = 0; i < t.cities.length; i++) {
    const cell = t.cities[i] as number;
    if (read.stations(t, s, cell) >= (t.city[cell] as number)) continue;
    if (stationWorth(t, own, s, seat, cell) > least) return true;
  }
  return false;
}
