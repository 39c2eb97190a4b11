// cards/*.yaml of Trains: kinds of card as data, their effects in the card language.
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { OWN_INSTEAD_FIELDS, REACTION_FIELDS } from '@railwright/engine';
import type { Amount, Condition, Lasting, OwnInstead, Step, Reaction } from '@railwright/engine';
import { refTo } from '../../schema/annotations.ts';
import { CLOSED, Format, ID_PATTERN, id, names, record, wholeNumber } from '../../schema/common.ts';
import { art } from '../../schema/art.ts';
import { layoutName } from '../../schema/looks.ts';
import { LANGUAGE_DEFS } from './language.ts';
import { hints } from '../../schema/hint.ts';
import { CARD_WORDS } from './hints/files.ts';
import { OWN_INSTEAD_WORDS, REACTION_WORDS } from './hints/lasting.ts';
import { fields } from './shapes.ts';

const steps = (description: string) => Type.Unsafe<readonly Step[]>({ $ref: '#/$defs/steps', description });

const { minProperties: _, ...REACTION } = fields(
  REACTION_FIELDS,
  'an object, perhaps empty, such as { on: buy, by: opponents, do: [{ draw: 1 }] }',
);

const Card = Type.Object(
  {
    id: id('cards', 'Unique among the cards of the pack.'),
    name: names('Printed at the top of the card.'),
    categories: Type.Array(
      Type.String({
        ...refTo('categories'),
        title: 'a category: lower-case letters, digits and hyphens',
        description: 'train, action, rail, station, victory, waste, attack, reaction, or one of your own.',
        pattern: ID_PATTERN,
        maxLength: 60,
      }),
      {
        title: 'a list of categories such as [train, action]',
        description: 'The sort of card; used by filters.',
        examples: [['train', 'action']],
        minItems: 1,
        maxItems: 10,
        uniqueItems: true,
      },
    ),
    cost: Type.Integer({
      ...wholeNumber('Coins to buy it.', 0, 99),
      ...hints([
        { words: [], types: ['object'], way: '`cost: 3` in coins, and `alsoCosts: { influence: 1 }`.' },
      ]),
    }),
    alsoCosts: Type.Optional(
      record(
        { ...refTo('resources'), title: 'the id of a resource', pattern: ID_PATTERN },
        {
          ...wholeNumber('How many of it.', 1, 99),
          ...hints([
            {
              words: [],
              types: ['object'],
              way: 'It is printed on the card: a number, such as `{ influence: 2 }`.',
            },
          ]),
        },
        {
          title: 'resources such as { influence: 1 }',
          description:
            'Resources of the pack that its buyer pays beside `cost`; nothing makes these cheaper.',
          maxProperties: 6,
        },
      ),
    ),
    value: Type.Optional(wholeNumber('Coins it gives when played; 0 by default.', 0, 99)),
    points: Type.Optional(wholeNumber('Points at the end of the game; 0 by default.', -99, 99)),
    endPoints: Type.Optional(
      Type.Unsafe<Amount>({
        $ref: '#/$defs/amount',
        description:
          'Points at the end of the game beyond `points`, for each of these cards that a player owns: `{ divide: [{ owned: { by: own, where: { category: train } } }, 4] }` is 1 for every four trains owned.',
      }),
    ),
    notForSale: Type.Optional(
      Type.Boolean({
        title: 'true or false',
        description: 'Its pile can be gained from, but not bought from.',
      }),
    ),
    effect: Type.Optional(
      steps('What happens when it is played, after its coins: steps from top to bottom.'),
    ),
    mandatory: Type.Optional(
      Type.Boolean({
        title: 'true or false',
        description:
          'The effect must be applied whenever it can be, even if the rules let players decline effects.',
      }),
    ),
    whileInPlay: Type.Optional(
      Type.Unsafe<readonly Lasting[]>({
        $ref: '#/$defs/lasting',
        description: 'Lasting effects while it is in play and its effect was applied.',
      }),
    ),
    onBuy: Type.Optional(steps('What happens when it is bought; `it` is the card.')),
    onGain: Type.Optional(steps('What happens whenever it is gained; `it` is the card.')),
    cheaper: Type.Optional(
      Type.Unsafe<Amount>({
        $ref: '#/$defs/amount',
        description:
          'How many coins less than `cost` its buyer pays, though never less than 0 in all: `{ owned: { by: own, where: { card: waste } } }` is 1 for each Waste card of the buyer. Everybody sees prices, so nothing hidden can be counted.',
      }),
    ),
    dearer: Type.Optional(
      Type.Unsafe<Amount>({
        $ref: '#/$defs/amount',
        description: 'How many coins more than `cost` its buyer pays. Nothing hidden can be counted.',
      }),
    ),
    buyIf: Type.Optional(
      Type.Unsafe<Condition>({
        $ref: '#/$defs/condition',
        description:
          'What must hold for a player to buy it: `{ compare: { amount: { cells: { place: city, rails: own } }, atLeast: 1 } }` is a rail in a city. Effects gain it all the same. Nothing hidden can be counted.',
      }),
    ),
    reaction: Type.Optional(
      Type.Unsafe<Reaction>({
        ...REACTION,
        ...hints(REACTION_WORDS),
        description:
          'It may be shown from hand when an attack is about to affect its holder, who is then spared, or when something else happens; `on` names it.',
      }),
    ),
    instead: Type.Optional(
      Type.Unsafe<OwnInstead>({
        ...fields(
          OWN_INSTEAD_FIELDS,
          'what, from where and the steps, such as { of: discard, from: hand, do: [{ draw: 1 }] }',
        ),
        ...hints(OWN_INSTEAD_WORDS),
        description:
          'What is done instead when this card would be gained, discarded or trashed, wherever it lies; `it` is the card.',
      }),
    ),
    art: Type.Optional(art('The picture on the card.')),
    layout: Type.Optional(layoutName('The layout of this card, if it differs from that of the pack.')),
    text: Type.Optional(names('Rules text of your own, instead of the one made from the effect.')),
  },
  {
    ...CLOSED,
    ...hints(CARD_WORDS),
    title: 'a card',
    description: 'One kind of card.',
    examples: [
      {
        id: 'mail-train',
        name: 'Mail Train',
        categories: ['train', 'action'],
        cost: 4,
        value: 1,
        effect: [
          { choose: { from: 'hand', count: 'any', as: 'posted' } },
          { discard: 'posted' },
          { coins: { count: 'posted' } },
        ],
      },
    ],
  },
);
/** In one file. */
export const MOST_CARDS = 20_000;

/** A card as its file has it. */
export type CardData = Static<typeof Card>;

export const CardsSchema = Type.Object(
  {
    format: Format,
    cards: Type.Array(Card, {
      title: 'a list of cards, each with a dash',
      description: 'The cards of this file. A pack may have any number of card files.',
      minItems: 1,
      maxItems: MOST_CARDS,
    }),
  },
  { ...CLOSED, title: 'a file of cards', $defs: LANGUAGE_DEFS },
);
