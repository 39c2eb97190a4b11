// Describes the events at a table for a viewer.
import type { Session } from '../play/session.svelte.ts';
import type { Speaker } from './log-lines.ts';

export function speakerOf({ kit, bundle, seats, viewer }: Session): Speaker {
  return {
    seats: seats.length,
    seatName: (seat) => seats[seat]?.name ?? '',
    thing: kit.thingNames(bundle.definition),
    viewer: viewer < 0 ? undefined : viewer,
    words: kit.words.now(),
  };
}
