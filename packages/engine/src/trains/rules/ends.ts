// When a game ends. Rules: OKAZU rulebook, "Game end conditions"; ruling T24.
import type { State } from '../../core/state.ts';
import { log } from '../state/events.ts';
import {
  EMPTY_PILES,
  END,
  FINISH_ROUND,
  ONE_MORE_TURN,
  RAILS_LEFT,
  SEAT,
  STATIONS_LEFT,
  SUPPLY_COUNTS,
  TURN,
} from '../state/layout.ts';
import { claimedRoutes } from './arrivals.ts';
import { END_REASONS, type EndReason } from './end-reasons.ts';
import { isExtraNext } from './extra-turns.ts';
import { totalScore } from './scoring.ts';
import { placeInOrder } from '../state/round.ts';
import type { OwnEnds } from '../state/codes.ts';
import type { Tables } from '../state/tables.ts';
import { seatBase } from '../state/zones.ts';

/** While turns follow the end: bits of the reason, with 1 + the place in order of the last turn above them, once that is certain. */
const REASON = 0xf;
const LAST_SHIFT = 4;

/** The event that says what follows, by `afterEnd`. */
const AFTER_END = ['', 'last-round', 'one-more-turn', 'one-more-round'];

/** Whether the game is over with the turn that ends now; its reason then stands in the state, as it does while last turns follow. */
export function comesToEnd(t: Tables, s: State): boolean {
  const { data: d } = s;
  const isReached = d[END] < 0;
  if (!isReached) d[END] = -endReached(t, s);
  if (d[END] === 0) return false;
  const isOver = t.afterEnd === 0 || !turnsFollow(t, s);
  if (isOver) d[END] = -d[END] & REASON;
  else if (!isReached && s.events !== null) log(s, { type: AFTER_END[t.afterEnd], reason: lastRound(s) });
  return isOver;
}

/** Whether turns follow the one that ends now, though the end is reached. */
function turnsFollow(t: Tables, s: State): boolean {
  const { data: d } = s;
  const place = placeInOrder(t, s, d[SEAT]);
  const last = -d[END] >> LAST_SHIFT;
  if (last > 0) return last !== place + 1 && d[TURN] < t.lastTurn;
  if ((t.afterEnd & FINISH_ROUND) !== 0 && place < t.seats - 1) return true;
  if ((t.afterEnd & ONE_MORE_TURN) === 0 || d[TURN] >= t.lastTurn) return false;
  // An extra turn is none of those that everybody has.
  if (!t.turned || !isExtraNext(t, s)) d[END] -= (place + 1) << LAST_SHIFT;
  return true;
}

/** Why only last turns are played; undefined while the game goes on, or once it is over. */
export const lastRound = (s: State): EndReason | undefined =>
  s.data[END] < 0 ? END_REASONS[(-s.data[END] & REASON) - 1] : undefined;

/** What follows once the end is reached: one more turn for everybody, or one more round after this one; undefined in a round that is the last. */
export function oneMore(t: Tables, s: State): 'turn' | 'round' | undefined {
  if (s.data[END] >= 0 || (t.afterEnd & ONE_MORE_TURN) === 0) return undefined;
  if ((t.afterEnd & FINISH_ROUND) === 0) return 'turn';
  return -s.data[END] >> LAST_SHIFT === 0 ? 'round' : undefined;
}

/** 1 + index of the reason, or 0 while the game goes on (T24). */
function endReached(t: Tables, s: State): number {
  const d = s.data;
  if (d[EMPTY_PILES] >= t.emptyPiles) return 1;
  for (let seat = 0; seat < t.seats; seat++) if (d[seatBase(t, seat) + RAILS_LEFT] === 0) return 2;
  if (d[STATIONS_LEFT] === 0) return 3;
  const own = t.ownEnds === null ? 0 : ownEndReached(t, s, t.ownEnds);
  return own === 0 && d[TURN] >= t.lastTurn ? 4 : own;
}

function ownEndReached(t: Tables, s: State, ends: OwnEnds): number {
  const { points, fullCities: full, routes, railsLeft, piles } = ends;
  if (points > 0 && hasPoints(t, s, points)) return 5;
  if (full > 0 && fullCities(t, s) >= full) return 6;
  if (routes > 0 && claimedRoutes(t, s) >= routes) return 7;
  for (let i = 0; i < piles.length; i++) if (s.data[SUPPLY_COUNTS + piles[i]] === 0) return 8;
  for (let seat = 0; seat < t.seats; seat++)
    if (s.data[seatBase(t, seat) + RAILS_LEFT] <= railsLeft) return 9;
  return 0;
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
