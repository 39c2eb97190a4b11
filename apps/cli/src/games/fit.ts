// `railwright games --fit FILE`: a player like the people who played some games, written as a group of a pack.
import { basename } from 'node:path';
import { bytesOf, defaultBot, LEVELS, type BotSpec } from '@railwright/bots';
import { editDocument, type Content, type GroupData, type ResolvedSetup } from '@railwright/content';
import { createGame, type Game } from '@railwright/engine';
import {
  fitGroup,
  LEAST_GROUP_GAMES,
  parsePlayer,
  type GroupGame,
  type GroupResult,
} from '@railwright/playtest';
import { groupDocument } from '@railwright/report/documents';
import { itemWords } from '@railwright/report/words';
import { findBots } from '../content/bots.ts';
import { formatDocument } from '../document-text.ts';
import { EXIT, misuse, refusal } from '../failure.ts';
import type { Output } from '../improve/output-file.ts';
import { PLAYER_ENDING } from '../learn/player-place.ts';
import { print, printError, printJson, safe } from '../output.ts';
import { writeReport } from '../study/write-reports.ts';
import { writeWhole } from '../write-file.ts';
import type { FoundGame, FoundGames, LeftOut } from './find-games.ts';
import { sortGames, type FittingGames } from './fitting.ts';
import { checkGroupPlace, useOf } from './group-place.ts';

/** The part of the flags of `games` that a fit needs. */
export interface GroupFlags {
  readonly bots: string | undefined;
  readonly seed: number;
  readonly json: boolean;
  readonly report: readonly string[] | undefined;
  readonly command: string;
}

/** Returns the exit code. */
export async function fitPeople(found: FoundGames, output: Output, flags: GroupFlags): Promise<number> {
  const { groups, leftOut: unfit } = sortGames(found.content, found.games);
  const leftOut = [...found.leftOut, ...unfit];
  const setup = oneSetup(groups, leftOut);
  checkGroupPlace(output, found.content, setup);
  // Most games decide which player and how its level is told.
  const sorted = groups.toSorted((a, b) => b.games.length - a.games.length);
  const seats = sorted[0]?.seats ?? setup.defaultSeats;
  const player = await findLearned(found.content, setup, seats, flags.bots);
  const games = sorted.flatMap(gamesOf);
  if (process.stderr.isTTY) printError(`Fitting a player to ${games.length} games …`);
  const fit = fitGroup({ player, games, seed: flags.seed });
  if (fit.choices === 0)
    throw refusal(
      'No choice in these games shows how people play: bots had all seats, or there was nothing to choose.',
      'Name games that people played.',
    );
  const result: GroupResult = {
    ...{ format: 1, setup: setup.id, content: setup.hash, player: player.name },
    seats: [...new Set(sorted.map((one) => one.seats))].sort(),
    ...fit,
    leftOut,
  };
  await writeWhole(output.file, textOf(groupOf(found, setup, player, output.id, result)));
  const document = {
    ...groupDocument(result, { title: setup.title, nameOf: itemWords(setup.definition).nameOf }),
    command: flags.command,
  };
  if (flags.json) printJson(result);
  else {
    print(formatDocument(document));
    print(safe(`\nThe group is ${output.file}. ${useOf(output, setup, seats)}`));
  }
  for (const file of flags.report ?? []) await writeReport(file, { result, document });
  return EXIT.clean;
}

/** @throws Failure unless enough games of one setup fit. */
function oneSetup(groups: readonly FittingGames[], leftOut: readonly LeftOut[]): ResolvedSetup {
  const ids = [...new Set(groups.map(({ setup }) => setup.id))];
  const [first] = groups;
  const games = groups.reduce((sum, group) => sum + group.games.length, 0);
  if (ids.length > 1)
    throw misuse(
      `These are games of ${ids.length} setups: ${ids.join(', ')}. A group is fitted to games of one.`,
      'Name the files of one setup.',
    );
  if (first && games >= LEAST_GROUP_GAMES) return first.setup;
  const reasons = leftOut.slice(0, 3).map(({ file, reason }) => `${file}: ${reason}`);
  throw refusal(
    `A fit needs at least ${LEAST_GROUP_GAMES} games of people; ${games === 0 ? 'none of these can' : `only ${games} of these can`} be used.${reasons.map((reason) => `\n${reason}`).join('')}`,
    leftOut.length > reasons.length ? 'railwright games lists all files with the reason.' : undefined,
  );
}

/** @throws Failure if another bot was named. */
async function findLearned(
  content: Content,
  setup: ResolvedSetup,
  seats: number,
  typed = 'learned',
): Promise<BotSpec> {
  const [player, ...more] = await findBots(content, setup, seats, typed);
  if (player?.bot !== 'learned' || player.certainty !== undefined || more.length > 0)
    throw misuse(
      `--fit starts from one learned player without a level, and ${typed} is something else.`,
      `Leave out --bots, or name a file: --bots my${PLAYER_ENDING}. The fit itself finds how far people follow ${defaultBot(setup.game)} and other bots.`,
    );
  return player;
}

function gamesOf({ setup, seats, games }: FittingGames): GroupGame[] {
  const game: Game = createGame(setup.definition, seats);
  return games.map(({ record, data }) => ({
    ...{ game, record },
    bots: Array.from({ length: seats }, (_, seat) => data?.seats?.[seat]?.bot !== undefined),
  }));
}

/** What its file says. */
function groupOf(
  { content, games }: FoundGames,
  setup: ResolvedSetup,
  player: BotSpec,
  id: string,
  result: GroupResult,
): GroupData {
  const parsed = parsePlayer(bytesOf(player.player ?? ''));
  const print = parsed.ok ? parsed.fingerprint : '0';
  const file = content.packs
    .find((pack) => pack.id === setup.id.split('/')[0])
    ?.visible.flatMap(({ players }) => players)
    .find(({ fingerprint }) => fingerprint === print);
  const named = file && basename(file.path, PLAYER_ENDING);
  const [likes, follows] = (['likes', 'follows'] as const).map((kind) => weightsOf(result, kind));
  const days = daysOf(games);
  return {
    ...{ format: 1, id, name: nameFrom(id) },
    description: `Fitted by railwright games --fit to ${result.games} games of people.`,
    ...(named !== undefined && { player: named }),
    certainty: rounded(result.certainty.value, 3),
    ...(likes && { likes }),
    ...(follows && { follows }),
    fitted: {
      ...{ setup: setup.id, content: setup.hash, player: print },
      ...{ games: result.games, choices: result.choices },
      ...(days && { played: days }),
      chances: {
        group: chanceOf(result, 'group'),
        level: bestLevel(result),
        uniform: chanceOf(result, 'uniform'),
      },
    },
  };
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

/** In the order of their size; what rounds to nothing is left out. */
function weightsOf(
  { leanings }: GroupResult,
  kind: GroupResult['leanings'][number]['kind'],
): Record<string, number> | undefined {
  const found = leanings
    .filter((one) => one.kind === kind)
    .map(({ name, weight }) => [name, Math.max(-MOST, Math.min(MOST, rounded(weight, 2)))] as const)
    .filter(([, weight]) => weight !== 0)
    .toSorted((a, b) => Math.abs(b[1]) - Math.abs(a[1]));
  return found.length === 0 ? undefined : Object.fromEntries(found);
}
const MOST = 10;

function chanceOf({ predictions }: GroupResult, name: string): number {
  const log = predictions.find(({ model }) => model === name)?.logChance ?? -Infinity;
  return rounded(Math.exp(log), 3);
}

const bestLevel = (result: GroupResult): number =>
  Math.max(...LEVELS.map(({ name }) => chanceOf(result, name)));

/** `Like our Tuesday group` from `our-tuesday-group`. */
const nameFrom = (id: string): string => `Like ${id.replaceAll('-', ' ')}`;

function daysOf(games: readonly FoundGame[]): [string, string] | undefined {
  const days = games.flatMap(({ data }) => data?.played ?? []).sort();
  const [first, last = first] = [days[0], days.at(-1)];
  return first === undefined || last === undefined ? undefined : [first, last];
}

const textOf = (group: GroupData): string => editDocument('format: 1\n', [{ path: [], value: group }]);
