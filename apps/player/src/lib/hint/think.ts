// What a bot thinks of each legal choice of a position.
import { createBot } from '@railwright/bots';
import { createGame, State } from '@railwright/engine';
import type { HintQuestion, WeighedText } from './messages.ts';

/** The likeliest first; none if the bot does not weigh choices. */
export function think({ definition, seats, bot, data, rng, seed }: HintQuestion): WeighedText[] {
  const game = createGame(definition, seats);
  const state = new State(data.length);
  state.data.set(data);
  state.rng.set(rng);
  const legal = new Int16Array(game.maxChoices);
  const count = game.legalChoices(state, legal);
  const weighed = createBot(game.name, bot, seed)?.weigh?.(game, state, legal, count) ?? [];
  return weighed
    .map(({ choice, ...rest }) => ({ text: game.formatChoice(state, choice), ...rest }))
    .sort((a, b) => b.chance - a.chance || b.tries - a.tries);
}
