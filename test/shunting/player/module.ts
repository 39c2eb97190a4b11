// Shunting for the player.
import type { GameModule } from '../../../apps/player/src/lib/game-module.ts';

export const SHUNTING: GameModule = {
  title: { en: 'Shunting' },
  load: async () => (await import('./kit.ts')).kit,
};
