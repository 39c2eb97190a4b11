// English texts about learned players.
import { counted as n } from './count.ts';

export const EN_LEARNED = {
  about:
    'they worked out on their own what these cards and this map are good for. The lower the level, the more often they choose a weaker move.',
  learning: (seats: number): string =>
    `No player has finished learning this setup for ${seats} yet. One is learning it now, in this browser, by playing itself. Start whenever you like: it will play as well as it can by then.`,
  bar: 'Games to learn from',
  begins: 'Getting ready …',
  progress: (games: string, of: string): string => `${games} of ${of} games`,
  unknown: 'estimating the time',
  left: (seconds: number): string =>
    seconds < 50 ? 'less than a minute left' : `about ${n(Math.round(seconds / 60), 'minute')} left`,
  strength: (won: string, low: string, high: string, bot: string): string =>
    `wins ${won}% against “${bot}” (${low} to ${high}%)`,
  sentence: (strength: string): string => `It ${strength}.`,
  learnedHere: (games: string): string => `The player learned in this browser, from ${games} games.`,
  fromFile: (name: string, games: string): string =>
    `The player comes from ${name}, learned from ${games} games.`,
  beganWith: (games: string): string => `It started from a player that had learned from ${games} games.`,
  changed:
    'It learned another version of this setup: with another market, with other rules, or before a change. It judges cards it has never seen only by what they do.',
  foreign: (setup: string): string =>
    `It learned ${setup}. It judges cards and cells it has never seen only by what they do.`,
  general: (markets: string): string =>
    `It learned ${markets} markets, but not this setup specifically: it plays well right away, and better once it has continued learning here.`,
  there: (strength: string): string => `On what it learned, it ${strength}.`,
  otherSeats: (counts: string): string => `It learned for ${counts} players.`,
  notKept: 'This browser has no space for it, so it will be lost when you close the page. Save it as a file.',
  none: 'No player has learned this setup yet.',
  alone: 'A player learns from games against others, so it needs two or more seats.',
  ended: (reason: string): string => `Learning stopped: ${reason}`,
  stop: 'Stop learning',
  learn: 'Learn it now',
  goOn: 'Continue learning',
  open: 'Load one from a file',
  save: 'Save as file',
  damaged: (reason: string): string => `This file is not a usable player. ${reason}`,
  otherGame: (game: string): string => `This player plays ${game}.`,
};
