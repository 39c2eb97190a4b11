// Freight Train in reports: its items are actions and days.
import type { GameModule } from '../game-module.ts';
import { plainWords } from '../plain-words.ts';

export const FREIGHT_TRAIN: GameModule = {
  // Chips of a day depend on the rules, and nobody passes who can do something.
  items: () => ({ nameOf: plainWords, expects: (group, item) => group === 'actions' && item !== 'pass' }),
};
