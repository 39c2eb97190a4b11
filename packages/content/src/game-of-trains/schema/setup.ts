// setups/*.yaml of Game of Trains: rules and a deck put together to be played.
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { GAME_OF_TRAINS_LIMITS as LIMITS } from '@railwright/engine';
import { CLOSED, Format, id, names, reference, wholeNumber } from '../../schema/common.ts';
import { QuestionsSchema } from '../../schema/questions.ts';
import { TargetsSchema } from '../../schema/targets.ts';

export const GameOfTrainsSetupSchema = Type.Object(
  {
    format: Format,
    id: id('setups', 'Unique among the setups of the pack.'),
    title: names('Shown where players choose a game.'),
    rules: reference('rules', 'The edition or house rules to play by.'),
    deck: reference('decks', 'The deck of railcars.'),
    players: Type.Optional(
      Type.Object(
        {
          min: Type.Optional(wholeNumber('Fewest players.', 1, LIMITS.seats)),
          max: Type.Optional(wholeNumber('Most players.', 1, LIMITS.seats)),
          default: Type.Optional(wholeNumber('Default number of players.', 1, LIMITS.seats)),
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
export type GameOfTrainsSetupData = Static<typeof GameOfTrainsSetupSchema>;
