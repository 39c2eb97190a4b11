// Several players that learned the same game: how strong each is among the others, what they say of the first seat at their own tables and
// at mixed ones, and what they do otherwise. One learned player is one opinion.
import type { BotSpec } from '@railwright/bots';
import type { Game } from '@railwright/engine';
import type { GameSource } from '../game-source.ts';
import type { PopulationResult, PopulationShare } from './learning-result.ts';
import { playMatch, type Match, type MatchResult } from '../match/match.ts';
import { tablesOf } from '../rating/tables.ts';
import { wilson } from '@railwright/statistics';
import { WIN } from '@railwright/figures';

export interface Member {
  readonly name: string;
  readonly bot: BotSpec;
  /** The player when it had learned half as long. */
  readonly past?: BotSpec | undefined;
}

const SEED = 0x909;
const HABIT_GAMES = 200;

/** `games` is what each pair plays, and each player at its own table. */
export async function comparePopulation(
  play: (match: Match) => Promise<MatchResult>,
  game: Game,
  members: readonly Member[],
  games: number,
  createBot: GameSource['createBot'],
): Promise<PopulationResult> {
  const { seats } = game;
  const own = await each(members, ({ bot }) => play(match(Array<BotSpec>(seats).fill(bot), games)));
  const tables = tablesOf({ bots: members.map(({ bot }) => bot), seats, games, seed: SEED + 1 });
  const mixed = await each(tables, async (table) => ({ table, result: await play(table) }));
  const past = await each(members, (member, i) => playPast(play, member, others(members, i), seats, games));
  return {
    seats,
    firstSeat: shareOf(
      mixed.reduce((sum, { result }) => sum + result.begun, 0),
      mixed.reduce((sum, { table }) => sum + table.games, 0),
    ),
    members: members.map(({ name, bot }, i) => {
      let won = 0;
      let played = 0;
      for (const { table, result } of mixed)
        table.entries.forEach((member, entry) => {
          if (member !== i) return;
          won += result.wins[entry] ?? 0;
          played += table.games;
        });
      return {
        name,
        won: shareOf(won, played),
        ...(past[i] && { againstPast: past[i] }),
        firstSeat: shareOf(own[i]?.begun ?? 0, games),
        habits: habitsOf(game, bot, createBot),
      };
    }),
  };
}

const match = (bots: readonly BotSpec[], games: number): Match => ({ bots, seed: SEED, first: 0, games });
const others = (members: readonly Member[], i: number): Member[] => members.filter((_, j) => j !== i);

async function each<T, R>(list: readonly T[], of: (item: T, i: number) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (const [i, item] of list.entries()) results.push(await of(item, i));
  return results;
}

async function playPast(
  play: (match: Match) => Promise<MatchResult>,
  { bot }: Member,
  rivals: readonly Member[],
  seats: number,
  games: number,
): Promise<PopulationShare | undefined> {
  const pasts = rivals.flatMap(({ past }) => past ?? []);
  if (pasts.length === 0) return undefined;
  const results = await each(pasts, (past) =>
    play(match([bot, ...Array<BotSpec>(seats - 1).fill(past)], games)),
  );
  return shareOf(
    results.reduce((sum, { wins }) => sum + (wins[0] ?? 0), 0),
    games * pasts.length,
  );
}

/** `parts` of wins in a number of games. */
function shareOf(parts: number, games: number): PopulationShare {
  return { share: parts / WIN / Math.max(1, games), ...wilson(parts / WIN, games), games };
}

/** Means a seat over games of the bot with itself. */
function habitsOf(game: Game, bot: BotSpec, createBot: GameSource['createBot']): Record<string, number> {
  const sums = game.measures.map(() => 0);
  for (let i = 0; i < HABIT_GAMES; i++) {
    const one = { ...match(Array<BotSpec>(game.seats).fill(bot), 1), first: i };
    playMatch(game, one, createBot, (s) => {
      for (let seat = 0; seat < game.seats; seat++)
        game.measures.forEach((_measure, index) => {
          sums[index] = (sums[index] ?? 0) + game.measure(s, seat, index);
        });
    });
  }
  return Object.fromEntries(
    game.measures.map(({ id }, index) => [id, (sums[index] ?? 0) / HABIT_GAMES / game.seats]),
  );
}

/** The measures in which members differ most, with what each has of them; from the largest difference on. */
export function differences(
  { members }: PopulationResult,
  most: number,
): { readonly measure: string; readonly means: readonly number[] }[] {
  const [first] = members;
  if (!first) return [];
  return Object.keys(first.habits)
    .map((measure) => ({ measure, means: members.map(({ habits }) => habits[measure] ?? 0) }))
    .sort((a, b) => spreadOf(b.means) - spreadOf(a.means))
    .slice(0, most);
}

const spreadOf = (means: readonly number[]): number => Math.max(...means) - Math.min(...means);
