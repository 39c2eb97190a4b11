// What a seat has seen of its table, so that its next page tells only what is new.
import { passOver } from './replay.ts';
import type { TableStore } from './store.ts';

/** Notes that a seat has seen everything up to a revision; nothing for an onlooker, or if another page of the seat has seen more. */
export async function noteSeen(
  store: TableStore,
  table: string,
  seat: number | null,
  upTo: number,
): Promise<void> {
  if (seat === null) return;
  try {
    if (upTo > (await store.seen(table, seat))) await store.see(table, seat, upTo);
  } catch (error) {
    // Then its next page tells more than it had to.
    passOver(error);
  }
}
