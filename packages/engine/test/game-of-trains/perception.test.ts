// The senses of learned players for Game of Trains: the laws, and that each visible thing is sensed.
import { describePerceptionLaws } from '../perception-laws.ts';
import { homebrewGame } from './homebrew.ts';
import { standardGame } from './standard.ts';

for (const seats of [2, 3, 4])
  describePerceptionLaws(`Game of Trains with ${seats} seats`, () => standardGame(seats));
for (const seats of [2, 5])
  describePerceptionLaws(`a homebrew Game of Trains with ${seats} seats`, () => homebrewGame(seats));
