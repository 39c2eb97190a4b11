// Freight Train in reports: its items are actions and days.
import type { GameModule } from '../game-module.ts';
import { plainWords } from '../plain-words.ts';

export const FREIGHT_TRAIN: GameModule = {
  // Chips of a day depend on the rules, and a seat that can act does not pass.
  items: () => ({ nameOf: plainWords, expects: (group, item) => group === 'actions' && item !== 'pass' }),
};
