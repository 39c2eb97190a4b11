// Cards of Trains in the studio: the workbench for their effects, and their faces.
import type { GameModule } from '../game-module.ts';

export const TRAINS: GameModule = {
  workspace: async () => (await import('./components/CardsWorkspace.svelte')).default,
  newSet: async () => (await import('./components/dialogs/NewSetDialog.svelte')).default,
  drawing: async () => (await import('./draw-cards.ts')).drawCards,
};
