// Extra turns and hands of other sizes, only in games with cards that give them. The state keeps whether an extra turn is due, whether
// this is one, and by how many cards each seat's next hand is larger.
import type { State } from '../../core/state.ts';
import { log, logCard } from '../state/events.ts';
import { COINS, SEAT } from '../state/layout.ts';
import { AMOUNT_LIMIT } from '../state/limits.ts';
import type { Tables } from '../state/tables.ts';

const IS_EXTRA = 1;
const HANDS = 2;

/** `cause` is the card that gives it. */
export function giveTurn(t: Tables, s: State, seat: number, cause: number): void {
  const { turns } = t.layout;
  if (seat !== s.data[SEAT]) return;
  s.data[turns] = 1;
  if (s.events !== null && s.data[turns + IS_EXTRA] === 0) logCard(t, s, 'extra-turn', seat, cause);
}

export function changeHand(t: Tables, s: State, seat: number, by: number, cause: number): void {
  if (by !== 0 && s.events !== null) log(s, { type: 'next-hand', seat, count: by, by: t.ids[cause] });
  const at = t.layout.turns + HANDS + seat;
  s.data[at] = Math.max(-AMOUNT_LIMIT, Math.min(AMOUNT_LIMIT, s.data[at] + by));
}

/** How many cards a seat draws at the end of this turn; its later hands have the usual size. */
export function takeHandSize(t: Tables, s: State, seat: number): number {
  const at = t.layout.turns + HANDS + seat;
  const size = Math.max(0, t.handSize + s.data[at]);
  s.data[at] = 0;
  return size;
}

/** Whether the seat whose turn ends takes another one: never two extra turns in a row. */
export function takesAnother(t: Tables, s: State): boolean {
  const at = t.layout.turns;
  const takes = isExtraNext(t, s);
  s.data[at] = 0;
  s.data[at + IS_EXTRA] = takes ? 1 : 0;
  return takes;
}

/** The same, before the turn ends; only where `t.turned`. */
export const isExtraNext = ({ layout: { turns } }: Tables, { data: d }: State): boolean =>
  d[turns] === 1 && d[turns + IS_EXTRA] === 0;

/** Coins that a seat will have at the start of its next turn: how many, and 1 + the kind of the last card that gave some. Without a card, `cause` is NONE. */
export function save(t: Tables, s: State, seat: number, count: number, cause: number): void {
  if (count === 0) return;
  const at = t.layout.savings + 2 * seat;
  s.data[at] = Math.min(AMOUNT_LIMIT, s.data[at] + count);
  s.data[at + 1] = cause + 1;
  if (s.events !== null)
    log(s, { type: 'save', seat, coins: count, ...(cause >= 0 && { by: t.ids[cause] }) });
}

/** Before the first turn: what the rules give each seat for it. */
export function saveOpening(t: Tables, s: State): void {
  t.start.coins.forEach((count, seat) => (s.data[t.layout.savings + 2 * seat] = count));
}

/** No seat has coins for its next turn. */
export function clearSavings(t: Tables, s: State): void {
  s.data.fill(0, t.layout.savings, t.layout.savings + 2 * t.seats);
}

/** The turn of the seat at hand begins with what it has saved; only where `t.saves`. */
export function spendSavings(t: Tables, s: State): void {
  const d = s.data;
  const seat = d[SEAT];
  const at = t.layout.savings + 2 * seat;
  const count = d[at];
  if (count > 0) {
    d[COINS] = Math.min(AMOUNT_LIMIT, d[COINS] + count);
    const cause = d[at + 1];
    if (s.events !== null)
      log(s, { type: 'coins', seat, coins: count, ...(cause > 0 && { by: t.ids[cause - 1] }) });
  }
  d[at] = 0;
  d[at + 1] = 0;
}

/** By seat. */
export function viewSavings(t: Tables, s: State): number[] {
  return Array.from({ length: t.seats }, (_, seat) => s.data[t.layout.savings + 2 * seat]);
}

export interface TurnsView {
  readonly toCome: boolean;
  readonly isExtra: boolean;
  /** By seat: by how many cards the next hand is larger. */
  readonly hands: readonly number[];
}

export function viewTurns(t: Tables, s: State): TurnsView {
  const [toCome, isExtra, ...hands] = s.data.subarray(t.layout.turns, t.layout.turns + HANDS + t.seats);
  return { toCome: toCome === 1, isExtra: isExtra === 1, hands };
}
