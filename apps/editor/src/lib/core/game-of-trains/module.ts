// Game of Trains in the studio: setups with a deck, rules, decks and abilities.
import { GAME_OF_TRAINS_ENDS } from '@railwright/engine';
import { extendingRules } from '../content/extending-rules.ts';
import type { GameModule } from '../game-module.ts';

export const GAME_OF_TRAINS: GameModule = {
  ends: GAME_OF_TRAINS_ENDS,
  newFiles: {
    setups: {
      noun: 'Setup',
      schema: 'game-of-trains-setup',
      fresh: ({ id, title, first }) => ({ id, title, rules: first('rules'), deck: first('decks') }),
    },
    rules: { noun: 'Rules', schema: 'game-of-trains-rules', copies: true, fresh: extendingRules },
    decks: {
      noun: 'Deck',
      schema: 'game-of-trains-deck',
      copies: true,
      fresh: ({ id, title }) => ({ id, title, count: 2, railcars: {} }),
    },
    abilities: {
      noun: 'Abilities',
      schema: 'game-of-trains-abilities',
      fresh: ({ id, title }) => ({ abilities: [{ id, name: title, steps: [{ swap: { distance: 1 } }] }] }),
    },
  },
};
