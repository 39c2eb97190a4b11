// `art` of cards and packs: a picture in the folder of the pack, what of it to show, and whose it is.
import { Type } from 'typebox';
import { CLOSED, text } from './common.ts';
import { hints, type Hint } from './hint.ts';

/** A picture with what is said about it. */
export interface ArtData {
  readonly file: string;
  /** The point that stays in sight, as shares of its width and height. */
  readonly focus?: readonly [x: number, y: number];
  /** How much closer to look than needed to fill its place. */
  readonly zoom?: number;
  readonly credit?: string;
  readonly licence?: string;
}

const FILE = { minLength: 1, maxLength: 300 } as const;
/** Closer than this, a picture is a few dots. */
const MOST_ZOOM = 10;

const ART_WORDS: readonly Hint[] = [
  {
    words: ['path', 'src', 'image', 'picture', 'url', 'href'],
    way: '`file: pictures/mail.png`.',
    for: 'file',
  },
  { words: ['author', 'artist', 'by', 'source', 'copyright'], way: '`credit: Jane Doe`.' },
  { words: ['crop', 'position', 'center', 'anchor'], way: '`focus: [0.5, 0.3]` and `zoom: 1.5`.' },
  { words: ['scale'], way: '`zoom: 1.5`.' },
];

/** A picture: a path alone, or with more about it. */
export function art(description: string) {
  return Type.Unsafe<string | ArtData>({
    title: 'the path of a picture such as pictures/mail.png, or { file: pictures/mail.png, credit: … }',
    description: `${description} PNG, JPEG, WebP or SVG, by its path from the folder of the pack.`,
    type: ['string', 'object'],
    ...FILE,
    properties: {
      file: Type.String({
        ...FILE,
        title: 'the path of a picture such as pictures/mail.png',
        description: 'Its path from the folder of the pack.',
      }),
      focus: Type.Optional(
        Type.Unsafe<readonly [number, number]>({
          title: 'two numbers from 0 to 1, such as [0.5, 0.3]',
          description:
            'The point that stays in sight where the picture is cut to its place: shares of its width and height, from the top left. The middle by default.',
          type: 'array',
          minItems: 2,
          maxItems: 2,
          items: { title: 'a number from 0 to 1', type: 'number', minimum: 0, maximum: 1 },
        }),
      ),
      zoom: Type.Optional(
        Type.Number({
          title: `a number from 1 to ${MOST_ZOOM}`,
          description: 'How much closer to look; 1 by default, where the picture just fills its place.',
          minimum: 1,
          maximum: MOST_ZOOM,
        }),
      ),
      credit: Type.Optional(text('Who made it.')),
      licence: Type.Optional(text('The licence under which it may be used; that of the pack by default.')),
    },
    required: ['file'],
    ...CLOSED,
    ...hints(ART_WORDS),
  });
}

/** The long form of a picture. */
export function artOf(written: string | ArtData): ArtData {
  return typeof written === 'string' ? { file: written } : written;
}
