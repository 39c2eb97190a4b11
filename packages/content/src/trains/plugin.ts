// Trains, as the content package sees it.
import { TASTE_KIND, type GamePlugin } from '../game-plugin.ts';
import { visibleItems } from '../load/library.ts';
import type { Item } from '../model.ts';
import { LocaleSchema } from '../schema/locale.ts';
import { TestsSchema } from '../schema/tests.ts';
import { checkTrainsPack } from './check-pack.ts';
import { resolveTrains } from './resolve.ts';
import { CardsSchema } from './schema/cards.ts';
import { MapSchema } from './schema/map.ts';
import { RulesSchema, type RulesData } from './schema/rules.ts';
import { SetupSchema } from './schema/setup.ts';
import { StrategySchema, type StrategyData } from './schema/strategy.ts';
import { fitStrategy } from './strategy/fit-strategy.ts';
import { readStrategy } from './strategy/read-strategy.ts';
import { switchesOf } from './vocabulary.ts';

export const TRAINS: GamePlugin = {
  game: 'trains',
  kinds: [
    { folder: 'maps', noun: 'map', schema: MapSchema, schemaName: 'map', items: 'file' },
    { folder: 'cards', noun: 'card', schema: CardsSchema, schemaName: 'cards', items: { list: 'cards' } },
    { folder: 'rules', noun: 'rules file', schema: RulesSchema, schemaName: 'rules', items: 'file' },
    { folder: 'setups', noun: 'setup', schema: SetupSchema, schemaName: 'setup', items: 'file' },
    {
      folder: 'strategies',
      noun: 'strategy',
      schema: StrategySchema,
      schemaName: 'strategy',
      items: 'file',
    },
    TASTE_KIND,
    { folder: 'tests', noun: 'test', schema: TestsSchema, schemaName: 'tests', items: 'none' },
    { folder: 'locales', noun: 'locale', schema: LocaleSchema, schemaName: 'locale', items: 'file' },
  ],
  check: checkTrainsPack,
  resolve: resolveTrains,
  hasMarket: true,
  switches: (pack) => switchesOf([...visibleItems(pack, 'rules').values()] as Item<RulesData>[]),
  readStrategy: (strategy, library) => readStrategy(strategy as Item<StrategyData>, library),
  fitStrategy: (strategy, definition, library, sink) =>
    fitStrategy(strategy as Item<StrategyData>, definition, library, sink),
};
