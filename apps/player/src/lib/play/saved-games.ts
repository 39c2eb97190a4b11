// Games in this browser: each is saved after every choice, together with its bundle, so that it survives crashes and changes
// of the content. None is removed unless the user forgets it.
import { isRecordProblem, parseRecord, type GameRecord, type Names } from '@railwright/engine';
import type { Bundle } from '../bundle/catalog.ts';
import { randomSeed } from './bot-client.ts';
import type { SeatSetup } from './seats.ts';

export interface SavedGame {
  readonly id: string;
  readonly bundle: string;
  readonly title: string;
  readonly titles?: Names;
  readonly seats: readonly SeatSetup[];
  readonly record: GameRecord;
  readonly turn: number;
  readonly over: boolean;
  /** How far a game is that teaches its rules. */
  readonly lesson?: unknown;
  /** Milliseconds since 1970. */
  readonly saved: number;
}

/** A forgotten game, with everything needed to restore it. */
export interface ForgottenGame {
  readonly game: SavedGame;
  readonly bundle: string | undefined;
  /** What was said about it, as text. */
  readonly said: string | undefined;
}

const GAME = 'railwright.player.game.';
const BUNDLE = 'railwright.player.bundle.';
const SAID = 'railwright.player.said.';

/** In place of a storage that the browser forbids, as in some frames and files: nothing is kept. */
const NOTHING: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
  getItem: () => null,
  setItem: () => {
    throw new Error('Nothing can be kept.');
  },
  removeItem: () => undefined,
};

/** The browser's storage, or one that keeps nothing. */
export function storage(): typeof NOTHING {
  try {
    return localStorage;
  } catch {
    return NOTHING;
  }
}

/** The most recently played first. */
export function listSavedGames(): SavedGame[] {
  return Object.keys(storage())
    .filter((key) => key.startsWith(GAME))
    .flatMap((key) => readSavedGame(key.slice(GAME.length)) ?? [])
    .sort((a, b) => b.saved - a.saved);
}

export function readSavedGame(id: string): SavedGame | undefined {
  const text = storage().getItem(GAME + id);
  if (text === null) return undefined;
  try {
    const game: unknown = JSON.parse(text);
    return isSavedGame(game) ? { ...game, id } : undefined;
  } catch {
    return undefined;
  }
}

function isSavedGame(value: unknown): value is SavedGame {
  if (typeof value !== 'object' || value === null) return false;
  const { bundle, title, seats, record, saved } = value as Record<string, unknown>;
  return (
    typeof bundle === 'string' &&
    typeof title === 'string' &&
    Number.isSafeInteger(saved) &&
    !isRecordProblem(parseRecord(record)) &&
    Array.isArray(seats) &&
    seats.every((seat: { name?: unknown } | null) => typeof seat?.name === 'string')
  );
}

/** A name for a game that is unique in this browser. */
export function newGameName(): string {
  const taken = new Set(listSavedGames().map(({ id }) => id));
  for (;;) {
    const name = randomSeed().toString(36);
    if (!taken.has(name)) return name;
  }
}

export function keptBundle(hash: string): string | undefined {
  return storage().getItem(BUNDLE + hash) ?? undefined;
}

/** Keeps a bundle as it came, until no game needs it; if there is no space, not. */
export function keepBundle(hash: string, json: string): void {
  put(BUNDLE + hash, json);
}

/** Saves a game. False if the browser has no space or forbids it. */
export function keepGame(
  id: string,
  bundle: Bundle,
  seats: readonly SeatSetup[],
  record: GameRecord,
  stands: Pick<SavedGame, 'turn' | 'over' | 'lesson'>,
): boolean {
  const { hash, definition, titles } = bundle;
  const game: SavedGame = {
    id,
    bundle: hash,
    title: definition.title,
    ...(titles && { titles }),
    seats,
    record,
    ...stands,
    saved: Date.now(),
  };
  const kept = keptBundle(hash);
  // An earlier game may have kept the bundle from before it had a lesson.
  const isWhole = kept !== undefined && (stands.lesson === undefined || kept.includes('"lesson":'));
  const withBundle = isWhole || put(BUNDLE + hash, JSON.stringify(bundle));
  return withBundle && put(GAME + id, JSON.stringify(game));
}

/** False if the browser has no space or forbids it. */
export function put(key: string, text: string): boolean {
  try {
    storage().setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Undefined if there is no such game. */
export function forgetGame(id: string): ForgottenGame | undefined {
  const game = readSavedGame(id);
  const bundle = game && keptBundle(game.bundle);
  const said = keptSaid(id);
  storage().removeItem(GAME + id);
  storage().removeItem(SAID + id);
  tidyBundles();
  return game && { game, bundle, said };
}

/** Restores a forgotten game. False if the space has run out. */
export function takeBack({ game, bundle, said }: ForgottenGame): boolean {
  const withBundle =
    bundle === undefined || keptBundle(game.bundle) !== undefined || put(BUNDLE + game.bundle, bundle);
  return withBundle && put(GAME + game.id, JSON.stringify(game)) && keepSaid(game.id, said);
}

/** What was said about a game, as text. */
export function keptSaid(id: string): string | undefined {
  return storage().getItem(SAID + id) ?? undefined;
}

/** False if the browser has no space or forbids it. */
export function keepSaid(id: string, said: string | undefined): boolean {
  if (said !== undefined) return put(SAID + id, said);
  storage().removeItem(SAID + id);
  return true;
}

/** Removes bundles that no game needs. */
export function tidyBundles(): void {
  const needed = new Set(listSavedGames().map(({ bundle }) => BUNDLE + bundle));
  for (const key of Object.keys(storage()))
    if (key.startsWith(BUNDLE) && !needed.has(key)) storage().removeItem(key);
}
