// Trains in the studio: setups on a map with a market, rules, and names in other languages.
import { TRAINS_END_REASONS } from '@railwright/engine';
import type { GameModule } from '../game-module.ts';
import { extendingRules } from '../model/extending-rules.ts';

export const TRAINS: GameModule = {
  ends: TRAINS_END_REASONS,
  hasCards: true,
  newFiles: {
    setups: {
      noun: 'Setup',
      schema: 'setup',
      fresh: ({ id, title, first }) => ({
        id,
        title,
        rules: first('rules'),
        map: first('maps'),
        market: { cards: [] },
      }),
    },
    rules: { noun: 'Rules', schema: 'rules', fresh: extendingRules },
    locales: {
      noun: 'Names and texts',
      schema: 'locale',
      fresh: ({ id, title }) => ({ id, title, language: 'fr', cards: {} }),
    },
  },
};
