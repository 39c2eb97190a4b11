// Learned players among the bots that were typed: files, groups of people that a learned player plays like, and `learned`, the player in
// the cache, which is trained now if there is none.
import { readFileSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import { atLevel, base64Of, findLevel, LEVELS, type BotSpec } from '@railwright/bots';
import type { Content, ResolvedSetup } from '@railwright/content';
import { gamesVersion, releaseOf } from '@railwright/engine/program';
import {
  parsePlayer,
  SETTINGS,
  type LearnedSetup,
  type LearningPlan,
  type Player,
} from '@railwright/playtest';
import { onThreads } from '@railwright/playtest/node';
import { misuse, reasonOf } from '../failure.ts';
import { printError, safe } from '../output.ts';
import { suggest } from '../suggest.ts';
import { asGroup, findGroup } from './find-group.ts';
import { lessonsOf } from './lessons.ts';
import { findPackPlayer } from './pack-player.ts';
import { findCachedPlayer, findPlayerFile, PLAYER_ENDING } from './player-place.ts';
import { runLearning } from './run-learning.ts';
import { savePlayer } from './save-player.ts';

const LEARNED = 'learned';
/** Games to train `learned`: about a minute on two cores. */
const GAMES = 10_000;
const MOST_BYTES = 2_000_000;

/** By the typed text. @throws Failure for a file that is not a player of this game. */
export async function readPlayers(
  content: Content,
  setup: ResolvedSetup,
  seats: number,
  texts: readonly string[],
): Promise<Map<string, BotSpec>> {
  const players = new Map<string, BotSpec>();
  const read = new Map<string, BotSpec>();
  for (const text of new Set(texts)) {
    const group = findGroup(content, setup, text);
    const named = group ? { player: group.player ?? LEARNED } : nameLevel(text);
    if (!named) continue;
    const { player, level }: NamedPlayer = named;
    // Typing errors are reported before learning starts.
    const found = level === undefined ? undefined : findLevel(level);
    if (level !== undefined && !found)
      throw misuse(
        `A learned player has no level "${level}".`,
        suggest(
          level,
          LEVELS.map(({ name }) => name),
          'Levels',
        ),
      );
    const file = player === LEARNED ? await learnedFile(content, setup, seats) : player;
    const spec =
      read.get(player) ??
      specOf(setup, seats, file, player === LEARNED ? LEARNED : basename(player, PLAYER_ENDING));
    read.set(player, spec);
    players.set(text, group ? asGroup(spec, group, setup.game) : found ? atLevel(spec, found) : spec);
  }
  return players;
}

interface NamedPlayer {
  readonly player: string;
  readonly level?: string;
}

/** A player and its level, from `learned:casual` or `mine.player:casual`; undefined for other kinds of bot. */
function nameLevel(text: string): NamedPlayer | undefined {
  const isPlayer = (name: string): boolean => name === LEARNED || name.endsWith(PLAYER_ENDING);
  if (isPlayer(text)) return { player: text };
  const colon = text.lastIndexOf(':');
  const player = text.slice(0, Math.max(0, colon));
  return isPlayer(player) ? { player, level: text.slice(colon + 1) } : undefined;
}

/** The header of a player file. @throws Failure if the file is not a player. */
export function readHeader(file: string): Player['header'] {
  return open(file).player.header;
}

function open(file: string): { readonly player: Player; readonly bytes: Uint8Array } {
  const bytes = read(file);
  const parsed = parsePlayer(bytes);
  if (!parsed.ok)
    throw misuse(
      `${file} is not a usable player. ${parsed.message}`,
      'Take another copy of it, or train it again: railwright learn SETUP --output FILE --force',
    );
  return { player: parsed.player, bytes };
}

function specOf(setup: ResolvedSetup, seats: number, file: string, name: string): BotSpec {
  const { player, bytes } = readPlayerFile(setup, file);
  const program = otherProgram(player.header);
  if (program !== undefined) printError(safe(`${file} ${program}`));
  const strange = strangeness(player.header.setups, setup, seats);
  if (strange !== undefined) printError(safe(`${file} learned ${strange}`));
  return { name, bot: LEARNED, player: base64Of(bytes) };
}

/** @throws Failure for a file that is not a player of this game. */
export function readPlayerFile(
  setup: ResolvedSetup,
  file: string,
): { readonly player: Player; readonly bytes: Uint8Array } {
  const opened = open(file);
  const { header } = opened.player;
  if (header.game !== setup.game)
    throw misuse(`${file} plays ${header.game}, but ${setup.id} is a setup of ${setup.game}.`);
  return opened;
}

/** Hints at changes since it learned, for a file that tells the program apart from others of its release. */
function otherProgram({ engine }: Player['header']): string | undefined {
  const program = gamesVersion();
  return engine === program || engine === releaseOf(engine)
    ? undefined
    : `was trained by railwright ${engine}; this is ${program}. It still plays, but what it sees or the rules may have changed, so its strength may too.`;
}

/** The setup it learned instead, if that differs from the one played. */
function strangeness(
  learned: readonly LearnedSetup[],
  { id, hash }: ResolvedSetup,
  seats: number,
): string | undefined {
  if (learned.some(({ markets = 1 }) => markets > 1)) return undefined;
  const same = learned.find((one) => one.id === id);
  if (!same)
    return `${learned.map((one) => one.id).join(', ')}, not ${id}; it judges cards and cells it has never seen only by what they do.`;
  if (same.content !== undefined && same.content !== hash)
    return `an earlier version of ${id}; it judges cards it has never seen only by what they do.`;
  return same.seats.includes(seats)
    ? undefined
    : `${id} for ${same.seats.join(', ')} players, not for ${seats}; it plays less well with ${seats}.`;
}

function read(file: string): Uint8Array {
  try {
    const { size } = statSync(file);
    if (size > MOST_BYTES)
      throw new Error(`it has ${size} bytes, but a player has fewer than ${MOST_BYTES}.`);
    return readFileSync(file);
  } catch (error) {
    throw misuse(`The player ${file} cannot be read: ${reasonOf(error)}`);
  }
}

/** The file in the cache, or a player in the packs; trained first if there is none. */
async function learnedFile(content: Content, setup: ResolvedSetup, seats: number): Promise<string> {
  const known = findCachedPlayer(setup, seats);
  if (known !== undefined) return known;
  const shipped = findPackPlayer(content, setup, seats);
  if (shipped && !shipped.exact)
    printError(
      safe(
        `No player has learned exactly ${setup.id} for ${seats}, so ${basename(shipped.file)} plays, which knows many markets. To train a stronger one: railwright learn ${setup.id}`,
      ),
    );
  if (shipped) return shipped.file;
  const lessons = lessonsOf(setup, [seats]);
  const file = findPlayerFile(setup, [seats], undefined, true);
  printError(
    safe(
      `No player has learned ${setup.id} for ${seats} yet. One is learning it now from ${GAMES.toLocaleString('en')} games, which takes about a minute on two cores. To train a stronger one: railwright learn ${setup.id}`,
    ),
  );
  const plan: LearningPlan = {
    tables: lessons.tables,
    seed: 1,
    settings: SETTINGS,
    budget: { games: GAMES },
  };
  const { learned, interrupted } = await onThreads(availableParallelism(), (executor) =>
    runLearning({ plan, lessons, file, executor, show: true }),
  );
  if (interrupted) throw misuse('Learning was stopped.', 'Run the same command again to resume.');
  await savePlayer({ file, lessons, plan, learned, strength: [] });
  return file;
}
