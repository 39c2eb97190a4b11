// Trains in reports: its items are cards, and what happens on cells is drawn on its map.
import { namesOf, type TrainsDefinition } from '@railwright/engine';
import type { GameModule } from '../game-module.ts';

export const TRAINS: GameModule = {
  items(definition) {
    const { cards, map } = definition as TrainsDefinition;
    const names = namesOf(definition as TrainsDefinition, 'en');
    const byId = new Map(cards.map((card) => [card.id, card]));
    return {
      map,
      nameOf: (item) => (byId.has(item) ? names(item, 'card') : item),
      expects: (group, item) => {
        const card = byId.get(item);
        if (!card) return true;
        return group === 'gained'
          ? card.supply !== undefined && card.notForSale !== true
          : card.value > 0 || card.effect !== undefined || card.whileInPlay !== undefined;
      },
    };
  },
};
