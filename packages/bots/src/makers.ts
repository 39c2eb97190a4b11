// Makes the hand-written bots of a game.
import type { Bot, BotSpec } from './bot.ts';
import { createRandomBot } from './random.ts';
import { budgetOf } from './search/budget.ts';
import { createSearchBot } from './search/search-bot.ts';

/** Undefined if the spec is not for it. */
export type Maker = (seed: number, spec: BotSpec) => Bot | undefined;

/** By the name of the bot. */
export type Makers = ReadonlyMap<string, Maker>;

/** Undefined if there is no such bot among them; random plays everything. */
export function makeBot(makers: Makers | undefined, spec: BotSpec, seed: number): Bot | undefined {
  if (spec.bot === 'random') return createRandomBot(seed);
  const maker = makers?.get(spec.bot);
  if (maker === undefined || spec.imagines === undefined) return maker?.(seed, spec);
  const imagined = makeBot(makers, { name: spec.imagines, bot: spec.imagines }, seed);
  return imagined && { ...createSearchBot(seed, () => imagined, budgetOf(spec)), name: spec.name };
}
