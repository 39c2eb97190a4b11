// Why something cannot be chosen now, in a sentence. What can be chosen, the engine alone says.
import type { CellDefinition, TrainsDefinition, TrainsView } from '@railwright/engine';
import { distance } from '@railwright/hex';
import { nameIn, words } from '../text/words.svelte.ts';
import type { CardBook } from './cards.ts';
import { surchargeOf, valueAt } from './surcharge.ts';
import { trainsWords } from './words.ts';

export interface Situation {
  readonly definition: TrainsDefinition;
  readonly view: TrainsView;
  readonly book: CardBook;
  /** The person at the screen. */
  readonly seat: number;
  readonly reviewing: boolean;
  readonly seatName: (seat: number) => string;
}

/** What stands in the way of everything: somebody else's turn, an open effect. Undefined in the own turn. */
function general({ view, book, seat, reviewing, seatName }: Situation): string | undefined {
  const { over, reviewing: looksBack, notYourTurn } = words().why;
  const { why } = trainsWords();
  if (view.end !== undefined || !view.decision) return over;
  if (reviewing) return looksBack;
  const { decision } = view;
  if (decision.seat !== seat) return notYourTurn(seatName(decision.seat));
  if (decision.type === 'start') return why.startFirst;
  if (decision.type !== 'turn') return why.effectFirst(book.name(decision.card ?? ''));
  return undefined;
}

/** What the card whose effect is open asks for, in its own words. */
function inItsWords({ view, book }: Situation): string {
  const card = view.decision?.card ?? '';
  return trainsWords().why.cardSays(book.name(card), book.text(card).join(' '));
}

/** Whether the person at the screen is asked this. */
function isAsked({ view, seat, reviewing }: Situation, type: string): boolean {
  return !reviewing && view.decision?.seat === seat && view.decision.type === type;
}

export function whyNotPlay(now: Situation, card: string): string {
  const { why } = trainsWords();
  const { book } = now;
  if (isAsked(now, 'reaction'))
    return why.noReaction(book.name(card), book.name(now.view.decision?.card ?? ''));
  return general(now) ?? why.nothingToPlay(book.name(card));
}

export function whyNotBuy(now: Situation, id: string): string {
  const { why } = trainsWords();
  const { view, book } = now;
  const card = book.cards.get(id);
  const name = book.name(id);
  if (isAsked(now, 'gain') || isAsked(now, 'name')) return inItsWords(now);
  if (!card || card.notForSale) return why.notForSale(name);
  if ((valueAt(view.supply, id) ?? 0) === 0) return why.pileEmpty(name);
  return general(now) ?? why.needs(card.cost, view.coins);
}

export function whyNotCell(now: Situation, cell: CellDefinition): string {
  const { why } = trainsWords();
  const { definition, view } = now;
  const terrain = definition.map.terrains.find(({ id }) => id === cell.terrain);
  const closed = terrain?.cost === null ? why.closed(nameIn(terrain.name)) : undefined;
  const rails = valueAt(view.rails, cell.label) ?? [];
  if (isAsked(now, 'start')) return closed ?? (cell.remote !== undefined ? why.remoteStart : why.taken);
  if (isAsked(now, 'station')) return whyNoStation(now, cell);
  if (isAsked(now, 'rail')) return closed ?? whyNoRail(now, cell, rails);
  return general(now) ?? closed ?? why.noMapCard;
}

function whyNoStation(now: Situation, cell: CellDefinition): string {
  const { why } = trainsWords();
  const { view } = now;
  const stations = valueAt(view.stations, cell.label) ?? 0;
  if (view.stationsLeft === 0) return why.noStations;
  if (cell.city === undefined) return why.noCity;
  return stations >= cell.city ? why.noRoom(stations) : inItsWords(now);
}

function whyNoRail(now: Situation, cell: CellDefinition, rails: readonly number[]): string {
  const { why } = trainsWords();
  const { definition, view, seat } = now;
  if (rails.includes(seat)) return why.ownRail;
  if (view.seat[seat]?.railsLeft === 0) return why.noRails;
  const touching = touchingRails(now, cell);
  if (touching.length === 0) return why.notAdjacent;
  if (touching.every((other) => isCut(now, cell, other))) return why.barrier;
  const { total } = surchargeOf(definition, view, seat, cell);
  if (total !== null && total > view.coins) return why.needs(total, view.coins);
  return inItsWords(now);
}

/** Whether rails may be laid here, for what they cost: next to own rails and not where they lie already. */
export function isReachable(now: Situation, cell: CellDefinition): boolean {
  const own = (valueAt(now.view.rails, cell.label) ?? []).includes(now.seat);
  return !own && touchingRails(now, cell).some((other) => !isCut(now, cell, other));
}

/** Cells with own rails beside this one, barriers or not. */
function touchingRails({ definition, view, seat }: Situation, cell: CellDefinition): CellDefinition[] {
  return definition.map.cells.filter(
    (other) => distance(other, cell) === 1 && (valueAt(view.rails, other.label) ?? []).includes(seat),
  );
}

function isCut({ definition }: Situation, cell: CellDefinition, other: CellDefinition): boolean {
  return definition.map.barriers.some(
    ([a, b]) => (a === cell.label && b === other.label) || (b === cell.label && a === other.label),
  );
}
