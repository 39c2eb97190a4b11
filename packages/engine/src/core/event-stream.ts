// A recorded game as a stream of events for other programs: what it is, every decision with what was offered, everything that
// happened, and the result. docs/events.md describes it.
import type { GameEvent } from './event.ts';
import type { Game } from './game.ts';
import { checkRecordEnd } from './record-check.ts';
import { scoresOf, type GameRecord, type RecordProblem } from './record.ts';
import { notLegalAt, overAt } from './record-replay.ts';
import { hashState, type State } from './state.ts';

/** The version of the stream. A program that knows it may meet further fields and further types of event, but none that changed. */
export const EVENT_FORMAT = 1;

/**
 * Plays a record again and tells everything; `name` is what tells it from other games of the stream. Stops with a problem as
 * `replayRecord` does, after what happened until then.
 */
export function streamRecord(
  game: Game,
  record: GameRecord,
  name: Readonly<Record<string, string | number>>,
  hear: (event: GameEvent) => void,
  program?: string,
): RecordProblem | undefined {
  const { engine, setup, content, seats, seed, players, options, choices } = record;
  const about = { engine, game: game.name, setup, content, seats, seed };
  hear({
    type: 'game',
    format: EVENT_FORMAT,
    ...name,
    ...about,
    ...(players && { players }),
    ...(options && { options }),
  });
  const state = game.createState();
  const happened: GameEvent[] = [];
  const tell = (): void => {
    for (const event of happened) hear(event);
    happened.length = 0;
  };
  state.events = happened;
  game.start(state, record.seed);
  tell();
  const legal = new Int16Array(game.maxChoices);
  for (const [index, text] of choices.entries()) {
    if (game.seatToAct(state) < 0) return overAt(index, record);
    const choice = hearDecision(game, state, text, legal, hear);
    if (choice < 0) return notLegalAt(index, text);
    game.applyChoice(state, choice);
    tell();
  }
  hear(resultOf(game, state));
  return checkRecordEnd(game, state, record, program);
}

/** Reports the open question; returns the choice that the text stands for, or -1. */
function hearDecision(
  game: Game,
  state: State,
  text: string,
  legal: Int16Array,
  hear: (event: GameEvent) => void,
): number {
  const decision = game.decision(state);
  const count = game.legalChoices(state, legal);
  const offered: string[] = [];
  let chosen = -1;
  for (let i = 0; i < count; i++) {
    offered.push(game.formatChoice(state, legal[i]));
    if (offered[i] === text) chosen = legal[i];
  }
  if (chosen < 0 || !decision) return -1;
  const { seat, type: asked, card, detail } = decision;
  hear({
    type: 'decision',
    seat,
    asked,
    ...(card !== undefined && { card }),
    ...(detail && { detail }),
    offered,
    chosen: text,
    ...(count === 1 && { forced: true }),
  });
  return chosen;
}

function resultOf(game: Game, state: State): GameEvent {
  const winners = game.winners(state);
  return {
    type: 'result',
    end: game.endReason(state) ?? null,
    turn: game.turn(state),
    scores: scoresOf(game, state),
    winners: Array.from({ length: game.seats }, (_, seat) => seat).filter((seat) => (winners >> seat) & 1),
    hash: hashState(state),
  };
}
