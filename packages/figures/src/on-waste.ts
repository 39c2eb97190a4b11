// Turns that are spent on returning Waste.
import type { PartFigure } from './figure.ts';
import { BY_GAME } from './intervals.ts';

export const onWaste = {
  figure: 'onWaste',
  of: 'turns',
  title: 'Turns spent on Waste',
  definition: 'Share of turns in which the seat passed to return its Waste.',
  interval: BY_GAME,
  example: '3 of 60 turns: 5%.',
  row: 'turns spent on Waste',
  sentence: (share) => `${share} are spent on Waste`,
  only: {
    where: ({ playtestHooks }) => playtestHooks?.roles.includes('clear') === true,
    otherwise: 'in games without Waste',
  },
  watch({ playtestHooks }) {
    let turns = 0;
    let cleared = false;
    return {
      begin() {
        turns = 0;
        cleared = false;
      },
      decide({ s, choice, isOwn }) {
        if (isOwn && playtestHooks?.roleOf(s, choice) === 'clear') cleared = true;
      },
      endTurn() {
        if (cleared) turns++;
        cleared = false;
      },
      hits: () => turns,
    };
  },
} as const satisfies PartFigure;
