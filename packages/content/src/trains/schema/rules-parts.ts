// Parts of rules files that may differ by number of players.
import { Type } from 'typebox';
import { refTo } from '../../schema/annotations.ts';
import { CARD_KEY, CLOSED, ID_PATTERN, record, wholeNumber } from '../../schema/common.ts';
import { hints } from '../../schema/hint.ts';
import { END_WORDS } from './hints/setups.ts';

const part = Type.Optional;

const Pile = Type.Unsafe<number | { readonly count: number; readonly lessDealt?: boolean }>({
  title: 'a number of cards, or { count: 20, lessDealt: true }',
  description:
    'Cards in the pile; with lessDealt, the cards dealt to the players are taken from them. 0: no pile.',
  type: ['integer', 'object'],
  minimum: 0,
  maximum: 999,
  properties: {
    count: wholeNumber('Cards, including those dealt to the players.', 0, 999),
    lessDealt: { title: 'true or false', type: 'boolean' },
  },
  required: ['count'],
  additionalProperties: false,
});

export const HandSize = wholeNumber('Cards drawn at the end of a turn.', 1, 50);

export const Opening = Type.Object(
  {
    hands: part(
      Type.Array(wholeNumber('Cards.', 0, 50), {
        title: 'a list of numbers',
        description:
          'Cards of the first hand, in turn order, such as [5, 6]; handSize applies to those left out.',
        examples: [[5, 6]],
        minItems: 1,
        maxItems: 5,
      }),
    ),
    coins: part(
      Type.Array(wholeNumber('Coins.', 0, 99), {
        title: 'a list of numbers',
        description: 'Coins of the first turn, in turn order, such as [0, 1]; none for those left out.',
        examples: [[0, 1]],
        minItems: 1,
        maxItems: 5,
      }),
    ),
    points: part(
      Type.Array(wholeNumber('Points.', 0, 999), {
        title: 'a list of numbers',
        description: 'Points at the start, in turn order, such as [0, 1]; none for those left out.',
        examples: [[0, 1]],
        minItems: 1,
        maxItems: 5,
      }),
    ),
    resources: part(
      record(
        { ...refTo('resources'), title: 'the id of a resource', pattern: ID_PATTERN },
        Type.Array(wholeNumber('How many of it.', 0, 99), {
          title: 'a list of numbers',
          description: 'For each player in turn order.',
          minItems: 1,
          maxItems: 5,
        }),
        {
          title: 'numbers by resource, such as { influence: [0, 1] }',
          description: 'Resources beyond those that each player begins with, in turn order.',
          maxProperties: 6,
        },
      ),
    ),
    decks: part(
      Type.Array(
        record(CARD_KEY, wholeNumber('Copies of this card.', 0, 99), {
          title: 'numbers of cards by id',
          description: 'Cards of one player.',
          maxProperties: 50,
        }),
        {
          title: 'a list such as [{}, { express-train: 1 }]',
          description: 'Cards in the starting decks beyond startDeck, in turn order.',
          examples: [[{}, { 'express-train': 1 }]],
          minItems: 1,
          maxItems: 5,
        },
      ),
    ),
    placing: part(
      Type.Unsafe<'first-seat-first' | 'last-seat-first'>({
        title: 'first-seat-first or last-seat-first',
        description: 'Who lays a start rail first; the first turn is always that of the first seat.',
        type: 'string',
        enum: ['first-seat-first', 'last-seat-first'],
      }),
    ),
  },
  {
    ...CLOSED,
    title: 'hands, coins, points, resources, decks and placing',
    description: 'What players begin with by turn order, as a compensation for it.',
  },
);

export const StartDeck = record(CARD_KEY, wholeNumber('Copies of this card.', 0, 99), {
  title: 'numbers of cards by id',
  description: 'The starting deck.',
  maxProperties: 50,
});

export const Supply = record(CARD_KEY, Pile, {
  title: 'piles by card',
  description: 'Piles in every game, in this order, in addition to the market.',
  maxProperties: 100,
});

export const Tokens = Type.Object(
  {
    rails: part(wholeNumber('Rail tokens of each player.', 1, 999)),
    stations: part(wholeNumber('Station tokens shared by all players.', 0, 999)),
  },
  { ...CLOSED, title: 'rails and stations', description: 'Tokens at the start.' },
);

export const Surcharge = Type.Object(
  {
    city: part(wholeNumber('Coins to enter a city.', 0, 99)),
    perStation: part(wholeNumber('Coins for each station in it.', 0, 99)),
    perOpponent: part(wholeNumber('Coins for each opponent’s rail on the cell.', 0, 99)),
    toOpponents: part(
      Type.Boolean({
        title: 'true or false',
        description:
          'Whether each of these opponents gets those coins as a toll, when their next turn begins; false by default.',
      }),
    ),
    opponentsWaste: part(wholeNumber('Waste gained for entering a cell with opponents’ rails.', 0, 9)),
  },
  {
    ...CLOSED,
    title: 'city, perStation, perOpponent, toOpponents and opponentsWaste',
    description: 'Costs of a rail in addition to terrain.',
  },
);

export const CityPoints = Type.Array(wholeNumber('Points.', 0, 999), {
  title: 'a list of numbers',
  description:
    'Points for your rail in a city with 0, 1, 2, … stations. The last value also applies to more stations.',
  examples: [[0, 2, 4, 8]],
  minItems: 1,
  maxItems: 30,
});

export const End = Type.Object(
  {
    emptyPiles: part(
      wholeNumber('The game ends when this many piles are empty, not counting Waste.', 1, 100),
    ),
    rounds: part(wholeNumber('It ends at the latest after this many turns for each player.', 1, 5000)),
    points: part(
      wholeNumber('It ends when a player has this many points at the end of a turn; 0: never.', 0, 9999),
    ),
    routes: part(
      wholeNumber('It ends when this many routes of the map have been claimed; 0: never.', 0, 100),
    ),
    fullCities: part(
      wholeNumber('It ends when this many cities have no room for another station; 0: never.', 0, 100),
    ),
    piles: part(
      Type.Array(Type.String({ ...CARD_KEY, title: 'the id of a card', maxLength: 161 }), {
        title: 'a list of card ids such as [skyscraper]',
        description: 'It ends when the pile of any of these cards is empty.',
        minItems: 1,
        maxItems: 50,
        uniqueItems: true,
      }),
    ),
    railsLeft: part(
      wholeNumber('It ends when a player has this many rail tokens left, or fewer; by default 0.', 0, 998),
    ),
    finishRound: part(
      Type.Boolean({
        title: 'true or false',
        description:
          'Whether players finish the round in which the end is reached, so that all have the same number of turns; false by default.',
      }),
    ),
    oneMoreTurn: part(
      Type.Boolean({
        title: 'true or false',
        description:
          'Whether everybody has one more turn once the end is reached, the player who reached it last; with `finishRound`, one more round follows that one. False by default.',
      }),
    ),
  },
  {
    ...CLOSED,
    title: 'emptyPiles, rounds, points, fullCities, routes, piles, railsLeft, finishRound and oneMoreTurn',
    ...hints(END_WORDS),
    description: 'When the game ends.',
  },
);

export const Scoring = Type.Object(
  {
    rail: part(wholeNumber('Points for each rail on the map.', 0, 99)),
    city: part(wholeNumber('Points for each city with your rails.', 0, 99)),
    station: part(wholeNumber('Points for each station in cities with your rails.', 0, 99)),
    remote: part(wholeNumber('Points for each remote location with your rails.', 0, 99)),
    remoteNumbers: part(
      Type.Boolean({
        title: 'true or false',
        description: 'Whether the numbers of remote locations are points too; by default they are.',
      }),
    ),
  },
  {
    ...CLOSED,
    title: 'rail, city, station, remote and remoteNumbers',
    description: 'Points at the end, in addition to cityPoints, cards and the score track.',
  },
);

export const BySeats = Type.Object(
  {
    handSize: part(HandSize),
    opening: part(Opening),
    startDeck: part(StartDeck),
    supply: part(Supply),
    market: part(
      Type.Object(
        { copies: part(wholeNumber('Cards in each pile of the market.', 1, 999)) },
        { ...CLOSED, title: 'copies', description: 'The piles that vary from game to game.' },
      ),
    ),
    tokens: part(Tokens),
    surcharge: part(Surcharge),
    cityPoints: part(CityPoints),
    end: part(End),
    scoring: part(Scoring),
  },
  {
    ...CLOSED,
    title: 'rules such as { supply: { skyscraper: 8 }, tokens: { rails: 25 } }',
    description:
      'Keys of rules files with what is different; piles keep their cards, with other numbers of them.',
    minProperties: 1,
  },
);
