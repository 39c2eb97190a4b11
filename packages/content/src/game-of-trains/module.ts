// Game of Trains as the content package knows it: its folders, their schemas, its checks, its setups.
import { GAME_OF_TRAINS_ENDS } from '@railwright/engine';
import type { GameModule } from '../game-module.ts';
import { checkPack } from './check-pack.ts';
import { resolveGameOfTrains } from './resolve.ts';
import { AbilitiesSchema } from './schema/abilities.ts';
import { DeckSchema } from './schema/deck.ts';
import { GameOfTrainsRulesSchema } from './schema/rules.ts';
import { GameOfTrainsSetupSchema } from './schema/setup.ts';
import { GAME_OF_TRAINS_LANGUAGE } from './tests/language.ts';
import { gameOfTrainsNames } from './tests/names.ts';

export const GAME_OF_TRAINS: GameModule = {
  title: 'Game of Trains',
  kinds: [
    {
      folder: 'abilities',
      noun: 'ability',
      schema: AbilitiesSchema,
      schemaName: 'game-of-trains-abilities',
      items: { list: 'abilities' },
    },
    { folder: 'decks', noun: 'deck', schema: DeckSchema, schemaName: 'game-of-trains-deck', items: 'file' },
    {
      folder: 'rules',
      noun: 'rules file',
      schema: GameOfTrainsRulesSchema,
      schemaName: 'game-of-trains-rules',
      items: 'file',
    },
    {
      folder: 'setups',
      noun: 'setup',
      schema: GameOfTrainsSetupSchema,
      schemaName: 'game-of-trains-setup',
      items: 'file',
    },
  ],
  played: 'abilities',
  ends: GAME_OF_TRAINS_ENDS,
  check: checkPack,
  resolve: resolveGameOfTrains,
  tests: { language: GAME_OF_TRAINS_LANGUAGE, names: gameOfTrainsNames },
};
