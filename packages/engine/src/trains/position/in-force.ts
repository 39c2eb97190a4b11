// Cards in force from outside all decks in a position written by hand: the powers of seats, and events.
import type { State } from '../../core/state.ts';
import type { EventDeckCode } from '../state/setup-codes.ts';
import { setEvent, shuffleEvents } from '../rules/event-deck.ts';
import { clearLasting } from '../effects/lasting.ts';
import { DEPTH, LASTING } from '../state/layout.ts';
import type { TrainsPositionInput } from './position-input.ts';
import { clearPowers, powersOf, takePower } from '../rules/powers.ts';
import { NONE, type Tables } from '../state/tables.ts';

export function placeInForce(t: Tables, s: State, input: TrainsPositionInput, problems: string[]): void {
  const { seats = [], powerDeck } = input;
  const isGiven = seats.some((one) => one?.power !== undefined);
  if (t.powers === null && (isGiven || powerDeck !== undefined))
    problems.push('The seats of this game have no powers.');
  if (t.eventDeck === null && (input.event ?? input.eventDeck) !== undefined)
    problems.push('This game has no events.');
  if (t.powers === null && t.eventDeck === null) return;
  const powers = Array.from({ length: t.seats }, (_, seat) =>
    isGiven ? powersNamed(t, seats[seat]?.power, problems) : powersOf(t, s, seat),
  );
  // The first turn may have begun, with effects of its start.
  s.data[DEPTH] = 0;
  s.data[LASTING] = 0;
  clearLasting(t, s);
  if (t.powers !== null) {
    clearPowers(t, s, powerDeck && powersNamed(t, powerDeck, problems));
    placePowers(t, s, t.powers.kinds, powers, problems);
  }
  if (t.eventDeck !== null) placeEvents(t, s, t.eventDeck, input, problems);
}

function placePowers(
  t: Tables,
  s: State,
  kinds: Int16Array,
  powers: readonly (readonly number[])[],
  problems: string[],
): void {
  const taken = new Set<number>();
  powers.forEach((own, seat) => {
    for (const kind of own) {
      if (taken.has(kind)) problems.push(`The power "${t.ids[kind]}" is given twice.`);
      else takePower(t, s, seat, kinds.indexOf(kind));
      taken.add(kind);
    }
  });
}

/** The deck has all events but the one in force, unless its cards are given. */
function placeEvents(
  t: Tables,
  s: State,
  { kinds, order }: EventDeckCode,
  { event, eventDeck }: TrainsPositionInput,
  problems: string[],
): void {
  const deck = t.layout.events + 1;
  const indexOf = (id: string): number => {
    const index = kinds.indexOf(t.ids.indexOf(id));
    if (index < 0) problems.push(`"${id}" is not an event of this game.`);
    return index;
  };
  shuffleEvents(t, s);
  setEvent(t, s, NONE);
  if (event !== undefined) {
    const index = indexOf(event);
    if (index < 0) return;
    // In order, those before it have been.
    if (order === null) s.data[deck + index]--;
    else for (const one of order.subarray(0, order.indexOf(index) + 1)) s.data[deck + one]--;
    setEvent(t, s, kinds[index]);
  }
  if (eventDeck === undefined) return;
  s.data.fill(0, deck, deck + kinds.length);
  const counts = Array.isArray(eventDeck)
    ? (eventDeck as readonly string[]).map((id): [string, number] => [id, 1])
    : Object.entries(eventDeck as Readonly<Record<string, number>>);
  for (const [id, count] of counts) {
    const index = indexOf(id);
    if (index >= 0) s.data[deck + index] += count;
  }
}

function powersNamed(t: Tables, given: string | readonly string[] | undefined, problems: string[]): number[] {
  return [given ?? []].flat().flatMap((id) => {
    const kind = t.ids.indexOf(id);
    if (t.powers?.kinds.includes(kind)) return kind;
    problems.push(`"${id}" is not a power of this game.`);
    return [];
  });
}
