// Words of prices and turns that designers try among steps and among what lasts: the way that works, or what is missing.
import type { Hint } from '../../../schema/hint.ts';

const PRICE_WAY =
  /* @wc-include */ '`cheaper: { what: cards, coins: 1, where: { category: train } }`, or `dearer`; `what` can be rails and stations, too.';

export const PRICES: Hint = {
  words: ['discount', 'reduce-cost', 'cost-less', 'price', 'prices', 'increase-cost', 'tax', 'costs-less'],
  way: PRICE_WAY,
};
/** Among steps, where they stand in another. */
export const STEP_PRICES: Hint = {
  words: [...PRICES.words, 'cheaper', 'dearer'],
  way: `For the rest of the turn: \`lasting: [{ cheaper: { what: cards, coins: 1 } }]\`. While the card is in play it stands under \`whileInPlay\`.`,
};
export const EXTRA_TURN: Hint = {
  words: ['another-turn', 'take-turn', 'additional-turn'],
  way: 'The step `extra-turn: true`.',
};
export const SKIP_TURN: Hint = {
  words: ['skip-turn', 'lose-turn', 'skip', 'skip-next-turn', 'miss-turn', 'end-turn-now', 'pass-turn'],
  missing: 'turns that are skipped',
  way: '`next-hand: { count: 2, fewer: true }` makes the next turn a smaller one.',
};
export const LATER: Hint = {
  words: [
    ...['next-turn', 'until', 'delay', 'delayed', 'later', 'at-start', 'start-of-turn', 'end-of-turn'],
    ...[
      'at-end',
      'turn-start',
      'turn-end',
      'start-turn',
      'end-turn',
      'duration',
      'next-time',
      'until-next-turn',
      ...[
        'on-turn-start',
        'on-turn-end',
        'at-turn-start',
        'at-turn-end',
        'at-start-of-turn',
        'at-end-of-turn',
      ],
    ],
  ],
  way: '`lasting: { what: [{ trigger: { on: turn-start, do: […] } }], until: next-turn-end }`; `until` is turn-end, next-turn, next-turn-end or game-end, `times: 1` the next time only, `turns: 3` three turns.',
};
/** Who enters cells of others pays, and these get it. */
export const TOLL_WAY =
  /* @wc-include */ 'Others pay: `dearer: { what: rails, coins: 1, at: { rails: own }, for: opponents }`. You get it: a trigger `on: lay` with `by: opponents`, the same `at`, and `next-coins: 1`. Both stand in `lasting: { what: […], until: next-turn }`, or under `whileInPlay` of a power or event.';
export const PER_TURN: Hint = {
  words: ['per-turn', 'once-per-turn', 'once', 'once-a-turn', 'limit', 'times-per-turn', 'max-per-turn'],
  way: 'A trigger with `once: true` acts the first time in each turn.',
};
