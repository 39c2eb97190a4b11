// Speed of Freight Train with random choices: the numbers of the published game.
import {
  createFreightTrain,
  createRng,
  hashState,
  randomBelow,
  type FreightTrainDefinition,
} from '../src/index.ts';
import type { GameSpeed } from './game-of-trains.ts';

const DAY = { longest: [3, 2, 1], second: [1] };

const DEFINITION: FreightTrainDefinition = {
  game: 'freight-train',
  setup: 'bench/freight-train',
  title: 'Bench',
  rules: {
    id: 'bench/freight-train',
    seats: { min: 2, max: 5 },
    players: [
      { seats: 2, cards: 9, locomotives: 7 },
      { seats: 3, cards: 12, locomotives: 6 },
      { seats: 4, cards: 14, locomotives: 5 },
      { seats: 5, cards: 16, locomotives: 5 },
    ],
    chips: 5,
    mainYard: { sidings: 5, spaces: 5, fillWhenEmpty: 2 },
    ownYard: { sidings: 2, spaces: 8, dealt: 12 },
    actions: { fromMain: 3, fromOwn: 4, rearrange: 1 },
    days: [
      { ...DAY, split: 2, yard: { cars: 2, chips: 1 }, callLocomotive: true },
      { ...DAY, split: 3, yard: { cars: 1, chips: 0 }, callLocomotive: true },
      { ...DAY, split: 4, yard: { cars: 1, chips: -1 }, callLocomotive: false },
    ],
    switches: { mixedTrain: 'none', turnOrder: 'engine' },
  },
  carTypes: Array.from({ length: 11 }, (_, i) => ({ id: `type-${i + 1}`, name: { en: `Type ${i + 1}` } })),
};

/** Plays `games` games with seeds 1, 2, … after a warm-up of a tenth of them. */
export function benchFreightTrain(games: number, seats = 2): GameSpeed {
  const game = createFreightTrain(DEFINITION, seats);
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
  const begun = performance.now();
  for (let seed = 1; seed <= games; seed++) play(seed);
  const seconds = (performance.now() - begun) / 1000;
  const checksum = sum.toString(16).padStart(8, '0');
  return { name: `freight train, ${seats} seats, random`, games, steps, seconds, checksum };
}
