// The senses of learned players in Freight Train obey the laws.
import { describeObserverLaws } from '../observer-laws.ts';
import { homebrewGame } from './homebrew.ts';
import { CLOCKWISE, MIXED_PAID, standardGame } from './standard.ts';

for (const seats of [2, 3, 4, 5])
  describeObserverLaws(`Freight Train with ${seats} seats`, () => standardGame(seats));
describeObserverLaws('Freight Train with paid mixed trains', () => standardGame(2, { switches: MIXED_PAID }));
describeObserverLaws('Freight Train clockwise', () => standardGame(3, { switches: CLOCKWISE }));
for (const seats of [2, 6])
  describeObserverLaws(`a homebrew Freight Train with ${seats} seats`, () => homebrewGame(seats));
