// The folder of this machine for what can be made again.
import { homedir } from 'node:os';
import { join } from 'node:path';

/** Where things of one kind are kept; the folder may not exist yet. */
export function cacheFolder(kind: 'players' | 'pictures'): string {
  const { RAILWRIGHT_CACHE: own, XDG_CACHE_HOME: common } = process.env;
  return join(own ?? join(common ?? join(homedir(), '.cache'), 'railwright'), kind);
}
