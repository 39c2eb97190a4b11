// decks/*.yaml of Game of Trains: which numbers there are and which ability each carries.
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { GAME_OF_TRAINS_LIMITS as LIMITS } from '@railwright/engine';
import { refTo } from '../../schema/annotations.ts';
import { CLOSED, Format, id, names, record, REFERENCE_PATTERN, wholeNumber } from '../../schema/common.ts';

const numbers = Type.Array(wholeNumber('The number of a card.', 1, LIMITS.number), {
  title: 'a list of card numbers',
  description: 'The cards that carry this ability.',
  maxItems: LIMITS.cards,
});

export const DeckSchema = Type.Object(
  {
    format: Format,
    id: id('decks', 'Unique among the decks of the pack.'),
    title: Type.Optional(names('Shown where designers choose a deck.')),
    count: wholeNumber('Total number of cards in the lists.', 2, LIMITS.cards),
    railcars: record(
      { ...refTo('abilities'), title: 'the id of an ability', pattern: REFERENCE_PATTERN },
      numbers,
      {
        title: 'lists of card numbers by ability',
        description: 'Which cards carry which ability.',
        maxProperties: LIMITS.abilities,
      },
    ),
  },
  { ...CLOSED, title: 'a deck of railcars' },
);
export type DeckData = Static<typeof DeckSchema>;
