// Groups of source files and their fingerprints. Neither the system nor line endings nor the order of files make a difference.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** One fingerprint of ten hexadecimal digits for each group of sources; see `DECIDES`. */
export interface Fingerprints {
  /** Of the sources that decide games. */
  readonly games: string;
  /** Of those and the sources that count games. */
  readonly results: string;
  /** Of those and the sources of the queue. */
  readonly queue: string;
}

const PLAY = ['hex', 'engine', 'net', 'learn', 'bots'];
const PACKAGES = [...PLAY, 'statistics', 'figures', 'playtest', 'storage', 'queue'];
const LENGTH = 10;

/** Texts about a game: sentences of cards, and reasons why a choice is not possible. */
const TEXT = /^engine\/src\/(trains\/(text|why)|game-of-trains\/(text|ability-text\.ts$))/;
/** Code that works on finished games. A test finds out if the code that plays and counts imports any of it. */
const READERS =
  /^playtest\/src\/((compare|explain|group|improve|maps|panel|people|rating|read-result|result|summary|targets|tune)(\/|\.ts$)|(page-worker|index|node\/panel-pool|learning\/(exploit|exploitation-result|learning-result|population))\.ts$)/;

/**
 * Whether a file counts towards a fingerprint.
 * @param file such as `engine/src/trains/game.ts`
 */
export const DECIDES: Readonly<Record<keyof Fingerprints, (file: string) => boolean>> = {
  games: (file) => PLAY.includes(file.split('/', 1)[0] ?? '') && !TEXT.test(file),
  results: (file) => !/^(queue|storage)\//.test(file) && !TEXT.test(file) && !READERS.test(file),
  queue: (file) => !TEXT.test(file),
};

/**
 * All sources, sorted, with slashes.
 * @param packages the folder of all packages
 */
export function sourcesIn(packages: string): string[] {
  return PACKAGES.flatMap((name) =>
    readdirSync(join(packages, name, 'src'), { recursive: true, encoding: 'utf8' })
      .map((file) => `${name}/src/${file.replaceAll('\\', '/')}`)
      .filter((file) => /\.(ts|json)$/.test(file) && !file.endsWith('.test.ts')),
  ).sort();
}

/** All folders that may contain sources. */
export function foldersIn(packages: string): string[] {
  return PACKAGES.flatMap((name) => {
    const src = join(packages, name, 'src');
    const below = readdirSync(src, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => join(entry.parentPath, entry.name));
    return [src, ...below].map((folder) => relative(packages, folder));
  });
}

/**
 * Hashes sources into one fingerprint for each group; line endings make no difference.
 * @param packages the folder of all packages
 * @param files those of `sourcesIn`, in that order
 */
export function fingerprintsOf(packages: string, files: readonly string[]): Fingerprints {
  const hashes = { games: createHash('sha256'), results: createHash('sha256'), queue: createHash('sha256') };
  const names = ['games', 'results', 'queue'] as const;
  for (const file of files) {
    // Git may have changed the line endings.
    const text = readFileSync(join(packages, file), 'utf8').replaceAll('\r\n', '\n');
    for (const name of names) if (DECIDES[name](file)) hashes[name].update(`${file}\n${text}\n`);
  }
  const [games, results, queue] = names.map((name) => hashes[name].digest('hex').slice(0, LENGTH));
  return { games, results, queue } as Fingerprints;
}
