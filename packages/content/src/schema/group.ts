// groups/*.yaml of every game: a player like a group of people, as `railwright games --fit` writes it from their games.
import { Type, type Static } from 'typebox';
import { CLOSED, Format, id, names, reference, wholeNumber } from './common.ts';
import { likes } from './preference.ts';

/** Log-odds: beyond this nothing else would count. */
const MOST = 10;

const leaning = (description: string) =>
  Type.Optional(
    Type.Number({ title: `a number from -${MOST} to ${MOST}`, description, minimum: -MOST, maximum: MOST }),
  );
const share = (description: string) =>
  Type.Number({ title: 'a number from 0 to 1', description, minimum: 0, maximum: 1 });
const day = Type.String({
  title: 'a day such as 2026-11-29',
  pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
});
const fingerprint = (description: string) =>
  Type.String({ title: 'a fingerprint', description, pattern: '^[0-9a-f]+$', maxLength: 64 });

const Fitted = Type.Object(
  {
    setup: reference('setups', 'The setup that they played.'),
    content: fingerprint('Fingerprint of that setup, as it was then.'),
    player: fingerprint('Fingerprint of the learned player, as it was then.'),
    games: wholeNumber('Their games.', 1, 1_000_000),
    choices: wholeNumber('Their choices that count.', 1, 1_000_000_000),
    played: Type.Optional(
      Type.Array(day, {
        title: 'the first and the last day',
        description: 'When they played, as far as the files say.',
        minItems: 2,
        maxItems: 2,
      }),
    ),
    chances: Type.Object(
      {
        group: share('This player.'),
        level: share('The closest of the levels.'),
        uniform: share('Every option alike.'),
      },
      {
        ...CLOSED,
        title: 'chances by player, such as { group: 0.5, level: 0.45, uniform: 0.22 }',
        description:
          'The probability given to what people chose in held-out games: the geometric mean over their choices.',
      },
    ),
  },
  {
    ...CLOSED,
    title: 'what it was fitted to',
    description: 'The games it was fitted to; for people to read.',
  },
);

export const GroupSchema = Type.Object(
  {
    format: Format,
    id: id('groups', 'Name of the group; the file is called the same.'),
    name: names('Title of the player, such as “Like our Tuesday group”.'),
    description: Type.Optional(names('A short description of the people.')),
    player: Type.Optional(
      Type.String({
        title: 'the name of a player file without .player, such as any-market',
        description:
          'The learned player that it is based on: a file in the folder players of this pack or of one that it extends; by default the one that plays as “learned”.',
        pattern: '^[a-zA-Z0-9][a-zA-Z0-9._-]*$',
        maxLength: 200,
      }),
    ),
    certainty: share(
      'How often it takes the choice that the learned player considers best, on average, as for levels: 0.55 for a first game, 0.72 for a casual player, 0.88 for a strong one.',
    ),
    likes: Type.Optional(
      likes({
        description:
          'How much likelier one more of each makes a choice, in log-odds: 0.7 means twice as likely, -0.7 half as likely. The names are those of preferences.',
        most: MOST,
      }),
    ),
    follows: Type.Optional(
      Type.Object(
        {
          heuristic: leaning('The rules of thumb of the heuristic bot.'),
          investor: leaning('Those of the investor bot of Trains.'),
        },
        {
          ...CLOSED,
          title: 'numbers by bot, such as { heuristic: 0.5 }',
          description: 'How much likelier a choice is that a bot would make, in log-odds.',
        },
      ),
    ),
    fitted: Type.Optional(Fitted),
  },
  { ...CLOSED, title: 'a player like a group of people' },
);

/** A group as its file has it. */
export type GroupData = Static<typeof GroupSchema>;
