// Some studies start from a player that knows the setup, or any market of its game.
import type { ResolvedSetup } from '@railwright/content';
import { misuse, type Failure } from '../failure.ts';

export const unknownSetup = ({ id }: ResolvedSetup, seats: number): Failure =>
  misuse(
    `No learned player knows ${id} or any market of its game.`,
    `Train one first: railwright learn ${id} --players ${seats}.`,
  );
