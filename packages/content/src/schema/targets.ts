// `targets` of a setup, the same for every game: what its games should be like. `railwright simulate --check` plays until it
// knows whether they are.
import { Type } from 'typebox';
import type { Targets } from '@railwright/engine';
import { refTo } from './annotations.ts';
import { CLOSED, record } from './common.ts';

/** Nothing that is counted in a game comes near. */
const MOST = 1_000_000;

const number = (description: string, minimum: number, maximum: number) =>
  Type.Number({ title: `a number from ${minimum} to ${maximum}`, description, minimum, maximum });

function range(description: string, minimum: number, maximum: number) {
  return Type.Object(
    {
      atLeast: Type.Optional(number('Not below this.', minimum, maximum)),
      atMost: Type.Optional(number('Not above this.', minimum, maximum)),
      between: Type.Optional(
        Type.Unsafe<readonly [number, number]>({
          type: 'array',
          title: 'two numbers such as [12, 22]',
          description: 'Neither below the first nor above the second.',
          items: number('A bound.', minimum, maximum),
          minItems: 2,
          maxItems: 2,
        }),
      ),
    },
    {
      ...CLOSED,
      title: 'bounds: { atLeast: … }, { atMost: … } or { between: […, …] }',
      description,
      minProperties: 1,
      examples: [{ between: [minimum, Math.min(maximum, 22)] }],
    },
  );
}

const share = (description: string) => range(description, 0, 1);
const count = (description: string) => range(description, 0, MOST);

const within = (description: string) =>
  Type.Object(
    { within: number('So far from even chances at most: 0.03 is three wins in a hundred.', 0, 1) },
    { ...CLOSED, title: 'a distance such as { within: 0.03 }', description },
  );

const yes = (description: string) =>
  Type.Unsafe<true>({ title: 'true', description, type: 'boolean', const: true });

export const TargetsSchema = Type.Unsafe<Targets>(
  Type.Object(
    {
      by: Type.Optional(
        Type.String({
          title: 'strong, panel or a bot',
          description:
            'Whose play they concern: strong, the default, is the player that has learned the setup or any market; panel is everybody: strong play, weaker levels of it and the hand-written bot of the game, each at a table of its own; or one bot as railwright simulate --bots takes it.',
          minLength: 1,
          maxLength: 200,
          examples: ['strong', 'panel', 'heuristic'],
        }),
      ),
      firstSeatAdvantage: Type.Optional(within('Win share of whoever begins, less even chances.')),
      seatAdvantage: Type.Optional(within('The same for every seat.')),
      rounds: Type.Optional(count('Rounds of a game, the median.')),
      turns: Type.Optional(count('Turns of all players together, the median.')),
      minutes: Type.Optional(count('Minutes of a game at five seconds a choice, the median.')),
      margin: Type.Optional(range('Points between the winner and the next, the median.', -MOST, MOST)),
      leadChanges: Type.Optional(count('How often another takes the lead, the median.')),
      decided: Type.Optional(
        share('Share of a game that is over when the winner begins to lead for good, the median.'),
      ),
      closeness: Type.Optional(
        share('The best standing of all others as a share of the winner’s, the median.'),
      ),
      shared: Type.Optional(share('Share of games that several win.')),
      unwon: Type.Optional(share('Share of games that nobody wins.')),
      runaway: Type.Optional(
        share('Share of games in which nobody else leads any more in their second half.'),
      ),
      ends: Type.Optional(
        record(
          { ...refTo('ends', 'all'), title: 'an end reason of the game', pattern: '^[a-z][a-z0-9-]*$' },
          share('Share of games that end so.'),
          {
            title: 'shares by end reason, such as { rounds: { atMost: 0.01 } }',
            description: 'How games end.',
            maxProperties: 20,
          },
        ),
      ),
      everyCardGained: Type.Optional(yes('Every kind for sale is gained in one game of a hundred or more.')),
      everyCellUsed: Type.Optional(yes('Every cell that can be used is, in one game of a hundred or more.')),
    },
    {
      ...CLOSED,
      title: 'targets, such as { firstSeatAdvantage: { within: 0.03 } }',
      description:
        'What games of this setup should be like with its default number of players; `railwright simulate --check` says whether they are.',
      minProperties: 1,
    },
  ),
);
