// The figures of one game that findings are about, from its row.
import { countBits } from '../bits.ts';
import { reader, type GameRow } from '../observe/rows.ts';

/** Of one game; all except the numbers of turns and choices are between 0 and 1. */
export interface GameFigures {
  /** What each seat won: 1, or its part of a shared win. */
  readonly won: readonly number[];
  /** The seat that had the first turn. */
  readonly first: number;
  readonly rounds: number;
  readonly choices: number;
  /** Nobody else led in the second half of the turns. */
  readonly early: number;
  readonly end: string;
}

const [rounds, choices, decided] = [reader('rounds'), reader('choices'), reader('decided')];
const HALF = 500;

/** `row` must include drama. */
export function figuresOf(row: GameRow, seats: number): GameFigures {
  const { numbers, end } = row;
  const [winners = 0, first = 0] = numbers;
  const part = winners === 0 ? 0 : 1 / countBits(winners);
  return {
    won: Array.from({ length: seats }, (_, seat) => ((winners >> seat) & 1 ? part : 0)),
    first,
    rounds: rounds(row) ?? 0,
    choices: choices(row) ?? 0,
    early: winners !== 0 && (decided(row) ?? 0) <= HALF ? 1 : 0,
    end,
  };
}
