// What one game says of the figures that findings are about, from its row.
import { countBits } from '../observe/board.ts';
import { OUTCOME_DRAMA } from '../observe/outcomes.ts';
import { ROW_HEAD, type GameRow } from '../observe/rows.ts';

/** Of a game; all but the numbers of turns and choices are 0 to 1. */
export interface GameFigures {
  /** What each seat won: 1, or its part of a win that several share. */
  readonly won: readonly number[];
  /** The seat that had the first turn. */
  readonly first: number;
  readonly rounds: number;
  readonly choices: number;
  /** Nobody else led any more in the second half of the turns. */
  readonly early: number;
  readonly leadChanges: number;
  readonly end: string;
}

const DECIDED = ROW_HEAD.length + OUTCOME_DRAMA.indexOf('decided');
const LEAD_CHANGES = ROW_HEAD.length + OUTCOME_DRAMA.indexOf('leadChanges');
const HALF = 500;

/** `row` with the drama gathered. */
export function figuresOf({ numbers, end }: GameRow, seats: number): GameFigures {
  const [winners = 0, turns = 0, choices = 0, first = 0] = numbers;
  const part = winners === 0 ? 0 : 1 / countBits(winners);
  return {
    won: Array.from({ length: seats }, (_, seat) => ((winners >> seat) & 1 ? part : 0)),
    first,
    rounds: Math.ceil(turns / seats),
    choices,
    early: winners !== 0 && (numbers[DECIDED] ?? 0) <= HALF ? 1 : 0,
    leadChanges: numbers[LEAD_CHANGES] ?? 0,
    end,
  };
}
