// Plays a round robin and rates its bots.
import {
  inTurn,
  summarizeRatings,
  tablesOf,
  type Batch,
  type MatchResult,
  type RatingResult,
  type RoundRobin,
} from '@railwright/playtest';
import type { Ended, Place } from './place.ts';

/** Bots that all meet. */
export interface RateRequest {
  readonly definition: object;
  readonly source: Batch['source'];
  /** The tournament. */
  readonly field: RoundRobin;
}

/** Tables are short. */
const TABLES_AHEAD = 4;

/**
 * Rates bots by the tables that were played.
 * @throws Error if a game has a fault.
 */
export async function rate(
  { definition, source, field }: RateRequest,
  { executor, signal, say }: Place,
): Promise<Ended<RatingResult>> {
  const matches = tablesOf(field);
  const games = matches.reduce((sum, match) => sum + match.games, 0);
  const results: MatchResult[] = [];
  let played = 0;
  const tell = (): void => say({ kind: 'progress', progress: { played, games } });
  tell();
  // A table under way is given up.
  const stopped = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  const tables = inTurn(matches, TABLES_AHEAD * executor.ahead, (match) =>
    signal.aborted ? stopped : Promise.race([executor.playMatch(definition, field.seats, match), stopped]),
  );
  for await (const result of tables) {
    if (!result) break;
    played += matches[results.length]?.games ?? 0;
    tell();
    results.push(result);
  }
  return {
    value: summarizeRatings(field, results, source),
    complete: results.length === matches.length,
    stops: [],
  };
}
