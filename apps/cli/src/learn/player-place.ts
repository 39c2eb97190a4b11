// Where learned players are kept: in a named file, or in the cache of this machine, by what they have learned.
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ResolvedSetup } from '@railwright/content';
import { cacheFolder } from '../cache.ts';
import { misuse, reasonOf } from '../failure.ts';
import { checkPlace, makeFolder } from '../write-file.ts';

export const PLAYER_ENDING = '.player';

type Known = Pick<ResolvedSetup, 'id' | 'hash'>;

/** The file in the cache for the setup in its current form; another definition has another file. */
function cachedPlayer({ id, hash }: Known, seats: readonly number[]): string {
  return join(
    cacheFolder('players'),
    `${id.replaceAll('/', '-')}-${seats.join('.')}-${hash}${PLAYER_ENDING}`,
  );
}

/** Players in the cache that have learned the current setup for this number of seats: those that learned nothing else first. */
export function findCachedPlayers(setup: Known, seats: number): string[] {
  const own = basename(cachedPlayer(setup, [seats]), PLAYER_ENDING);
  const [before = '', after = ''] = basename(cachedPlayer(setup, []), PLAYER_ENDING).split('--');
  const folder = cacheFolder('players');
  const found = (existsSync(folder) ? readdirSync(folder) : []).filter((name) => {
    if (!name.startsWith(`${before}-`) || !name.endsWith(PLAYER_ENDING)) return false;
    const [, counts = '', hash = ''] =
      /^([\d.]+)-(.*?)(?:-\d+)?$/.exec(name.slice(before.length + 1, -PLAYER_ENDING.length)) ?? [];
    return hash === after && counts.split('.').includes(String(seats));
  });
  const rank = (name: string): number => (name.startsWith(own) ? 0 : 1);
  return found
    .toSorted((a, b) => rank(a) - rank(b) || a.length - b.length || (a < b ? -1 : 1))
    .map((name) => join(folder, name));
}

/** The first of them. */
export function findCachedPlayer(setup: Known, seats: number): string | undefined {
  return findCachedPlayers(setup, seats)[0];
}

/**
 * If several players learn the same, the names after the first have a number: `duel.player`, `duel-2.player`, …
 * @throws Failure before anything is learned.
 */
export function findPlayerFile(
  setup: ResolvedSetup,
  seats: readonly number[],
  typed: string | undefined,
  force: boolean,
  index = 0,
): string {
  const numbered = (file: string): string =>
    index === 0 ? file : `${file.slice(0, -PLAYER_ENDING.length)}-${index + 1}${PLAYER_ENDING}`;
  if (typed === undefined) {
    const folder = cacheFolder('players');
    try {
      makeFolder(folder);
    } catch (error) {
      throw misuse(reasonOf(error), 'Name a file with --output, or another cache with RAILWRIGHT_CACHE.');
    }
    return numbered(cachedPlayer(setup, seats));
  }
  if (!typed.endsWith(PLAYER_ENDING))
    throw misuse(`${typed} is not a player file name.`, `Such a file ends in ${PLAYER_ENDING}.`);
  checkPlace(typed);
  // A file left by interrupted learning may be overwritten.
  const file = numbered(typed);
  if (existsSync(file) && !force && !existsSync(unfinishedFile(file)))
    throw misuse(`${file} already exists.`, 'Name another file with -o, or overwrite it with --force.');
  return file;
}

/** The file next to the player with the state of its learning. */
export const unfinishedFile = (file: string): string => `${file}.unfinished`;
