// What a seat is sent: made from nothing but what it may know. The position is dealt anew for it with a generator that everybody could make, so
// two positions that look the same to the seat give the same bytes.
import { cloneState, createRng, eventsFor, ONLOOKER, type GameRecord, type State } from '@railwright/engine';
import type { Course } from './course.ts';
import type { Message, SeatState, Told, UndoState } from './protocol/messages.ts';
import { packPosition } from './protocol/position.ts';

type View = Extract<Message, { type: 'view' }>;

/** Everything in a view but what it tells, which depends on the connection. */
export type Picture = Omit<View, 'from' | 'told'>;

/** What a seat sees, null for an onlooker. `here`: which seats have an open page; `record`: the whole game, given only when it is over. */
export function pictureFor(
  course: Course,
  seat: number | null,
  here: ReadonlySet<number>,
  record: GameRecord | undefined,
): Picture {
  const { revision, moved, match } = course;
  return {
    type: 'view',
    revision,
    moved,
    seats: course.seats.map((sitting, i): SeatState => ({ ...sitting, here: here.has(i) })),
    position: packPosition(seenBy(course, seat ?? ONLOOKER, match.state)),
    undo: undoFor(course, seat),
    ...(record && { record }),
  };
}

/** The position as a seat can be given it. */
export function seenBy({ match: { game }, moved }: Course, seat: number, state: State): State {
  const copy = cloneState(state);
  game.resample(copy, seat, createRng(moved));
  return copy;
}

/** What happened after revision `from`, -1 for everything, as a seat may know it. */
export function toldTo(course: Course, seat: number | null, from: number): Told[] {
  return course.told.slice(from + 1).map((told): Told => {
    if (told.kind === 'begun') return { ...told, events: eventsFor(told.events, seat ?? ONLOOKER) };
    if (told.kind === 'said' && told.seat !== seat && !course.match.isOver)
      return { revision: told.revision, kind: 'said', seat: told.seat };
    if (told.kind === 'chose')
      return { ...told, events: told.events.map((events) => eventsFor(events, seat ?? ONLOOKER)) };
    return told;
  });
}

function undoFor(course: Course, seat: number | null): UndoState {
  const { wish } = course;
  const mine = seat === null || course.seats[seat]?.player !== 'person' ? undefined : course.undoable(seat);
  return {
    mine: mine === undefined ? 'no' : mine.isFree ? 'free' : 'ask',
    ...(wish && { wish: { seat: wish.seat, waits: wish.waits } }),
  };
}
