// The numbers of all games that a result points to: its extremes and its examples.
import type { SimulationResult } from '@railwright/playtest';

/** At most this many, in the order of the figures on the page. */
const MOST = 150;

/** Numbers of the games that a result points to, each once. */
export function exampleGames(result: SimulationResult): number[] {
  const found = new Set<number>();
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || found.size >= MOST) return;
    if ('game' in value && 'seed' in value && typeof value.game === 'number') found.add(value.game);
    for (const inner of Object.values(value)) look(inner);
  };
  const { winsBySeat, winsByBot, length, margin, ends, drama, board, measures } = result;
  look([length, margin, ends, winsBySeat, winsByBot, drama, measures, board]);
  return [...found].sort((a, b) => a - b);
}
