// A match: the same bots play a number of games with each other. What the first of them had of every win is kept game by game,
// so that two matches with the same seeds can be compared; of the others sums. Ratings and improvement are made from matches.
import { nextChoice, type Bot, type BotSpec } from '@railwright/bots';
import type { Game, State } from '@railwright/engine';
import type { GameSource } from '../game-source.ts';
import { countBits, WIN } from '@railwright/figures';
import { botSeed, gameSeed } from '../seeds.ts';
import { seatingOf } from './seating.ts';

/** A number of games between fixed bots: plain JSON. The cards and chances of game number i depend on the seed alone. */
export interface Match {
  /** As many as there are seats; a bot may be there more than once. See `seatingOf` for who sits where. */
  readonly bots: readonly BotSpec[];
  /** Unsigned 32-bit integer. Games of the same seed and number have the same cards and the same chances. */
  readonly seed: number;
  /** Number of the first game. */
  readonly first: number;
  readonly games: number;
}

/** A win that k seats share is 1/k for each. Wins are added up in parts of a win, see `WIN`, so that sums are exact. */
export interface MatchResult {
  /** By game: what the first bot of the match had of the win. */
  readonly shares: readonly number[];
  /** By bot of the match: parts of wins in all games. */
  readonly wins: readonly number[];
  /** By bot of the match: points in all games. */
  readonly points: readonly number[];
  /** Parts of wins by seat. */
  readonly bySeat: readonly number[];
  /** Parts of wins of the seat with the first turn. */
  readonly begun: number;
  /** By bot of the match: games in which it had the first turn. */
  readonly firstGames: readonly number[];
  /** The same bots' parts of wins in those games. */
  readonly firstWins: readonly number[];
  /** Games without a winner. */
  readonly unwon: number;
}

/** No game of the shipped rules comes near; a game that does will not end by itself. */
const MOST_CHOICES = 1_000_000;

/**
 * `onEnd` sees the last position of each game.
 * @throws Error when a bot does not play this game, or a game does not end.
 */
export function playMatch(
  game: Game,
  match: Match,
  createBot: GameSource['createBot'],
  onEnd?: (s: State) => void,
): MatchResult {
  const s = game.createState();
  const legal = new Int16Array(game.maxChoices);
  const nothing = (): number[] => new Array<number>(game.seats).fill(0);
  const [wins, points, bySeat, shares] = [nothing(), nothing(), nothing(), [] as number[]];
  const [firstGames, firstWins] = [nothing(), nothing()];
  let begun = 0;
  let unwon = 0;
  for (let index = match.first; index < match.first + match.games; index++) {
    const entries = seatingOf(match.seed, index, game.seats);
    playGame(game, s, match, index, entries, createBot, legal);
    onEnd?.(s);
    const winners = game.winners(s);
    if (winners === 0) unwon++;
    entries.forEach((entry, seat) => {
      const won = partsOf(winners, seat);
      add(wins, entry, won);
      add(points, entry, game.score(s, seat));
      add(bySeat, seat, won);
      if (entry === 0) shares.push(won / WIN);
    });
    const first = game.playtestHooks?.firstSeat(s) ?? 0;
    begun += partsOf(winners, first);
    add(firstGames, entries[first] as number, 1);
    add(firstWins, entries[first] as number, partsOf(winners, first));
  }
  return { shares, wins, points, bySeat, begun, firstGames, firstWins, unwon };
}

function playGame(
  game: Game,
  s: State,
  match: Match,
  index: number,
  entries: readonly number[],
  createBot: GameSource['createBot'],
  legal: Int16Array,
): void {
  game.start(s, gameSeed(match.seed, index));
  const bots = entries.map((entry, seat) => {
    const spec = match.bots[entry] as BotSpec;
    const bot = createBot(game.name, spec, botSeed(match.seed, index, seat));
    if (!bot) throw new Error(`No bot "${spec.name}" plays ${game.name}.`);
    return bot;
  });
  for (let made = 0, seat = game.seatToAct(s); seat >= 0; made++, seat = game.seatToAct(s)) {
    if (made === MOST_CHOICES) throw new Error(`Game ${index} was not over after ${made} choices.`);
    game.applyChoice(s, nextChoice(bots[seat] as Bot, game, s, legal));
  }
}

function partsOf(winners: number, seat: number): number {
  return ((winners >> seat) & 1) === 0 ? 0 : WIN / countBits(winners);
}

function add(sums: number[], index: number, value: number): void {
  sums[index] = (sums[index] as number) + value;
}
