// Separates the effects of seats and bots. Bots move on by one seat with every game, so in the games of one rotation each bot has a seat of
// its own, and over all rotations every bot has sat in every seat: averages over rotations are free of the other effect.
import { entryAt, type Batch } from '../batch.ts';
import type { SimulationResult } from '../result.ts';
import type { ShareResult } from '../result/parts.ts';
import { contrastOf, type WeightedShare } from '@railwright/statistics';
import type { RotationTally, Tally } from '../tally.ts';
import { WIN } from '@railwright/figures';
import { shareOf } from './pieces.ts';

type Effects = Pick<SimulationResult, 'firstSeat' | 'seatEffects' | 'botEffects' | 'winsBySeatAndBot'>;

export function effectsOf(batch: Batch, tally: Tally): Effects {
  const names = [...new Set(batch.bots.map(({ name }) => name))];
  return {
    firstSeat: firstSeatOf(batch, tally),
    seatEffects: seatEffectsOf(batch, tally.rotations),
    botEffects: names.length < 2 ? [] : botEffectsOf(batch, tally.rotations, names),
    winsBySeatAndBot: names.length < 2 ? [] : cellsOf(batch, tally.rotations, names),
  };
}

/** A seat's share of wins. */
export function seatWins(batch: Batch, tally: Tally, seat: number): ShareResult {
  return seatedShare(batch, tally, 1, ({ wins }) => wins[seat] as number);
}

/** The share of wins of a bot's seats. */
export function botWins(batch: Batch, tally: Tally, bot: string): ShareResult {
  const entries = batch.bots.filter(({ name }) => name === bot).length;
  return seatedShare(batch, tally, entries, ({ wins }, r) =>
    wins.reduce((sum, parts, seat) => (nameAt(batch, r, seat) === bot ? sum + parts : sum), 0),
  );
}

/**
 * A share of what `each` seats of every game won, with an interval that goes by who sat where: with unequal bots the games of a
 * rotation are more alike than all games are, so they are strata, each with its part of the games (Cochran 1977, 5.3), and
 * the interval is that of Price and Bonett for a sum of shares. Bots of one name make no strata: Wilson's.
 */
function seatedShare(
  { bots }: Batch,
  { games, rotations }: Tally,
  each: number,
  partsOf: (rotation: RotationTally, r: number) => number,
): ShareResult {
  const parts = rotations.map(partsOf);
  const won = parts.reduce((sum, one) => sum + one, 0) / WIN;
  if (bots.every(({ name }) => name === bots[0]?.name) && each === 1) return shareOf(won, games);
  const contrast = contrastOf(
    rotations.map((rotation, r) => ({
      weight: rotation.games / games / each,
      hits: (parts[r] as number) / WIN,
      count: rotation.games,
    })),
  );
  const share = shareOf(won, games * each);
  return contrast
    ? { ...share, low: Math.max(0, contrast.low), high: Math.min(1 / each, contrast.high) }
    : share;
}

function firstSeatOf(batch: Batch, tally: Tally): Effects['firstSeat'] {
  if (tally.games === 0) return null;
  const wins = seatedShare(batch, tally, 1, ({ firstWins }) => firstWins);
  const { seats } = batch;
  const even = 1 / seats;
  return {
    wins,
    advantage: { value: wins.share - even, low: wins.low - even, high: wins.high - even },
  };
}

/** The contrast less even chances. */
function aboveEven(seats: number, parts: readonly WeightedShare[]) {
  const contrast = contrastOf(parts);
  const even = 1 / seats;
  return contrast && { value: contrast.value - even, low: contrast.low - even, high: contrast.high - even };
}

function seatEffectsOf({ seats }: Batch, rotations: readonly RotationTally[]): Effects['seatEffects'] {
  return Array.from({ length: seats }, (_, seat) => {
    const effect = aboveEven(
      seats,
      rotations.map(({ games, wins }) => ({
        weight: 1 / seats,
        hits: (wins[seat] as number) / WIN,
        count: games,
      })),
    );
    return effect && { seat, effect };
  }).filter((effect) => effect !== null);
}

function botEffectsOf(
  batch: Batch,
  rotations: readonly RotationTally[],
  names: readonly string[],
): Effects['botEffects'] {
  const { seats } = batch;
  return names
    .map((bot) => {
      const entries = batch.bots.filter(({ name }) => name === bot).length;
      // The wins of all seats with this bot in a game add up to 1 at most, so they are a share of games; each seat has its part.
      const effect = aboveEven(
        seats,
        rotations.map(({ games, wins }, r) => ({
          weight: 1 / (seats * entries),
          hits:
            wins.reduce((sum, parts, seat) => (nameAt(batch, r, seat) === bot ? sum + parts : sum), 0) / WIN,
          count: games,
        })),
      );
      return effect && { bot, effect };
    })
    .filter((effect) => effect !== null);
}

function cellsOf(
  batch: Batch,
  rotations: readonly RotationTally[],
  names: readonly string[],
): Effects['winsBySeatAndBot'] {
  return names.flatMap((bot) =>
    Array.from({ length: batch.seats }, (_, seat) => {
      const there = rotations.filter((_rotation, r) => nameAt(batch, r, seat) === bot);
      const parts = there.reduce((sum, { wins }) => sum + (wins[seat] as number), 0);
      const games = there.reduce((sum, rotation) => sum + rotation.games, 0);
      return { bot, seat, wins: shareOf(parts / WIN, games) };
    }),
  );
}

function nameAt(batch: Batch, rotation: number, seat: number): string {
  return batch.bots[entryAt(batch, rotation, seat)]?.name ?? '';
}
