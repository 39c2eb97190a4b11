// How a command ends when games could not be played or kept.
import { StoreError } from '@railwright/playtest/node';
import { Failure, misuse, reasonOf, refusal } from '../failure.ts';

export const unkeptGames = ({ message }: StoreError): Failure =>
  misuse(message, 'The games already in it are kept: free some space, then run the same command to resume.');

/** What to throw when games could not be played, by what was thrown. */
export function failedGames(error: unknown): Error {
  if (error instanceof Failure || error instanceof StoreError) return error;
  return refusal(`The run stopped because a game failed: ${reasonOf(error)}`);
}
