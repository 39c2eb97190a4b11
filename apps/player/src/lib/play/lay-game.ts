// A game at this screen, with all that it needs.
import type { Bundle, ShippedPlayer } from '../bundle/catalog.ts';
import { loadGame } from './load-game.ts';
import { LocalSession } from './local-session.svelte.ts';
import type { SeatSetup } from './seats.ts';

export interface GameToLay {
  readonly id: string;
  readonly bundle: Bundle;
  readonly seats: readonly SeatSetup[];
  readonly seed: number;
  /** How far a game is that teaches its rules: its bots choose the same each time. */
  readonly lesson?: unknown;
}

/**
 * `gone`: a learned player should play, but there is none.
 * @throws Error if there is no such game, its definition is inconsistent, or it cannot be loaded.
 */
export async function layGame(
  { id, bundle, seats, seed, lesson }: GameToLay,
  players?: readonly ShippedPlayer[],
): Promise<{ readonly session: LocalSession; readonly gone: boolean }> {
  const { kit, gone } = await loadGame(bundle, seats, players);
  if (lesson === undefined) return { session: new LocalSession(id, bundle, kit, seats, seed), gone };
  const session = new LocalSession(id, bundle, kit, seats, seed, seed);
  const { teach } = await import('../lesson/teach.ts');
  await teach(session, lesson);
  return { session, gone };
}
