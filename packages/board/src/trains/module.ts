// Trains in pictures: its map and its cards with their rules texts.
import { namesOf, printedText, type CardDefinition, type TrainsDefinition } from '@railwright/engine';
import type { GameModule } from '../game-module.ts';
import { describedFace } from './described-face.ts';

export const TRAINS: GameModule = {
  faces(definition, languages) {
    const { cards, rules } = definition as TrainsDefinition;
    return cards.map((card) => ({
      id: card.id,
      face: describedFace(
        card,
        (language) =>
          printedText(card, language, namesOf(definition as TrainsDefinition, language), rules.switches),
        languages,
      ),
    }));
  },
  face: (card, text, languages) => describedFace(card as CardDefinition, text, languages),
  map: (definition) => (definition as TrainsDefinition).map,
  tokens: (definition) => (definition as TrainsDefinition).tokens ?? [],
};
