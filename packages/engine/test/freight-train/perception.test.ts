// The senses of learned players in Freight Train obey the laws.
import { describePerceptionLaws } from '../perception-laws.ts';
import { homebrewGame } from './homebrew.ts';
import { CLOCKWISE, MIXED_PAID, standardGame } from './standard.ts';

for (const seats of [2, 3, 4, 5])
  describePerceptionLaws(`Freight Train with ${seats} seats`, () => standardGame(seats));
describePerceptionLaws('Freight Train with paid mixed trains', () =>
  standardGame(2, { switches: MIXED_PAID }),
);
describePerceptionLaws('Freight Train clockwise', () => standardGame(3, { switches: CLOCKWISE }));
for (const seats of [2, 6])
  describePerceptionLaws(`a homebrew Freight Train with ${seats} seats`, () => homebrewGame(seats));
