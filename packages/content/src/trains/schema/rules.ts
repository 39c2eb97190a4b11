// rules/*.yaml of Trains: the numbers and switches of one edition. A file may extend another and then gives only what
// differs; whether all is there is checked after putting both together.
import { Type } from 'typebox';
import type { Static } from 'typebox';
import type { KnownSwitches } from '@railwright/engine';
import { refTo } from '../../schema/annotations.ts';
import {
  CARD_KEY,
  CLOSED,
  Format,
  id,
  names,
  record,
  reference,
  REFERENCE_PATTERN,
  wholeNumber,
} from '../../schema/common.ts';
import { hints } from '../../schema/hint.ts';
import { END_WORDS, RULES_WORDS } from './hints/files.ts';

const part = Type.Optional;

/** Switches that the rules themselves know, with their values. */
export const KNOWN_SWITCHES = {
  tie: ['joint', 'most-rails'],
  railPoints: ['immediate', 'banked'],
  effects: ['strict', 'as-far-as-possible'],
  optionalEffects: [true, false],
} as const satisfies { readonly [K in keyof KnownSwitches]-?: readonly KnownSwitches[K][] };

const SwitchesSchema = Type.Unsafe<Readonly<Record<string, string | boolean | number>>>({
  title: 'switches by name',
  description: 'The named differences between editions, and house rules. Cards may test any of them.',
  type: 'object',
  properties: {
    tie: {
      title: 'joint or most-rails',
      description: 'Tie for most points: joint victory, or the most rails on the board decide first.',
      type: 'string',
      enum: [...KNOWN_SWITCHES.tie],
    },
    railPoints: {
      title: 'immediate or banked',
      description: 'A rail is laid while its card resolves, or gives a point to spend until the turn ends.',
      type: 'string',
      enum: [...KNOWN_SWITCHES.railPoints],
    },
    effects: {
      title: 'strict or as-far-as-possible',
      description: 'An effect is applied whole or not at all, or as far as it can be.',
      type: 'string',
      enum: [...KNOWN_SWITCHES.effects],
    },
    optionalEffects: {
      title: 'true or false',
      description:
        'Whether a player may decline any effect and still take the card\'s coins; a "may" in a card\'s text is always optional.',
      type: 'boolean',
    },
  } satisfies Record<keyof KnownSwitches, object>,
  propertyNames: { title: 'a name such as railPoints', pattern: '^[a-z][a-zA-Z0-9]*$', maxLength: 60 },
  additionalProperties: {
    title: 'a word, a whole number, true or false',
    description: 'A switch of your own, for cards to test.',
    type: ['string', 'boolean', 'integer'],
  },
  maxProperties: 60,
});

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

export const RulesSchema = Type.Object(
  {
    format: Format,
    id: id('rules', 'Unique among the rules of the pack.'),
    title: part(names('Name of these rules.')),
    extends: part(reference('rules', 'Rules that these are based on; only differences need to be listed.')),
    wording: part(
      Type.Unsafe<string | readonly string[]>({
        title: 'the id of a locale, or a list of them',
        description: 'Locales with the names of cards as this edition prints them.',
        ...refTo('locales'),
        type: ['string', 'array'],
        pattern: REFERENCE_PATTERN,
        items: {
          ...refTo('locales'),
          title: 'the id of a locale',
          type: 'string',
          pattern: REFERENCE_PATTERN,
        },
        maxItems: 20,
      }),
    ),
    seats: part(
      Type.Object(
        { min: part(wholeNumber('Fewest players.', 1, 5)), max: part(wholeNumber('Most players.', 1, 5)) },
        {
          ...CLOSED,
          title: 'fewest and most players, such as { min: 2, max: 4 }',
          description: 'How many can play.',
        },
      ),
    ),
    handSize: part(wholeNumber('Cards drawn at the end of a turn.', 1, 50)),
    opening: part(
      Type.Object(
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
          title: 'hands, coins and placing',
          description: 'Compensation for the order of turns.',
        },
      ),
    ),
    startDeck: part(
      record(CARD_KEY, wholeNumber('Copies of this card.', 0, 99), {
        title: 'numbers of cards by id',
        description: 'The starting deck.',
        maxProperties: 50,
      }),
    ),
    waste: part(reference('cards', 'The card that is Waste.')),
    supply: part(
      record(CARD_KEY, Pile, {
        title: 'piles by card',
        description: 'Piles in every game, in this order, in addition to the market.',
        maxProperties: 100,
      }),
    ),
    market: part(
      Type.Object(
        {
          kinds: part(wholeNumber('Number of kinds a setup chooses.', 0, 100)),
          copies: part(wholeNumber('Cards in each pile.', 1, 999)),
        },
        { ...CLOSED, title: 'kinds and copies', description: 'The piles that vary from game to game.' },
      ),
    ),
    tokens: part(
      Type.Object(
        {
          rails: part(wholeNumber('Rail tokens of each player.', 1, 999)),
          stations: part(wholeNumber('Station tokens shared by all players.', 0, 999)),
        },
        { ...CLOSED, title: 'rails and stations', description: 'Tokens at the start.' },
      ),
    ),
    surcharge: part(
      Type.Object(
        {
          city: part(wholeNumber('Coins to enter a city.', 0, 99)),
          perStation: part(wholeNumber('Coins for each station in it.', 0, 99)),
          perOpponent: part(wholeNumber('Coins for each opponent’s rail on the cell.', 0, 99)),
          opponentsWaste: part(wholeNumber('Waste gained for entering a cell with opponents’ rails.', 0, 9)),
        },
        {
          ...CLOSED,
          title: 'city, perStation, perOpponent and opponentsWaste',
          description: 'Costs of a rail in addition to terrain.',
        },
      ),
    ),
    cityPoints: part(
      Type.Array(wholeNumber('Points.', 0, 999), {
        title: 'a list of numbers',
        description:
          'Points for your rail in a city with 0, 1, 2, … stations. The last value also applies to more stations.',
        examples: [[0, 2, 4, 8]],
        minItems: 1,
        maxItems: 30,
      }),
    ),
    end: part(
      Type.Object(
        {
          emptyPiles: part(
            wholeNumber('The game ends when this many piles are empty, not counting Waste.', 1, 100),
          ),
          rounds: part(wholeNumber('It ends at the latest after this many turns for each player.', 1, 5000)),
          points: part(
            wholeNumber(
              'It ends when a player has this many points at the end of a turn; 0: never.',
              0,
              9999,
            ),
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
            wholeNumber(
              'It ends when a player has this many rail tokens left, or fewer; by default 0.',
              0,
              998,
            ),
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
          title:
            'emptyPiles, rounds, points, fullCities, routes, piles, railsLeft, finishRound and oneMoreTurn',
          ...hints(END_WORDS),
          description: 'When the game ends.',
        },
      ),
    ),
    scoring: part(
      Type.Object(
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
      ),
    ),
    switches: part(SwitchesSchema),
  },
  { ...CLOSED, title: 'rules', ...hints(RULES_WORDS) },
);
export type RulesData = Static<typeof RulesSchema>;
