// The version of the program that made a result. It is the release and a fingerprint of the sources that decide the result, so that results of
// programs that differ are never mixed, while a change of texts makes no difference.
import { fingerprints } from './fingerprints.ts';

/** `npm run release:version` writes it. */
export const RELEASE = '0.1.0';

/** Of the code that decides a game: rules, bots, nets and how they learn. For records, bundles and player files. */
export const gamesVersion = (): string => versionOf('games');

/** The same and the code that counts events of games. For stored games and unfinished training runs. */
export const resultsVersion = (): string => versionOf('results');

/** The same and the code that workers share jobs with. */
export const queueVersion = (): string => versionOf('queue');

/** The release of a version. */
export const releaseOf = (version: string): string => version.replace(/-[^-]*$/, '');

function versionOf(what: keyof ReturnType<typeof fingerprints>): string {
  return `${RELEASE}-${fingerprints()[what]}`;
}
