import { describeGameLaws } from '../battery.ts';
import { homebrewGame } from './homebrew.ts';
import { invariants } from './invariants.ts';
import { standardGame } from './standard.ts';

for (const seats of [2, 3, 4])
  describeGameLaws(`Game of Trains with ${seats} seats`, () => standardGame(seats), invariants, { runs: 25 });
for (const seats of [2, 5])
  describeGameLaws(`a homebrew Game of Trains with ${seats} seats`, () => homebrewGame(seats), invariants, {
    runs: 25,
    endsWithin: 60 * 4 + 10,
  });
