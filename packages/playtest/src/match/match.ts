// A match: the same bots play a number of games with each other, and the outcome of every game is kept, so that two matches
// with the same seeds can be compared game by game. Ratings and improvement are made from matches.
import type { Bot, BotSpec } from '@railwright/bots';
import type { Game } from '@railwright/engine';
import type { GameSource } from '../game-source.ts';
import { botSeed, gameSeed } from '../seeds.ts';

export interface Match {
  /** One for each seat of the first game. With every game they move on by one seat. */
  readonly bots: readonly BotSpec[];
  /** Unsigned 32-bit integer. Games of the same seed and number have the same cards and the same chances. */
  readonly seed: number;
  /** Number of the first game. */
  readonly first: number;
  readonly games: number;
}

/** By game: what the first bot of the match had of the win (a win that k seats share is 1/k), and its lead in points. */
export interface MatchResult {
  readonly shares: readonly number[];
  readonly leads: readonly number[];
  /** Wins of seat 0, whoever sat there. */
  readonly firstSeat: number;
}

/** No game of the shipped rules comes near; a game that does will not end by itself. */
const MOST_CHOICES = 1_000_000;

/** @throws Error when a bot does not play this game, or a game does not end. */
export function playMatch(game: Game, match: Match, createBot: GameSource['createBot']): MatchResult {
  const s = game.createState();
  const legal = new Int16Array(game.maxChoices);
  const shares: number[] = [];
  const leads: number[] = [];
  let firstSeat = 0;
  for (let index = match.first; index < match.first + match.games; index++) {
    game.start(s, gameSeed(match.seed, index));
    const bots = seatBots(game, match, index, createBot);
    for (let made = 0, seat = game.seatToAct(s); seat >= 0; made++, seat = game.seatToAct(s)) {
      if (made === MOST_CHOICES) throw new Error(`Game ${index} was not over after ${made} choices.`);
      const count = game.legalChoices(s, legal);
      game.applyChoice(s, (bots[seat] as Bot).choose(game, s, legal, count));
    }
    const own = seatOf(match, index);
    shares.push(shareOf(game.winners(s), own));
    let best = -Infinity;
    for (let seat = 0; seat < game.seats; seat++)
      if (seat !== own) best = Math.max(best, game.score(s, seat));
    leads.push(game.score(s, own) - best);
    firstSeat += shareOf(game.winners(s), 0);
  }
  return { shares, leads, firstSeat };
}

/** The seat of the first bot of the match in a game. */
function seatOf({ bots }: Match, index: number): number {
  return (bots.length - (index % bots.length)) % bots.length;
}

function seatBots(game: Game, match: Match, index: number, createBot: GameSource['createBot']): Bot[] {
  return Array.from({ length: game.seats }, (_, seat) => {
    const spec = match.bots[(seat + index) % match.bots.length] as BotSpec;
    const bot = createBot(game.name, spec, botSeed(match.seed, index, seat));
    if (!bot) throw new Error(`No bot "${spec.name}" plays ${game.name}.`);
    return bot;
  });
}

function shareOf(winners: number, seat: number): number {
  if (((winners >> seat) & 1) === 0) return 0;
  let count = 0;
  for (let rest = winners; rest !== 0; rest &= rest - 1) count++;
  return 1 / count;
}
