// Rare features of setups, as learned players sense them: ends by points and full cities, powers, events.
import { addFeature, type Sparse } from '../../core/observer.ts';
import type { State } from '../../core/state.ts';
import type { EntryCode } from '../state/codes.ts';
import { END } from '../state/layout.ts';
import { bidOfSeat } from '../rules/bids.ts';
import { currentEvent, nextEvent, roundsLeft } from '../rules/event-deck.ts';
import { offered, picked, powersOf } from '../rules/powers.ts';
import { countAt } from '../state/own-tokens.ts';
import { totalScore } from '../rules/scoring.ts';
import { OPPONENTS, OWN } from '../state/seat-scope.ts';
import { NONE, type Tables } from '../state/tables.ts';
import { fullCities } from '../rules/ends.ts';
import { bound } from './bound.ts';

/** Of ends that few rules have: what the own seat and the best of the others lack of the points, and the cities that are full. */
export function observeEnds(t: Tables, at: number, s: State, own: number, out: Sparse): void {
  if (t.ownEnds === null) return;
  const { points, fullCities: full } = t.ownEnds;
  if (full > 0) addFeature(out, at + 2, bound(fullCities(t, s) / full));
  if (points === 0) return;
  let best = 0;
  for (let seat = 0; seat < t.seats; seat++) {
    const share = totalScore(t, s, seat) / points;
    if (seat === own) addFeature(out, at, bound(share));
    else if (share > best) best = share;
  }
  addFeature(out, at + 1, bound(best));
}

/** The powers of each seat, starting with the own ones, and where several are chosen at a time those that the seat is choosing from. */
export function observePowers(
  t: Tables,
  {
    powers: at,
    offered: offers,
    picked: picks,
  }: {
    readonly powers: readonly number[];
    readonly offered: number;
    readonly picked: number;
  },
  s: State,
  own: number,
  out: Sparse,
): void {
  for (let i = 0; i < t.seats; i++) {
    if (i > 0 && t.powers?.secret === true && s.data[END] <= 0) continue;
    for (const kind of powersOf(t, s, (own + i) % t.seats)) addFeature(out, at[i] + kind, 1);
  }
  if (offers === NONE) return;
  for (const kind of offered(t, s)) addFeature(out, offers + kind, 1);
  for (const kind of picked(t, s)) addFeature(out, picks + kind, 1);
}

/** Whose each link is that seats can own. */
export function observeLinks(
  t: Tables,
  { tolls }: EntryCode,
  at: number,
  s: State,
  own: number,
  out: Sparse,
): void {
  for (let i = 0; i < tolls.length; i++) {
    const owner = s.data[t.layout.links + i] - 1;
    if (owner >= 0) addFeature(out, at + 2 * i + (owner === own ? 0 : 1), 1);
  }
}

/** What seats bid for the order of turns, and their places. */
export function observeBids(t: Tables, at: number, s: State, own: number, out: Sparse): void {
  for (let i = 0; i < t.seats; i++) {
    const [bid, place] = bidOfSeat(t, s, (own + i) % t.seats);
    if (bid > 0) addFeature(out, at + i, bound(bid / 5));
    if (place > 0) addFeature(out, at + t.seats + i, place / t.seats);
  }
}

/** The event in force, and those to come. */
export function observeEvents(
  t: Tables,
  at: {
    readonly event: number;
    readonly eventDeck: number;
    readonly nextEvent: number;
    readonly eventRounds: number;
  },
  s: State,
  out: Sparse,
): void {
  if (t.eventDeck === null) return;
  const current = currentEvent(t, s);
  if (current >= 0) addFeature(out, at.event + current, 1);
  const { kinds } = t.eventDeck;
  for (let i = 0; i < kinds.length; i++) {
    const left = s.data[t.layout.events + 1 + i];
    if (left > 0) addFeature(out, at.eventDeck + kinds[i], bound(left / 2));
  }
  const next = nextEvent(t, s);
  if (next >= 0) addFeature(out, at.nextEvent + next, 1);
  const rounds = roundsLeft(t, s);
  if (rounds > 0) addFeature(out, at.eventRounds, bound(rounds / 4));
}

/** Tokens of the pack's own kinds, the own ones apart from those of others; of many on one cell, some are felt. */
export function observeTokens(
  t: Tables,
  { tokens, theirTokens }: { readonly tokens: readonly number[]; readonly theirTokens: readonly number[] },
  s: State,
  own: number,
  out: Sparse,
): void {
  for (let kind = 0; kind < tokens.length; kind++)
    for (let cell = 0; cell < t.cells; cell++) {
      const count = countAt(t, s, kind, own, OWN, cell);
      if (count > 0) addFeature(out, tokens[kind] + cell, bound(count / 2));
      if (theirTokens[kind] === NONE) continue;
      const others = countAt(t, s, kind, own, OPPONENTS, cell);
      if (others > 0) addFeature(out, theirTokens[kind] + cell, bound(others / 2));
    }
}
