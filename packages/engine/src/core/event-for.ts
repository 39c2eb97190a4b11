// Events as one seat may know them: what happened is told to all, which cards it happened to only to those who saw them.
import type { GameEvent } from './event.ts';
import { isHiddenFrom } from './hidden-from.ts';

/** Events without what `viewer` cannot know, not even how many of the cards that it did not see are of one kind. */
export function eventsFor(events: readonly GameEvent[], viewer: number | undefined): readonly GameEvent[] {
  if (viewer === undefined) return events;
  const told: GameEvent[] = [];
  for (const event of events) {
    const seen = eventFor(event, viewer);
    const last = told.at(-1);
    if (seen !== event && last && isMoreOf(last, seen))
      told[told.length - 1] = { ...seen, count: Number(last['count']) + Number(seen['count']) };
    else told.push(seen);
  }
  return told;
}

/** Whether two events that do not name their cards tell of the same move: there is one for each kind. */
function isMoreOf(last: GameEvent, event: GameEvent): boolean {
  return (
    event['count'] !== undefined &&
    last['card'] === undefined &&
    ['type', 'seat', 'from', 'to', 'giver'].every((field) => last[field] === event[field])
  );
}

function eventFor(event: GameEvent, viewer: number): GameEvent {
  if (event.seat === viewer) return event;
  if (isHiddenFrom(event, viewer)) return without(event, 'card');
  // The cards of the set-up exchange that were not kept.
  if (event.type === 'keep') return without(event, 'discarded');
  // The reason counts cards of the hand.
  if (event.type === 'not-applicable') return without(event, 'why');
  return event;
}

function without(event: GameEvent, field: string): GameEvent {
  return Object.fromEntries(Object.entries(event).filter(([name]) => name !== field)) as unknown as GameEvent;
}
