// `targets` of a setup, the same for every game: bounds for the figures of its games. `railwright simulate --check` plays until it
// knows whether they are.
import { Type } from 'typebox';
import type { TSchema } from 'typebox';
import { TARGET_FIGURES, type Targets, type WantedEach, type WantedRange } from '@railwright/figures';
import { refTo } from './annotations.ts';
import { CLOSED, record } from './common.ts';

const number = (description: string, minimum: number, maximum: number) =>
  Type.Number({ title: `a number from ${minimum} to ${maximum}`, description, minimum, maximum });

function range({ describes: description, least: minimum, most: maximum }: Omit<WantedRange, 'kind'>) {
  return Type.Object(
    {
      atLeast: Type.Optional(number('At least this.', minimum, maximum)),
      atMost: Type.Optional(number('At most this.', minimum, maximum)),
      between: Type.Optional(
        Type.Unsafe<readonly [number, number]>({
          type: 'array',
          title: 'two numbers such as [12, 22]',
          description: 'At least the first and at most the second.',
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

const within = (description: string) =>
  Type.Object(
    { within: number('Maximum distance from even chances: 0.03 is three wins in a hundred.', 0, 1) },
    { ...CLOSED, title: 'a distance such as { within: 0.03 }', description },
  );

const yes = (description: string) =>
  Type.Unsafe<true>({ title: 'true', description, type: 'boolean', const: true });

function schemaOf(wanted: WantedEach): TSchema {
  switch (wanted.kind) {
    case 'range':
      return range(wanted);
    case 'within':
      return within(wanted.describes);
    case 'every':
      return yes(wanted.describes);
    case 'kinds':
      return record(
        { ...refTo('ends', 'all'), title: 'an end reason of the game', pattern: '^[a-z][a-z0-9-]*$' },
        range({ describes: wanted.each, least: 0, most: 1 }),
        {
          title: 'shares by end reason, such as { rounds: { atMost: 0.01 } }',
          description: wanted.describes,
          maxProperties: 20,
        },
      );
  }
}

export const TargetsSchema = Type.Unsafe<Targets>(
  Type.Object(
    {
      by: Type.Optional(
        Type.String({
          title: 'strong, panel or a bot',
          description:
            'Whose games they apply to: strong, the default, is the player that has learned the setup or any market; panel is strong play, weaker levels of it and the hand-written bot of the game, each at a table of its own; or name one bot as in railwright simulate --bots.',
          minLength: 1,
          maxLength: 200,
          examples: ['strong', 'panel', 'heuristic'],
        }),
      ),
      ...Object.fromEntries(
        TARGET_FIGURES.map(({ figure, target }) => [figure, Type.Optional(schemaOf(target))]),
      ),
    },
    {
      ...CLOSED,
      title: 'targets, such as { firstSeatAdvantage: { within: 0.03 } }',
      description:
        'What games of this setup should be like with its default number of players; `railwright simulate --check` tests this.',
      minProperties: 1,
    },
  ),
);
