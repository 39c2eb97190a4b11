// Triggers: what lasting effects do when something happens. Several run one after the other, the newest first (T35). Playing, buying and
// gaining are announced at once; everything else by its own frame, which stays below the steps of the triggers until they are done. So
// whatever those set off is one level up, and nobody hears of it beyond the last level: no chain of triggers is endless.
import type { State } from '../../core/state.ts';
import { handOn, keptLevel } from './kept.ts';
import { cellMatches } from './cell-match.ts';
import { matches } from './evaluate.ts';
import { logCard } from '../state/events.ts';
import { listOf, listsOf } from '../state/own-tokens.ts';
import { ALL, isInScope } from '../state/seat-scope.ts';
import {
  DEPTH,
  DISCARD,
  F_LEVEL,
  F_NODE,
  F_SEAT,
  F_X,
  F_Y,
  FRAME_LIMIT,
  GAINED,
  HAND,
  LASTING,
  LEVEL_LIMIT,
  SUPPLY,
  TOTALS,
  TRASH,
  TRIGGERS,
} from '../state/layout.ts';
import { endUsed, ownerFor, spend, USED_UP, use, usesLeft } from './lasting.ts';
import { GONE, placeOf } from './selections.ts';
import { offer } from './reactions.ts';
import { nextLevel, pushAbout, pushFrame } from './stack.ts';
import { NODE, NONE, N_A, N_B, N_C, type OpCode, type Tables } from '../state/tables.ts';
import { seatBase } from '../state/zones.ts';

// Bits of TRIGGERS, in the order of TRIGGER_EVENTS
export const EVENT_PLAY = 1;
export const EVENT_BUY = 2;
export const EVENT_GAIN = 4;
export const EVENT_LAY = 8;
export const EVENT_STATION = 16;
export const EVENT_DISCARD = 32;
export const EVENT_TRASH = 64;
export const EVENT_DRAW = 128;
export const EVENT_SHUFFLE = 256;
export const EVENT_TURN_START = 512;
export const EVENT_TURN_END = 1024;
export const EVENT_ROUTE = 2048;
export const EVENT_TOKEN = 4096;
export const EVENT_TAKE_TOKEN = 8192;
export const EVENT_GET_RESOURCE = 16384;
export const EVENT_PAY_RESOURCE = 32768;
/** Something is done instead of something else. It shares the last bit, the sign, with what only `heard` games announce. */
export const EVENT_INSTEAD = 32768;
const CELL_BITS = EVENT_LAY | EVENT_STATION | EVENT_TOKEN | EVENT_TAKE_TOKEN;

/**
 * Pushes the triggers that wait for what `seat` does: to a card of this kind in `place`, or on a cell, with a token of a kind that belongs
 * to a seat, or with a resource as `token`; NONE for none of these. `level` is one above the running effect.
 */
export function pushTriggers(
  t: Tables,
  s: State,
  event: number,
  seat: number,
  level: number,
  kind: number,
  place: number,
  cell: number,
  token: number,
  tokenOwner: number,
): void {
  const d = s.data;
  if ((d[TRIGGERS] & event) === 0) return;
  const list = t.layout.lasting;
  const waiting = d[LASTING];
  if (t.reactions !== null && (t.reactions.events & event) !== 0)
    offer(t, s, eventNode(t, t.ruleNodes.offer, event, token, tokenOwner), seat, level, kind, place, cell);
  let isShown = false;
  for (let i = 0; i < waiting; i++) {
    const triggers = t.triggers[d[list + i * 2]];
    for (let j = triggers.length - 1; j >= 0; j--) {
      const trigger = triggers[j];
      if (trigger.event !== event || (trigger.token !== NONE && trigger.token !== token)) continue;
      const owner = ownerFor(t, s, i, seat);
      if (!isInScope(trigger.who, owner, seat)) continue;
      if (trigger.of !== ALL && (tokenOwner === NONE || !isInScope(trigger.of, owner, tokenOwner))) continue;
      if (t.usedUp && usesLeft(t, s, i) === USED_UP) continue;
      if (trigger.filter !== null && !matches(t, s, owner, keptLevel(t, i), trigger.filter, kind)) continue;
      if (trigger.cells !== null && !cellMatches(t, s, owner, keptLevel(t, i), trigger.cells, cell)) continue;
      if (trigger.once !== 0 && !spend(t, s, i, trigger.once)) continue;
      if (t.usedUp) use(t, s, i);
      // A drawn card stays unknown to a trigger that does not ask which card it is.
      const knows = event !== EVENT_DRAW || trigger.shows;
      if (trigger.shows && !isShown && s.events !== null) logCard(t, s, 'show', seat, kind);
      isShown ||= trigger.shows;
      const source = d[list + i * 2 + 1];
      pushAbout(t, s, trigger.node, owner, level, source, knows ? kind : NONE, knows ? place : GONE);
      if (trigger.handed !== 0) handOn(t, s, trigger.handed, i);
    }
  }
  if (t.usedUp) endUsed(t, s);
}

/** Announces to triggers what a seat does, `count` times: to a card of a kind, on a cell, or neither (NONE). */
export function announce(
  t: Tables,
  s: State,
  event: number,
  seat: number,
  thing: number,
  count: number,
  level: number,
): void {
  const d = s.data;
  if (count <= 0 || ((d[TRIGGERS] & event) === 0 && !(event === EVENT_GAIN && t.onGain[thing] !== NONE)))
    return;
  const source = (event & CELL_BITS) !== 0 || thing < 0 ? t.waste : thing;
  pushAnnouncing(t, s, t.ruleNodes.announce[Math.log2(event)], seat, source, thing, count, level);
}

/** Likewise that a seat places a token of a kind, which may belong to `owner`, on a cell, or takes it off. */
export function announceToken(
  t: Tables,
  s: State,
  event: number,
  seat: number,
  kind: number,
  owner: number,
  cell: number,
  level: number,
): void {
  if ((s.data[TRIGGERS] & event) === 0) return;
  const node = eventNode(t, t.ruleNodes.announce, event, kind, owner);
  pushAnnouncing(t, s, node, seat, t.waste, cell, 1, level);
}

/** Likewise that a seat gets or pays some of a resource. */
export function announceResource(
  t: Tables,
  s: State,
  event: number,
  seat: number,
  resource: number,
  level: number,
): void {
  if (t.resources?.heard !== true || (s.data[TRIGGERS] & event) === 0) return;
  const node = eventNode(t, t.ruleNodes.announce, event, resource, NONE);
  pushAnnouncing(t, s, node, seat, t.waste, NONE, 1, level);
}

/** The node of an event, or of a token's kind and owner, or of a resource where it is about one. */
function eventNode(t: Tables, nodes: Int32Array, event: number, kind: number, owner: number): number {
  const first = Math.log2(EVENT_TOKEN);
  if (event < EVENT_TOKEN) return nodes[Math.log2(event)];
  if (event > EVENT_TAKE_TOKEN) {
    const resources = t.resources?.ids.length ?? 0;
    return nodes[nodes.length - (event === EVENT_GET_RESOURCE ? 2 : 1) * resources + kind];
  }
  return nodes[first + (event === EVENT_TOKEN ? 0 : listsOf(t)) + listOf(t, kind, owner)];
}

function pushAnnouncing(
  t: Tables,
  s: State,
  node: number,
  seat: number,
  source: number,
  thing: number,
  count: number,
  level: number,
): void {
  const d = s.data;
  if (level >= LEVEL_LIMIT || d[DEPTH] + 2 * d[LASTING] >= FRAME_LIMIT) return;
  const frame = pushFrame(t, s, node, seat, level, source);
  d[frame + F_X] = count;
  d[frame + F_Y] = thing + 1;
}

export const announcing: OpCode = {
  run(t, s, f) {
    const d = s.data;
    if (d[f + F_X] === 0) {
      d[DEPTH]--;
      return false;
    }
    d[f + F_X]--;
    const node = d[f + F_NODE] * NODE;
    const event = t.nodes[node + N_A];
    const seat = d[f + F_SEAT];
    const thing = d[f + F_Y] - 1;
    const isCell = (event & CELL_BITS) !== 0;
    const kind = isCell ? NONE : thing;
    pushTriggers(
      t,
      s,
      event,
      seat,
      d[f + F_LEVEL],
      kind,
      placeAfter(t, event, seat, kind),
      isCell ? thing : NONE,
      t.nodes[node + N_B] - 1,
      t.nodes[node + N_C] - 1,
    );
    if (event === EVENT_GAIN && t.onGain[kind] !== NONE)
      pushAbout(t, s, t.onGain[kind], seat, d[f + F_LEVEL], kind, kind, placeOf(seat, GAINED));
    return false;
  },
};

/** Where the affected card is afterwards; trashed Waste goes to its pile (T23). */
function placeAfter(t: Tables, event: number, seat: number, kind: number): number {
  if (event === EVENT_DISCARD) return placeOf(seat, DISCARD);
  if (event === EVENT_GAIN) return placeOf(seat, GAINED);
  if (event === EVENT_DRAW) return placeOf(seat, HAND);
  return event === EVENT_TRASH ? placeOf(seat, kind === t.waste ? SUPPLY : TRASH) : GONE;
}

/** Cards in a discard pile, if anybody is waiting for a shuffle. */
export function beforeShuffle(t: Tables, s: State, seat: number): number {
  return (s.data[TRIGGERS] & EVENT_SHUFFLE) === 0 ? 0 : s.data[seatBase(t, seat) + TOTALS + DISCARD];
}

/** After cards were taken off a deck: only a shuffle empties the discard pile. */
export function afterShuffle(t: Tables, s: State, seat: number, before: number): void {
  if (before > 0 && s.data[seatBase(t, seat) + TOTALS + DISCARD] === 0)
    announce(t, s, EVENT_SHUFFLE, seat, NONE, 1, nextLevel(t, s));
}
