// Powers of seats: cards in force for one seat each from when it gets them to the end of the game, and never in a deck of cards. Chance
// deals them, or the setup does, or seats choose, the last one first: whoever lays and plays later chooses from more. Effects can deal more
// (see ops/draw-goals.ts). Those that a seat is dealt and does not keep lie under the others, which come first; they have no order there.
import { randomBelow, type RngWords } from '../../core/rng.ts';
import type { State } from '../../core/state.ts';
import { evalAmount } from '../effects/evaluate.ts';
import { log } from '../state/events.ts';
import { addLasting } from '../effects/lasting.ts';
import { END, SEAT, TURN } from '../state/layout.ts';
import type { PowerCode } from '../state/setup-codes.ts';
import { NONE, type Tables } from '../state/tables.ts';
import { seatBase } from '../state/zones.ts';

// Where a power is, in the state: 1 + the seat that has it, or one of these.
const IN_DECK = 0;
/** Under the others, plus the seat that gave it back; plus all seats for one that nobody did. */
const UNDER = 8;
/** To be chosen from by the seat that acts, and picked by it. */
const OFFERED = 32;
const PICKED = 33;

function countWhere(t: Tables, s: State, from: number, to = from): number {
  let n = 0;
  for (let i = 0; i < (t.powers?.kinds.length ?? 0); i++) {
    const at = s.data[t.layout.powers + i];
    if (at >= from && at <= to) n++;
  }
  return n;
}

/** How many powers a seat has. */
const powerCount = (t: Tables, s: State, seat: number): number => countWhere(t, s, seat + 1);

/** How many can still be dealt: in the deck and under it. */
export const powersLeft = (t: Tables, s: State): number =>
  countWhere(t, s, IN_DECK) + countWhere(t, s, UNDER, OFFERED - 1);

/** The kinds of powers at a place of the state. */
function kindsAt(t: Tables, s: State, place: number): number[] {
  return [...(t.powers?.kinds ?? [])].filter((_, i) => s.data[t.layout.powers + i] === place);
}

/** The kinds of a seat's powers. */
export const powersOf = (t: Tables, s: State, seat: number): number[] => kindsAt(t, s, seat + 1);
/** Those that the seat that acts is offered, that it has picked among them, and those that a seat knows to lie under the others. */
export const offered = (t: Tables, s: State): number[] => kindsAt(t, s, OFFERED);
export const picked = (t: Tables, s: State): number[] => kindsAt(t, s, PICKED);
export const givenBack = (t: Tables, s: State, seat: number): number[] => kindsAt(t, s, UNDER + seat);

/** Gives a seat a power, which is in force from now on. */
export function takePower(t: Tables, s: State, seat: number, index: number): void {
  if (t.powers === null) return;
  const kind = t.powers.kinds[index];
  s.data[t.layout.powers + index] = seat + 1;
  // Playtests count who has which power as they count cards gained.
  s.data[seatBase(t, seat) + t.layout.gainedTally + kind] = 1;
  // What a secret one does would show which it is.
  if (t.hasLasting[kind] === 1 && !t.powers.secret) addLasting(t, s, kind, kind, seat);
}

/** For positions laid out by hand: no seat has any; if a deck is given, the others lie under it. */
export function clearPowers(t: Tables, s: State, deck: readonly number[] | undefined): void {
  t.powers?.kinds.forEach((kind, i) => {
    for (let seat = 0; seat < t.seats; seat++) s.data[seatBase(t, seat) + t.layout.gainedTally + kind] = 0;
    s.data[t.layout.powers + i] = deck === undefined || deck.includes(kind) ? IN_DECK : UNDER + t.seats;
  });
}

/** Deals powers at the beginning; whether that is done. If seats choose, it is the turn of the last one now. */
export function dealPowers(t: Tables, s: State): boolean {
  if (t.powers === null) return true;
  if (t.powers.chosen) {
    s.data[SEAT] = t.seats - 1;
    offerPowers(t, s, t.powers);
    return false;
  }
  for (let seat = 0; seat < t.seats; seat++)
    for (let n = 0; n < t.powers.keep[0]; n++) {
      const index = t.powers.drawn ? drawOne(t, s) : seat;
      takePower(t, s, seat, index);
      logPower(t, s, 'power', seat, index, true);
    }
  return true;
}

/** Whether seats are choosing powers, before first rails are laid: the first seat is the last to choose. */
export function isChoosingPower(t: Tables, s: State): boolean {
  return t.powers?.chosen === true && s.data[TURN] === 0 && powerCount(t, s, 0) === 0;
}

/** Chance deals the seat at hand some powers to choose from, or it chooses from all that nobody has. */
function offerPowers(t: Tables, s: State, { offer, kinds }: PowerCode): void {
  if (offer > 0) drawPowers(t, s, s.data[SEAT], offer);
  else
    for (let i = 0; i < kinds.length; i++)
      if (s.data[t.layout.powers + i] === IN_DECK) s.data[t.layout.powers + i] = OFFERED;
}

/** Chance deals a seat so many powers to choose from, if there are as many; returns how many. */
export function drawPowers(t: Tables, s: State, seat: number, count: number): number {
  let n = 0;
  for (; n < count && powersLeft(t, s) > 0; n++) {
    const index = drawOne(t, s);
    s.data[t.layout.powers + index] = OFFERED;
    logPower(t, s, 'offer', seat, index, false);
  }
  return n;
}

/** One by chance; once the deck is used up, of those under it, which are the deck then. */
function drawOne(t: Tables, s: State): number {
  const { powers } = t.layout;
  if (countWhere(t, s, IN_DECK) === 0)
    for (let i = powers; i < powers + (t.powers?.kinds.length ?? 0); i++)
      if (s.data[i] >= UNDER && s.data[i] < OFFERED) s.data[i] = IN_DECK;
  let left = randomBelow(s.rng, countWhere(t, s, IN_DECK));
  let index = 0;
  while (s.data[powers + index] !== IN_DECK || left-- > 0) index++;
  return index;
}

/** Choices of a seat that keeps at least so many of those offered: their kinds, picked in this order; then, to keep no more of them. */
export function powerChoices(t: Tables, s: State, least: number, out: Int16Array): number {
  if (t.powers === null) return 0;
  const { kinds } = t.powers;
  const from = afterPicked(t, s, kinds.length);
  const missing = least - countWhere(t, s, PICKED);
  let left = 0;
  for (let i = from; i < kinds.length; i++) if (s.data[t.layout.powers + i] === OFFERED) left++;
  let n = 0;
  // The rest must suffice once one is picked.
  for (let i = from; i < kinds.length; i++)
    if (s.data[t.layout.powers + i] === OFFERED && left-- >= missing) out[n++] = kinds[i];
  if (missing <= 0) out[n++] = t.kinds;
  return n;
}

function afterPicked(t: Tables, s: State, kinds: number): number {
  let from = kinds;
  while (from > 0 && s.data[t.layout.powers + from - 1] !== PICKED) from--;
  return from;
}

/** How many are kept, for people: at least and at most. */
export function powerDetail(t: Tables, s: State, least: number, most: number): Record<string, number> {
  const done = countWhere(t, s, PICKED);
  const all = done + countWhere(t, s, OFFERED);
  return { picked: done, atLeast: least, upTo: Math.min(most, all), offered: all };
}

/** The seat picks a kind, or none with the number of kinds; whether it has done so, and has its powers. */
export function pickPower(t: Tables, s: State, seat: number, choice: number, most: number): boolean {
  if (t.powers === null) return true;
  const { kinds } = t.powers;
  const { powers } = t.layout;
  if (choice < t.kinds) s.data[powers + kinds.indexOf(choice)] = PICKED;
  if (choice < t.kinds && countWhere(t, s, PICKED) < most)
    for (let i = afterPicked(t, s, kinds.length); i < kinds.length; i++)
      if (s.data[powers + i] === OFFERED) return false;
  keepPowers(t, s, seat, false, s.data[TURN] > 0 || t.powers.offer > 0);
  return true;
}

/** The seat keeps all those offered, unasked, or those picked; the others go under the deck, or back into it. */
export function keepPowers(t: Tables, s: State, seat: number, all: boolean, under: boolean): void {
  for (let i = 0; i < (t.powers?.kinds.length ?? 0); i++) {
    const at = s.data[t.layout.powers + i];
    if (at === PICKED || (all && at === OFFERED)) {
      takePower(t, s, seat, i);
      logPower(t, s, 'power', seat, i, all);
    } else if (at === OFFERED) s.data[t.layout.powers + i] = under ? UNDER + seat : IN_DECK;
  }
}

/** At the beginning, the seat at hand chooses; whether it was the last to do so. */
export function choosePower(t: Tables, s: State, choice: number): boolean {
  const seat = s.data[SEAT];
  if (t.powers === null || !pickPower(t, s, seat, choice, t.powers.keep[1])) return false;
  if (seat === 0) return true;
  s.data[SEAT] = seat - 1;
  offerPowers(t, s, t.powers);
  return false;
}

function logPower(
  t: Tables,
  s: State,
  type: 'offer' | 'power',
  seat: number,
  index: number,
  unasked: boolean,
): void {
  if (s.events === null || t.powers === null) return;
  const { secret, kinds } = t.powers;
  log(s, {
    type,
    seat,
    card: t.ids[kinds[index]],
    ...(unasked && { unasked }),
    ...(secret && { secret }),
  });
}

/** Deals what a viewer does not know of secret powers again: those of other seats, those they are offered, and those in the deck. */
export function redealPowers(t: Tables, s: State, viewer: number, acting: number, rng: RngWords): void {
  if (t.powers === null || !t.powers.secret || s.data[END] > 0) return;
  const { kinds } = t.powers;
  const { powers } = t.layout;
  const isKnown = (at: number): boolean =>
    at === viewer + 1 || at === UNDER + viewer || (at >= OFFERED && acting === viewer);
  const hidden = [...kinds.keys()].filter((i) => viewer >= t.seats || !isKnown(s.data[powers + i]));
  // In an order that does not depend on which is where.
  const places = hidden.map((i) => s.data[powers + i]).sort((a, b) => a - b);
  for (const i of hidden) {
    const at = (s.data[powers + i] = places.splice(randomBelow(rng, places.length), 1)[0]);
    for (let seat = 0; seat < t.seats; seat++)
      s.data[seatBase(t, seat) + t.layout.gainedTally + kinds[i]] = at === seat + 1 ? 1 : 0;
  }
}

/** Whether a viewer may not know the powers of a seat. */
export function arePowersHidden(t: Tables, s: State, seat: number, viewer: number | undefined): boolean {
  return t.powers?.secret === true && viewer !== undefined && viewer !== seat && s.data[END] <= 0;
}

/** What a power is worth to a seat in this position, at the end of the game or before. */
export function powerWorth(t: Tables, s: State, seat: number, kind: number): number {
  const more = t.powers?.endPoints[kind] ?? NONE;
  return t.points[kind] + (more === NONE ? 0 : evalAmount(t, s, seat, 0, more));
}

/** Points of a seat's powers; of secret ones once the game is over. */
export function powerScore(t: Tables, s: State, seat: number): number {
  if (t.powers === null || (t.powers.secret && s.data[END] <= 0)) return 0;
  const { kinds } = t.powers;
  let sum = 0;
  for (let i = 0; i < kinds.length; i++)
    if (s.data[t.layout.powers + i] === seat + 1) sum += powerWorth(t, s, seat, kinds[i]);
  return sum;
}
