// Finished games of any command, kept in a file, so that the same command plays only the rest after an interruption.
import { resultsVersion } from '@railwright/engine/program';
import { Chunks, type Foreign, type Run } from './chunks.ts';
import { withDatabase } from './database.ts';

export interface Memory {
  /**
   * The stored result of these games; undefined if they have to be played.
   * @param run what decides the games, as a hash
   */
  get(run: string, first: number, games: number): unknown;
  /**
   * Stores a result; the last of several for the same games counts.
   * @throws StoreError when it cannot be written; what was there before stays.
   */
  put(run: string, first: number, games: number, result: unknown): void;
  close(): void;
}

/** Each is called once at most. */
export interface MemoryNews {
  /** Something is known. */
  readonly onFound?: () => void;
  /** Games were played by another program; they stay, and are not counted. */
  readonly onForeign?: (foreign: Foreign) => void;
  /** A result is not as it was written; its games are played again. */
  readonly onDamage?: () => void;
}

/**
 * Opens or makes the file of finished games.
 * @param program version of the program that plays
 * @throws StoreError when the file cannot be used.
 */
export const openMemory = (
  file: string,
  { onFound, onForeign, onDamage }: MemoryNews = {},
  program = resultsVersion(),
): Promise<Memory> =>
  withDatabase(file, (database) => {
    const chunks = new Chunks(database, file, program);
    const runs = new Map<string, Run>();
    const tell = { found: once(onFound), foreign: once(onForeign), damage: once(onDamage) };
    const runOf = (key: string): Run => {
      const known = runs.get(key);
      if (known) return known;
      const foreign = chunks.foreign(key);
      if (foreign.programs.length > 0) tell.foreign(foreign);
      const run = chunks.run(key);
      runs.set(key, run);
      return run;
    };
    return {
      get(key, first, games) {
        const found = chunks.get(runOf(key), first, games);
        if (found === 'damaged') tell.damage();
        if (found === undefined || found === 'damaged') return undefined;
        tell.found();
        return found.result;
      },
      put: (key, first, games, result) => chunks.put(runOf(key), first, games, result),
      close: () => database.close(),
    };
  });

function once<A extends readonly unknown[]>(
  call: ((...about: A) => void) | undefined,
): (...about: A) => void {
  let open = call;
  return (...about) => {
    open?.(...about);
    open = undefined;
  };
}
