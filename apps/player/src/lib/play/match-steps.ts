// A session's steps in its match beyond the rules: choices in untrusted content, picks that belong together, and the record of
// the whole game from any position.
import type { ChoiceResult, GameRecord, Match } from '@railwright/engine';
import { gamesVersion } from '@railwright/engine/program';
import type { Bundle } from '../bundle/catalog.ts';
import type { SeatSetup } from './seats.ts';

/** Content is untrusted: an endless effect stops with an error, and the position is restored. */
export function tryChoice(match: Match, text: string): ChoiceResult {
  try {
    return match.choose(text);
  } catch (error) {
    match.goTo(match.at);
    return { ok: false, reason: error instanceof Error ? error.message : String(error) };
  }
}

/** Whether some cards of the open question have been picked. */
export function amidPicks(match: Match): boolean {
  const picked = match.decision?.detail?.['picked'];
  return typeof picked === 'number' && picked > 0;
}

/** The whole game, up to position `end`; the match stays where it is. */
export function recordOf(
  match: Match,
  { definition, hash, options }: Bundle,
  seats: readonly SeatSetup[],
  end: number,
): GameRecord {
  const { at } = match;
  match.goTo(end);
  const players = seats.map(({ name }) => name);
  const record = match.record({
    engine: gamesVersion(),
    setup: definition.setup,
    content: hash,
    players,
    options,
  });
  match.goTo(at);
  return record;
}
