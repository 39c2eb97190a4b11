// When a game ends. Rules: OKAZU rulebook, "Game end conditions"; ruling T24.
import type { State } from '../../core/state.ts';
import { log } from '../state/events.ts';
import { EMPTY_PILES, END, RAILS_LEFT, SEAT, STATIONS_LEFT, TURN } from '../state/layout.ts';
import { claimedRoutes } from './arrivals.ts';
import { totalScore } from './scoring.ts';
import type { OwnEnds } from '../state/codes.ts';
import type { Tables } from '../state/tables.ts';
import { seatBase } from '../state/zones.ts';

/** Reasons why a game ends. */
export const END_REASONS = ['piles', 'rails', 'stations', 'rounds', 'points', 'cities', 'routes'] as const;
type EndReason = (typeof END_REASONS)[number];

/** Whether the game is over with the turn that ends now; its reason then stands in the state, as it does while a round is finished. */
export function comesToEnd(t: Tables, s: State): boolean {
  const { data: d } = s;
  const isLastRound = d[END] < 0;
  if (!isLastRound) d[END] = -endReached(t, s);
  if (d[END] === 0) return false;
  const isOver = !t.finishesRound || d[SEAT] === t.seats - 1;
  if (isOver) d[END] = -d[END];
  else if (!isLastRound && s.events !== null) log(s, { type: 'last-round', reason: lastRound(s) });
  return isOver;
}

/** Why the round that is being played is the last one; undefined while the game goes on, or once it is over. */
export const lastRound = (s: State): EndReason | undefined => END_REASONS[-s.data[END] - 1];

/** 1 + index of the reason, or 0 while the game goes on (T24). */
function endReached(t: Tables, s: State): number {
  const d = s.data;
  if (d[EMPTY_PILES] >= t.emptyPiles) return 1;
  for (let seat = 0; seat < t.seats; seat++) if (d[seatBase(t, seat) + RAILS_LEFT] === 0) return 2;
  if (d[STATIONS_LEFT] === 0) return 3;
  const own = t.ownEnds === null ? 0 : ownEndReached(t, s, t.ownEnds);
  return own === 0 && d[TURN] >= t.lastTurn ? 4 : own;
}

function ownEndReached(t: Tables, s: State, { points, fullCities: full, routes }: OwnEnds): number {
  if (points > 0 && hasPoints(t, s, points)) return 5;
  if (full > 0 && fullCities(t, s) >= full) return 6;
  return routes > 0 && claimedRoutes(t, s) >= routes ? 7 : 0;
}

function hasPoints(t: Tables, s: State, points: number): boolean {
  for (let seat = 0; seat < t.seats; seat++) if (totalScore(t, s, seat) >= points) return true;
  return false;
}

/** Cities that have no room for another station. */
export function fullCities(t: Tables, s: State): number {
  let full = 0;
  for (let i = 0; i < t.cities.length; i++)
    if (s.data[t.layout.stations + t.cities[i]] === t.city[t.cities[i]]) full++;
  return full;
}
