// Trains in pictures: its map and its cards with their rules texts.
import { namesOf, type TrainsDefinition } from '@railwright/engine';
import type { GameModule } from '../game-module.ts';
import { describedFace } from './described-face.ts';

export const TRAINS: GameModule = {
  faces(definition, languages) {
    const { cards, rules } = definition as TrainsDefinition;
    return cards.map((card) => ({
      id: card.id,
      face: describedFace(
        card,
        (language) => namesOf(definition as TrainsDefinition, language),
        languages,
        rules.switches,
      ),
    }));
  },
  map: (definition) => (definition as TrainsDefinition).map,
};
