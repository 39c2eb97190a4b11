// Speed of Game of Trains with random choices: the published rules' sizes, abilities of each primitive.
import {
  createGameOfTrains,
  createRng,
  hashState,
  randomBelow,
  type GameOfTrainsDefinition,
} from '../src/index.ts';

export interface GameSpeed {
  readonly name: string;
  readonly games: number;
  readonly steps: number;
  readonly seconds: number;
  /** Of the final hashes of all games: a faster engine that plays differently shows here. */
  readonly checksum: string;
}

const ABILITIES: GameOfTrainsDefinition['abilities'] = [
  { id: 'move-right', name: { en: 'Move right' }, steps: [{ shift: { by: 2 } }] },
  {
    id: 'protect',
    name: { en: 'Protect' },
    steps: [{ protect: { positions: ['left', 'middle', 'right'] } }],
  },
  { id: 'move-left', name: { en: 'Move left' }, steps: [{ shift: { by: -2 } }] },
  { id: 'swap-adjacent', name: { en: 'Swap neighbours' }, steps: [{ swap: { distance: 1 } }] },
  { id: 'remove-middle', name: { en: 'Remove middle' }, steps: [{ remove: { at: 'middle' } }] },
  { id: 'remove-right', name: { en: 'Remove right' }, steps: [{ remove: { at: 'right' } }] },
  { id: 'remove-left', name: { en: 'Remove left' }, steps: [{ remove: { at: 'left' } }] },
  { id: 'swap-over-one', name: { en: 'Swap over one' }, steps: [{ swap: { distance: 2 } }] },
];

const DEFINITION: GameOfTrainsDefinition = {
  game: 'game-of-trains',
  setup: 'bench/game-of-trains',
  title: 'Bench',
  rules: {
    id: 'bench/game-of-trains',
    seats: { min: 2, max: 4 },
    trainLength: 7,
    setupDraws: [1, 2, 3, 4],
    turnLimit: 1000,
  },
  abilities: ABILITIES,
  cards: Array.from({ length: 84 }, (_, i) => ({ number: i + 1, ability: ABILITIES[i % 8]?.id ?? '' })),
};

/** Plays `games` games with seeds 1, 2, … after a warm-up of a tenth of them. */
export function benchGameOfTrains(games: number, seats = 2): GameSpeed {
  const game = createGameOfTrains(DEFINITION, seats);
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
  return { name: `game of trains, ${seats} seats, random`, games, steps, seconds, checksum };
}
