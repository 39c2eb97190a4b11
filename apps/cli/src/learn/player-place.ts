// Where learned players are kept: in a file that somebody names, or in the cache of this machine, by what they have learned.
import { existsSync, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { ResolvedSetup } from '@railwright/content';
import { misuse, reasonOf } from '../failure.ts';
import { checkPlace } from '../write-file.ts';

export const PLAYER_ENDING = '.player';

/** The file in the cache for a setup as it is now; another definition is another file. */
export function cachedPlayer({ id, hash }: Pick<ResolvedSetup, 'id' | 'hash'>, seats: number): string {
  return join(cacheFolder(), `${id.replaceAll('/', '-')}-${seats}-${hash}${PLAYER_ENDING}`);
}

/** @throws Failure before anything is learned. */
export function findPlayerFile(
  setup: ResolvedSetup,
  seats: number,
  typed: string | undefined,
  force: boolean,
): string {
  if (typed === undefined) {
    const folder = cacheFolder();
    try {
      mkdirSync(folder, { recursive: true });
    } catch (error) {
      throw misuse(`The cache ${folder} cannot be made: ${reasonOf(error)}`, 'Name a file with --output.');
    }
    return cachedPlayer(setup, seats);
  }
  if (!typed.endsWith(PLAYER_ENDING))
    throw misuse(`${typed} is no name for a player.`, `It ends in ${PLAYER_ENDING}.`);
  checkPlace(typed);
  // What a learning that was stopped has left is its own.
  if (existsSync(typed) && !force && !existsSync(unfinishedFile(typed)))
    throw misuse(`${typed} is there already.`, 'Name another file with -o, or write over it with --force.');
  return typed;
}

/** Where a learning stands is kept beside its player. */
export const unfinishedFile = (file: string): string => `${file}.unfinished`;

function cacheFolder(): string {
  const { RAILWRIGHT_CACHE: own, XDG_CACHE_HOME: common } = process.env;
  return join(own ?? join(common ?? join(homedir(), '.cache'), 'railwright'), 'players');
}
