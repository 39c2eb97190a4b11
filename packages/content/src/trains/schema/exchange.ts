// What players may exchange, in a rules file.
import { Type } from 'typebox';
import type { Ref } from '../../schema/annotations.ts';
import { hints } from '../../schema/hint.ts';
import { EXCHANGE_WORDS } from './hints/setups.ts';
import { CARD_KEY, CLOSED, ID_PATTERN, record, wholeNumber } from '../../schema/common.ts';

/** A key that is a resource, or one of these words. */
function goods(words: readonly string[], description: string, way: string) {
  const ref: Ref = { to: 'resources', scope: 'pack', part: `^(?!(?:${words.join('|')})$)(.+)$` };
  const title = /* @wc-include */ `${words.join(', ')}, or the id of a resource`;
  return {
    ...record(
      { 'x-ref': ref, title, pattern: ID_PATTERN },
      { ...wholeNumber('How many.', 1, 99), ...hints([{ words: [], types: ['text'], way }]) },
      {
        title: `numbers such as { ${words[0]}: 1 }`,
        description,
        maxProperties: 7,
      },
    ),
    minProperties: 1,
  };
}

export const Exchange = Type.Array(
  Type.Object(
    {
      pay: goods(
        ['coins'],
        'What the player pays: coins and resources, all of them.',
        /* @wc-include */ 'Coins and resources are paid, such as `pay: { coins: 2 }`; cards cannot be.',
      ),
      get: Type.Optional(
        goods(
          ['coins', 'points'],
          'What the player gets: coins, points on the score track, resources.',
          /* @wc-include */ 'A card is gained beside `get`, or without it: `gain: express-train`.',
        ),
      ),
      gain: Type.Optional(
        Type.String({
          ...CARD_KEY,
          title: 'the id of a card',
          maxLength: 161,
          ...hints([
            {
              words: [],
              types: ['list', 'object'],
              way: 'An exchange gains one card: `gain: express-train`. For a choice of several, list an exchange for each.',
            },
          ]),
          description:
            'A card that the player gains from the supply; without one there, the exchange cannot be made.',
        }),
      ),
      once: Type.Optional(
        Type.Boolean({
          title: 'true or false',
          description: 'Only once in each turn; as often as it can be paid unless given.',
        }),
      ),
    },
    {
      ...CLOSED,
      ...hints(EXCHANGE_WORDS),
      title: 'an exchange such as { pay: { influence: 2 }, get: { coins: 1 } }',
    },
  ),
  {
    title: 'a list of exchanges',
    description: 'What players may exchange on their own turns, such as a resource for coins.',
    minItems: 1,
    maxItems: 12,
  },
);
