// The purpose of a run: targets with their verdicts, and the rule that ended it.
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { count, strict } from './parts.ts';

export const VERDICTS = ['met', 'missed', 'undecided'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** Schema of the verdict on a target. */
export const TargetResult = Type.Object(
  {
    target: Type.String({ description: 'Key of the target; `ends.piles` for one of several.' }),
    wanted: Type.String({ description: 'The target, in words.' }),
    verdict: Type.Unsafe<Verdict>({ type: 'string', enum: [...VERDICTS] }),
    value: Type.Union([Type.Number(), Type.Null()], {
      description: 'The observed figure; null if there is none.',
    }),
    low: Type.Union([Type.Number(), Type.Null()], {
      description:
        'Lower end of its confidence sequence, which is valid at any number of games; null while the games leave it open.',
    }),
    high: Type.Union([Type.Number(), Type.Null()], { description: 'Upper end, likewise.' }),
    off: Type.Number({ minimum: 0, description: 'How far the observed figure is from the target.' }),
    gamesNeeded: Type.Union(
      [count('Number of further games that decide it if the figure does not change.'), Type.Null()],
      {
        description: 'Null if it is decided or no number can be given.',
      },
    ),
    gamesAtLeast: Type.Union(
      [
        count(
          'Number of further games that decide it if the true figure is the one that is easiest to decide.',
        ),
        Type.Null(),
      ],
      { description: 'Among all values in its 95% interval. Null if it is decided or nothing was observed.' },
    ),
    gamesAtMost: Type.Union([count('The same for the one that is hardest to decide.'), Type.Null()], {
      description:
        'Null if it is decided, or if the bound itself is in the interval: then no number of games is enough.',
    }),
    items: Type.Array(Type.String(), {
      description: 'The cards, cells or seats that miss the target or are undecided.',
    }),
  },
  strict,
);

export const UntilResult = Type.Object(
  {
    figure: Type.String({ description: 'The figure, or `targets` for all targets.' }),
    width: Type.Union([Type.Number(), Type.Null()], {
      description: 'How narrow its interval should become.',
    }),
    reached: Type.Boolean({ description: 'Whether the run ended for that reason.' }),
    value: Type.Union([Type.Number(), Type.Null()]),
    low: Type.Union([Type.Number(), Type.Null()]),
    high: Type.Union([Type.Number(), Type.Null()]),
  },
  {
    ...strict,
    description:
      'The rule that could end the run early. The interval is valid at any number of games; an end that the games leave open is null.',
  },
);

export type TargetResult = Static<typeof TargetResult>;
export type UntilResult = Static<typeof UntilResult>;
