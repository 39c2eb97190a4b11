// What is in force from outside all decks in a position written by hand: the powers of seats.
import type { State } from '../core/state.ts';
import { clearLasting } from './lasting.ts';
import { DEPTH, LASTING } from './layout.ts';
import type { GivenSeat } from './position.ts';
import { powerOf, takePower } from './powers.ts';
import { NONE, type Tables } from './tables.ts';
import { seatBase } from './zones.ts';

export function placeInForce(
  t: Tables,
  s: State,
  seats: readonly (GivenSeat | null)[],
  problems: string[],
): void {
  if (t.powers === null) {
    for (const given of seats)
      if (given?.power !== undefined) problems.push('The seats of this game have no powers.');
    return;
  }
  const isGiven = seats.some((one) => one?.power !== undefined);
  const kinds = Array.from({ length: t.seats }, (_, seat) =>
    isGiven ? powerNamed(t, seats[seat]?.power, problems) : powerOf(t, s, seat),
  );
  // The first turn may have begun, with effects of its start.
  s.data[DEPTH] = 0;
  s.data[LASTING] = 0;
  clearLasting(t, s);
  kinds.forEach((kind, seat) => {
    const tally = seatBase(t, seat) + t.layout.gainedTally;
    for (const one of t.powers?.kinds ?? []) s.data[tally + one] = 0;
    s.data[t.layout.powers + seat] = 0;
    if (kind === NONE) return;
    if (kinds.indexOf(kind) < seat) problems.push(`Two seats have the power "${t.ids[kind]}".`);
    else takePower(t, s, seat, kind);
  });
}

function powerNamed(t: Tables, id: string | undefined, problems: string[]): number {
  if (id === undefined) return NONE;
  const kind = t.ids.indexOf(id);
  if (t.powers?.kinds.includes(kind)) return kind;
  problems.push(`"${id}" is not a power of this game.`);
  return NONE;
}
