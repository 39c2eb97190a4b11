// Learned players in a browser: files by what they have learned, and where their learning goes on. All pages of an address share them, so a
// player that learned in the studio sits down in the player. The browser may forbid it or have no room; then nothing is found and nothing
// kept, and nobody is stopped by that.
import { resultsVersion } from '@railwright/engine/program';
import type { Learned } from '../src/learning/learning.ts';

/** A player stored in the browser. */
export interface KeptPlayer {
  /** Fingerprint of the definition it is for, and number of seats: there is one player for both. */
  readonly content: string;
  readonly seats: number;
  /** `pack/id`. */
  readonly setup: string;
  /** The player file. */
  readonly file: Uint8Array;
  /** Name of the file it came from, where it has not learned here. */
  readonly name?: string;
  /** Milliseconds since 1970. */
  readonly saved: number;
}

const DATABASE = 'railwright.players';
const PLAYERS = 'players';
const LEARNINGS = 'learnings';
const BY_SETUP = 'setup';
/** A player has some 200 kB, where its learning goes on some megabytes. */
const MOST_PLAYERS = 60;
const MOST_LEARNINGS = 4;

type Key = [content: string, seats: number];

/**
 * The stored player for a setup's content and number of seats; undefined if there is none or the browser stores
 * nothing.
 */
export async function keptPlayer(content: string, seats: number): Promise<KeptPlayer | undefined> {
  return read((from) => from.objectStore(PLAYERS).get([content, seats] satisfies Key));
}

/** The player that was kept last of those that learned a setup, as it is or as it was. */
export async function newestPlayer(setup: string, seats: number): Promise<KeptPlayer | undefined> {
  const all = await read<KeptPlayer[]>((from) =>
    from.objectStore(PLAYERS).index(BY_SETUP).getAll([setup, seats]),
  );
  return all?.sort((a, b) => b.saved - a.saved)[0];
}

/** The state from which the training of a player continues. That of another program does not: a new run begins with its player. */
export async function keptLearning(content: string, seats: number): Promise<Learned | undefined> {
  const kept = await read<{ readonly learned: Learned; readonly program?: string }>((from) =>
    from.objectStore(LEARNINGS).get([content, seats] satisfies Key),
  );
  return kept?.program === resultsVersion() ? kept.learned : undefined;
}

/** In place of the one before. False when the browser has no room or forbids it. */
export async function keepPlayer(player: KeptPlayer, learned?: Learned): Promise<boolean> {
  const { content, seats, saved } = player;
  return write((to) => {
    to.objectStore(PLAYERS).put(player);
    const learnings = to.objectStore(LEARNINGS);
    if (learned) learnings.put({ content, seats, saved, learned, program: resultsVersion() });
    else learnings.delete([content, seats] satisfies Key);
    dropOldest(to.objectStore(PLAYERS), MOST_PLAYERS);
    dropOldest(learnings, MOST_LEARNINGS);
  });
}

function dropOldest(store: IDBObjectStore, most: number): void {
  const counting = store.count();
  counting.onsuccess = () => {
    let over = counting.result - most;
    if (over <= 0) return;
    const walk = store.index('saved').openKeyCursor();
    walk.onsuccess = () => {
      if (!walk.result || over-- <= 0) return;
      store.delete(walk.result.primaryKey);
      walk.result.continue();
    };
  };
}

async function read<Value>(ask: (from: IDBTransaction) => IDBRequest): Promise<Value | undefined> {
  let value: Value | undefined;
  const done = await transact('readonly', (from) => {
    const request = ask(from);
    request.onsuccess = () => {
      value = request.result as Value | undefined;
    };
  });
  return done ? value : undefined;
}

const write = (change: (to: IDBTransaction) => void): Promise<boolean> => transact('readwrite', change);

async function transact(
  mode: IDBTransactionMode,
  work: (transaction: IDBTransaction) => void,
): Promise<boolean> {
  try {
    const database = await open();
    try {
      const transaction = database.transaction([PLAYERS, LEARNINGS], mode);
      const done = new Promise<boolean>((resolve) => {
        transaction.oncomplete = () => resolve(true);
        transaction.onabort = () => resolve(false);
      });
      work(transaction);
      return await done;
    } finally {
      database.close();
    }
  } catch {
    return false;
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => {
      for (const name of [PLAYERS, LEARNINGS]) {
        const store = request.result.createObjectStore(name, { keyPath: ['content', 'seats'] });
        store.createIndex('saved', 'saved');
        if (name === PLAYERS) store.createIndex(BY_SETUP, ['setup', 'seats']);
      }
    };
    request.onsuccess = () => resolve(request.result);
    request.onblocked = request.onerror = () => reject(new Error('The players cannot be read.'));
  });
}
