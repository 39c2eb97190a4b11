// Trains in pictures: its map and its cards with their rules texts.
import { namesOf, printedText, type CardDefinition, type TrainsDefinition } from '@railwright/engine';
import type { GameModule } from '../game-module.ts';
import { nameIn } from '../text/names.ts';
import { wordsFor } from '../text/words.ts';
import { describedFace } from './described-face.ts';

export const TRAINS: GameModule = {
  faces(definition, languages, lookOf) {
    const { cards, rules, resources } = definition as TrainsDefinition;
    return cards.map((card) => ({
      id: card.id,
      face: describedFace(
        card,
        (language) =>
          printedText(card, language, namesOf(definition as TrainsDefinition, language), rules.switches),
        languages,
        lookOf(card.id),
        resources,
      ),
    }));
  },
  groups(definition, language) {
    const { cards, rows = [] } = definition as TrainsDefinition;
    const copies = new Map(cards.map(({ id, supply }) => [id, supply?.count ?? 0]));
    return rows.map((row) => ({
      title: wordsFor(language).row(nameIn(row.title, language), row.show),
      counts: new Map(row.cards.map((id) => [id, copies.get(id) ?? 0])),
    }));
  },
  face: ({ card, text, resources }, languages, look) =>
    describedFace(card as CardDefinition, text, languages, look, resources),
  map: (definition) => (definition as TrainsDefinition).map,
  tokens: (definition) => (definition as TrainsDefinition).tokens ?? [],
};
