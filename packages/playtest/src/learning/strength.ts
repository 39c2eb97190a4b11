// The strength of a player against bots that had no part in its training.
import type { BotSpec } from '@railwright/bots';
import type { Match, MatchResult } from '../match/match.ts';
import { wilson } from '@railwright/statistics';
import type { MeasuredStrength } from './learning-result.ts';

/** `player` in one seat, `against` in all others, each seat as often as any other. */
export async function measureStrength(
  play: (match: Match) => Promise<MatchResult>,
  player: BotSpec,
  against: BotSpec,
  seats: number,
  games: number,
  seed: number,
): Promise<MeasuredStrength> {
  const others = Array.from({ length: seats - 1 }, () => against);
  const { shares } = await play({ bots: [player, ...others], seed, first: 0, games });
  const won = shares.reduce((sum, share) => sum + share, 0);
  return { against: against.name, seats, games, won: won / games, ...boundsOf(won, games) };
}

function boundsOf(won: number, games: number): { readonly low: number; readonly high: number } {
  const { low, high } = wilson(won, games);
  return { low, high };
}
