// setups/*.yaml of Trains: rules, map and cards put together to be played.
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { DEALS, type PowerRule } from '@railwright/engine';
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
import { QuestionsSchema } from '../../schema/questions.ts';
import { TargetsSchema } from '../../schema/targets.ts';
import { hints } from '../../schema/hint.ts';
import { BOUND_WORDS } from './hints/filters.ts';
import { SETUP_WORDS } from './hints/setups.ts';

const cards = (description: string, minItems = 1) =>
  Type.Array(Type.String({ ...CARD_KEY, maxLength: 161 }), {
    title: 'a list of card ids',
    description,
    minItems,
    maxItems: 500,
    uniqueItems: true,
  });

/** The deck of a row, as ids or as numbers by id. */
const RowCards = Type.Unsafe<readonly string[] | Readonly<Record<string, number>>>({
  title: 'a list of card ids, or numbers by id such as { tunnel: 3 }',
  description:
    'The deck of the row: cards, of which one listed twice is in it twice; or how many of each, such as `{ mail-train: 4, tunnel: 2 }`.',
  type: ['array', 'object'],
  minItems: 1,
  maxItems: 200,
  items: { ...CARD_KEY, type: 'string', maxLength: 161 },
  minProperties: 1,
  maxProperties: 200,
  propertyNames: { ...CARD_KEY, maxLength: 161 },
  additionalProperties: wholeNumber('How many of this card.', 1, 100),
});

const Row = Type.Object(
  {
    title: Type.Optional(names('Shown above the row.')),
    show: wholeNumber('Number of cards that lie open.', 1, 20),
    cards: RowCards,
    copies: Type.Optional(wholeNumber('How many times the deck has all that; by default once.', 1, 100)),
  },
  {
    ...CLOSED,
    title: 'a row such as { show: 5, cards: [mail-train, tunnel, signals], copies: 3 }',
    description:
      'A shuffled deck of its own. Some of its cards lie open and can be bought; whenever one is gone, the next takes its place.',
    examples: [{ show: 5, cards: ['mail-train', 'tunnel', 'signals'], copies: 3 }],
  },
);

const Market = Type.Object(
  {
    cards: Type.Optional(cards('All kinds of the market that have a pile.', 0)),
    rows: Type.Optional(
      Type.Array(Row, {
        title: 'a list of rows such as [{ show: 5, cards: [mail-train, tunnel] }]',
        description: 'Rows of open cards, in addition to the piles or instead of them.',
        minItems: 1,
        maxItems: 8,
      }),
    ),
    always: Type.Optional(cards('Kinds that are always included, in addition to those drawn.', 0)),
    random: Type.Optional(wholeNumber('Number of kinds drawn at random.', 1, 100)),
    seed: Type.Optional(wholeNumber('Seed of the draw; the same seed draws the same kinds.', 0, 4294967295)),
    from: Type.Optional(cards('Kinds to draw from; by default, all that can be selected.')),
    never: Type.Optional(cards('Kinds that are not drawn.', 0)),
    atLeast: Type.Optional(
      record(
        { ...refTo('categories'), title: 'a category of cards', pattern: ID_PATTERN },
        wholeNumber('Minimum number of kinds of this category.', 1, 100),
        {
          title: 'numbers of kinds by category, such as { train: 2 }',
          description: 'Minimum number of kinds per category, including those always there.',
          maxProperties: 20,
        },
      ),
    ),
    apart: Type.Optional(
      Type.Array(cards('Kinds of which at most one is in the market.', 2), {
        title: 'a list of lists of card ids, such as [[landfill, dump-site]]',
        description: 'Kinds that never appear together: at most one of each list is in the market.',
        maxItems: 50,
      }),
    ),
    kinds: Type.Optional(
      wholeNumber(
        'Number of kinds in the market, those of rows not counted, if it differs from the rules. With rows it can be any unless given.',
        0,
        100,
      ),
    ),
  },
  {
    ...CLOSED,
    title: 'a market: { cards: […] }, { always: […], random: 7, seed: 1 }, or { rows: […] }',
    description: 'The kinds of card in this game, in addition to those in every game.',
    examples: [{ always: ['landfill'], random: 7, seed: 1 }],
  },
);

const cells = (description: string) =>
  Type.Array(
    Type.String({ title: 'the label of a cell such as D5', description: 'A cell of the map.', maxLength: 8 }),
    {
      title: 'a list of cells such as [D5, E6]',
      description,
      minItems: 1,
      maxItems: 2000,
      uniqueItems: true,
    },
  );

const regions = (description: string) =>
  Type.Array(Type.String({ ...refTo('regions'), title: 'a region of the map', pattern: ID_PATTERN }), {
    title: 'a list of regions such as [north]',
    description,
    minItems: 1,
    maxItems: 20,
    uniqueItems: true,
  });

const Start = Type.Object(
  {
    cells: Type.Optional(cells('The cells where first rails may lie.')),
    terrains: Type.Optional(
      Type.Array(Type.String({ ...refTo('terrains'), title: 'a terrain', pattern: ID_PATTERN }), {
        title: 'a list of terrains such as [field]',
        description:
          'First rails may lie on cells of these terrains, in addition to other cells and regions listed.',
        minItems: 1,
        maxItems: 20,
        uniqueItems: true,
      }),
    ),
    regions: Type.Optional(regions('First rails may lie on cells of these regions.')),
    outside: Type.Optional(regions('But not on cells of these regions, whatever else is listed.')),
    seats: Type.Optional(
      Type.Array(cells('The cells of one player.'), {
        title: 'a list of lists of cells such as [[D5], [E6]]',
        description:
          'Cells for each player in turn order. With one cell for each, first rails lie there without a choice.',
        minItems: 1,
        maxItems: 5,
      }),
    ),
    rails: Type.Optional(wholeNumber('First rails of each player; by default 1.', 1, 5)),
    reversed: Type.Optional(
      Type.Boolean({
        title: 'true or false',
        description: 'Whether the second rails are laid in reverse order, the last player first.',
      }),
    ),
    chance: Type.Optional(
      Type.Boolean({ title: 'true or false', description: 'Whether chance chooses among these cells.' }),
    ),
  },
  {
    ...CLOSED,
    title: 'start positions such as { terrains: [field], rails: 2, reversed: true }',
    description:
      'Where first rails lie. Without it, each player chooses any cell but closed ones and remote locations.',
    minProperties: 1,
  },
);

const Powers = Type.Object(
  {
    cards: cards('The powers: as many as there can be players, or more.'),
    deal: Type.Optional(
      Type.Unsafe<PowerRule['deal']>({
        title: 'drawn, chosen or seats',
        description:
          'Chance deals them; or players choose, the last player first; or the first card is for the first player, and so on. By default, they are drawn.',
        type: 'string',
        enum: [...DEALS],
      }),
    ),
    offer: Type.Optional(
      wholeNumber(
        'Where players choose: how many of the cards each has to choose from, by chance; those it does not keep go under the others. By default, all that are left.',
        2,
        20,
      ),
    ),
    keep: Type.Optional(
      Type.Object(
        {
          atLeast: Type.Optional(wholeNumber('The fewest; a player may keep more of them.', 1, 20)),
          atMost: Type.Optional(wholeNumber('The most.', 1, 20)),
          exactly: Type.Optional(wholeNumber('So many.', 1, 20)),
        },
        {
          ...CLOSED,
          ...hints(BOUND_WORDS),
          title: 'bounds such as { atLeast: 2 }',
          description:
            'How many each player keeps of those offered, or is dealt by chance, with `exactly`. By default, 1.',
          minProperties: 1,
          examples: [{ atLeast: 2 }],
        },
      ),
    ),
    secret: Type.Optional(
      Type.Boolean({
        title: 'true or false',
        description:
          'Whether only their players know them until the game ends, as secret goals; such cards have points and do nothing else.',
      }),
    ),
  },
  {
    ...CLOSED,
    title: 'powers such as { cards: [engineer, banker, heir], deal: chosen }',
    description:
      'Each player gets one of these cards, or several, in force from the beginning to the end and never in a deck: what it does while in play applies, and its points count.',
    examples: [{ cards: ['engineer', 'banker', 'heir'], deal: 'chosen' }],
  },
);

const Events = Type.Object(
  {
    cards: Type.Array(Type.String({ ...CARD_KEY, maxLength: 161 }), {
      title: 'a list of card ids',
      description: 'The deck of events; a card listed twice is in it twice.',
      minItems: 1,
      maxItems: 200,
    }),
    again: Type.Optional(
      Type.Boolean({
        title: 'true or false',
        description:
          'Whether the deck is shuffled again once it is used up, or begins again if it has an order; by default, no more events follow.',
      }),
    ),
    order: Type.Optional(
      Type.Unsafe<'shuffled' | 'fixed'>({
        title: 'shuffled or fixed',
        description:
          'Whether the cards come at random, or as they are listed, as seasons do. Shuffled by default.',
        type: 'string',
        enum: ['shuffled', 'fixed'],
      }),
    ),
    rounds: Type.Optional(wholeNumber('Rounds that each lasts; by default 1.', 1, 50)),
  },
  {
    ...CLOSED,
    title: 'events such as { cards: [boom, flood, strike], again: true }',
    description:
      'At the start of each round one of these cards is turned up. Each player applies its effect; what it does while in play holds for everybody as long as it lasts.',
    examples: [{ cards: ['boom', 'flood', 'strike'], again: true }],
  },
);

export const SetupSchema = Type.Object(
  {
    format: Format,
    id: id('setups', 'Unique among the setups of the pack.'),
    title: names('Shown where players choose a game.'),
    rules: reference('rules', 'The edition or house rules to play by.'),
    map: reference('maps', 'The board to play on.'),
    players: Type.Optional(
      Type.Object(
        {
          min: Type.Optional(wholeNumber('Fewest players.', 1, 5)),
          max: Type.Optional(wholeNumber('Most players.', 1, 5)),
          default: Type.Optional(wholeNumber('Default number of players.', 1, 5)),
        },
        {
          ...CLOSED,
          title: 'min, max and default',
          description: 'How many can play, if narrower than in the rules.',
          minProperties: 1,
        },
      ),
    ),
    market: Market,
    start: Type.Optional(Start),
    powers: Type.Optional(Powers),
    events: Type.Optional(Events),
    targets: Type.Optional(TargetsSchema),
    questions: Type.Optional(QuestionsSchema),
    description: Type.Optional(names('One or two sentences for players.')),
  },
  { ...CLOSED, title: 'a setup', ...hints(SETUP_WORDS) },
);
export type SetupData = Static<typeof SetupSchema>;
