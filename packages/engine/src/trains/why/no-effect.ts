// Why a card would do nothing.
import { cloneState, type State } from '../../core/state.ts';
import type { Game } from '../../core/game.ts';
import type { WhyNot } from './why-not.ts';

/**
 * Why the effect of a card in hand would do nothing if it were played now; undefined if it would do something, or there is none. Never
 * given where effects are done as far as possible.
 */
export function whyNoEffect(game: Game, state: State, card: string): WhyNot | undefined {
  const trial = cloneState(state);
  const choice = game.parseChoice(trial, `play ${card}`);
  if (choice < 0) return undefined;
  trial.events = [];
  game.applyChoice(trial, choice);
  const passedOver = trial.events.find((event) => event.type === 'not-applicable' && event['card'] === card);
  return passedOver?.['why'] as WhyNot | undefined;
}
