import { describeGameLaws } from '../battery.ts';
import { homebrewGame } from './homebrew.ts';
import { invariants } from './invariants.ts';
import { CLOCKWISE, MIXED_PAID, standardGame } from './standard.ts';

const open = { runs: 15, hidden: false };

for (const seats of [2, 3, 4, 5])
  describeGameLaws(`Freight Train with ${seats} seats`, () => standardGame(seats), invariants, {
    ...open,
    endsWithin: 4000,
  });
describeGameLaws(
  'Freight Train with paid mixed trains',
  () => standardGame(2, { switches: MIXED_PAID }),
  invariants,
  open,
);
describeGameLaws('Freight Train clockwise', () => standardGame(3, { switches: CLOCKWISE }), invariants, open);
for (const seats of [2, 6])
  describeGameLaws(`a homebrew game with ${seats} seats`, () => homebrewGame(seats), invariants, {
    ...open,
    endsWithin: 2000,
  });
