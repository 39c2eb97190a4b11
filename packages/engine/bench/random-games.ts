// Speed of a game with random choices.
import { createRng, hashState, randomBelow, type Game } from '../src/index.ts';
import { now } from './trains.ts';

export interface GameSpeed {
  readonly steps: number;
  readonly seconds: number;
  /** Of the final hashes of all games: a faster engine that plays differently shows here. */
  readonly checksum: string;
}

/** Plays `games` games with seeds 1, 2, … after a warm-up of a tenth of them. */
export function randomGames(game: Game, games: number): GameSpeed {
  const s = game.createState();
  const legal = new Int16Array(game.maxChoices);
  let steps = 0;
  let sum = 0;
  const play = (seed: number): void => {
    const rng = createRng(seed);
    game.start(s, seed);
    while (game.seatToAct(s) >= 0) {
      const count = game.legalChoices(s, legal);
      game.applyChoice(s, legal[randomBelow(rng, count)]);
      steps++;
    }
    sum = (Math.imul(sum, 31) + Number.parseInt(hashState(s).slice(8), 16)) >>> 0;
  };
  for (let seed = 1; seed <= games / 10; seed++) play(seed);
  steps = 0;
  sum = 0;
  const begun = now();
  for (let seed = 1; seed <= games; seed++) play(seed);
  const seconds = now() - begun;
  return { steps, seconds, checksum: sum.toString(16).padStart(8, '0') };
}
