// What the rules let players exchange on their own turns, while no effect is open: the choices of a turn after all others. Only where
// `t.exchanges`.
import type { State } from '../../core/state.ts';
import { announceResource, EVENT_GET_RESOURCE, EVENT_PAY_RESOURCE } from '../effects/triggers.ts';
import { log } from '../state/events.ts';
import { ACTED, COINS, SCORE, SEAT, SUPPLY_COUNTS } from '../state/layout.ts';
import { AMOUNT_LIMIT } from '../state/limits.ts';
import { COINS_PAID, POINTS_GOT, type ExchangeCode } from '../state/exchange-codes.ts';
import { mostToGet, resourceAt, resourceOf } from '../state/own-resources.ts';
import { nextLevel } from '../effects/stack.ts';
import { NONE, type Tables } from '../state/tables.ts';
import { gainedBy, NO_CARD, obtain } from './supply.ts';
import { seatBase } from '../state/zones.ts';

/** How many of a good the seat whose turn it is has. */
export function goodOf(t: Tables, s: State, good: number): number {
  return good === COINS_PAID ? s.data[COINS] : resourceOf(t, s, s.data[SEAT], good);
}

/** What the seat whose turn it is lacks for an exchange; undefined if nothing. */
export function lackFor(
  t: Tables,
  s: State,
  { pay }: ExchangeCode,
): readonly [good: number, count: number] | undefined {
  return pay.find(([good, count]) => goodOf(t, s, good) < count);
}

/** Whether the supply has the card that it gives, if it gives one. */
export function hasCard(s: State, { gain }: ExchangeCode): boolean {
  return gain === NONE || (gain >= 0 && s.data[SUPPLY_COUNTS + gain] > 0);
}

/** Whether there is room for all that it gives. */
function hasRoom(t: Tables, s: State, { get }: ExchangeCode): boolean {
  return get.every(([good, count]) => good < 0 || mostToGet(t, s, s.data[SEAT], good, count) === count);
}

export function isExchanged(t: Tables, s: State, { once }: ExchangeCode): boolean {
  return once !== 0 && (s.data[t.layout.exchanged] & once) !== 0;
}

export function canExchange(t: Tables, s: State, code: ExchangeCode): boolean {
  return (
    !isExchanged(t, s, code) && lackFor(t, s, code) === undefined && hasCard(s, code) && hasRoom(t, s, code)
  );
}

/** Writes those that can be made after the first `n` choices; returns the new number of choices. */
export function exchangeChoices(
  t: Tables,
  s: State,
  exchanges: readonly ExchangeCode[],
  n: number,
  out: Int16Array,
): number {
  for (let i = 0; i < exchanges.length; i++)
    if (canExchange(t, s, exchanges[i])) out[n++] = 2 * t.kinds + 3 + i;
  return n;
}

/** May leave frames on the stack. */
export function exchange(t: Tables, s: State, index: number, { pay, get, gain, once }: ExchangeCode): void {
  const d = s.data;
  d[ACTED] = 1;
  if (once !== 0) d[t.layout.exchanged] |= once;
  if (s.events !== null) log(s, { type: 'exchange', seat: d[SEAT], number: index + 1 });
  for (const [good, count] of pay) change(t, s, good, -count);
  for (const [good, count] of get) change(t, s, good, count);
  if (gain !== NONE) obtain(t, s, gain, gainedBy(NO_CARD));
  if (t.resources?.heard !== true) return;
  // What is set off by paying and getting comes before what the card sets off.
  const level = nextLevel(t, s);
  for (const [good] of get) if (good >= 0) announceResource(t, s, EVENT_GET_RESOURCE, d[SEAT], good, level);
  for (const [good] of pay) if (good >= 0) announceResource(t, s, EVENT_PAY_RESOURCE, d[SEAT], good, level);
}

function change(t: Tables, s: State, good: number, by: number): void {
  const d = s.data;
  const seat = d[SEAT];
  const at =
    good === COINS_PAID ? COINS : good === POINTS_GOT ? seatBase(t, seat) + SCORE : resourceAt(t, seat, good);
  d[at] = Math.min(AMOUNT_LIMIT, d[at] + by);
  if (s.events === null) return;
  const count = Math.abs(by);
  if (good === COINS_PAID) log(s, { type: by < 0 ? 'pay' : 'coins', seat, coins: count });
  else if (good === POINTS_GOT) log(s, { type: 'track', seat, points: count });
  else log(s, { type: by < 0 ? 'pay-resource' : 'resource', seat, resource: t.resources?.ids[good], count });
}

/** The numbers of those made this turn that are made once. */
export function viewExchanged(t: Tables, s: State, exchanges: readonly ExchangeCode[]): number[] {
  return exchanges.flatMap((code, i) => (isExchanged(t, s, code) ? [i + 1] : []));
}
