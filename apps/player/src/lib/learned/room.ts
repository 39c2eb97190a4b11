// The worker for bots if a learned player is among them.
import { base64Of } from '@railwright/bots';
import type { Bundle, ShippedPlayer } from '../bundle/catalog.ts';
import type { BotRoom } from '../play/bot-messages.ts';
import { url as botWorker } from '../play/workers/learned.worker.ts?chunk';
import { findPlayer } from './players.ts';

/** Undefined if no player has learned it. */
export async function findRoom(
  bundle: Bundle,
  seats: number,
  shipped?: readonly ShippedPlayer[],
): Promise<BotRoom | undefined> {
  const found = await findPlayer(bundle, seats, shipped);
  return found && { botWorker, player: base64Of(found.file) };
}
