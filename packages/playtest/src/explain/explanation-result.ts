// What a learned player does, as data: what `railwright explain --json` prints and `schemas/explanation-result.schema.json` describes.
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { SimulationResultSchema } from '../result.ts';
import { count, Distribution, Estimate, Share, strict } from '../result/parts.ts';

const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(type: T) =>
  Type.Union([type, Type.Null()]);
const phases = (description: string) =>
  Type.Array(Type.Union([Type.Number(), Type.Null()]), { minItems: 3, maxItems: 3, description });

const Habit = Type.Object(
  {
    group: Type.String({ description: 'Group of the measure: `gained`.' }),
    item: Type.String({ description: 'What is counted, such as the id of a card.' }),
    perSeat: Estimate('Mean over games and seats, with its 95% interval over games.'),
    seats: Share,
    byPhase: phases('The same mean in the opening, the middle and the end.'),
    owned: orNull(Type.Number({ description: 'How many a seat owns at the end, on average.' })),
    worth: orNull(
      Estimate(
        'By how much the chance to win that the player sees changes when it owns one more, averaged over the beginnings of its turns; 95% interval over games. Null where nothing is owned.',
      ),
    ),
    worthByPhase: phases(
      'The same in the opening, the middle and the end; null where there was no such turn.',
    ),
  },
  strict,
);
export type Habit = Static<typeof Habit>;

const Opponent = Type.Object(
  {
    bot: Type.String({ description: 'Name of the bot.' }),
    wins: Type.Object({ ...Share.properties }, { ...strict, description: 'What the player won against it.' }),
    differences: Type.Array(
      Type.Object(
        {
          group: Type.String(),
          item: Type.String(),
          player: Type.Number({ description: 'Mean a seat, in games of the player with itself.' }),
          bot: Type.Number({ description: 'Mean a seat, in games of the bot with itself.' }),
          difference: Estimate('The player less the bot, with its 95% interval.'),
        },
        strict,
      ),
      { description: 'How its games differ from those of the bot, biggest differences first.' },
    ),
  },
  strict,
);
export type ExplainedOpponent = Static<typeof Opponent>;

export const ExplanationSchema = Type.Object(
  {
    format: Type.Literal(1),
    player: Type.Object(
      {
        name: Type.String({ description: 'Name of its file, without the ending.' }),
        setups: Type.Array(
          Type.Object(
            {
              setup: Type.String({ description: '`pack/id`.' }),
              content: orNull(
                Type.String({ description: 'Fingerprint of what it learned; null for many markets.' }),
              ),
              seats: Type.Array(Type.Integer()),
            },
            strict,
          ),
          { description: 'What it learned, and with how many seats.' },
        ),
        seed: count('Seed of its learning.'),
        games: count('Games it learned from.'),
      },
      strict,
    ),
    phases: Type.Object(
      {
        opening: count('Last round of the opening: a third of a game of middle length.'),
        middle: count('Last round of the middle.'),
      },
      strict,
    ),
    games: SimulationResultSchema,
    positions: count('Positions in which its chance to win was looked at.'),
    habits: Type.Array(Habit, { description: 'What it does how often, most often first.' }),
    firstCell: orNull(Distribution),
    firstBuilt: orNull(Distribution),
    opponents: Type.Array(Opponent),
  },
  {
    ...strict,
    title: 'Result of railwright explain',
    description:
      'What a learned player does. `games` are its games with itself; `firstCell` and `firstBuilt` are the rounds in which seats that did so first used a cell beyond their start, and first built.',
  },
);
export type Explanation = Static<typeof ExplanationSchema>;
