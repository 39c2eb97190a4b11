// Why a card in hand would have no effect, in a sentence.
import type { State, TrainsGame, WhyNot } from '@railwright/engine';
import type { CardBook } from './cards.ts';

/** Why a card in hand would have no effect if played now; undefined if its effect is possible, or if it has none. */
export function whyNoEffect(
  game: TrainsGame,
  state: State,
  book: CardBook,
  card: string,
): string | undefined {
  const why: WhyNot | undefined = game.whyNoEffect(state, card);
  return why && book.noEffect(card, why);
}
