// An overview of a game: where its turns begin, and everybody's points at each of them.
import type { Game, GameRecord } from '@railwright/engine';
import { ownTurn } from './own-turn.ts';
import type { Standing } from './outcome.ts';

export interface PointsAt {
  /** Among those of its seat, from 1. */
  readonly turn: number;
  /** By seat. */
  readonly points: readonly number[];
}

function walk(
  game: Game,
  record: GameRecord,
  visit: (at: number, turn: number, points: () => number[]) => void,
  standing: Standing = (_, s, seat) => game.score(s, seat),
): void {
  const state = game.createState();
  game.start(state, record.seed);
  const points = (): number[] => Array.from({ length: game.seats }, (_, seat) => standing(game, state, seat));
  visit(0, game.turn(state), points);
  for (const [i, text] of record.choices.entries()) {
    const choice = game.parseChoice(state, text);
    if (choice < 0) return;
    game.applyChoice(state, choice);
    visit(i + 1, game.turn(state), points);
  }
}

/** The number of choices before each turn. */
export function turnStarts(game: Game, record: GameRecord): number[] {
  const starts: number[] = [];
  let last = -1;
  walk(game, record, (at, turn) => {
    if (turn !== last) starts.push(at);
    last = turn;
  });
  return starts;
}

/** Points at the beginning of each turn and, repeating the last turn, at the end. */
export function pointsOverTime(game: Game, record: GameRecord, standing?: Standing): PointsAt[] {
  const course: PointsAt[] = [];
  let last = -1;
  walk(
    game,
    record,
    (at, turn, points) => {
      if (turn !== last || at === record.choices.length)
        course.push({ turn: ownTurn(turn, game.seats), points: points() });
      last = turn;
    },
    standing,
  );
  return course;
}
