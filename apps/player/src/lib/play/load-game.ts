// Loads the game for a table: its rules, its table and its bots, when it is first played.
import type { Bundle, ShippedPlayer } from '../bundle/catalog.ts';
import { findGame } from '../find-game.ts';
import { settings } from '../view/settings.svelte.ts';
import { isLearned, type SeatSetup } from './seats.ts';
import type { GameKit } from './session.ts';

/**
 * `gone`: a learned player should play, but there is none.
 * @throws Error if there is no such game, or it cannot be loaded.
 */
export async function loadGame(
  bundle: Bundle,
  seats: readonly SeatSetup[],
  shipped?: readonly ShippedPlayer[],
): Promise<{ readonly kit: GameKit; readonly gone: boolean }> {
  const kit = await loadKit(bundle.definition.game);
  if (!seats.some(isLearned)) return { kit, gone: false };
  const { findRoom } = await import('../learned/room.ts');
  const room = await findRoom(bundle, seats.length, shipped);
  return { kit: { ...kit, ...room }, gone: room === undefined };
}

async function loadKit(name: string): Promise<GameKit> {
  const kit = await findGame(name)?.load();
  if (!kit) throw new Error(`There is no game "${name}".`);
  // Loading errors are in English.
  await kit.words.load(settings.language).catch(() => undefined);
  return kit;
}
