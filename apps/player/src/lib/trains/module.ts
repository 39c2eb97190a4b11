// Trains for the player.
import type { GameModule } from '../game-module.ts';

export const TRAINS: GameModule = {
  title: { en: 'Trains' },
  load: async () => (await import('./kit.ts')).kit,
};
