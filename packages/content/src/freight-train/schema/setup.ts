// setups/*.yaml of Freight Train: rules and types of car put together to be played.
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { FREIGHT_TRAIN_LIMITS as LIMITS } from '@railwright/engine';
import { CLOSED, Format, id, names, reference, wholeNumber } from '../../schema/common.ts';
import { QuestionsSchema } from '../../schema/questions.ts';
import { TargetsSchema } from '../../schema/targets.ts';

const [fewest, most] = LIMITS.seats;

export const FreightTrainSetupSchema = Type.Object(
  {
    format: Format,
    id: id('setups', 'Unique among the setups of the pack.'),
    title: names('Shown where players choose a game.'),
    rules: reference('rules', 'The edition or house rules to play by.'),
    cars: Type.Array(reference('cars', 'A type of car.'), {
      title: 'a list of types of car',
      description: 'The types of car in the game.',
      minItems: LIMITS.carTypes[0],
      maxItems: LIMITS.carTypes[1],
      uniqueItems: true,
    }),
    players: Type.Optional(
      Type.Object(
        {
          min: Type.Optional(wholeNumber('Fewest players.', fewest, most)),
          max: Type.Optional(wholeNumber('Most players.', fewest, most)),
          default: Type.Optional(wholeNumber('Default number of players.', fewest, most)),
        },
        {
          ...CLOSED,
          title: 'min, max and default',
          description: 'How many can play, if narrower than in the rules.',
          minProperties: 1,
        },
      ),
    ),
    targets: Type.Optional(TargetsSchema),
    questions: Type.Optional(QuestionsSchema),
    description: Type.Optional(names('One or two sentences for players.')),
  },
  { ...CLOSED, title: 'a setup' },
);
export type FreightTrainSetupData = Static<typeof FreightTrainSetupSchema>;
