// What a run was for: targets with their verdicts, and the rule that ended it.
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { count, strict } from './parts.ts';

const VERDICTS = ['met', 'missed', 'undecided'] as const;
export type Verdict = (typeof VERDICTS)[number];

export const TargetResult = Type.Object(
  {
    target: Type.String({ description: 'Key of the target; `ends.piles` for one of several.' }),
    wanted: Type.String({ description: 'What is wanted, in words.' }),
    verdict: Type.Unsafe<Verdict>({ type: 'string', enum: [...VERDICTS] }),
    value: Type.Union([Type.Number(), Type.Null()], {
      description: 'The figure as seen; null when there is none.',
    }),
    low: Type.Union([Type.Number(), Type.Null()], {
      description:
        'Lower end of its confidence sequence, which is right at any number of games; null while the games leave it open.',
    }),
    high: Type.Union([Type.Number(), Type.Null()], { description: 'Upper end, likewise.' }),
    off: Type.Number({ minimum: 0, description: 'How far the figure as seen is from what is wanted.' }),
    gamesNeeded: Type.Union(
      [count('So many more games decide it if the figure stays as seen.'), Type.Null()],
      {
        description: 'Null when it is decided, or when no number can be told.',
      },
    ),
    gamesAtLeast: Type.Union(
      [
        count('So many more games decide it if the true figure is the one that is told soonest.'),
        Type.Null(),
      ],
      { description: 'Of all within its 95% interval. Null when it is decided, or nothing was seen.' },
    ),
    gamesAtMost: Type.Union([count('The same for the one that is told latest.'), Type.Null()], {
      description:
        'Null when it is decided, or when the bound itself is within the interval: then no number will do.',
    }),
    items: Type.Array(Type.String(), {
      description: 'What misses the target or is undecided: cards, cells, seats.',
    }),
  },
  strict,
);

export const UntilResult = Type.Object(
  {
    figure: Type.String({ description: 'The figure, or `targets` for all targets.' }),
    width: Type.Union([Type.Number(), Type.Null()], {
      description: 'How narrow its interval was to become.',
    }),
    reached: Type.Boolean({ description: 'Whether the run ended for that reason.' }),
    value: Type.Union([Type.Number(), Type.Null()]),
    low: Type.Union([Type.Number(), Type.Null()]),
    high: Type.Union([Type.Number(), Type.Null()]),
  },
  {
    ...strict,
    description:
      'The rule that could end the run early. The interval is right at any number of games; an end that the games leave open is null.',
  },
);

export type TargetResult = Static<typeof TargetResult>;
export type UntilResult = Static<typeof UntilResult>;
