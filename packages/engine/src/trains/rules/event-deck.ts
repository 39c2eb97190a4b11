// Events: at the start of each round the next card of their deck is turned up. It is in force for everybody until the round ends, and each
// seat does what its effect says, before the first turn of the round. The deck has no order: which card is next is drawn at random when
// it is turned up, so nothing in a state tells it. Or events come in a fixed order, as seasons do. Each may last for several rounds.
import { randomBelow } from '../../core/rng.ts';
import type { State } from '../../core/state.ts';
import { log } from '../state/events.ts';
import { addLasting, endLasting, EVERYONE, ownerOf } from '../effects/lasting.ts';
import { LASTING, SEAT } from '../state/layout.ts';
import { openTurn } from './open-turn.ts';
import { GONE } from '../effects/selections.ts';
import { nextLevel, pushAbout, pushFrame } from '../effects/stack.ts';
import { roundOf } from '../state/round.ts';
import { NONE, type Tables } from '../state/tables.ts';

/** The kind of the event in force; NONE without one. */
export function currentEvent(t: Tables, s: State): number {
  return t.eventDeck === null ? NONE : s.data[t.layout.events] - 1;
}

/** All events are in their deck. */
export function shuffleEvents(t: Tables, s: State): void {
  if (t.eventDeck !== null) s.data.set(t.eventDeck.copies, t.layout.events + 1);
}

/** The turn that begins now is the first one of a round. May leave frames on the stack. */
export function startRound(t: Tables, s: State): void {
  const node = goesOn(t, s) ? NONE : turnUp(t, s);
  if (node === NONE) {
    openTurn(t, s);
    return;
  }
  const { data: d } = s;
  const level = nextLevel(t, s);
  pushFrame(t, s, t.ruleNodes.openTurn, d[SEAT], level, t.waste);
  pushAbout(t, s, node, d[SEAT], level, currentEvent(t, s), NONE, GONE);
}

/** Whether the event in force lasts for this round too, which then counts. */
function goesOn(t: Tables, s: State): boolean {
  if (roundsLeft(t, s) === 0) return false;
  s.data[roundsAt(t)]++;
  return true;
}

const roundsAt = (t: Tables): number => t.layout.events + 1 + (t.eventDeck?.kinds.length ?? 0);

/** Rounds for which the event in force lasts after this one. */
export function roundsLeft(t: Tables, s: State): number {
  const rounds = t.eventDeck?.rounds ?? 1;
  return rounds === 1 || currentEvent(t, s) === NONE ? 0 : rounds - s.data[roundsAt(t)];
}

/** Where events come in order: the kind of the next one, NONE without one. */
export function nextEvent(t: Tables, s: State): number {
  const order = t.eventDeck?.order ?? null;
  if (t.eventDeck === null || order === null) return NONE;
  const left = eventsLeft(t, s);
  if (left === 0 && !t.eventDeck.again) return NONE;
  return t.eventDeck.kinds[order[left === 0 ? 0 : Math.max(0, order.length - left)]];
}

/** Puts an event in force instead of the last one; below zero for none. What it says of opponents holds for each seat against the others. */
export function setEvent(t: Tables, s: State, kind: number): void {
  endEvent(t, s);
  s.data[t.layout.events] = kind + 1;
  if ((t.eventDeck?.rounds ?? 1) > 1) s.data[roundsAt(t)] = 1;
  if (kind < 0 || t.hasLasting[kind] === 0) return;
  addLasting(t, s, kind, kind, EVERYONE);
  const code = t.eventDeck === null ? NONE : t.eventDeck.opponents[t.eventDeck.kinds.indexOf(kind)];
  if (code !== NONE) for (let seat = t.seats - 1; seat >= 0; seat--) addLasting(t, s, code, kind, seat);
}

function endEvent(t: Tables, s: State): void {
  const list = t.layout.lasting;
  for (let i = s.data[LASTING] - 1; i >= 0; i--)
    if (ownerOf(t, s, i) === EVERYONE || t.eventDeck?.opponents.includes(s.data[list + i * 2]))
      endLasting(t, s, i);
}

/** Turns up the next event; returns the node of its effect. */
function turnUp(t: Tables, s: State): number {
  if (t.eventDeck === null) return NONE;
  const { kinds, again, nodes, order } = t.eventDeck;
  if (eventsLeft(t, s) === 0 && again) shuffleEvents(t, s);
  const left = eventsLeft(t, s);
  if (left === 0) {
    setEvent(t, s, NONE);
    return NONE;
  }
  const deck = t.layout.events + 1;
  let i = 0;
  if (order === null) {
    let rest = randomBelow(s.rng, left);
    while ((rest -= s.data[deck + i]) >= 0) i++;
  } else i = kinds.indexOf(nextEvent(t, s));
  s.data[deck + i]--;
  setEvent(t, s, kinds[i]);
  if (s.events !== null)
    log(s, {
      type: 'event',
      seat: s.data[SEAT],
      card: t.ids[kinds[i]],
      round: roundOf(t, s),
    });
  return nodes[i];
}

function eventsLeft(t: Tables, s: State): number {
  let sum = 0;
  const size = t.eventDeck?.kinds.length ?? 0;
  for (let i = 0; i < size; i++) sum += s.data[t.layout.events + 1 + i];
  return sum;
}
