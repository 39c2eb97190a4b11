// Strategies of Trains, as the content package sees them.
import type { StrategyFile, StrategyModule } from '../../game-module.ts';
import type { Item } from '../../packs/model.ts';
import type { StrategyData } from '../schema/strategy.ts';
import { fitStrategy } from './fit-strategy.ts';
import { strategyOfHabits } from './habit-strategy.ts';
import { readStrategy } from './read-strategy.ts';

export const STRATEGIES: StrategyModule = {
  read: (strategy, library) => readStrategy(strategy as Item<StrategyData>, library),
  fit: (strategy, definition, library, sink) =>
    fitStrategy(strategy as Item<StrategyData>, definition, library, sink),
  fromHabits: strategyOfHabits,
  onlyWith,
};

function onlyWith(strategy: StrategyFile, cards: readonly string[]): StrategyFile {
  const { buy } = strategy as StrategyData;
  const isSold = (card: string): boolean => cards.includes(card.slice(card.indexOf('/') + 1));
  const sold = buy?.filter((rule) => {
    const named = typeof rule === 'string' ? rule : rule.card;
    return named === undefined || [named].flat().some(isSold);
  });
  return { ...strategy, ...(sold && { buy: sold }) };
}
