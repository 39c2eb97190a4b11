// Bots at a table without pages: they make the choices that they make in the player.
import { createRng, type Game, type State } from '@railwright/engine';
import type { Bot, BotSpec } from './bot.ts';
import { fairCopy } from './fair-copy.ts';
import { createBot } from './registry.ts';

/**
 * Seats bots as the player does: from the same seed they make the same choices there and here. The function returns the choice of the
 * seat that is asked, which must have a bot.
 * @throws Error if there is no such bot
 */
export function seatBots(
  game: Game,
  specs: readonly (BotSpec | undefined)[],
  seed: number,
): (s: State, seat: number) => number {
  const rng = createRng(seed);
  const legal = new Int16Array(game.maxChoices);
  const bots = specs.map((spec, seat): Bot | undefined => spec && createBot(game.name, spec, seed + seat));
  for (const bot of bots) bot?.prepare?.(game);
  return (s, seat) => {
    const bot = bots[seat];
    if (!bot) throw new Error(`There is no bot at seat ${seat}.`);
    const seen = fairCopy(game, s, seat, rng);
    return bot.choose(game, seen, legal, game.legalChoices(seen, legal));
  };
}
