// The value of a rail or a station to a seat, in points of the final score.
import { trainsReader, type State, type TrainsTables } from '@railwright/engine';
import { cityPoints, type Plan } from './plan.ts';

/** Points that a rail on the cell brings, now and later, minus its price. */
export function railWorth(t: TrainsTables, plan: Plan, s: State, seat: number, cell: number): number {
  const opponents = trainsReader.rails(t, s, cell) & ~(1 << seat);
  let worth = plan.railBase[cell] as number;
  const room = t.city[cell] as number;
  if (room > 0) {
    const stations = trainsReader.stations(t, s, cell);
    worth += cityPoints(t, stations) + plan.weights.room * (room - stations);
  }
  if (t.worth !== null) worth += trainsReader.worthAtEnd(t, s, seat, cell, 0);
  worth -= plan.weights.coin * trainsReader.surcharge(t, s, seat, cell);
  return opponents === 0 ? worth : worth - plan.weights.waste;
}

/** How many more points a station brings this seat than its best placed opponent. */
export function stationWorth(t: TrainsTables, plan: Plan, s: State, seat: number, cell: number): number {
  const rails = trainsReader.rails(t, s, cell);
  const gain = plan.stationGain[trainsReader.stations(t, s, cell)] as number;
  const own = (rails >> seat) & 1;
  if (t.worth !== null && rails !== 0) return changedGain(t, s, seat, cell, gain, own === 1 ? 0.6 : 1);
  const others = (rails & ~(1 << seat)) === 0 ? 0 : 1;
  // On a cell without rails, a station only helps the first to arrive.
  return own === 1 ? gain - 0.6 * others * gain : others === 1 ? -gain : 0.1 * gain - 0.5;
}

/** The same where cards change what rails score: what it brings the seat, less a share of what it brings the opponent whom it serves best. */
export function changedGain(
  t: TrainsTables,
  s: State,
  seat: number,
  cell: number,
  usual: number,
  share: number,
): number {
  const rails = trainsReader.rails(t, s, cell);
  let own = 0;
  let others = 0;
  for (let p = 0; p < t.seats; p++) {
    if (((rails >> p) & 1) === 0) continue;
    const gain =
      usual + trainsReader.worthAtEnd(t, s, p, cell, 1) - trainsReader.worthAtEnd(t, s, p, cell, 0);
    if (p === seat) own = gain;
    else others = Math.max(others, gain);
  }
  return own - share * others;
}
