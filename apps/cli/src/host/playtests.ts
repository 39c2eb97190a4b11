// The finished games of a host as files for the folder playtests/ of their pack, with what the players said. A file that somebody has changed
// is never written over.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { playtestOf, writePlaytest } from '@railwright/content/playtest';
import type { FinishedGame, TableHead } from '@railwright/table';

/** From a file of a pack that `railwright new` made. */
const SCHEMA = '../../../node_modules/railwright/schemas/playtest.schema.json';
const MOST_OF_ONE_TABLE = 100;

/** In the second line, with the hash of the rest: as long as it fits, nobody has changed the file. */
const MARK =
  '# Kept by railwright host, which replaces this file when more is said, unless somebody changes it: ';

/**
 * Keeps the game of a table, without the names of people. Returns the file, or undefined if it is there as it is.
 * @throws what the file system throws
 */
export function keepPlaytest(folder: string, head: TableHead, game: FinishedGame): string | undefined {
  const text = textOf(head, game);
  const start = join(folder, `${game.record.setup.replace('/', '-')}-${head.id}`);
  for (let count = 1; count <= MOST_OF_ONE_TABLE; count++) {
    const file = `${start}${count === 1 ? '' : `-${count}`}.yaml`;
    const there = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
    if (there === text) return undefined;
    if (there !== undefined && !isUnchanged(there)) continue;
    mkdirSync(folder, { recursive: true });
    // Whole or not at all.
    writeFileSync(`${file}.new`, text);
    renameSync(`${file}.new`, file);
    return file;
  }
  throw new Error(`There are too many files ${start}-….yaml.`);
}

function textOf({ created }: TableHead, { record, seats, said }: FinishedGame): string {
  const played = new Date(created).toISOString().slice(0, 10);
  const sat = seats.map(({ bot }) => (bot === undefined ? {} : { bot }));
  const text = writePlaytest(playtestOf({ ...said, record, seats: sat, played }));
  return `# yaml-language-server: $schema=${SCHEMA}\n${MARK}${hashOf(text)}\n${text}`;
}

function isUnchanged(text: string): boolean {
  const [schema = '', mark = '', ...rest] = text.split('\n');
  return schema.startsWith('#') && mark === MARK + hashOf(rest.join('\n'));
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32);
