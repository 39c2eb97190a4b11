// Game of Trains for the player.
import type { GameModule } from '../game-module.ts';

export const GAME_OF_TRAINS: GameModule = {
  title: { en: 'Game of Trains' },
  load: async () => (await import('./kit.ts')).kit,
};
