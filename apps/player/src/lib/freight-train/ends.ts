// When Freight Train ends, and how far that is.
import type { FreightTrainDefinition, FreightTrainView } from '@railwright/engine';
import type { Session } from '../play/session.ts';
import { freightWords } from './words.ts';

export function ends(session: Session): string[] {
  const { days } = (session.bundle.definition as FreightTrainDefinition).rules;
  const { day, deck } = session.view as FreightTrainView;
  const { goal, lastDay, deck: left } = freightWords();
  return [goal, `${lastDay(days.length, day)} ${left(deck.count)}.`];
}
