// setups/*.yaml of Trains: rules, map and cards put together to be played.
import { Type } from 'typebox';
import type { Static } from 'typebox';
import {
  CARD_KEY,
  CLOSED,
  Format,
  id,
  ID_PATTERN,
  names,
  record,
  reference,
  wholeNumber,
} from '../../schema/common.ts';
import { refTo } from '../../schema/annotations.ts';
import { TargetsSchema } from '../../schema/targets.ts';

const cards = (description: string, minItems = 1) =>
  Type.Array(Type.String({ ...CARD_KEY, maxLength: 161 }), {
    title: 'a list of card ids',
    description,
    minItems,
    maxItems: 500,
    uniqueItems: true,
  });

const Market = Type.Object(
  {
    cards: Type.Optional(cards('All kinds of the market.')),
    always: Type.Optional(cards('Kinds that are always there, beside those drawn.', 0)),
    random: Type.Optional(wholeNumber('So many kinds are drawn at random.', 1, 100)),
    seed: Type.Optional(wholeNumber('Seed of the draw; the same seed draws the same kinds.', 0, 4294967295)),
    from: Type.Optional(cards('Kinds to draw from; all selectable ones unless given.')),
    never: Type.Optional(cards('Kinds that are not drawn.', 0)),
    atLeast: Type.Optional(
      record(
        { ...refTo('categories'), title: 'a category of cards', pattern: ID_PATTERN },
        wholeNumber('At least so many kinds of this category.', 1, 100),
        {
          title: 'numbers of kinds by category, such as { train: 2 }',
          description: 'Kinds of a category that the market has at least, those always there included.',
          maxProperties: 20,
        },
      ),
    ),
    apart: Type.Optional(
      Type.Array(cards('Kinds of which at most one is in the market.', 2), {
        title: 'a list of lists of card ids, such as [[landfill, dump-site]]',
        description: 'Kinds that are never there together: of each list at most one is in the market.',
        maxItems: 50,
      }),
    ),
    kinds: Type.Optional(wholeNumber('How many kinds the market has, if other than the rules say.', 0, 100)),
  },
  {
    ...CLOSED,
    title: 'a market: { cards: […] }, or { always: […], random: 7, seed: 1 }',
    description: 'The kinds of card that this game has beside those every game has.',
    examples: [{ always: ['landfill'], random: 7, seed: 1 }],
  },
);

export const SetupSchema = Type.Object(
  {
    format: Format,
    id: id('setups', 'Unique among the setups of the pack.'),
    title: names('What people call it.'),
    rules: reference('rules', 'The rules.'),
    map: reference('maps', 'The map.'),
    players: Type.Optional(
      Type.Object(
        {
          min: Type.Optional(wholeNumber('Fewest players.', 1, 5)),
          max: Type.Optional(wholeNumber('Most players.', 1, 5)),
          default: Type.Optional(wholeNumber('Players unless somebody says otherwise.', 1, 5)),
        },
        {
          ...CLOSED,
          title: 'min, max and default',
          description: 'How many can play, where that is narrower than in the rules.',
          minProperties: 1,
        },
      ),
    ),
    market: Market,
    targets: Type.Optional(TargetsSchema),
    description: Type.Optional(names('A few sentences about it.')),
  },
  { ...CLOSED, title: 'a setup' },
);
export type SetupData = Static<typeof SetupSchema>;
