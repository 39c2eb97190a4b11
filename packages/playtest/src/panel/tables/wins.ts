// Who won a game and who had the first turn, from its row.
import { countBits } from '@railwright/figures';
import type { GameRow } from '../../observe/rows.ts';

/** The win of each seat: 1, or its part of a win that several share. */
export function winsIn({ numbers: [winners = 0] }: GameRow, seats: number): number[] {
  const part = winners === 0 ? 0 : 1 / countBits(winners);
  return Array.from({ length: seats }, (_, seat) => ((winners >> seat) & 1 ? part : 0));
}

export const firstIn = ({ numbers: [, first = 0] }: GameRow): number => first;
