// The behaviour of a learned player as data, printed by `railwright explain --json` and described by `schemas/explanation-result.schema.json`.
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
    item: Type.String({ description: 'The counted item, such as the id of a card.' }),
    perSeat: Estimate('Mean over games and seats, with its 95% interval over games.'),
    seats: Share,
    byPhase: phases('The same mean in the opening, the middle and the end.'),
    owned: orNull(Type.Number({ description: 'How many a seat owns at the end, on average.' })),
    worth: orNull(
      Estimate(
        'How much the predicted chance to win changes when the player owns one more, averaged over the starts of its turns; 95% interval over games. Null if nothing can be owned.',
      ),
    ),
    worthByPhase: phases('The same in the opening, the middle and the end; null if there was no such turn.'),
  },
  strict,
);
/** A habit of a player, with the numbers that show it. */
export type Habit = Static<typeof Habit>;

const Opponent = Type.Object(
  {
    bot: Type.String({ description: 'Name of the bot.' }),
    wins: Type.Object({ ...Share.properties }, { ...strict, description: 'Wins of the player against it.' }),
    differences: Type.Array(
      Type.Object(
        {
          group: Type.String(),
          item: Type.String(),
          player: Type.Number({ description: 'Mean per seat, in games of the player against itself.' }),
          bot: Type.Number({ description: 'Mean per seat, in games of the bot against itself.' }),
          difference: Estimate('The player minus the bot, with its 95% interval.'),
        },
        strict,
      ),
      { description: 'How its games differ from those of the bot, largest differences first.' },
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
          { description: 'The setup it learned, and with how many seats.' },
        ),
        seed: count('Seed of its learning.'),
        games: count('Games it learned from.'),
        before: orNull(
          count('Games that the player it began with had learned from; null if it learned from nothing.'),
        ),
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
    positions: count('Positions in which its predicted chance to win was examined.'),
    habits: Type.Array(Habit, { description: 'How often it does what, most frequent first.' }),
    firstCell: orNull(Distribution),
    firstBuilt: orNull(Distribution),
    opponents: Type.Array(Opponent),
  },
  {
    ...strict,
    title: 'Result of railwright explain',
    description:
      'What a learned player does. `games` are its games against itself; `firstCell` and `firstBuilt` are the rounds in which seats that did so first used a cell beyond their start, and first built.',
  },
);
/** The explanation of a player. */
export type Explanation = Static<typeof ExplanationSchema>;
