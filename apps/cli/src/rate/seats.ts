// The number of seats with which bots are compared.
import type { ResolvedSetup } from '@railwright/content';
import { misuse } from '../failure.ts';
import { checkSeats } from '../content/check-seats.ts';

/** Two seats if the setup supports it: with more, wins say less about who is better. */
const USUAL = 2;

/** @throws Failure for a number of seats that the setup does not support, or that leaves no opponent. */
export function comparedSeats(setup: ResolvedSetup, typed: number | undefined): number {
  const { min, max } = setup.seats;
  const seats = typed ?? Math.max(min, Math.min(USUAL, max));
  checkSeats(setup, seats);
  if (seats < USUAL)
    throw misuse(`Bots are rated by who beats whom, so --players must be ${USUAL} players or more.`);
  return seats;
}
