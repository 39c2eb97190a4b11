// The draw pile, the discard pile and the cards beside them (rulebook: "Other Rules"). The draw pile is a set without an
// order: a card is picked at random when it is drawn, so there is no order anybody could peek at.
import { randomBelow } from '../core/rng.ts';
import type { State } from '../core/state.ts';
import { add, DECK_COUNT, DISCARD_COUNT, read, STACKED } from './layout.ts';
import type { Table } from './table.ts';

/** The purpose of a draw. Cards of the deal have an event of their own. */
export type DrawReason = 'deal' | 'setup' | 'turn' | 'replacement';

/** Takes a card from the draw pile, or returns 0 when both piles are empty (G6). */
export function drawCard(t: Table, s: State, seat: number, reason: DrawReason): number {
  if (read(s, DECK_COUNT) === 0) reshuffle(t, s);
  const count = read(s, DECK_COUNT);
  if (count === 0) {
    if (s.events) s.events.push({ type: 'draw-skipped', seat, reason });
    return 0;
  }
  const last = t.layout.deck + count - 1;
  let at = last;
  if (read(s, STACKED) > 0) add(s, STACKED, -1);
  else at = t.layout.deck + randomBelow(s.rng, count);
  const card = read(s, at);
  s.data[at] = read(s, last);
  s.data[last] = 0;
  s.data[DECK_COUNT] = count - 1;
  if (s.events && reason !== 'deal') s.events.push({ type: 'draw', seat, reason, card: t.numberOf[card] });
  if (count === 1) reshuffle(t, s);
  return card;
}

/** Makes the discard pile the new draw pile: as soon as that is empty, or when a card is needed if both were. */
function reshuffle(t: Table, s: State): void {
  const { deck, discard, discardedBy } = t.layout;
  const count = read(s, DISCARD_COUNT);
  if (count === 0) return;
  for (let i = 0; i < count; i++) {
    s.data[deck + i] = read(s, discard + i);
    s.data[discard + i] = 0;
    s.data[discardedBy + i] = 0;
  }
  s.data[DECK_COUNT] = count;
  s.data[DISCARD_COUNT] = 0;
  if (s.events) s.events.push({ type: 'reshuffle', deck: count });
}

/** `by` is the only seat that sees the card go, or -1 when everybody does. */
export function discardCard(t: Table, s: State, card: number, by = -1): void {
  const count = read(s, DISCARD_COUNT);
  s.data[t.layout.discard + count] = card;
  s.data[t.layout.discardedBy + count] = by + 1;
  s.data[DISCARD_COUNT] = count + 1;
}

/** Puts a card face up beside the draw pile; it and its like go to the discard pile at once (G2). */
export function showCard(t: Table, s: State, card: number): void {
  const ability = t.abilityOf[card];
  const spot = t.layout.faceUp + ability;
  const like = read(s, spot);
  if (s.events) s.events.push({ type: 'face-up', card: t.numberOf[card], ability: t.abilities[ability]?.id });
  if (like === 0) {
    s.data[spot] = card;
    return;
  }
  s.data[spot] = 0;
  discardCard(t, s, like);
  discardCard(t, s, card);
  if (s.events)
    s.events.push({
      type: 'pair-discarded',
      ability: t.abilities[ability]?.id,
      cards: [t.numberOf[like], t.numberOf[card]],
    });
}
