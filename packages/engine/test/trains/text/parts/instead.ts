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
  { instead: { of: 'discard', from: 'hand', do: [{ draw: 1 }] } },
  { instead: { of: 'trash', may: true, do: [{ move: { cards: 'it', to: 'hand' } }, { 'gain-waste': 1 }] } },
  { instead: { of: 'gain', do: [{ move: { cards: 'it', to: 'deck-top' } }] } },
  { instead: { of: 'discard', from: 'aside' } },
  { instead: { of: 'trash', from: 'play', may: true } },
  {
    reaction: {
      on: 'buy',
      by: 'opponents',
      where: { category: 'train' },
      do: [{ discard: 'self' }, { draw: 2 }],
    },
  },
  { reaction: { on: 'gain', do: [{ move: { cards: 'it', to: 'deck-top' } }] } },
  { reaction: { on: 'turn-start', do: [{ coins: 2 }, { draw: 1 }] } },
  { reaction: { on: 'lay', by: 'all', at: { rails: 'own' }, do: [{ 'next-coins': 1 }] } },
  { reaction: { on: 'take-token', by: 'opponents', token: 'post', of: 'own', do: [{ score: 1 }] } },
  { reaction: { on: 'turn-end', by: 'opponents', do: [{ may: [{ trash: 'self' }] }] } },
];
