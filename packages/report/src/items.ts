// What a result speaks of by id, in words of the definition that was played, and what of it should happen at all.
import { namesOf } from '@railwright/engine';
import type { GameDefinition, TrainsDefinition } from '@railwright/engine';
import type { Expects } from './report-data.ts';

export interface ItemWords {
  /** Name of a card or another item by its id; an id that is not known is itself. */
  readonly nameOf: (item: string) => string;
  readonly expects: Expects;
}

export function itemWords(definition: GameDefinition): ItemWords {
  switch (definition.game) {
    case 'trains':
      return trainsWords(definition);
    case 'game-of-trains': {
      const names = new Map(definition.abilities.map(({ id, name }) => [id, name.en]));
      return { nameOf: (item) => names.get(item) ?? plainWords(item), expects: () => true };
    }
    case 'freight-train':
      // Chips of a day depend on the rules, and nobody passes who can do something.
      return { nameOf: plainWords, expects: (group, item) => group === 'actions' && item !== 'pass' };
  }
}

function trainsWords(definition: TrainsDefinition): ItemWords {
  const names = namesOf(definition, 'en');
  const cards = new Map(definition.cards.map((card) => [card.id, card]));
  return {
    nameOf: (item) => (cards.has(item) ? names(item, 'card') : item),
    expects: (group, item) => {
      const card = cards.get(item);
      if (!card) return true;
      return group === 'gained'
        ? card.supply !== undefined && card.notForSale !== true
        : card.value > 0 || card.effect !== undefined || card.whileInPlay !== undefined;
    },
  };
}

/** `call-locomotive` as people say it: Call locomotive. */
function plainWords(item: string): string {
  const words = item.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
