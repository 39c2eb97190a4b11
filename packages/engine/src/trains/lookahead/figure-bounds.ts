// Numbers of cards while looking ahead, and how many different ones there are: of cards that surely are there, and of all that may be (T36).
import { numbersOf } from '../effects/figures.ts';
import { selectionBase } from '../effects/selections.ts';
import { AMOUNT_OPS, type AmountCode, type CardsCode, type FilterCode } from '../state/codes.ts';
import { ASIDE, DECK, DISCARD, HAND } from '../state/layout.ts';
import type { Lookahead } from '../state/tables.ts';
import { zoneCount } from '../state/zones.ts';
import { couldBe, mayHold, unknownAt } from './unknown-cards.ts';

/** Whether a kind may match a filter, or surely does: see intervals.ts. */
type Fits = (l: Lookahead, f: FilterCode, kind: number, may: boolean) => boolean;

/** The minimum or maximum. */
export function cardsBound(l: Lookahead, a: AmountCode, c: CardsCode, most: boolean, fits: Fits): number {
  if (c.from === 'self') return 0;
  if (a.sets.length > 0) return varietyBound(l, a, c, most, fits);
  const numbers = numbersOf(l.t, a);
  const unknown = unknownCount(l, c);
  let isSure = false;
  let highSure = 0;
  let lowSure = 0;
  let isMaybe = false;
  let highMaybe = 0;
  let lowMaybe = 0;
  let least = 0;
  let greatest = 0;
  for (let k = 0; k < l.t.kinds; k++) {
    const number = numbers[k];
    const known = fitsKnown(l, c, k, true, fits);
    const sure = fitsKnown(l, c, k, false, fits);
    if (sure > 0) {
      highSure = isSure ? Math.max(highSure, number) : number;
      lowSure = isSure ? Math.min(lowSure, number) : number;
      isSure = true;
    }
    least += number > 0 ? sure * number : known * number;
    greatest += number > 0 ? known * number : sure * number;
    if (known === 0 && !mayBeThere(l, c, k, fits)) continue;
    highMaybe = isMaybe ? Math.max(highMaybe, number) : number;
    lowMaybe = isMaybe ? Math.min(lowMaybe, number) : number;
    isMaybe = true;
  }
  switch (AMOUNT_OPS[a.op]) {
    case 'highest':
      return most ? highMaybe : highSure;
    case 'lowest':
      if (most) return isSure ? lowSure : highMaybe;
      return isSure ? lowMaybe : 0;
    default:
      return most ? greatest + unknown * Math.max(0, highMaybe) : least + unknown * Math.min(0, lowMaybe);
  }
}

function varietyBound(l: Lookahead, { sets }: AmountCode, c: CardsCode, most: boolean, fits: Fits): number {
  let count = 0;
  for (let i = 0; i < sets.length; i++) {
    let found = false;
    for (let k = 0; k < l.t.kinds && !found; k++)
      found = sets[i][k] === 1 && (fitsKnown(l, c, k, most, fits) > 0 || (most && mayBeThere(l, c, k, fits)));
    if (found) count++;
  }
  return count;
}

/** Cards of a kind that are known to be there and may match, or surely do and stay. */
function fitsKnown(l: Lookahead, c: CardsCode, kind: number, may: boolean, fits: Fits): number {
  const { t, s, seat, level } = l;
  const isSelection = c.from === 'selection';
  // Drawn cards leave the deck, which may first take in the discard pile.
  if (!may && !isSelection && l.taken > 0 && (c.zone === DECK || c.zone === DISCARD)) return 0;
  const count = isSelection
    ? s.data[selectionBase(t, level, c.selection) + kind]
    : zoneCount(t, s, seat, c.zone, kind);
  return count > 0 && (c.filter === null || fits(l, c.filter, kind, may)) ? count : 0;
}

/** Whether a card that is not known yet may be such a one. */
function mayBeThere(l: Lookahead, c: CardsCode, kind: number, fits: Fits): boolean {
  if (unknownCount(l, c) === 0 || (c.filter !== null && !fits(l, c.filter, kind, true))) return false;
  if (c.from === 'selection') return mayHold(l, c.selection, kind);
  return c.zone === DECK ? zoneCount(l.t, l.s, l.seat, DISCARD, kind) > 0 : couldBe(l, kind);
}

/** Cards there at most that are not known yet. */
function unknownCount(l: Lookahead, c: CardsCode): number {
  if (c.from === 'selection') return l.unknown[unknownAt(l, c.selection)];
  if (c.zone === HAND) return l.drawn;
  return c.zone === ASIDE || c.zone === DECK ? l.taken : 0;
}
