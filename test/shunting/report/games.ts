// The games whose items have names of their own in reports, and Shunting.
import { GAMES as SHIPPED } from '../../../packages/report/src/games.ts';
import type { GameModule } from '../../../packages/report/src/game-module.ts';

export const GAMES = {
  ...SHIPPED,
  shunting: { items: () => ({ nameOf: (item) => `The ${item} wagon`, expects: () => true }) },
} satisfies Readonly<Record<string, GameModule>>;
