// Homebrew kinds that answer from hand what happens.
import { homebrew } from './staying-cards.ts';

export const REACTING = [
  homebrew('informer', {
    categories: ['action', 'reaction'],
    reaction: {
      on: 'buy',
      by: 'opponents',
      where: { cost: { atLeast: 3 } },
      do: [{ discard: 'self' }, { draw: 1 }, { choose: { from: 'hand', as: 'lost' } }, { discard: 'lost' }],
    },
  }),
  homebrew('appraiser', {
    categories: ['action', 'reaction'],
    reaction: {
      on: 'gain',
      by: 'all',
      do: [{ may: [{ move: { cards: 'it', to: 'deck-top' } }] }, { score: 1 }],
    },
  }),
  homebrew('night-watch', {
    categories: ['action', 'reaction'],
    reaction: { on: 'discard', do: [{ move: { cards: 'it', to: 'hand' } }, { trash: 'self' }] },
  }),
  homebrew('track-gang', {
    categories: ['action', 'reaction'],
    reaction: { on: 'lay', by: 'all', at: { rails: 'own' }, do: [{ 'next-coins': 1 }] },
  }),
  homebrew('early-riser', {
    categories: ['action', 'reaction'],
    reaction: { on: 'turn-start', do: [{ discard: 'self' }, { coins: 2 }] },
  }),
] as const;
