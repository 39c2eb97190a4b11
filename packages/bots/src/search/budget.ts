// How long a search thinks, from the settings of its bot.
import type { BotSpec } from '../bot.ts';
import type { SearchBudget } from './search-bot.ts';

export function budgetOf({ iterations, milliseconds }: BotSpec): SearchBudget | undefined {
  if (iterations !== undefined) return { iterations };
  return milliseconds === undefined ? undefined : { milliseconds };
}
