// A game with none of the published numbers: other yards, other actions, two days, penalties before the end, paid mixed
// trains, clockwise play. Rules that hold here too do not depend on the published numbers.
import { createFreightTrain, type FreightTrain } from '@railwright/engine';

export function homebrewGame(seats: number): FreightTrain {
  return createFreightTrain(
    {
      game: 'freight-train',
      setup: 'home/brew',
      title: 'Branch line',
      rules: {
        id: 'home/brew',
        seats: { min: 2, max: 6 },
        players: [2, 3, 4, 5, 6].map((n) => ({ seats: n, cards: 3 + 4 * n, locomotives: 2 })),
        chips: 2,
        mainYard: { sidings: 3, spaces: 3, fillWhenEmpty: 1 },
        ownYard: { sidings: 3, spaces: 3, dealt: 7 },
        actions: { fromMain: 2, fromOwn: 3, rearrange: 2 },
        days: [
          { split: 1, longest: [5, 3], second: [2, 1], yard: { cars: 3, chips: -2 }, callLocomotive: true },
          { split: 3, longest: [4], second: [], yard: { cars: 1, chips: -3 }, callLocomotive: true },
        ],
        switches: { mixedTrain: 'as-a-type', turnOrder: 'clockwise' },
      },
      carTypes: ['ore', 'sand', 'logs'].map((id) => ({ id, name: { en: id } })),
    },
    seats,
  );
}
