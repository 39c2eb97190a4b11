// Generated maps: what a look at each says, and what bots make of the targets there.
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { count, strict } from '../result/parts.ts';
import { TargetResult } from '../result/verdicts.ts';

const JudgedMap = Type.Object(
  {
    map: Type.String({ description: 'Id of the map.' }),
    number: count('Number of the map: with the same seed and request, it is the same map.'),
    starts: Type.Number({
      minimum: 0,
      maximum: 1,
      description:
        'By a look at the map: what the worst of the best start cells, one for each seat, is worth, as a share of the best.',
    }),
    contest: Type.Number({
      minimum: 0,
      maximum: 1,
      description: 'By a look at the map: share of the cities that two seats reach at much the same cost.',
    }),
    cityDistance: Type.Number({
      minimum: 0,
      description: 'Cells from a city to the nearest other one, the mean.',
    }),
    games: count('Games in which the targets were judged; 0 if none were played.'),
    targets: Type.Array(TargetResult),
    square: Type.Optional(
      Type.Object(
        { across: count('Of the first axis, from 0.'), up: count('Of the second axis, from 0.') },
        { ...strict, description: 'Its square of the atlas; its targets say whether it surely lies there.' },
      ),
    ),
  },
  strict,
);

export const GenerationSchema = Type.Object(
  {
    format: Type.Literal(1),
    setup: Type.Union([Type.String(), Type.Null()], {
      description: '`pack/id` of the setup that bots played on each map; null if none was played.',
    }),
    seats: Type.Integer({ minimum: 1, maximum: 8 }),
    seed: count('Seed of the maps and of the games.'),
    bots: Type.Array(Type.String()),
    tried: count('Maps among which these were chosen.'),
    axes: Type.Optional(
      Type.Array(
        Type.Object(
          {
            figure: Type.String({ description: 'The figure, of which the median counts.' }),
            from: Type.Number(),
            to: Type.Number(),
            squares: count('Squares between both.'),
          },
          strict,
        ),
        { description: 'Of an atlas: the two figures of its squares.', minItems: 2, maxItems: 2 },
      ),
    ),
    maps: Type.Array(JudgedMap, {
      description: 'The one that comes nearest to the targets first; in an atlas, square by square.',
    }),
  },
  {
    ...strict,
    title: 'Result of railwright generate',
    description:
      'Maps, and what bots make of the targets there. The games of the verdicts are others than those by which the maps were chosen; the chance that any verdict is wrong is 5% at most, for these bots.',
  },
);
/** Maps with their verdicts. */
export type Generation = Static<typeof GenerationSchema>;
/** The verdict on a map. */
export type JudgedMap = Generation['maps'][number];
