// Ends a command whose games could not be played or kept.
import { wrapExecutor, type Executor } from '@railwright/playtest';
import { StoreError } from '@railwright/playtest/node';
import { Failure, misuse, reasonOf, refusal } from '../failure.ts';

export const unkeptGames = ({ message, help }: StoreError): Failure => misuse(message, help);

/** The error to throw for games that could not be played, made from the original one. */
export function failedGames(error: unknown): Error {
  if (error instanceof Failure || error instanceof StoreError) return error;
  return refusal(`The run stopped because a game failed: ${reasonOf(error)}`);
}

/** An executor whose matches end with a Failure when a game fails. */
export const orFailure = (executor: Executor): Executor =>
  wrapExecutor(executor, {
    playMatch: (...asked) =>
      executor.playMatch(...asked).catch((error: unknown) => {
        throw failedGames(error);
      }),
  });
