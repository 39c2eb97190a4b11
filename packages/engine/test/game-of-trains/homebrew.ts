// A small homebrew game: few cards, so that piles run empty and spots stay empty, and abilities with several steps.
import { createGameOfTrains, type GameOfTrains, type GameOfTrainsDefinition } from '@railwright/engine';

const ABILITIES: GameOfTrainsDefinition['abilities'] = [
  { id: 'swap-ends', name: { en: 'Swap ends' }, steps: [{ swap: { distance: 3 } }] },
  { id: 'slide', name: { en: 'Slide' }, steps: [{ shift: { by: 3 } }, { shift: { by: -1 } }] },
  { id: 'two-away', name: { en: 'Two away' }, steps: [{ remove: { at: 2 } }, { remove: { at: 'right' } }] },
  {
    id: 'guarded-swap',
    name: { en: 'Guarded swap' },
    steps: [
      { swap: { distance: 1 } },
      { protect: { positions: [2, 'right'] } },
      { remove: { at: 'middle' } },
    ],
  },
];

const HOMEBREW: GameOfTrainsDefinition = {
  game: 'game-of-trains',
  setup: 'shed/short-trains',
  title: 'Short trains',
  rules: {
    id: 'shed/short',
    seats: { min: 2, max: 5 },
    trainLength: 4,
    setupDraws: [2, 0, 1, 3, 1],
    turnLimit: 60,
  },
  abilities: ABILITIES,
  cards: Array.from({ length: 26 }, (_, i) => ({ number: 5 + i * 10, ability: ABILITIES[i % 4]?.id ?? '' })),
};

export function homebrewGame(seats: number): GameOfTrains {
  return createGameOfTrains(HOMEBREW, seats);
}
