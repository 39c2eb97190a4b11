// The games one can sit down to. Each brings its rules, its table and its bots when it is first played.
import type { GameDefinition } from '@railwright/engine';
import type { Bundle, ShippedPlayer } from '../bundle/catalog.ts';
import { isLearned, type SeatSetup } from '../play/seats.ts';
import type { GameKit } from '../play/session.svelte.ts';

const KITS: Readonly<Record<GameDefinition['game'], () => Promise<{ readonly kit: GameKit }>>> = {
  trains: () => import('./trains.ts'),
  'game-of-trains': () => import('./game-of-trains.ts'),
  'freight-train': () => import('./freight-train.ts'),
};

/**
 * The game for a table. `gone`: a learned player should sit there, and there is none.
 * @throws Error when there is no such game, or it cannot be loaded.
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
  const load = Object.hasOwn(KITS, name) ? KITS[name as GameDefinition['game']] : undefined;
  if (!load) throw new Error(`There is no game "${name}".`);
  return (await load()).kit;
}
