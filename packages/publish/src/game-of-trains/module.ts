// Game of Trains on the table: one draw pile of railcars.
import type { GameOfTrainsDefinition } from '@railwright/engine';
import type { GameModule } from '../game-module.ts';
import { TABLE_WORDS } from '../words.ts';

export const GAME_OF_TRAINS: GameModule = {
  kit(definition, _seats, language) {
    const { cards } = definition as GameOfTrainsDefinition;
    const ids = cards.map(({ number }) => String(number));
    return {
      names: new Map(ids.map((id) => [id, id])),
      piles: [
        {
          id: 'draw-pile',
          title: TABLE_WORDS[language].drawPile,
          cards: ids.map((card) => ({ card, count: 1 })),
          hidden: true,
        },
      ],
      tokens: [],
      counters: [],
    };
  },
};
