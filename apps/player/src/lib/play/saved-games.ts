// Games in this browser: each is kept after every choice, with the bundle it is played by, so that it goes on after a
// crash and whatever becomes of the content.
import type { GameRecord, Names } from '@railwright/engine';
import type { Bundle } from '../bundle/catalog.ts';
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
  /** Milliseconds since 1970. */
  readonly saved: number;
}

const GAME = 'railwright.player.game.';
const BUNDLE = 'railwright.player.bundle.';
/** Finished and forgotten games make room for new ones beyond this many. */
const MOST_GAMES = 30;

export function listSavedGames(): SavedGame[] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(GAME))
    .flatMap((key) => readSavedGame(key.slice(GAME.length)) ?? [])
    .sort((a, b) => b.saved - a.saved);
}

export function readSavedGame(id: string): SavedGame | undefined {
  const text = localStorage.getItem(GAME + id);
  if (text === null) return undefined;
  try {
    const game = JSON.parse(text) as SavedGame;
    return Array.isArray(game.seats) && typeof game.record === 'object' ? game : undefined;
  } catch {
    return undefined;
  }
}

export function keptBundle(hash: string): string | undefined {
  return localStorage.getItem(BUNDLE + hash) ?? undefined;
}

/** Keeps a game where it stands. False when the browser has no room or forbids it. */
export function keepGame(
  id: string,
  bundle: Bundle,
  seats: readonly SeatSetup[],
  record: GameRecord,
  stands: { readonly turn: number; readonly over: boolean },
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
  try {
    if (keptBundle(bundle.hash) === undefined)
      localStorage.setItem(BUNDLE + bundle.hash, JSON.stringify(bundle));
    localStorage.setItem(GAME + game.id, JSON.stringify(game));
    return true;
  } catch {
    return false;
  }
}

export function forgetGame(id: string): void {
  localStorage.removeItem(GAME + id);
  tidyBundles();
}

/** Lets go of the oldest games beyond the limit, and of bundles no game needs. */
export function tidyGames(): void {
  for (const { id } of listSavedGames().slice(MOST_GAMES)) localStorage.removeItem(GAME + id);
  tidyBundles();
}

function tidyBundles(): void {
  const needed = new Set(listSavedGames().map(({ bundle }) => BUNDLE + bundle));
  for (const key of Object.keys(localStorage))
    if (key.startsWith(BUNDLE) && !needed.has(key)) localStorage.removeItem(key);
}
