// maps/*.yaml of Trains: a picture of the terrain, the places that have names, and barriers.
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { refTo } from '../../schema/annotations.ts';
import { CLOSED, Format, id, names, wholeNumber } from '../../schema/common.ts';
import { tried } from '../../schema/tried.ts';
import { MAP_WORDS } from './tried/files.ts';

const Label = Type.String({
  ...refTo('cells', 'file'),
  title: 'the label of a cell such as B3',
  description: 'Letters for the line and a number within it, both from the top left.',
  pattern: '^[A-Z]{1,3}[1-9]\\d{0,4}$',
  examples: ['B3'],
});

const Place = Type.Object(
  {
    at: Label,
    city: Type.Optional(wholeNumber('A city with this many buildings, each with room for a station.', 1, 20)),
    remote: Type.Optional(
      wholeNumber('A remote location with this number: coins to pay, and points.', 1, 99),
    ),
    name: Type.Optional(names('Its name.')),
  },
  {
    ...CLOSED,
    title: 'a place such as { at: B3, city: 2, name: Kyoto }',
    description: 'What stands on a cell whose letter in the picture is C or *.',
  },
);

export const MapSchema = Type.Object(
  {
    format: Format,
    id: id('maps', 'Unique among the maps of the pack.'),
    name: names('Its name.'),
    orientation: Type.Unsafe<'pointy' | 'flat'>({
      title: 'pointy or flat',
      description: 'Whether hexes have a corner (pointy) or a side (flat) at the top.',
      type: 'string',
      enum: ['pointy', 'flat'],
    }),
    terrain: Type.String({
      title: 'a picture after a bar: `terrain: |` and the rows on the lines below',
      description:
        'The map as text, one letter per cell: the letters of terrains, C for a city, * for a remote location, a dot for no cell. ' +
        'Pointy: a line is a row, letters are two characters apart, every other row starts one character later. ' +
        'Flat: a line is half a row, columns are two characters apart, every other column is on the lines in between.',
      minLength: 1,
      maxLength: 40_000,
      examples: ['F F C\n M *\n'],
    }),
    places: Type.Optional(
      Type.Array(Place, {
        title: 'a list of places',
        description: 'One for every C and * of the picture.',
        maxItems: 2000,
      }),
    ),
    barriers: Type.Optional(
      Type.Array(
        Type.Array(Label, {
          title: 'two labels such as [B3, C3]',
          description: 'Two cells that touch but are not adjacent.',
          minItems: 2,
          maxItems: 2,
        }),
        {
          title: 'a list of pairs of cells',
          description: 'Between these cells rails do not connect.',
          maxItems: 6000,
        },
      ),
    ),
    description: Type.Optional(names('A short description.')),
  },
  { ...CLOSED, title: 'a map', ...tried(MAP_WORDS) },
);
export type MapData = Static<typeof MapSchema>;
