// A record as a game to look at, and why it may not be one. Records can come from anywhere, also from other versions of Railwright.
import { checkRecordEnd, checkRecordHeader, type GameRecord } from '@railwright/engine';
import { gamesVersion } from '@railwright/engine/program';
import { words } from '../text/words.svelte.ts';
import type { LocalSession } from './local-session.svelte.ts';
import { distinctNames, type SeatSetup } from './seats.ts';

/** Those who played; without bots, as nobody plays on. */
export function playersOf({ seats, players }: GameRecord): SeatSetup[] {
  const names = Array.from({ length: seats }, (_, i) => players?.[i] ?? words().form.player(i + 1));
  return distinctNames(names).map((name) => ({ name }));
}

/** Plays the whole record in a new session. Undefined if it went as it did then, otherwise the reason. */
export function replay(session: LocalSession, record: GameRecord): string | undefined {
  const { definition, hash, options } = session.bundle;
  const content = { setup: definition.setup, content: hash, options };
  const header = checkRecordHeader(session.game, content, record);
  if (header) return header.message;
  const problem = session.restore(record.choices);
  const { badChoice } = words().file;
  if (problem) return withProgram(record, badChoice(problem.at, problem.reason));
  const end = checkRecordEnd(session.game, session.state, record, gamesVersion());
  return end && withProgram(record, end.message);
}

/** Plays a saved game again, to continue it. Undefined if that is possible, otherwise the reason. */
export function whyNotAgain(session: LocalSession, record: GameRecord): string | undefined {
  const { stops, goesOtherwise } = words().file;
  const problem = session.restore(record.choices);
  if (problem) return withProgram(record, stops(problem.at, problem.reason));
  const end = checkRecordEnd(session.game, session.state, record, gamesVersion());
  return end && withProgram(record, goesOtherwise(end.message));
}

/** Why a record is refused; another program may be the cause. */
function withProgram({ engine }: GameRecord, reason: string): string {
  const program = gamesVersion();
  return engine === program ? reason : `${reason} ${words().file.otherProgram(engine.slice(0, 60), program)}`;
}
