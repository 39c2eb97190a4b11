// Purchases: engine first, tokens in the middle, points when the end is near.
import { trainsReader, type State, type TrainsTables } from '@railwright/engine';
import type { Plan } from './plan.ts';

/** How far a game has progressed: 0 at its start, 1 at its end. */
export function progress(t: TrainsTables, s: State): number {
  let fewestRails = t.railTokens;
  for (let seat = 0; seat < t.seats; seat++)
    fewestRails = Math.min(fewestRails, trainsReader.railsLeft(t, s, seat));
  const rails = 1 - fewestRails / t.railTokens;
  const stations = 1 - trainsReader.stationsLeft(s) / t.stationTokens;
  const piles = trainsReader.emptyPiles(s) / t.emptyPiles;
  return Math.max(rails, stations, piles);
}

/** How much the bot wants one more card of this kind; it buys the most wanted above zero. */
export function desire(
  t: TrainsTables,
  plan: Plan,
  s: State,
  seat: number,
  kind: number,
  late: number,
): number {
  const w = plan.weights;
  const points = t.points[kind] as number;
  if (points > 0) {
    if (late > w.pointsFrom) return points * w.points * late - 1;
    return points >= 4 && late > 0.3 ? 6 : -1;
  }
  if (late > 0.85) return -1;
  // Last, since counting what is owned takes longest.
  if (plan.effectless[kind] === 1) return plan.wish[kind] as number;
  const owned = trainsReader.owned(t, s, seat, kind);
  const cost = t.cost[kind] as number;
  if (plan.isRail[kind] === 1) return owned < w.railCards ? w.railWish + cost * 0.3 - owned * w.railLess : -1;
  if (plan.isStation[kind] === 1) return w.stationCards - owned;
  if (plan.cleans[kind] === 1) return owned === 0 ? 5 : owned < w.cleaners && late > 0.2 ? 1.5 : -1;
  return owned < w.copies ? (plan.strength[kind] as number) + cost * 0.25 - 1.5 * owned : -1;
}
