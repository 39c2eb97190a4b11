// The published game for the tests of the rules, independent of the shipped pack.
import { createGameOfTrains, type GameOfTrains, type GameOfTrainsDefinition } from '@railwright/engine';

const CYCLE = [
  'move-right',
  'protect',
  'move-left',
  'swap-adjacent',
  'remove-middle',
  'remove-right',
  'remove-left',
  'swap-over-one',
];
const INSERTED = new Map([
  [49, 'swap-over-one'],
  [58, 'move-right'],
  [67, 'remove-middle'],
  [76, 'move-left'],
]);

function railcars(): { number: number; ability: string }[] {
  let place = 0;
  return Array.from({ length: 84 }, (_, i) => {
    const inserted = INSERTED.get(i + 1);
    return { number: i + 1, ability: inserted ?? CYCLE[place++ % CYCLE.length] };
  });
}

export const STANDARD: GameOfTrainsDefinition = {
  game: 'game-of-trains',
  setup: 'game-of-trains/standard',
  title: 'Game of Trains',
  rules: {
    id: 'game-of-trains/standard',
    seats: { min: 2, max: 4 },
    trainLength: 7,
    setupDraws: [1, 2, 3, 4],
    turnLimit: 2000,
  },
  abilities: [
    { id: 'swap-adjacent', name: { en: 'Swap neighbours' }, steps: [{ swap: { distance: 1 } }] },
    { id: 'swap-over-one', name: { en: 'Swap over one' }, steps: [{ swap: { distance: 2 } }] },
    { id: 'move-right', name: { en: 'Move right' }, steps: [{ shift: { by: 2 } }] },
    { id: 'move-left', name: { en: 'Move left' }, steps: [{ shift: { by: -2 } }] },
    { id: 'remove-left', name: { en: 'Remove left' }, steps: [{ remove: { at: 'left' } }] },
    { id: 'remove-middle', name: { en: 'Remove middle' }, steps: [{ remove: { at: 'middle' } }] },
    { id: 'remove-right', name: { en: 'Remove right' }, steps: [{ remove: { at: 'right' } }] },
    {
      id: 'protect',
      name: { en: 'Protect' },
      steps: [{ protect: { positions: ['left', 'middle', 'right'] } }],
    },
  ],
  cards: railcars(),
};

/** The published game for this many seats, with other rules if given. */
export function standardGame(seats = 2, rules: Partial<GameOfTrainsDefinition['rules']> = {}): GameOfTrains {
  return createGameOfTrains({ ...STANDARD, rules: { ...STANDARD.rules, ...rules } }, seats);
}
