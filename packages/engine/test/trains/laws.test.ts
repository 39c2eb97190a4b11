// The laws of every game, for Trains: both editions, both boards, all kinds, every house switch, two to four seats.
import { describeGameLaws } from '../battery.ts';
import { trainsInvariants } from './invariants.ts';
import { EVENTS, POWERS, TICKET_OFFICE, TICKETS } from './cards-in-force.ts';
import { ALL_MARKETS, HOMEBREW } from './markets.ts';
import { gameWith, type GameOptions } from './shipped.ts';

const CASES: readonly [string, GameOptions][] = [
  ...ALL_MARKETS.map((market, i): [string, GameOptions] => [
    `Trains with market ${i + 1}`,
    {
      market,
      seats: 2 + (i % 3),
      map: i % 2 === 0 ? 'tokyo' : 'osaka',
      rules: i % 2 === 0 ? 'okazu-2012' : 'aeg-2013',
    },
  ]),
  [
    'Trains with banked rail points and effects as far as possible',
    { market: ALL_MARKETS[1] ?? [], switches: { railPoints: 'banked', effects: 'as-far-as-possible' } },
  ],
  ['Trains with compulsory effects', { market: ALL_MARKETS[2] ?? [], switches: { optionalEffects: false } }],
  ['Trains with homebrew cards', { market: HOMEBREW, seats: 3 }],
  [
    'Trains with other ends, points and start positions',
    {
      seats: 3,
      change: {
        end: { emptyPiles: 4, rounds: 500, points: 30, fullCities: 2 },
        scoring: { rail: 1, city: 2, station: 1, remote: 3, remoteNumbers: false },
      },
      setup: {
        start: {
          rails: 2,
          reversed: true,
          chance: false,
          cells: Array.from({ length: 3 }, () => ['E5', 'E6', 'E7', 'E8', 'F5', 'F6', 'F7']),
        },
      },
    },
  ],
  ['Trains with powers by chance', { market: HOMEBREW, seats: 3, powers: { deal: 'drawn', cards: POWERS } }],
  [
    'Trains with exchanges',
    {
      market: HOMEBREW,
      seats: 2,
      change: {
        exchange: [
          { pay: { influence: 1 }, get: { coins: 1 } },
          { pay: { coins: 3 }, get: { influence: 1, coal: 1 } },
          { pay: { coal: 1, coins: 1 }, get: { points: 1 }, once: true },
          { pay: { influence: 1 }, get: { coal: 1 }, gain: 'mail-train' },
          { pay: { coal: 1 }, get: {}, gain: 'lay-rails' },
        ],
      },
    },
  ],
  [
    'Trains with links that seats own',
    {
      market: HOMEBREW,
      seats: 3,
      onMap: {
        links: [
          { between: ['H6', 'E10'], cost: 1, kind: 'ferry', toll: 2 },
          { between: ['E5', 'F8'], cost: 0, kind: 'tunnel', for: 'first' },
        ],
      },
    },
  ],
  [
    'Trains with bids',
    {
      market: HOMEBREW,
      seats: 3,
      change: { bids: 'influence', exchange: [{ pay: { coins: 1 }, get: { influence: 1 } }] },
      events: { again: true, cards: EVENTS },
    },
  ],
  ['Trains with events', { market: HOMEBREW, seats: 3, events: { again: true, cards: EVENTS } }],
  [
    'Trains with events and powers',
    { seats: 2, powers: { deal: 'seats', cards: POWERS }, events: { again: false, cards: EVENTS } },
  ],
  ['Trains with a row of homebrew cards', { seats: 3, rows: [{ show: 4, cards: HOMEBREW }] }],
  [
    'Trains with two rows and no piles of a market',
    {
      market: [],
      rows: [
        { show: 3, cards: ALL_MARKETS[0] ?? [], copies: 1 },
        {
          show: 2,
          cards: ALL_MARKETS[1]?.filter((card) => !ALL_MARKETS[0]?.includes(card)) ?? [],
          copies: 3,
        },
      ],
    },
  ],
  [
    'Trains with secret tickets',
    {
      seats: 3,
      market: [TICKET_OFFICE, ...HOMEBREW],
      powers: { deal: 'chosen', offer: 3, keep: { atLeast: 2 }, secret: true, cards: TICKETS },
    },
  ],
  ['Trains with powers of choice', { seats: 4, powers: { deal: 'chosen', cards: POWERS } }],
];

for (const [name, options] of CASES)
  describeGameLaws(name, () => gameWith(options), trainsInvariants, {
    steps: 250,
    runs: 12,
    endsWithin: 20_000,
  });
