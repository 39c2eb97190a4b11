// Freight Train for the player.
import type { GameModule } from '../game-module.ts';

export const FREIGHT_TRAIN: GameModule = {
  title: { en: 'Freight Train' },
  load: async () => (await import('./kit.ts')).kit,
};
