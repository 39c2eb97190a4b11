// What bots are called.
import { parseLevel } from '../play/seats.ts';
import { nameIn, words } from './words.svelte.ts';
import type { BundledStrategy } from '../bundle/catalog.ts';

/** A bot, written as for a seat, in the chosen language: its level, or the title of a strategy. */
export function botName(bot: string, strategies: readonly BundledStrategy[] = []): string {
  const { form, learned } = words();
  const plan = strategies.find(({ id }) => id === bot);
  if (plan) return nameIn(plan.titles);
  const level = parseLevel(bot);
  if (level) return learned.level(learned.levels[level]);
  const [name = '', budget] = bot.split(':');
  const called = form.bots[name]?.[0] ?? name;
  const milliseconds = parseInt(budget ?? '', 10);
  return Number.isNaN(milliseconds) ? called : `${called}, ${form.seconds(milliseconds / 1000)}`;
}
