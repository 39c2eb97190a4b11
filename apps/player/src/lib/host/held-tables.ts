// Whether this browser holds tables for friends at other screens; the list itself is loaded only then.
import { put, storage } from '../play/saved-games.ts';

const HELD = 'railwright.player.tables';

export const holdsTables = (): boolean => storage().getItem(HELD) !== null;

export function noteTables(holds: boolean): void {
  if (holds) put(HELD, 'yes');
  else storage().removeItem(HELD);
}
