// Checks whether a setup supports a number of seats.
import type { ResolvedSetup } from '@railwright/content';
import { misuse } from '../failure.ts';

/** @throws Failure for a number of seats that the setup does not support. */
export function checkSeats({ id, seats: { min, max } }: ResolvedSetup, seats: number): void {
  if (seats < min || seats > max)
    throw misuse(`${id} is for ${min === max ? min : `${min} to ${max}`} players, not for ${seats}.`);
}
