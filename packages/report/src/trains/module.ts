// Trains in reports: its items are cards, and figures of cells are drawn on its map.
import { namesOf, type TrainsDefinition } from '@railwright/engine';
import type { GameModule } from '../game-module.ts';

export const TRAINS: GameModule = {
  items(definition, language) {
    const { cards, map } = definition as TrainsDefinition;
    const names = namesOf(definition as TrainsDefinition, language);
    const byId = new Map(cards.map((card) => [card.id, card]));
    const effects = JSON.stringify(cards.map(({ effect, whileInPlay }) => [effect, whileInPlay]));
    return {
      map,
      nameOf: (item) => (byId.has(item) ? names(item, 'card') : item),
      expects: (group, item) => {
        // The track counts points that cards score when played, if there are such cards.
        if (group === 'points') return item !== 'track' || effects.includes('"score"');
        const card = byId.get(item);
        if (!card) return true;
        return group === 'gained'
          ? card.supply !== undefined && card.notForSale !== true
          : card.value > 0 || card.effect !== undefined || card.whileInPlay !== undefined;
      },
    };
  },
};
