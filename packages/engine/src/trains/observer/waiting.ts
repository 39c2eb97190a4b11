// Lasting effects, effects due in later turns, resources and deeds of this turn, as learned players sense them. Only games with cards or
// rules of that kind have these parts of the state, and so these senses.
import { addFeature, type Sparse } from '../../core/observer.ts';
import type { State } from '../../core/state.ts';
import { TURN_COUNTS } from '../language/params.ts';
import { LASTING, MAT } from '../state/layout.ts';
import { EVERYONE, ownerOf, termOf, usesLeft } from '../effects/lasting.ts';
import { matCount, optionalBase } from '../state/optional-zones.ts';
import { viewExchanged } from '../rules/exchange.ts';
import { resourceOf } from '../state/own-resources.ts';
import { NONE, type Tables } from '../state/tables.ts';
import { lastingCard } from '../view/turn.ts';
import { bound } from './bound.ts';
import type { TrainsFeatures } from './features.ts';

export function observeWaiting(t: Tables, { at }: TrainsFeatures, s: State, own: number, out: Sparse): void {
  if (at.saved !== NONE) observeSaved(t, at.saved, s, own, out);
  if (t.resources !== null) observeResources(t, at.resources, s, own, out);
  if (at.exchanged !== NONE)
    for (const number of viewExchanged(t, s, t.exchanges ?? []))
      addFeature(out, at.exchanged + number - 1, 1);
  if (t.mats) observeMats(t, at.mats, s, own, out);
  if (at.turns !== NONE) observeTurns(t, at.turns, s, own, out);
  if (at.thisTurn !== NONE) observeCounts(t, at.thisTurn, s, out);
  if (t.timed) observeTerms(t, at, s, own, out);
}

/** The coins that each seat will have in its next turn, starting with the own one. */
function observeSaved(t: Tables, at: number, s: State, own: number, out: Sparse): void {
  for (let i = 0; i < t.seats; i++) {
    const coins = s.data[t.layout.savings + 2 * ((own + i) % t.seats)];
    if (coins !== 0) addFeature(out, at + i, bound(coins / 4));
  }
}

/** What each seat has of each resource, starting with the own one. */
function observeResources(t: Tables, at: number, s: State, own: number, out: Sparse): void {
  const kinds = t.resources?.ids.length ?? 0;
  for (let i = 0; i < t.seats; i++)
    for (let resource = 0; resource < kinds; resource++) {
      const count = resourceOf(t, s, (own + i) % t.seats, resource);
      if (count !== 0) addFeature(out, at + i * kinds + resource, bound(count / 4));
    }
}

/** The cards on each mat; of opponents not those that are face down. */
function observeMats(t: Tables, at: readonly number[], s: State, own: number, out: Sparse): void {
  at.forEach((first, i) => {
    const seat = (own + i) % t.seats;
    for (let k = 0; k < t.kinds; k++) {
      const count = i === 0 ? matCount(t, s, seat, k) : s.data[optionalBase(t, seat, MAT) + k];
      if (count !== 0) addFeature(out, first + k, bound(count / 4));
    }
  });
}

/** Whether an extra turn is due, whether this is one, and by how many cards each next hand is larger, starting with the own one. */
function observeTurns(t: Tables, at: number, s: State, own: number, out: Sparse): void {
  const { turns } = t.layout;
  for (let i = 0; i < 2; i++) if (s.data[turns + i] !== 0) addFeature(out, at + i, 1);
  for (let i = 0; i < t.seats; i++) {
    const cards = s.data[turns + 2 + ((own + i) % t.seats)];
    if (cards !== 0) addFeature(out, at + 2 + i, bound(cards / 2));
  }
}

/** The deeds of this turn. */
function observeCounts(t: Tables, at: number, s: State, out: Sparse): void {
  for (let i = 0; i < TURN_COUNTS.length; i++) {
    const count = s.data[t.layout.turnCounts + i];
    if (count !== 0) addFeature(out, at + i, bound(count / 4));
  }
}

/** Whose each lasting effect is and how long it lasts, which of its triggers have acted in this turn, and how often it still acts. */
function observeTerms(t: Tables, at: TrainsFeatures['at'], s: State, own: number, out: Sparse): void {
  for (let entry = 0; entry < s.data[LASTING]; entry++) {
    const card = lastingCard(t, s, entry);
    const owner = ownerOf(t, s, entry);
    const [until, spent] = termOf(t, s, entry);
    // An effect that lasts for all seats is the event in force, which is sensed as such.
    if (owner !== EVERYONE)
      addFeature(out, at.lastingOf[(owner - own + t.seats) % t.seats] + card, bound((until + 1) / 4));
    if (spent !== 0) addFeature(out, at.acted + card, bound(spent / 4));
    const left = usesLeft(t, s, entry);
    if (left > 0) addFeature(out, at.left + card, bound(left / 4));
  }
}
