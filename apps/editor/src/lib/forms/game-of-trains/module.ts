// Forms of Game of Trains: a deck and its abilities as railcars.
import type { GameModule } from '../game-module.ts';
import AbilityFaces from './AbilityFaces.svelte';
import DeckSection from './DeckSection.svelte';

export const GAME_OF_TRAINS: GameModule = {
  sections: { 'decks/railcars': DeckSection, 'abilities/abilities': AbilityFaces },
};
