// Homebrew kinds about resources of a pack's own.
import { homebrew } from './staying-cards.ts';

/** What rails score, for all and for some. */
export const OF_WORTH = [
  homebrew('capital', {
    effect: [
      { 'choose-cells': { where: { rails: 'all' }, as: 'here' } },
      {
        lasting: {
          what: [
            { worth: { at: { in: 'here' }, times: 0, for: 'opponents' } },
            {
              worth: {
                at: { near: { of: { in: 'here' } } },
                stations: 3,
                plus: { cells: { in: 'here' } },
                for: 'all',
              },
            },
          ],
          until: 'game-end',
        },
      },
    ],
  }),
];

export const WITH_RESOURCES = [
  homebrew('patron', {
    categories: ['action', 'attack'],
    effect: [
      { 'get-resources': { kind: 'influence', count: { count: { from: 'play' } } } },
      {
        'choose-one': [
          { do: [{ 'pay-resources': { kind: 'influence', count: 3 } }, { score: 2 }] },
          { do: [{ 'pay-resources': 'coal' }, { coins: { resources: { kind: 'coal', of: 'most' } } }] },
          { do: [{ 'each-opponent': [{ 'pay-resources': 'coal' }] }, { 'get-resources': 'coal' }] },
        ],
      },
    ],
    endPoints: { divide: [{ resources: { kind: 'influence' } }, 2] },
  }),
  homebrew('coal-dealer', {
    whileInPlay: [
      { trigger: { on: 'get-resource', by: 'all', resource: 'coal', do: [{ coins: 1 }] } },
      { trigger: { on: 'pay-resource', do: [{ 'get-resources': 'influence' }] } },
      { trigger: { on: 'get-resource', once: true, do: [{ draw: 1 }, { 'pay-resources': 'influence' }] } },
    ],
    effect: [
      { 'get-resources': { kind: 'coal', count: 2 } },
      { coins: { half: { ownTurn: true } } },
      {
        lasting: {
          what: [{ trigger: { on: 'pay-resource', by: 'opponents', resource: 'coal', do: [{ score: 1 }] } }],
          turns: 1,
        },
      },
      { 'each-opponent': [{ 'pay-resources': 'coal' }] },
      { may: [{ 'pay-resources': 'coal' }, { coins: 2 }] },
    ],
    reaction: {
      on: 'get-resource',
      by: 'opponents',
      resource: 'influence',
      do: [{ discard: 'self' }, { 'get-resources': 'influence' }],
    },
  }),
] as const;
