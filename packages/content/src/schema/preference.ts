// preferences/*.yaml of every game: what a learning player likes for its own sake, besides winning.
import { Type, type Static } from 'typebox';
import type { Ref } from './annotations.ts';
import { CLOSED, Format, id, names } from './common.ts';

/** A few wins: more would make winning worth nothing. */
const MOST = 10;
/** `cells`, `points:remotes`, `gained:express-train`, `gained:my-pack/signal-box`. */
const LIKE_PATTERN = '^[a-z][a-z-]*(:[a-zA-Z0-9][a-zA-Z0-9/-]*)?$';

/** Numbers by what is liked, of at most this size. */
export const likes = ({ description, most }: { readonly description: string; readonly most: number }) =>
  Type.Unsafe<Readonly<Record<string, number>>>({
    title: 'what is liked, such as { cells: 0.1, gained:express-train: 0.3 }',
    description,
    type: 'object',
    minProperties: 1,
    maxProperties: 100,
    propertyNames: {
      // Parts of the score have no id.
      'x-ref': { to: 'played', scope: 'pack', part: '^(?!points:)[a-z-]+:(.+)$' } satisfies Ref,
      title: 'cells, points:PART or something counted such as gained:express-train',
      pattern: LIKE_PATTERN,
      maxLength: 200,
    },
    additionalProperties: {
      title: `a number from -${most} to ${most}`,
      type: 'number',
      minimum: -most,
      maximum: most,
    },
  });

export const PreferenceSchema = Type.Object(
  {
    format: Format,
    id: id('preferences', 'Name of the preference; the file is called the same.'),
    name: names('Title of the preference, such as “Rail baron”.'),
    description: Type.Optional(names('A short description of a player with this preference.')),
    likes: likes({
      description:
        'What one more of each is worth, where a win is worth 1: cells used on the board (cells), points of a part of the score (points:remotes), or what the game counts (gained:ID, played:ID). Below zero is a dislike.',
      most: MOST,
    }),
  },
  { ...CLOSED, title: 'a preference' },
);

export type PreferenceData = Static<typeof PreferenceSchema>;
