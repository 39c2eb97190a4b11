// Rows of the market: some cards of a deck lie open, and whenever one leaves, the next takes its place. The open cards of a kind are its
// pile in the supply, so whatever buys, gains or counts goes on as with piles. The deck has no order: which card comes next is drawn at
// random when it is turned up, so nothing in a state tells it. Ruling T38.
import { randomBelow } from '../../core/rng.ts';
import type { State } from '../../core/state.ts';
import type { RowsCode } from '../state/setup-codes.ts';
import { logCard } from '../state/events.ts';
import { EMPTY_PILES, SEAT, SUPPLY_COUNTS } from '../state/layout.ts';
import { NONE, type Tables } from '../state/tables.ts';
import { countEmptyPiles, countOf } from '../state/zones.ts';

/** At the start, all cards of rows are in their decks, and the first of them are turned up. */
export function dealRows(t: Tables, s: State, { kinds }: RowsCode): void {
  const { rowDecks } = t.layout;
  for (const row of kinds.keys()) {
    for (const kind of kinds[row]) {
      s.data[rowDecks + kind] = t.supply[kind];
      s.data[SUPPLY_COUNTS + kind] = 0;
    }
    while (turnUp(t, s, row) !== NONE);
  }
}

/** After cards have left the supply or come back to it: rows with too few open cards are filled, and empty piles counted. */
export function supplyChanged(t: Tables, s: State): void {
  if (t.rows !== null)
    for (let row = 0; row < t.rows.kinds.length; row++)
      for (let kind = turnUp(t, s, row); kind !== NONE; kind = turnUp(t, s, row))
        if (s.events !== null) logCard(t, s, 'refill', s.data[SEAT], kind);
  s.data[EMPTY_PILES] = countEmptyPiles(t, s);
}

/** Turns up a card of a row that shows too few, and returns its kind; NONE if enough lie open or none is left. */
function turnUp(t: Tables, s: State, row: number): number {
  const { kinds, show } = t.rows as RowsCode;
  const d = s.data;
  const own = kinds[row];
  if (countOf(s, own, SUPPLY_COUNTS) >= show[row]) return NONE;
  const deck = t.layout.rowDecks;
  const left = countOf(s, own, deck);
  if (left === 0) return NONE;
  let rest = randomBelow(s.rng, left);
  let i = 0;
  while ((rest -= d[deck + own[i]]) >= 0) i++;
  d[deck + own[i]]--;
  d[SUPPLY_COUNTS + own[i]]++;
  return own[i];
}

/** Cards left of a kind's pile, or of its whole row. */
export function pileLeft(t: Tables, s: State, kind: number): number {
  const { rowDecks } = t.layout;
  const row = t.rows === null ? NONE : t.rows.of[kind];
  if (t.rows === null || row === NONE) return s.data[SUPPLY_COUNTS + kind];
  return countOf(s, t.rows.kinds[row], SUPPLY_COUNTS) + countOf(s, t.rows.kinds[row], rowDecks);
}
