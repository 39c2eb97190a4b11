// Ends beyond those of every edition, and what follows once an end is reached.
import type { TrainsRules } from '../definition.ts';
import type { OwnEnds } from '../state/codes.ts';
import { FINISH_ROUND, ONE_MORE_TURN } from '../state/layout.ts';

type End = TrainsRules['end'];

/** Null where the rules have none. */
export function compileEnds(end: End, kindOf: (card: string) => number): OwnEnds | null {
  const { points = 0, fullCities = 0, routes = 0, railsLeft = 0, piles = [] } = end;
  if (points + fullCities + routes + railsLeft + piles.length === 0) return null;
  return { points, fullCities, routes, railsLeft, piles: Int16Array.from(piles, kindOf) };
}

/** Where the order changes, one more turn for everybody is one more round. */
export function afterEnd({ finishRound, oneMoreTurn }: End, isOrdered: boolean): number {
  return (
    (finishRound === true || (isOrdered && oneMoreTurn === true) ? FINISH_ROUND : 0) |
    (oneMoreTurn === true ? ONE_MORE_TURN : 0)
  );
}
