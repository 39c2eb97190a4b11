// SQLite, which Node has built in: how it is loaded, and what its numbers for errors mean.
import type { DatabaseSync } from 'node:sqlite';

/** What is wrong with a file. */
export type SqliteTrouble = 'busy' | 'full' | 'damaged';

/** By SQLite's numbers. Since all statements are right, an error in one (1) is damage. */
const TROUBLES: Readonly<Record<number, SqliteTrouble>> = {
  1: 'damaged',
  5: 'busy',
  6: 'busy',
  11: 'damaged',
  13: 'full',
  24: 'damaged',
  26: 'damaged',
};

/** What an error of SQLite says about its file; undefined if it is none, or has another reason. */
export function sqliteTrouble(error: unknown): SqliteTrouble | undefined {
  const { errcode = 0 } = error as { readonly errcode?: number };
  return TROUBLES[errcode & 0xff];
}

/** Hides Node's note that SQLite is experimental, which does not concern people who keep something. */
export async function loadSqlite(): Promise<typeof DatabaseSync> {
  const emitWarning = process.emitWarning.bind(process);
  process.emitWarning = () => undefined;
  try {
    return (await import('node:sqlite')).DatabaseSync;
  } finally {
    process.emitWarning = emitWarning;
  }
}
