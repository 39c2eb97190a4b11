// Cards whose wording differs from the sum of their parts, since people say it in another way: limits, ranks, what cells lack, what
// happens only the next few times, what somebody else does.
import type { Parts } from './card.ts';

export const USUAL_PARTS: readonly Parts[] = [
  // Limits and ranks
  { endPoints: { min: [5, { divide: [{ owned: { by: 'own', where: { category: 'train' } } }, 4] }] } },
  { endPoints: { max: [2, { divide: [{ network: 'own' }, 4] }] } },
  {
    effect: [
      { coins: { divide: [{ rails: { rails: 'own' } }, 3] } },
      { draw: { min: [3, { network: 'most' }] } },
    ],
  },
  {
    effect: [{ may: [{ coins: { min: [4, { rails: { terrain: 'swamp', rails: 'own' } }] } }, { draw: 1 }] }],
  },
  { effect: [{ coins: { times: [2, 3] } }, { score: { minus: [6, { times: [2, { routes: 'own' }] }] } }] },
  {
    effect: [
      {
        if: {
          test: {
            compare: {
              amount: { owned: { by: 'own', where: { category: 'train' } } },
              atLeast: { sum: [1, { owned: { by: 'most', where: { category: 'train' } } }] },
            },
          },
          then: [{ coins: 3 }, { draw: 1 }],
        },
      },
      {
        if: {
          test: {
            any: (['network', 'railsLeft', 'score', 'routes'] as const).map((what) => ({
              compare: {
                amount: { [what]: 'own' } as { network: 'own' },
                atLeast: { sum: [{ [what]: 'most' } as { network: 'most' }, 1] },
              },
            })),
          },
          then: [{ score: 2 }],
        },
      },
    ],
  },
  {
    effect: [
      {
        'each-player': [
          {
            if: {
              test: {
                all: [
                  { compare: { amount: { railsLeft: 'own' }, atLeast: { railsLeft: 'most' } } },
                  { compare: { amount: { coins: true }, exactly: 0 } },
                  { not: { compare: { amount: { count: { from: 'hand' } }, atMost: 0 } } },
                ],
              },
              then: [{ draw: 1 }],
            },
          },
        ],
      },
    ],
  },
  // Exclusions of cells, and the position of rails
  {
    effect: [
      {
        'lay-rails': {
          count: 2,
          where: { place: 'none', terrain: 'swamp', stations: { exactly: 0 }, not: { rails: 'all' } },
        },
      },
      { 'choose-cells': { where: { place: 'city', not: { rails: 'own' } }, as: 'goal' } },
      { 'place-tokens': { kind: 'goods', where: { rails: 'own', tokens: { goods: { exactly: 0 } } } } },
    ],
  },
  {
    effect: [
      { 'lay-rails': { count: 1, where: { any: [{ place: 'remote' }, { terrain: 'swamp' }] } } },
      {
        'lay-rails': {
          count: 1,
          reach: 'anywhere',
          where: { near: { of: { rails: 'own' }, distance: { exactly: 2 } } },
        },
      },
      { 'lay-rails': { count: { turn: 'played' }, reach: 'path', free: true } },
    ],
  },
  { endPoints: { times: [5, { min: [1, { cells: { place: 'city', connected: { place: 'remote' } } }] }] } },
  // The next few times
  ...(['turn-start', 'turn-end'] as const).flatMap((on): Parts[] => [
    { effect: [{ lasting: { what: [{ trigger: { on, do: [{ draw: 1 }] } }], turns: 3 } }] },
    { effect: [{ lasting: { what: [{ trigger: { on, do: [{ draw: 1 }] } }], until: 'next-turn-end' } }] },
    {
      effect: [{ lasting: { what: [{ trigger: { on, do: [{ draw: 1 }] } }], until: 'game-end', times: 5 } }],
    },
  ]),
  {
    effect: [
      {
        lasting: {
          what: [
            {
              trigger: {
                on: 'turn-start',
                do: [{ lasting: [{ trigger: { on: 'turn-end', do: [{ 'gain-waste': 1 }] } }] }],
              },
            },
          ],
          until: 'next-turn-end',
        },
      },
    ],
  },
  {
    effect: [
      {
        lasting: { what: [{ cheaper: { what: 'cards', coins: 3, where: { category: 'train' } } }], times: 1 },
      },
      {
        lasting: {
          what: [{ cheaper: { what: 'cards', coins: 1, where: { category: 'cargo', cost: { atMost: 3 } } } }],
          times: 1,
        },
      },
      { lasting: { what: [{ cheaper: { what: 'rails', coins: 3 } }], times: 2, until: 'game-end' } },
      {
        lasting: {
          what: [{ dearer: { what: 'stations', coins: { turn: 'rails' }, at: { rails: 'own' } } }],
          times: 1,
          until: 'next-turn-end',
        },
      },
      {
        lasting: {
          what: [
            {
              trigger: {
                on: 'gain',
                where: { category: 'train' },
                do: [{ move: { cards: 'it', to: 'hand' } }],
              },
            },
          ],
          times: 1,
          until: 'game-end',
        },
      },
      { lasting: { what: [{ trigger: { on: 'play', do: [{ play: 'it' }] } }], times: 1 } },
    ],
  },
  // Somebody else
  {
    effect: [
      {
        'each-opponent': [
          {
            lasting: {
              what: [{ trigger: { on: 'turn-start', do: [{ 'gain-waste': 1 }, { draw: 1 }] } }],
              until: 'next-turn-end',
            },
          },
        ],
      },
    ],
  },
  { effect: [{ 'each-player': [{ waive: ['city'] }, { 'build-station': 1 }] }] },
  {
    effect: [
      {
        lasting: {
          what: [
            {
              trigger: {
                on: 'play',
                by: 'opponents',
                where: { category: 'rail' },
                do: [
                  { 'each-opponent': [{ 'gain-waste': 1 }, { draw: 1 }] },
                  { 'each-player': [{ pay: 1 }] },
                ],
              },
            },
          ],
          until: 'next-turn',
        },
      },
    ],
  },
  {
    role: 'event',
    whileInPlay: [
      {
        trigger: {
          on: 'lay',
          by: 'all',
          at: { rails: 'opponents' },
          do: [{ 'gain-waste': 1 }, { coins: 1 }],
        },
      },
      { trigger: { on: 'turn-end', by: 'all', do: [{ draw: 1 }] } },
      { trigger: { on: 'station', once: true, do: [{ score: 1 }] } },
    ],
  },
  // Options, musts, and clauses with verbs beside coins
  {
    effect: [
      {
        'choose-one': [
          { do: [{ pay: 3 }, { score: 2 }] },
          {
            do: [
              { trash: 'self' },
              { gain: { where: { category: 'train', cost: { atMost: 6 } }, to: 'hand' } },
            ],
          },
          { do: [{ 'next-hand': 1 }, { 'next-coins': 1 }] },
        ],
      },
    ],
  },
  {
    whileInPlay: [{ trigger: { on: 'lay', do: [{ 'take-tokens': { kind: 'post' } }, { coins: 3 }] } }],
  },
  {
    effect: [
      { 'gain-waste': 1 },
      { choose: { from: 'hand', as: 'a' } },
      { discard: 'a' },
      { coins: 2 },
      { may: [{ draw: 1 }] },
    ],
    mandatory: true,
  },
  { effect: [{ 'each-player': [{ draw: 1 }] }], mandatory: true },
  {
    effect: [
      { choose: { from: 'trash', where: { cost: { atMost: 4 } }, as: 'old' } },
      { move: { cards: 'old', to: 'gained' } },
      { move: { cards: { from: 'trash' }, to: 'discard' } },
      { 'put-back': { from: 'aside' } },
      { if: { test: { there: { from: 'trash', where: { category: 'train' } } }, then: [{ draw: 1 }] } },
    ],
  },
];
