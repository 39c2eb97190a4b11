// What is said of learned players, in English.
import { counted as n } from './count.ts';

export const EN_LEARNED = {
  about:
    'they found out by themselves what these cards and this map are good for. The lower the level, the more often they choose something worse.',
  learning: (seats: number): string =>
    `Nobody has finished learning this setup for ${seats} yet. A player learns it now, in this browser, by playing itself. Begin whenever you like: it plays as well as it can by then.`,
  bar: 'Games learned from',
  begins: 'Getting ready …',
  progress: (games: string, of: string): string => `${games} of ${of} games`,
  unknown: 'finding out how long it takes',
  left: (seconds: number): string =>
    seconds < 50 ? 'less than a minute left' : `about ${n(Math.round(seconds / 60), 'minute')} left`,
  strength: (won: string, low: string, high: string, bot: string): string =>
    `wins ${won}% against “${bot}” (${low} to ${high}%)`,
  sentence: (strength: string): string => `It ${strength}.`,
  learnedHere: (games: string): string => `The player learned in this browser, from ${games} games.`,
  fromFile: (name: string, games: string): string =>
    `The player comes from ${name}, learned from ${games} games.`,
  changed:
    'It learned this setup otherwise: with another market, other rules, or before a change. Cards it has not met it knows by what they do only.',
  foreign: (setup: string): string =>
    `It learned ${setup}. Cards and cells it has not met it knows by what they do only.`,
  general: (markets: string): string =>
    `It learned ${markets} markets, and this setup not in particular: it plays well at once, and better once it has learned on here.`,
  there: (strength: string): string => `At what it learned it ${strength}.`,
  otherSeats: (counts: string): string => `It learned for ${counts} players.`,
  notKept: 'This browser has no room for it, so it is gone when the page is closed. Save it as a file.',
  none: 'Nobody has learned this setup yet.',
  alone: 'A player learns from games against others, so it takes two or more.',
  ended: (reason: string): string => `The learning stopped: ${reason}`,
  stop: 'Stop learning',
  learn: 'Learn it now',
  goOn: 'Go on learning',
  open: 'Take one from a file',
  save: 'Save as file',
  damaged: (reason: string): string => `This file is no player that can be used. ${reason}`,
  otherGame: (game: string): string => `This player plays ${game}.`,
  gone: 'The learned player of this game is not in this browser any more. The usual bot plays instead.',
  dropped:
    'This is a learned player. Choose a setup, give a seat to a learned player, and take it from the file there.',
};
