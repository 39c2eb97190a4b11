// rules/*.yaml of Trains: the numbers and switches of one edition. A file may extend another and then gives only what
// differs; whether all is there is checked after putting both together.
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { TURN_ORDERS, type KnownSwitches } from '@railwright/engine';
import { refTo } from '../../schema/annotations.ts';
import {
  ID_PATTERN,
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
import { Exchange } from './exchange.ts';
import { RULES_WORDS } from './hints/setups.ts';
import {
  BySeats,
  CityPoints,
  End,
  HandSize,
  Opening,
  Scoring,
  StartDeck,
  Supply,
  Surcharge,
  Tokens,
} from './rules-parts.ts';

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

const SEATS_KEY = {
  title: 'a number of players',
  pattern: '^[1-5]$',
  description: 'Games have 1 to 5 players, such as `bySeats: { 5: { tokens: { rails: 25 } } }`.',
};

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
    handSize: part(HandSize),
    turnOrder: part(
      Type.Unsafe<'fixed' | (typeof TURN_ORDERS)[number]>({
        title: 'fixed, fewest-points or most-points',
        description:
          'Who goes first in each round after the first: always the same player, or the one with the fewest or the most points, then the others by their points. Fixed by default.',
        type: 'string',
        enum: ['fixed', ...TURN_ORDERS],
      }),
    ),
    bids: part(
      Type.String({
        ...refTo('resources'),
        title: 'the id of a resource',
        description:
          'Before each round but the first, players bid it for the order of turns, each more than the highest bid, or pass. Whoever passes takes the last place left; all pay what they bid but the one in the last place.',
        pattern: ID_PATTERN,
        maxLength: 80,
        examples: ['money'],
        ...hints([
          {
            words: [],
            types: ['true', 'object', 'list', 'number'],
            way: '`bids: money`, a resource that pack.yaml declares: `resources: { money: { name: Money, start: 10 } }`.',
          },
        ]),
      }),
    ),
    opening: part(Opening),
    startDeck: part(StartDeck),
    waste: part(reference('cards', 'The card that is Waste.')),
    supply: part(Supply),
    market: part(
      Type.Object(
        {
          kinds: part(wholeNumber('Number of kinds a setup chooses.', 0, 100)),
          copies: part(wholeNumber('Cards in each pile.', 1, 999)),
        },
        { ...CLOSED, title: 'kinds and copies', description: 'The piles that vary from game to game.' },
      ),
    ),
    tokens: part(Tokens),
    surcharge: part(Surcharge),
    cityPoints: part(CityPoints),
    end: part(End),
    scoring: part(Scoring),
    exchange: part(Exchange),
    bySeats: part(
      record(SEATS_KEY, BySeats, {
        title: 'rules by number of players, such as { 2: { tokens: { rails: 25 } } }',
        description: 'What is different with so many players; the rest holds for them too.',
        maxProperties: 5,
      }),
    ),
    switches: part(SwitchesSchema),
  },
  { ...CLOSED, title: 'rules', ...hints(RULES_WORDS) },
);
export type RulesData = Static<typeof RulesSchema>;
