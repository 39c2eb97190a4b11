// Powers of seats: cards in force for one seat each from before the first rails are laid to the end of the game, and never in a deck.
// Chance deals them, or the setup does, or seats choose, the last one first: whoever lays and plays later chooses from more.
import { randomBelow, type RngWords } from '../../core/rng.ts';
import type { State } from '../../core/state.ts';
import { evalAmount } from '../effects/evaluate.ts';
import { log } from '../state/events.ts';
import { addLasting } from '../effects/lasting.ts';
import { END, SEAT, TURN } from '../state/layout.ts';
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
  // What a secret one does would show which it is.
  if (t.hasLasting[kind] === 1 && t.powers?.secret !== true) addLasting(t, s, kind, kind, seat);
}

/** Deals powers at the beginning; whether that is done. If seats choose, it is the turn of the last one now. */
export function dealPowers(t: Tables, s: State): boolean {
  if (t.powers === null) return true;
  if (t.powers.chosen) {
    s.data[SEAT] = t.seats - 1;
    offerPowers(t, s);
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

/** Writes the powers to choose from, in the order of the setup: those offered, or all that no seat has. */
export function powersLeft(t: Tables, s: State, out: Int16Array): number {
  if (t.powers === null) return 0;
  const { kinds, offer } = t.powers;
  let n = 0;
  for (let i = 0; i < kinds.length; i++)
    if (offer > 0 ? s.data[offeredAt(t, i)] === 1 : !isTaken(t, s, kinds[i])) out[n++] = kinds[i];
  return n;
}

const offeredAt = (t: Tables, index: number): number => t.layout.powers + t.seats + index;

/** Chance deals the seat at hand some powers to choose from, where the rules say so. */
function offerPowers(t: Tables, s: State): void {
  if (t.powers === null || t.powers.offer === 0) return;
  const { kinds, offer } = t.powers;
  const free = [...kinds.keys()].filter((i) => !isTaken(t, s, kinds[i]));
  for (let n = 0; n < offer && free.length > 0; n++) {
    const [i] = free.splice(randomBelow(s.rng, free.length), 1);
    s.data[offeredAt(t, i)] = 1;
    if (s.events !== null)
      log(s, {
        type: 'offer',
        seat: s.data[SEAT],
        card: t.ids[kinds[i]],
        ...(t.powers.secret && { secret: true }),
      });
  }
}

/** What a seat is offered, if it is choosing now. */
export function offeredTo(t: Tables, s: State, seat: number): number[] {
  if (t.powers === null || t.powers.offer === 0 || s.data[SEAT] !== seat || !isChoosingPower(t, s)) return [];
  return [...t.powers.kinds].filter((_, i) => s.data[offeredAt(t, i)] === 1);
}

/** Deals secret powers of other seats again, those that they are offered too, among all that the viewer does not know. */
export function redealPowers(t: Tables, s: State, viewer: number, rng: RngWords): void {
  if (t.powers === null || !t.powers.secret) return;
  const { kinds } = t.powers;
  const isOwn = s.data[SEAT] === viewer;
  // An onlooker has none.
  const known = viewer < 0 || viewer >= t.seats ? [] : [powerOf(t, s, viewer), ...offeredTo(t, s, viewer)];
  const pool = [...kinds].filter((kind) => !known.includes(kind));
  const take = (): number => pool.splice(randomBelow(rng, pool.length), 1)[0];
  for (let seat = 0; seat < t.seats; seat++) {
    const kind = powerOf(t, s, seat);
    if (seat === viewer || kind === NONE) continue;
    const tally = seatBase(t, seat) + t.layout.gainedTally;
    s.data[tally + kind] = 0;
    const now = take();
    s.data[t.layout.powers + seat] = now + 1;
    s.data[tally + now] = 1;
  }
  const offered = isOwn ? 0 : offeredTo(t, s, s.data[SEAT]).length;
  if (offered === 0) return;
  s.data.fill(0, offeredAt(t, 0), offeredAt(t, kinds.length));
  for (let n = 0; n < offered; n++) s.data[offeredAt(t, kinds.indexOf(take()))] = 1;
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
  if (t.powers !== null && t.powers.offer > 0)
    s.data.fill(0, offeredAt(t, 0), offeredAt(t, t.powers.kinds.length));
  if (seat === 0) return true;
  s.data[SEAT] = seat - 1;
  offerPowers(t, s);
  return false;
}

function logPower(t: Tables, s: State, seat: number, kind: number, unasked: boolean): void {
  const secret = t.powers?.secret === true;
  if (s.events !== null)
    log(s, {
      type: 'power',
      seat,
      card: t.ids[kind],
      ...(unasked && { unasked }),
      ...(secret && { secret }),
    });
}

/** Whether a viewer may not know the power of a seat. */
export function isPowerHidden(t: Tables, s: State, seat: number, viewer: number | undefined): boolean {
  return t.powers?.secret === true && viewer !== undefined && viewer !== seat && s.data[END] <= 0;
}

/** Points of a seat's power; of a secret one once the game is over. */
export function powerScore(t: Tables, s: State, seat: number): number {
  const kind = powerOf(t, s, seat);
  if (t.powers === null || kind === NONE || (t.powers.secret && s.data[END] <= 0)) return 0;
  const more = t.powers.endPoints[kind];
  return t.points[kind] + (more === NONE ? 0 : evalAmount(t, s, seat, 0, more));
}
