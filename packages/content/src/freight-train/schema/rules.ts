// rules/*.yaml of Freight Train: every number and switch of the game.
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { FREIGHT_TRAIN_LIMITS as LIMITS, MIXED_TRAIN, TURN_ORDER } from '@railwright/engine';
import { CLOSED, Format, id, names, SeatRange, wholeNumber } from '../../schema/common.ts';

type Bounds = readonly [least: number, most: number];
const within = (description: string, [least, most]: Bounds) => wholeNumber(description, least, most);

const Players = Type.Object(
  {
    seats: within('Number of players.', LIMITS.seats),
    cards: within('Cards of each type of car.', LIMITS.cards),
    locomotives: within('Locomotives each player starts with.', LIMITS.locomotives),
  },
  {
    ...CLOSED,
    title: 'a row such as { seats: 2, cards: 9, locomotives: 7 }',
    description: 'Numbers for games with this number of players.',
  },
);

const payouts = (description: string) =>
  Type.Array(within('Chips for each of them.', LIMITS.payout), {
    title: 'a list of chips: for one alone, for each of two tied, for each of three tied, …',
    description,
    examples: [[3, 2, 1]],
    maxItems: LIMITS.seats[1],
  });

const Day = Type.Object(
  {
    split: within(
      'Number of parts the deck is split into; the Trains Leave card is in the bottom one.',
      LIMITS.split,
    ),
    longest: payouts(
      'Chips for the longest train of a type; more players tied than the list is long get none.',
    ),
    second: payouts('The same for the second longest, where one player alone has the longest.'),
    yard: Type.Object(
      {
        cars: within('For this many cars in a yard at the end of the day, each time …', LIMITS.yardCars),
        chips: within('… its owner gets this many chips, or pays them if negative.', LIMITS.yardChips),
      },
      {
        ...CLOSED,
        title: 'cars and chips, such as { cars: 2, chips: 1 }',
        description: 'Points for the cars left in the yards, positive or negative.',
      },
    ),
    callLocomotive: Type.Boolean({
      title: 'true or false',
      description:
        'Whether each player may call up one locomotive; those who do not receive one the next day.',
    }),
  },
  { ...CLOSED, title: 'a day', description: 'One day.' },
);

const word = <const T extends readonly string[]>(description: string, words: T) =>
  Type.Unsafe<T[number]>({
    title: words.join(/* @wc-include */ ' or '),
    description,
    type: 'string',
    enum: [...words],
  });

export const FreightTrainRulesSchema = Type.Object(
  {
    format: Format,
    id: id('rules', 'Unique among the rules of the pack.'),
    title: Type.Optional(names('Name of these rules.')),
    seats: SeatRange,
    players: Type.Array(Players, {
      title: 'a list with a row for each number of players',
      description: 'Settings that depend on the number of players.',
      minItems: 1,
      maxItems: LIMITS.seats[1],
    }),
    chips: within('Chips each player starts with.', LIMITS.chips),
    mainYard: Type.Object(
      {
        sidings: within('Sidings.', LIMITS.mainSidings),
        spaces: within('Spaces of each siding.', LIMITS.mainSpaces),
        fillWhenEmpty: within('One may be filled when this many are empty.', LIMITS.mainSidings),
      },
      { ...CLOSED, title: 'sidings, spaces and fillWhenEmpty', description: 'The yard in the middle.' },
    ),
    ownYard: Type.Object(
      {
        sidings: within('Sidings.', LIMITS.ownSidings),
        spaces: within('Spaces of each siding.', LIMITS.ownSpaces),
        dealt: wholeNumber('Cars dealt to each player.', 0, LIMITS.ownSidings[1] * LIMITS.ownSpaces[1]),
      },
      { ...CLOSED, title: 'sidings, spaces and dealt', description: 'The yard of each player.' },
    ),
    actions: Type.Object(
      {
        fromMain: within('Cars switched from the main yard, exactly.', LIMITS.fromMain),
        fromOwn: within("Cars switched from the player's own yard, at most.", LIMITS.fromOwn),
        rearrange: within('Cost in chips of rearranging your own yard.', LIMITS.rearrange),
      },
      { ...CLOSED, title: 'fromMain, fromOwn and rearrange', description: 'The numbers of the actions.' },
    ),
    days: Type.Array(Day, {
      title: 'a list of days',
      description: 'The days of the game, in order.',
      minItems: LIMITS.days[0],
      maxItems: LIMITS.days[1],
    }),
    switches: Type.Object(
      {
        mixedTrain: word('Whether mixed trains score: not at all, or like one more type.', MIXED_TRAIN),
        turnOrder: word(
          'Whether the first player changes each round, or play goes on clockwise.',
          TURN_ORDER,
        ),
      },
      { ...CLOSED, title: 'mixedTrain and turnOrder', description: 'Optional rules.' },
    ),
  },
  { ...CLOSED, title: 'rules' },
);
export type FreightTrainRulesData = Static<typeof FreightTrainRulesSchema>;
