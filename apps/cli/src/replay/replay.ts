// Replays a record: verifies it, or shows a position. Events of any number of records are streamed.
import { plural } from '../check/findings.ts';
import { style } from '../style.ts';
import {
  EndlessEffectError,
  hashState,
  replayRecord,
  scoresOf,
  type Game,
  type GameRecord,
  type Replay,
  type State,
} from '@railwright/engine';
import { gamesVersion } from '@railwright/engine/program';
import { EXIT, misuse } from '../failure.ts';
import { print, printJson, safe } from '../output.ts';
import { findRecord, loadRecord, otherProgram, refused } from './load-record.ts';
import { formatPosition } from './position-text.ts';
import { streamRecords } from './stream.ts';
import { seatName } from './seats-for-people.ts';

type ReplayOptions = Parameters<typeof replayRecord>[2];

export interface ReplayFlags {
  readonly events: boolean;
  readonly at: number | undefined;
  readonly json: boolean;
  readonly content: readonly string[] | undefined;
}

/** Returns the exit code. */
export async function replay(typed: string, flags: ReplayFlags): Promise<number> {
  if (flags.events && flags.at !== undefined) throw misuse('--events and --at cannot be combined.');
  if (flags.events) return streamRecords(typed, flags.content);
  const file = findRecord(typed);
  const { record, game } = await loadRecord(file, flags.content);
  const { length } = record.choices;
  if (flags.at !== undefined && flags.at > length)
    throw misuse(`The record has ${length} choices, so there is no position after ${flags.at}.`);

  const { state, applied, problem } = replayOrRefuse(file, game, record, {
    ...(flags.at !== undefined && { at: flags.at }),
  });
  if (problem) throw refused(file, problem.message, record);
  if (flags.at !== undefined) showPosition(game, state, applied, record, flags.json);
  else showVerdict(game, state, record, flags.json);
  // Showing a position also reports errors after it.
  if (flags.at !== undefined) {
    const whole = replayOrRefuse(file, game, record, {});
    if (whole.problem) throw refused(file, whole.problem.message, record);
  }
  return EXIT.clean;
}

/** Like `replayRecord`, but also rejects an endless effect. */
function replayOrRefuse(file: string, game: Game, record: GameRecord, options: ReplayOptions): Replay {
  try {
    return replayRecord(game, record, { ...options, program: gamesVersion() });
  } catch (error) {
    if (error instanceof EndlessEffectError) throw refused(file, error.message, record);
    throw error;
  }
}

function showPosition(game: Game, state: State, applied: number, record: GameRecord, json: boolean): void {
  const decision = game.decision(state);
  const legal = new Int16Array(game.maxChoices);
  const choices = Array.from(legal.subarray(0, game.legalChoices(state, legal)), (c) =>
    game.formatChoice(state, c),
  );
  const next = record.choices[applied];
  if (json)
    printJson({
      at: applied,
      of: record.choices.length,
      turn: game.turn(state),
      hash: hashState(state),
      scores: scoresOf(game, state),
      decision: decision ?? null,
      choices,
      next: next ?? null,
      position: game.viewFor(state, undefined),
    });
  else print(formatPosition({ game, state, applied, of: record.choices.length, decision, choices, next }));
}

function showVerdict(game: Game, state: State, record: GameRecord, json: boolean): void {
  const end = game.endReason(state) ?? null;
  const hash = hashState(state);
  const scores = scoresOf(game, state);
  const winners = Array.from({ length: game.seats }, (_, seat) => seat).filter(
    (seat) => game.winners(state) & (1 << seat),
  );
  if (json) {
    const { setup, seats, seed, players = [] } = record;
    const choices = record.choices.length;
    printJson({
      verified: record.final !== undefined,
      setup,
      seats,
      seed,
      players,
      choices,
      turn: game.turn(state),
      end,
      hash,
      scores,
      winners,
    });
    return;
  }
  const seatLine = (score: number, seat: number): string => {
    const player = record.players?.[seat];
    return `  seat ${seatName(seat)}${player === undefined ? '' : ` (${safe(player)})`}: ${score}${winners.includes(seat) ? ', won' : ''}`;
  };
  print(
    `${safe(record.setup)}, seed ${record.seed}: ${plural(record.choices.length, 'choice')}, ${plural(game.turn(state), 'turn')}.`,
  );
  print(scores.map(seatLine).join('\n'));
  if (end !== null) print(`Ended by ${safe(end)}.`);
  const other = otherProgram(record);
  if (other !== undefined) print(safe(other));
  print(
    record.final
      ? style.green(`Verified: the ending, the scores and the final hash ${hash} match the record.`)
      : `The record is of an unfinished game, so there is no ending to verify. ${record.hash === undefined ? `The hash is ${hash}.` : `The position and its hash ${hash} match the record.`}`,
  );
}
