// Freight Train on the table: the deck, the card that ends a day, locomotives and chips.
import { nameIn, plainFace, renderTokenSvg } from '@railwright/board/svg';
import type { FreightTrainDefinition } from '@railwright/engine';
import type { GameModule } from '../game-module.ts';
import { TABLE_WORDS } from '../words.ts';

const TRAINS_LEAVE = 'trains-leave';

export const FREIGHT_TRAIN: GameModule = {
  kit(definition, seats, language) {
    const { carTypes, rules } = definition as FreightTrainDefinition;
    const words = TABLE_WORDS[language];
    const row = rules.players.find((one) => one.seats === seats);
    const face = plainFace(words.trainsLeave, [words.trainsLeaveText]);
    return {
      names: new Map(carTypes.map(({ id, name }) => [id, nameIn(name, language)])),
      extra: [{ id: TRAINS_LEAVE, name: words.trainsLeave, text: face.label, face }],
      piles: [
        {
          id: 'draw-pile',
          title: words.drawPile,
          cards: carTypes.map(({ id }) => ({ card: id, count: row?.cards ?? 0 })),
          hidden: true,
        },
        {
          id: TRAINS_LEAVE,
          title: words.trainsLeave,
          cards: [{ card: TRAINS_LEAVE, count: 1 }],
          hidden: false,
        },
      ],
      tokens: [
        ...Array.from({ length: seats }, (_, seat) => ({
          id: `locomotives-${seat + 1}`,
          title: words.locomotive,
          svg: renderTokenSvg({ rail: seat }, { disc: true }),
          seat,
        })),
        { id: 'chips', title: words.chips, svg: renderTokenSvg('coin', { disc: true }) },
      ],
      counters: [],
    };
  },
};
