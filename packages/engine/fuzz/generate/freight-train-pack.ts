// A game of Freight Train at random: any yards, days, payouts, actions and turn order.
import type { Draw } from './draw.ts';
import type { PackFiles } from './pack-files.ts';

export function makeFreightTrainPack(draw: Draw): PackFiles {
  const types = draw.list(draw.between(1, 8), (i) => `car-${i + 1}`);
  const most = draw.between(2, 6);
  const sidings = draw.between(1, 5);
  const spaces = draw.between(1, 5);
  const ownSidings = draw.between(1, 3);
  const ownSpaces = draw.between(2, 8);
  const dealt = draw.below(ownSidings * ownSpaces);
  const least = (seats: number): number => Math.ceil((sidings * spaces + dealt * seats + 1) / types.length);
  const payouts = (): number[] => draw.list(draw.below(4), () => draw.below(5));
  return {
    'pack.yaml': {
      format: 1,
      id: 'fuzz',
      game: 'freight-train',
      title: 'Fuzz',
      version: '1.0.0',
      licence: 'MIT',
      authors: ['Chance'],
    },
    'cars/cars.yaml': { format: 1, cars: types.map((id) => ({ id, name: id })) },
    'rules/rules.yaml': {
      format: 1,
      id: 'rules',
      title: 'Rules',
      seats: { min: 2, max: most },
      players: draw.list(most - 1, (i) => ({
        seats: i + 2,
        cards: least(i + 2) + draw.below(8),
        locomotives: draw.below(8),
      })),
      chips: draw.below(8),
      mainYard: { sidings, spaces, fillWhenEmpty: draw.between(1, sidings) },
      ownYard: { sidings: ownSidings, spaces: ownSpaces, dealt },
      actions: {
        fromMain: draw.between(1, Math.min(5, sidings * spaces)),
        fromOwn: draw.between(1, 5),
        rearrange: draw.between(1, 3),
      },
      days: draw.list(draw.between(1, 3), () => ({
        split: draw.between(1, 5),
        longest: payouts(),
        second: payouts(),
        yard: { cars: draw.between(1, 4), chips: draw.between(-3, 3) },
        callLocomotive: draw.pick([true, false]),
      })),
      switches: {
        mixedTrain: draw.pick(['none', 'as-a-type']),
        turnOrder: draw.pick(['engine', 'clockwise']),
      },
    },
    'setups/setup.yaml': { format: 1, id: 'setup', title: 'Setup', rules: 'rules', cars: types },
  };
}
