// Which rail or station to remove: the least useful own rail, the most useful one of an opponent, the station that helps least.
import { trainsReader as read, type State, type TrainsTables } from '@railwright/engine';
import { bestBy } from './cards.ts';

type Worth = (cell: number) => number;

export function railToRemove(
  t: TrainsTables,
  s: State,
  seat: number,
  legal: Int16Array,
  count: number,
  railWorth: Worth,
): number {
  const isOwn = (cell: number): boolean => ((read.rails(t, s, cell) >> seat) & 1) === 1;
  return bestBy(legal, count, (cell) => (isOwn(cell) ? -railWorth(cell) : railWorth(cell)));
}

export const stationToRemove = (legal: Int16Array, count: number, stationWorth: Worth): number =>
  bestBy(legal, count, (cell) => -stationWorth(cell));
