// Trains, as the content package sees it.
import { TRAINS_END_REASONS, type TrainsDefinition } from '@railwright/engine';
import type { GameModule } from '../game-module.ts';
import { visibleItems } from '../packs/library.ts';
import type { Item } from '../packs/model.ts';
import { LocaleSchema } from '../schema/locale.ts';
import { catalogCards, mapOf } from './cards/catalog.ts';
import { loadWordings } from './card-checks/wording-numbers.ts';
import { checkTrainsPack } from './check-pack.ts';
import { trainsPool } from './setup/market-pool.ts';
import { resolveTrains } from './setup/resolve-trains.ts';
import { CardsSchema } from './schema/cards.ts';
import { MapSchema } from './schema/map.ts';
import { RulesSchema, type RulesData } from './schema/rules.ts';
import { SetupSchema } from './schema/setup.ts';
import { StrategySchema } from './schema/strategy.ts';
import { STRATEGIES } from './strategy/module.ts';
import { switchesOf } from './cards/vocabulary.ts';
import { TRAINS_LANGUAGE } from './tests/language.ts';
import { trainsNames } from './tests/names.ts';

export const TRAINS: GameModule = {
  title: 'Trains',
  kinds: [
    { folder: 'maps', noun: 'map', schema: MapSchema, schemaName: 'map', items: 'file' },
    {
      folder: 'cards',
      noun: 'card',
      schema: CardsSchema,
      schemaName: 'cards',
      items: { list: 'cards' },
      hasEffects: true,
    },
    { folder: 'rules', noun: 'rules file', schema: RulesSchema, schemaName: 'rules', items: 'file' },
    { folder: 'setups', noun: 'setup', schema: SetupSchema, schemaName: 'setup', items: 'file' },
    {
      folder: 'strategies',
      noun: 'strategy',
      schema: StrategySchema,
      schemaName: 'strategy',
      items: 'file',
    },
    { folder: 'locales', noun: 'locale', schema: LocaleSchema, schemaName: 'locale', items: 'file' },
  ],
  played: 'cards',
  ends: TRAINS_END_REASONS,
  prepare: loadWordings,
  check: checkTrainsPack,
  resolve: resolveTrains,
  pool: trainsPool,
  market: (definition) =>
    (definition as TrainsDefinition).cards.map(({ id, name, cost, supply, notForSale }) => ({
      id,
      name,
      cost,
      forSale: supply !== undefined && notForSale !== true,
    })),
  switches: (pack) => switchesOf([...visibleItems(pack, 'rules').values()] as Item<RulesData>[]),
  cards: catalogCards,
  map: mapOf,
  strategies: STRATEGIES,
  tests: { language: TRAINS_LANGUAGE, names: trainsNames },
};
