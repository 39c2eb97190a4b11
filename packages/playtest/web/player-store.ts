// Learned players in a browser: files by what they have learned, and where their learning goes on. All pages of an address share them, so a
// player that learned in the studio sits down in the player. The browser may forbid it or have no room; then nothing is found and nothing
// kept, and the page goes on.
import { resultsVersion } from '@railwright/engine/program';
import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb';
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
/** A player has some 200 kB, where its learning goes on some megabytes. */
const MOST_PLAYERS = 60;
const MOST_LEARNINGS = 4;

type Key = [content: string, seats: number];

interface Players extends DBSchema {
  readonly players: {
    key: Key;
    value: KeptPlayer;
    indexes: { saved: number; setup: [setup: string, seats: number] };
  };
  readonly learnings: {
    key: Key;
    value: {
      readonly content: string;
      readonly seats: number;
      readonly saved: number;
      readonly learned: Learned;
      readonly program?: string;
    };
    indexes: { saved: number };
  };
}
type StoreName = 'players' | 'learnings';

/**
 * The stored player for a setup's content and number of seats; undefined if there is none or the browser stores
 * nothing.
 */
export async function keptPlayer(content: string, seats: number): Promise<KeptPlayer | undefined> {
  return stored((players) => players.get('players', [content, seats]));
}

/** The player that was kept last of those that learned a setup, as it is or as it was. */
export async function newestPlayer(setup: string, seats: number): Promise<KeptPlayer | undefined> {
  const all = await stored((players) => players.getAllFromIndex('players', 'setup', [setup, seats]));
  return all?.sort((a, b) => b.saved - a.saved)[0];
}

/** The state from which the training of a player continues. That of another program does not: a new run begins with its player. */
export async function keptLearning(content: string, seats: number): Promise<Learned | undefined> {
  const kept = await stored((players) => players.get('learnings', [content, seats]));
  return kept?.program === resultsVersion() ? kept.learned : undefined;
}

/** In place of the one before. False when the browser has no room or forbids it. */
export async function keepPlayer(player: KeptPlayer, learned?: Learned): Promise<boolean> {
  const { content, seats, saved } = player;
  const done = await stored(async (all) => {
    const change = all.transaction(['players', 'learnings'], 'readwrite');
    const learnings = change.objectStore('learnings');
    await Promise.all([
      change.objectStore('players').put(player),
      learned
        ? learnings.put({ content, seats, saved, learned, program: resultsVersion() })
        : learnings.delete([content, seats]),
      dropOldest(change, 'players', MOST_PLAYERS),
      dropOldest(change, 'learnings', MOST_LEARNINGS),
      change.done,
    ]);
    return true;
  });
  return done ?? false;
}

async function dropOldest(
  change: IDBPTransaction<Players, StoreName[], 'readwrite'>,
  name: StoreName,
  most: number,
): Promise<void> {
  const store = change.objectStore(name);
  const over = (await store.count()) - most;
  if (over <= 0) return;
  const oldest = await store.index('saved').getAllKeys(null, over);
  await Promise.all(oldest.map((key) => store.delete(key)));
}

/** The result of `use`; undefined if the browser forbids it or has no room. */
async function stored<Value>(
  use: (players: IDBPDatabase<Players>) => Promise<Value>,
): Promise<Value | undefined> {
  try {
    const players = await openDB<Players>(DATABASE, 1, {
      upgrade(created) {
        const keyPath = ['content', 'seats'];
        const store = created.createObjectStore('players', { keyPath });
        store.createIndex('saved', 'saved');
        store.createIndex('setup', ['setup', 'seats']);
        created.createObjectStore('learnings', { keyPath }).createIndex('saved', 'saved');
      },
    });
    try {
      return await use(players);
    } finally {
      players.close();
    }
  } catch {
    return undefined;
  }
}
