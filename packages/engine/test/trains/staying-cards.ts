// Homebrew kinds that stay in play, and that put cards on mats.

export const homebrew = (id: string, more: object) => ({
  id,
  name: { en: id },
  categories: ['action'],
  cost: 2,
  value: 1,
  ...more,
});

export const STAYING = [
  homebrew('night-express', {
    effect: [{ draw: 1 }, { may: [{ stay: { turns: 2 } }] }],
    whileInPlay: [
      { trigger: { on: 'turn-start', do: [{ may: [{ discard: 'self' }, { coins: 2 }] }] } },
      { trigger: { on: 'buy', by: 'opponents', do: [{ 'next-coins': 1 }] } },
      { dearer: { what: 'rails', coins: 1, at: { rails: 'own' }, for: 'opponents' } },
    ],
  }),
  homebrew('left-luggage', {
    effect: [
      { choose: { from: 'hand', count: 'any', as: 'kept' } },
      { move: { cards: 'kept', to: 'mat-down' } },
      { choose: { from: 'discard', count: { upTo: 1 }, as: 'shown' } },
      { move: { cards: 'shown', to: 'mat' } },
      { stay: 'next-turn-end' },
      {
        'each-opponent': [
          { choose: { from: 'hand', as: 'sent' } },
          { move: { cards: 'sent', to: 'mat-down' } },
        ],
      },
    ],
    whileInPlay: [
      {
        trigger: {
          on: 'turn-start',
          do: [
            { choose: { from: 'mat-down', count: 'any', as: 'taken' } },
            { draw: 1 },
            { move: { cards: 'taken', to: 'hand' } },
            { choose: { from: 'mat', count: { upTo: 1 }, as: 'ride' } },
            { play: 'ride' },
            { coins: { count: { from: 'mat' } } },
          ],
        },
      },
    ],
  }),
  homebrew('lost-property', {
    categories: ['action', 'attack'],
    effect: [
      { choose: { from: 'hand', count: 'any', as: 'sent' } },
      { shuffle: 'sent' },
      {
        'each-opponent': [
          { show: { from: 'hand' } },
          { 'choose-random': { from: 'hand', count: 2, as: 'lost' } },
          { if: { test: { there: 'lost' }, then: [{ 'active-player': [{ draw: 1 }, { coins: 1 }] }] } },
          { discard: 'lost' },
        ],
      },
      { shuffle: { from: 'discard' } },
      { 'choose-random': { from: 'hand', as: 'gone' } },
      { remove: 'gone' },
    ],
  }),
] as const;
