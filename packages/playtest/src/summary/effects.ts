// Seat and bot told apart. Bots move on by one seat with every game, so in the games of one rotation each bot has a seat of
// its own, and over all rotations every bot has sat in every seat: averages over rotations are free of the other effect.
import { entryAt, type Batch } from '../batch.ts';
import type { SimulationResult } from '../result.ts';
import { contrastOf, type WeightedShare } from '../statistics/contrast.ts';
import type { RotationTally, Tally } from '../tally.ts';
import { WIN } from '../win.ts';
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

function firstSeatOf({ seats }: Batch, { games, firstWins }: Tally): Effects['firstSeat'] {
  if (games === 0) return null;
  const wins = shareOf(firstWins / WIN, games);
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
      // What all seats with this bot won in a game is 1 at most, so it is a share of games; each seat has its part.
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
