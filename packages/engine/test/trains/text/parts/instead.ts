// Cards of every replacement, and of reactions from hand.
import type { Parts } from './card.ts';

export const INSTEAD_PARTS: readonly Parts[] = [
  {
    whileInPlay: [
      {
        instead: {
          of: 'gain',
          where: { category: 'waste' },
          do: [{ choose: { from: 'hand', as: 'old' } }, { trash: 'old' }],
        },
      },
      { instead: { of: 'discard', do: [{ move: { cards: 'it', to: 'deck-top' } }] } },
      { instead: { of: 'trash', where: { category: 'train' }, do: [{ move: { cards: 'it', to: 'hand' } }] } },
      { instead: { of: 'gain', may: true, do: [{ move: { cards: 'it', to: 'deck-top' } }] } },
      { instead: { of: 'gain', by: 'opponents', do: [{ 'gain-waste': 1 }, { draw: 1 }] } },
      { instead: { of: 'discard', by: 'all', may: true, do: [{ trash: 'it' }] } },
      { instead: { of: 'trash', by: 'opponents' } },
      { instead: { of: 'gain', where: { card: 'landfill' }, may: true } },
    ],
  },
  {
    effect: [
      {
        lasting: {
          what: [{ instead: { of: 'gain', do: [{ coins: 2 }, { may: [{ draw: 1 }] }] } }],
          until: 'next-turn-end',
          times: 1,
        },
      },
      {
        'each-player': [
          { lasting: { what: [{ instead: { of: 'discard', do: [{ coins: 1 }] } }], until: 'next-turn' } },
        ],
      },
    ],
  },
];
