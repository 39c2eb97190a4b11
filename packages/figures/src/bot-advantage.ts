// How far the best or worst bot is from even chances.
import { WIN } from './win.ts';
import type { ShareFigure } from './figure.ts';
import { SEQUENCE } from './intervals.ts';

export const botAdvantage = {
  figure: 'botAdvantage',
  of: 'games',
  title: 'Advantage of a bot',
  definition:
    'Win share of a seat with the bot minus even chances (1 / seats), for the bot that is furthest from them.',
  interval: `${SEQUENCE} The intervals of all bots hold at once, each with its part of the 5%.`,
  example: 'Two seats, bot A wins 70 of 100 games and B 30: 0.70 - 0.5 = +0.20.',
  aboveEven: true,
  shares: ({ bots }) =>
    [...bots].map(([bot, { wins, games }]) => ({ item: bot, hits: wins / WIN, count: games })),
  compared: (bots) =>
    bots.length < 2 ? [] : bots.map((bot) => ({ name: `wins of ${bot}`, value: ({ wonBy }) => wonBy(bot) })),
} as const satisfies ShareFigure;
