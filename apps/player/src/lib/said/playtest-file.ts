// A game with what was said about it, as a file for the folder playtests/ of its pack.
import { playtestOf, writePlaytest } from '@railwright/content/playtest';
import type { GameRecord } from '@railwright/engine';
import { isPerson, type SeatSetup } from '../play/seats.ts';
import type { Said } from './said.ts';

/** From a file of a pack that `railwright new` made. */
const SCHEMA = '../../../node_modules/railwright/schemas/playtest.schema.json';

/** How it is told who sat where. */
export interface Told {
  readonly seats: readonly SeatSetup[];
  /** Whether people are named. */
  readonly names: boolean;
  /** The day, as 2026-11-29. */
  readonly played: string;
}

/** The text of the file. Names of people are in it only where that is wanted. */
export function playtestText(record: GameRecord, said: Said, { seats, names, played }: Told): string {
  const sat = seats.map((seat) =>
    isPerson(seat) ? (names ? { name: seat.name } : {}) : { bot: seat.bot ?? '' },
  );
  return writePlaytest(playtestOf({ ...said, record, seats: sat, played }), SCHEMA);
}
