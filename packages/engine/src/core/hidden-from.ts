// Which cards of an event a seat does not see.
import type { GameEvent } from './event.ts';

/** Events that only their own seat can read in full. */
const SECRET: ReadonlySet<string> = new Set(['draw', 'look', 'receive']);

/** Whether a viewer does not see which card an event is about. `viewer` is a seat or `ONLOOKER`; undefined when all cards are open. */
export function isHiddenFrom(event: GameEvent, viewer: number | undefined): boolean {
  if (viewer === undefined || event.seat === viewer) return false;
  if (SECRET.has(event.type)) return event['reason'] !== 'turn' && event['reason'] !== 'replacement';
  return event['secret'] === true;
}
