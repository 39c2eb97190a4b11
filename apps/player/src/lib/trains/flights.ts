// Which cards move where, from the events of Trains.
import type { GameEvent } from '@railwright/engine';
import type { Flight } from '../view/flights.svelte.ts';
import { leadCategory, type CardBook } from './cards.ts';

/** The movements that `viewer` sees; cards in other hands stay hidden. */
export function trainsFlights(events: readonly GameEvent[], viewer: number, book: CardBook): Flight[] {
  return events.flatMap((event) => {
    const way = wayOf(event, event.seat === viewer);
    const id = event['card'];
    const card = typeof id === 'string' ? book.cards.get(id) : undefined;
    if (!way || !card) return [];
    return [{ label: book.name(card.id), color: `var(--rw-kind-${leadCategory(card.categories)})`, ...way }];
  });
}

function wayOf(event: GameEvent, own: boolean): Pick<Flight, 'from' | 'to'> | undefined {
  const { type, seat, card } = event;
  const them = `seat:${seat}`;
  const pile = `pile:${String(card)}`;
  switch (type) {
    case 'play':
      return { from: own ? [`card:${String(card)}`, 'hand'] : [them], to: ['play'] };
    case 'buy':
    case 'gain':
      return { from: [pile, 'market'], to: own ? [placeOf(event['to']), 'gained', 'discard'] : [them] };
    case 'draw':
      return own ? { from: ['deck'], to: ['hand'] } : undefined;
    case 'discard':
      return own ? { from: [`card:${String(card)}`, placeOf(event['from'])], to: ['discard'] } : undefined;
    case 'return':
      return { from: own ? [`card:${String(card)}`, 'hand'] : [them], to: [pile, 'market'] };
    default:
      return undefined;
  }
}

function placeOf(zone: unknown): string {
  return zone === 'deck-top' || zone === 'deck-bottom' ? 'deck' : typeof zone === 'string' ? zone : 'gained';
}
