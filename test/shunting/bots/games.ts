// Who makes the bots of each game, and a greedy one for Shunting.
import type { Bot } from '../../../packages/bots/src/bot.ts';
import type { GameModule } from '../../../packages/bots/src/game-module.ts';
import { GAMES as SHIPPED } from '../../../packages/bots/src/games.ts';

/** Takes what is worth more now, whatever comes after. */
const createGreedy = (): Bot => ({
  name: 'greedy',
  choose(game, s, legal, count) {
    const row = game.viewFor(s, game.seatToAct(s))['row'] as readonly number[];
    return legal[count === 2 && (row.at(-1) ?? 0) > (row[0] ?? 0) ? 1 : 0] ?? 0;
  },
});

export const GAMES = {
  ...SHIPPED,
  shunting: { bots: new Map([['greedy', createGreedy]]) },
} satisfies Readonly<Record<string, GameModule>>;
