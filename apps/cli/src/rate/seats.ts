// With how many seats bots are compared.
import type { ResolvedSetup } from '@railwright/content';
import { misuse } from '../failure.ts';
import { checkSeats } from '../content/check-seats.ts';

/** Two seats where the setup can be played so: with each more, wins say less about who is better. */
const USUAL = 2;

/** @throws Failure for a number of seats the setup is not for, or one that leaves nobody to beat. */
export function comparedSeats(setup: ResolvedSetup, typed: number | undefined): number {
  const { min, max } = setup.seats;
  const seats = typed ?? Math.max(min, Math.min(USUAL, max));
  checkSeats(setup, seats);
  if (seats < USUAL)
    throw misuse(`Bots are rated by who beats whom, so --players must be ${USUAL} players or more.`);
  return seats;
}
