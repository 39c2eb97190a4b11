// What cards and maps of a pack look like, in pack.yaml: `theme`, with the colors, layout and back of cards and the pictures of terrains; and
// `layouts`, arrangements of one's own.
import { joined } from '@railwright/engine/joined';
import { Type } from 'typebox';
import type { Static, TOptional, TString } from 'typebox';
import { defines, refTo } from './annotations.ts';
import { art } from './art.ts';
import { CLOSED, ID_PATTERN, names, record, wholeNumber } from './common.ts';

/** Layouts that every pack has. */
export const BUILT_IN_LAYOUTS = ['classic', 'big-picture', 'text-only'] as const;
/** What is behind the name on the back of cards. */
const PATTERNS = ['tracks', 'hexes', 'rays', 'waves'] as const;
/** Colors that a theme can change, by what they are used for. */
const PALETTE = {
  paper: 'The ground behind texts.',
  ink: 'Texts.',
  faint: 'Smaller texts.',
  line: 'Thin lines around pictures.',
  title: 'Names and signs on the colors of categories.',
  train: 'Train cards.',
  rail: 'Rail cards.',
  station: 'Station cards.',
  action: 'Action cards.',
  victory: 'Victory cards.',
  waste: 'Waste cards.',
  attack: 'Attack cards.',
  reaction: 'Reaction cards.',
  other: 'All other cards.',
} as const;
/** What a part of a layout can show. Cards that do not have it leave its place empty. */
const LAYOUT_FIELDS = [
  'art',
  'name',
  'text',
  'type',
  'icon',
  'cost',
  'resources',
  'value',
  'points',
  'number',
  'sign',
  'credit',
] as const;
const ICONS = [
  'train',
  'rail',
  'station',
  'action',
  'victory',
  'waste',
  'attack',
  'reaction',
  'other',
] as const;
const ALIGNS = ['left', 'center', 'right'] as const;
const HEIGHTS = ['top', 'middle', 'bottom'] as const;

const HEX = '#[0-9a-fA-F]{6}';

const color = (description: string) =>
  Type.String({
    title: 'a color such as "#7aa95c"',
    description: `${description} As # and six hex digits, in quotes.`,
    pattern: `^${HEX}$`,
  });

const paint = (description: string) =>
  Type.String({
    title: 'a color such as "#7aa95c", or one of the theme: category, paper, ink, faint, line, title',
    description: `${description} As # and six hex digits, in quotes, or by its name in the theme; \`category\` is the color of the card’s category.`,
    pattern: `^(${HEX}|category|${Object.keys(PALETTE).join('|')})$`,
    examples: ['category'],
  });

const oneOf = <T extends string>(values: readonly T[], description: string) =>
  Type.Unsafe<T>({
    title: joined(values, /* @wc-include */ 'or'),
    description,
    type: 'string',
    enum: [...values],
  });

const millimetres = (description: string, minimum: number, maximum: number) =>
  Type.Number({
    title: `a number of millimetres from ${minimum} to ${maximum}`,
    description,
    minimum,
    maximum,
  });

const Part = Type.Object(
  {
    show: Type.Optional(
      oneOf(LAYOUT_FIELDS, 'What of the card stands here; without it, the part is a plain box or a sign.'),
    ),
    icon: Type.Optional(oneOf(ICONS, 'A sign that is the same on all cards.')),
    box: Type.Array(millimetres('A length.', -10, 100), {
      title: 'left, top, width and height in millimetres, such as [4, 14, 55, 30]',
      description: 'Its place: left, top, width and height in millimetres on a card of 63 by 88.',
      minItems: 4,
      maxItems: 4,
    }),
    color: Type.Optional(paint('Color of letters and signs.')),
    fill: Type.Optional(paint('Color of its box.')),
    opacity: Type.Optional(
      Type.Number({
        title: 'a number from 0 to 1',
        description: 'How much the fill covers what is behind it; 1 by default.',
        minimum: 0,
        maximum: 1,
      }),
    ),
    round: Type.Optional(millimetres('Radius of the corners of its box.', 0, 30)),
    border: Type.Optional(paint('Color of a line around its box.')),
    rim: Type.Optional(paint('Color of a line around letters, where they stand on a picture.')),
    size: Type.Optional(
      millimetres(
        'Height of letters; they shrink as far as needed to fit. 4 by default. Cost, value and points are badges unless they have a size.',
        1,
        30,
      ),
    ),
    least: Type.Optional(
      millimetres('As far as they shrink; text that does not fit then is cut. 1.8 by default.', 1, 30),
    ),
    bold: Type.Optional(Type.Boolean({ title: 'true or false', description: 'Bold letters.' })),
    align: Type.Optional(oneOf(ALIGNS, 'In the middle by default.')),
    at: Type.Optional(oneOf(HEIGHTS, 'The middle of its box by default.')),
    lines: Type.Optional(wholeNumber('Most lines of a name; 2 by default.', 1, 5)),
  },
  { ...CLOSED, title: 'a part such as { show: name, box: [4, 4, 55, 9] }', description: 'One part.' },
);

const Layout = Type.Object(
  {
    name: Type.Optional(names('Its name where layouts are chosen.')),
    parts: Type.Array(Part, {
      title: 'a list of parts',
      description: 'What is drawn, from the back to the front.',
      minItems: 1,
      maxItems: 60,
    }),
  },
  { ...CLOSED, title: 'a layout with a list of parts' },
);

/** A layout of a pack's own. */
export type LayoutData = Static<typeof Layout>;

export const LayoutsSchema = record({ ...defines('layouts'), title: 'an id', pattern: ID_PATTERN }, Layout, {
  title: 'layouts by id',
  description:
    'Arrangements of what is on a card, beside `classic`, `big-picture` and `text-only`, for this pack and packs that extend it.',
  maxProperties: 40,
});

/** The layout of a card or of all cards of a pack. */
export function layoutName(description: string) {
  return Type.String({
    ...refTo('layouts'),
    title: `a layout: ${BUILT_IN_LAYOUTS.join(', ')} or one of pack.yaml`,
    description,
    pattern: ID_PATTERN,
    maxLength: 80,
    examples: ['big-picture'],
  });
}

const Back = Type.Object(
  {
    art: Type.Optional(art('A picture over the whole back, instead of the pattern and the name.')),
    pattern: Type.Optional(oneOf(PATTERNS, 'What is drawn behind the name of the pack.')),
    color: Type.Optional(color('The ground.')),
    ink: Type.Optional(color('Lines and letters.')),
  },
  {
    ...CLOSED,
    title: 'a back such as { pattern: hexes, color: "#20324a" }',
    description: 'The back of the cards.',
  },
);

export const ThemeSchema = Type.Object(
  {
    art: Type.Optional(art('The picture of cards that have none of their own.')),
    layout: Type.Optional(layoutName('The layout of cards that name none; `classic` by default.')),
    back: Type.Optional(Back),
    terrains: Type.Optional(
      record(
        { ...refTo('terrains'), title: 'the id of a terrain', pattern: ID_PATTERN },
        art('Fills each cell of this terrain.'),
        {
          title: 'pictures by terrain, such as { swamp: pictures/swamp.png }',
          description:
            'Pictures on the cells of maps: of this pack, and of packs that extend it and have none of their own for the terrain.',
          maxProperties: 80,
        },
      ),
    ),
    palette: Type.Optional(
      Type.Object(
        Object.fromEntries(
          Object.entries(PALETTE).map(([name, use]) => [name, Type.Optional(color(use))]),
        ) as unknown as Record<keyof typeof PALETTE, TOptional<TString>>,
        { ...CLOSED, title: 'colors by name', description: 'Colors that differ from those of Railwright.' },
      ),
    ),
  },
  {
    ...CLOSED,
    title: 'the looks of cards and maps, such as { layout: big-picture }',
    description: 'What the cards and maps of this pack look like.',
  },
);
/** The looks of a pack. */
export type ThemeData = Static<typeof ThemeSchema>;
