// Describes the events at a table for a viewer.
import { ALL_OPEN } from '../play/onlooker.svelte.ts';
import type { Session } from '../play/session.ts';
import type { Speaker } from './log-lines.ts';

export function speakerOf({ kit, bundle, seats, viewer }: Session): Speaker {
  return {
    seats: seats.length,
    seatName: (seat) => seats[seat]?.name ?? '',
    thing: kit.thingNames(bundle.definition),
    viewer: viewer === ALL_OPEN ? undefined : viewer,
    words: kit.words.now(),
  };
}
