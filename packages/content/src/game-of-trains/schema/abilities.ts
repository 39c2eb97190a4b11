// abilities/*.yaml of Game of Trains: the abilities of railcars, in four kinds of step.
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { GAME_OF_TRAINS_LIMITS as LIMITS, type AbilityStep, type TrainPosition } from '@railwright/engine';
import { art } from '../../schema/art.ts';
import { CLOSED, Format, id, names, wholeNumber } from '../../schema/common.ts';
import { layoutName } from '../../schema/looks.ts';

const farthest = LIMITS.trainLength - 1;

const position = (description: string) =>
  Type.Unsafe<TrainPosition>({
    title: `left, middle, right or a position from 1 to ${LIMITS.trainLength}`,
    description,
    type: ['string', 'integer'],
    pattern: '^(left|middle|right)$',
    minimum: 1,
    maximum: LIMITS.trainLength,
  });

const Step = Type.Unsafe<AbilityStep>({
  title: 'a step with one key: swap, shift, remove or protect',
  description: 'One step of the ability.',
  type: 'object',
  properties: {
    swap: Type.Object(
      { distance: wholeNumber('How far apart: 1 for neighbours, 2 for one card between them.', 1, farthest) },
      { ...CLOSED, title: '{ distance: 1 }', description: 'Two of your own cards change places.' },
    ),
    shift: Type.Object(
      {
        by: Type.Integer({
          title: `a whole number from ${-farthest} to ${farthest}, but not 0`,
          description: 'How far: right if positive, left if negative.',
          minimum: -farthest,
          maximum: farthest,
          not: { const: 0 },
        }),
      },
      {
        ...CLOSED,
        title: '{ by: 2 }',
        description: 'One of your own cards moves; those it passes close up.',
      },
    ),
    remove: Type.Object(
      { at: position('Where.') },
      {
        ...CLOSED,
        title: '{ at: left }',
        description: 'Everyone loses the card there, unless it is protected, and gets another.',
      },
    ),
    protect: Type.Object(
      {
        positions: Type.Array(position('Where it may go.'), {
          title: 'a list of positions',
          description: 'Under which cards it may go.',
          minItems: 1,
          maxItems: LIMITS.trainLength,
          uniqueItems: true,
        }),
      },
      {
        ...CLOSED,
        title: '{ positions: [left, middle, right] }',
        description: 'The card of the ability goes under one of your own cards and protects it.',
      },
    ),
  },
  additionalProperties: false,
  minProperties: 1,
  maxProperties: 1,
});

const Ability = Type.Object(
  {
    id: id('abilities', 'Unique among the abilities of the pack.'),
    name: names('Printed on the card.'),
    art: Type.Optional(art('The picture on its cards.')),
    layout: Type.Optional(layoutName('The layout of its cards, if it differs from that of the pack.')),
    steps: Type.Array(Step, {
      title: 'a list of steps',
      description: 'The steps, in order.',
      minItems: 1,
      maxItems: LIMITS.steps,
    }),
  },
  {
    ...CLOSED,
    title: 'an ability',
    description: 'One ability.',
    examples: [{ id: 'swap-adjacent', name: 'Swap Neighbours', steps: [{ swap: { distance: 1 } }] }],
  },
);
export type AbilityData = Static<typeof Ability>;

export const AbilitiesSchema = Type.Object(
  {
    format: Format,
    abilities: Type.Array(Ability, {
      title: 'a list of abilities, each with a dash',
      description: 'The abilities of this file.',
      minItems: 1,
      maxItems: LIMITS.abilities,
    }),
  },
  { ...CLOSED, title: 'a file of abilities' },
);
