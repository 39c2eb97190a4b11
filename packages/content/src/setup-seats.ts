// The possible numbers of players of a setup: those of its rules, narrowed by the setup.
import type { Item } from './packs/model.ts';

interface Range {
  readonly min: number;
  readonly max: number;
}
interface Seats extends Range {
  readonly default: number;
}

/** Of the games whose rules files say it as `seats` and whose setups as `players`. */
export interface SeatedParts {
  readonly setup: Item<{ readonly players?: Partial<Seats> | undefined }>;
  readonly rules: Item<{ readonly seats: Range }>;
}

export function seatsOf({ setup, rules }: SeatedParts): Seats {
  const min = setup.data.players?.min ?? rules.data.seats.min;
  const max = setup.data.players?.max ?? rules.data.seats.max;
  return { min, max, default: setup.data.players?.default ?? min };
}

/** Describes what is wrong with the seats of a setup; empty when nothing is. */
export function seatsFault(seats: Seats, allowed: Range): string {
  if (seats.min > seats.default || seats.default > seats.max)
    return `The minimum is ${seats.min}, the maximum ${seats.max} and the default ${seats.default} players.`;
  return seats.min < allowed.min || seats.max > allowed.max
    ? `The rules are for ${allowed.min} to ${allowed.max} players.`
    : '';
}
