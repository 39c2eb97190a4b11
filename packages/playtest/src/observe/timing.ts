// Events over time: each measure by round.
import type { Game } from '@railwright/engine';
import { addTo, mergeHistogram, type Histogram } from '@railwright/statistics';
import type { Observer } from './observer.ts';

/** For each of the game's measures how much it rose in each round, all seats and games together. Round 0 is the set-up. */
export type TimingTally = readonly Histogram[];

export function createTiming(measures: number): TimingTally {
  return Array.from({ length: measures }, () => new Map<number, number>());
}

export function mergeTiming(into: TimingTally, from: TimingTally): void {
  from.forEach((histogram, m) => mergeHistogram(into[m] as Histogram, histogram));
}

export function observeTiming(game: Game, tally: TimingTally): Observer {
  const { seats } = game;
  const measures = game.measures.length;
  const before = new Int32Array(seats * measures);
  return {
    begin: (s) => {
      for (let seat = 0; seat < seats; seat++)
        for (let m = 0; m < measures; m++) before[seat * measures + m] = game.measure(s, seat, m);
    },
    endTurn(s, turn) {
      const round = Math.ceil(turn / seats);
      for (let seat = 0; seat < seats; seat++)
        for (let m = 0; m < measures; m++) {
          const value = game.measure(s, seat, m);
          const rise = value - (before[seat * measures + m] as number);
          if (rise === 0) continue;
          before[seat * measures + m] = value;
          addTo(tally[m] as Histogram, round, rise);
        }
    },
  };
}
