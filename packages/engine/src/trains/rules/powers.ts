// Powers of seats: cards in force for one seat each from before the first rails are laid to the end of the game, and never in a deck.
// Chance deals them, or the setup does, or seats choose, the last one first: whoever lays and plays later chooses from more.
import { randomBelow } from '../../core/rng.ts';
import type { State } from '../../core/state.ts';
import { evalAmount } from '../effects/evaluate.ts';
import { log } from '../state/events.ts';
import { addLasting } from '../effects/lasting.ts';
import { SEAT, TURN } from '../state/layout.ts';
import { NONE, type Tables } from '../state/tables.ts';
import { seatBase } from '../state/zones.ts';

/** The kind of a seat's power; NONE without one. */
export function powerOf(t: Tables, s: State, seat: number): number {
  return t.powers === null ? NONE : s.data[t.layout.powers + seat] - 1;
}

/** Gives a seat its power, which is in force from now on. */
export function takePower(t: Tables, s: State, seat: number, kind: number): void {
  s.data[t.layout.powers + seat] = kind + 1;
  // Playtests count who has which power as they count cards gained.
  s.data[seatBase(t, seat) + t.layout.gainedTally + kind] = 1;
  if (t.hasLasting[kind] === 1) addLasting(t, s, kind, kind, seat);
}

/** Deals powers at the beginning; whether that is done. If seats choose, it is the turn of the last one now. */
export function dealPowers(t: Tables, s: State): boolean {
  if (t.powers === null) return true;
  if (t.powers.chosen) {
    s.data[SEAT] = t.seats - 1;
    return false;
  }
  const kinds = new Int16Array(t.powers.kinds.length);
  for (let seat = 0; seat < t.seats; seat++) {
    const left = powersLeft(t, s, kinds);
    const kind = t.powers.drawn ? kinds[randomBelow(s.rng, left)] : t.powers.kinds[seat];
    takePower(t, s, seat, kind);
    logPower(t, s, seat, kind, true);
  }
  return true;
}

/** Whether seats are choosing powers, before first rails are laid: the first seat is the last to choose. */
export function isChoosingPower(t: Tables, s: State): boolean {
  return t.powers?.chosen === true && s.data[TURN] === 0 && powerOf(t, s, 0) === NONE;
}

/** Writes the powers that no seat has, in the order of the setup. */
export function powersLeft(t: Tables, s: State, out: Int16Array): number {
  if (t.powers === null) return 0;
  const { kinds } = t.powers;
  let n = 0;
  for (let i = 0; i < kinds.length; i++) if (!isTaken(t, s, kinds[i])) out[n++] = kinds[i];
  return n;
}

function isTaken(t: Tables, s: State, kind: number): boolean {
  for (let seat = 0; seat < t.seats; seat++) if (powerOf(t, s, seat) === kind) return true;
  return false;
}

/** The seat at hand chooses; whether it was the last to do so. */
export function choosePower(t: Tables, s: State, kind: number): boolean {
  const seat = s.data[SEAT];
  takePower(t, s, seat, kind);
  logPower(t, s, seat, kind, false);
  if (seat > 0) s.data[SEAT] = seat - 1;
  return seat === 0;
}

function logPower(t: Tables, s: State, seat: number, kind: number, unasked: boolean): void {
  if (s.events !== null) log(s, { type: 'power', seat, card: t.ids[kind], ...(unasked && { unasked }) });
}

/** Points of a seat's power. */
export function powerScore(t: Tables, s: State, seat: number): number {
  const kind = powerOf(t, s, seat);
  if (t.powers === null || kind === NONE) return 0;
  const more = t.powers.endPoints[kind];
  return t.points[kind] + (more === NONE ? 0 : evalAmount(t, s, seat, 0, more));
}
