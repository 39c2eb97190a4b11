// Game of Trains as the content package knows it: its folders, their schemas, its checks, its setups.
import { TASTE_KIND, type GamePlugin } from '../game-plugin.ts';
import { TestsSchema } from '../schema/tests.ts';
import { checkPack } from './check-pack.ts';
import { resolveGameOfTrains } from './resolve.ts';
import { AbilitiesSchema } from './schema/abilities.ts';
import { DeckSchema } from './schema/deck.ts';
import { GameOfTrainsRulesSchema } from './schema/rules.ts';
import { GameOfTrainsSetupSchema } from './schema/setup.ts';

export const GAME_OF_TRAINS: GamePlugin = {
  game: 'game-of-trains',
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
    TASTE_KIND,
    { folder: 'tests', noun: 'test', schema: TestsSchema, schemaName: 'tests', items: 'none' },
  ],
  check: checkPack,
  resolve: resolveGameOfTrains,
};
