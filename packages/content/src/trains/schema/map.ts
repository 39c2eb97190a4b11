// maps/*.yaml of Trains: a picture of the terrain, the places that have names, and barriers.
import { Type } from 'typebox';
import type { Static, TSchema } from 'typebox';
import { LINK_KINDS, type LinkKind } from '@railwright/engine';
import { refTo, type Annotations } from '../../schema/annotations.ts';
import { CLOSED, Format, ID_PATTERN, id, names, wholeNumber } from '../../schema/common.ts';
import { hints } from '../../schema/hint.ts';
import { LINK_WORDS, MAP_WORDS, ROUTE_WORDS } from './hints/files.ts';

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
    name: Type.Optional(names('Printed on the map; text alone is its name in all languages.')),
  },
  {
    ...CLOSED,
    title: 'a place such as { at: B3, city: 2, name: Kyoto }',
    description: 'The city or remote location on a cell whose letter in the picture is C or *.',
  },
);

const Pair = (title: string, description: string) =>
  Type.Array(Label, { title, description, minItems: 2, maxItems: 2 });

const Link = Type.Object(
  {
    between: Pair('two labels such as [C1, F1]', 'The cells it joins, which do not touch.'),
    cost: wholeNumber('Coins to pay on top of the surcharge of the cell that rails enter over it.', 0, 99),
    kind: Type.Unsafe<LinkKind>({
      title: LINK_KINDS.join(/* @wc-include */ ' or '),
      description: 'How it is drawn and what it is called; the rules are the same.',
      type: 'string',
      enum: [...LINK_KINDS],
    }),
    toll: Type.Optional({
      ...wholeNumber(
        'The first player whose rails cross it owns it: the rails of others that cross it cost so many coins more, which its owner gets when the next turn begins.',
        1,
        99,
      ),
      ...hints([{ words: [], types: ['object', 'true'], way: '`toll: 2`, in coins.' }]),
    }),
    for: Type.Optional(
      Type.Unsafe<'first'>({
        title: 'first',
        description: 'Only the rails of the first player to cross it do; those of all unless given.',
        type: 'string',
        enum: ['first'],
        ...hints([
          {
            words: ['all', 'everybody', 'everyone', 'any'],
            way: 'Without `for`, all players cross it; with `toll: 2`, they pay its owner.',
          },
        ]),
      }),
    ),
    name: Type.Optional(names('Printed next to the line.')),
  },
  {
    ...CLOSED,
    title: 'a link such as { between: [C1, F1], cost: 2, kind: ferry }',
    ...hints(LINK_WORDS),
    description: 'Rails go over it as over the edge between two cells that touch.',
  },
);

const OneWay = Type.Object(
  {
    from: { ...Label, description: 'The cell from which rails may cross the edge.' },
    to: { ...Label, description: 'The cell they come to, which touches the first.' },
  },
  {
    ...CLOSED,
    title: 'an edge such as { from: B3, to: C3 }',
    description: 'Rails cannot cross it the other way.',
  },
);

const Route = Type.Object(
  {
    from: { ...Label, description: 'One end.' },
    to: { ...Label, description: 'The other end.' },
    points: wholeNumber('Points at the end of the game.', 1, 99),
    for: Type.Unsafe<'first' | 'all'>({
      title: 'first or all',
      description: 'Whether only the first player to join both ends claims it, or each player who does.',
      type: 'string',
      enum: ['first', 'all'],
    }),
    name: Type.Optional(names('Its name; the places at its ends otherwise.')),
  },
  {
    ...CLOSED,
    title: 'a route such as { from: A1, to: I5, points: 5, for: first }',
    ...hints(ROUTE_WORDS),
    description: 'Claimed the moment the rails of a player join both ends.',
  },
);

const Bonus = Type.Object(
  {
    at: Label,
    points: Type.Optional(wholeNumber('Points at the end of the game.', 1, 99)),
    coins: Type.Optional(wholeNumber('Coins at once, during the player’s own turn.', 1, 99)),
  },
  {
    ...CLOSED,
    title: 'a bonus such as { at: E4, points: 2 }',
    description: 'For the first player to lay rails there; first rails of the game do not count.',
  },
);

const CellRun = Type.String({
  ...({
    'x-refs': [
      { to: 'cells', scope: 'file', part: '^([A-Z]+[0-9]+)' },
      { to: 'cells', scope: 'file', part: '-([A-Z]+[0-9]+)$' },
    ],
  } satisfies Annotations),
  title: 'the label of a cell such as B3, or a run such as B1-B4',
  description: 'Labels of cells; B1-B4 means the cells of one line from B1 to B4.',
  pattern: '^[A-Z]{1,3}[1-9]\\d{0,4}(-[A-Z]{1,3}[1-9]\\d{0,4})?$',
  examples: ['B1-B4'],
});

const Region = Type.Object(
  {
    id: id('regions', 'What cards call it. Regions of several maps may have the same id.'),
    name: Type.Optional(names('Its name, which texts of cards use; the id otherwise.')),
    cells: Type.Array(CellRun, {
      title: 'a list of labels such as [A1, B1-B4]',
      description: 'Its cells. A cell may lie in several regions.',
      minItems: 1,
      maxItems: 2000,
    }),
  },
  {
    ...CLOSED,
    title: 'a region such as { id: north, name: North, cells: [A1, B1-B4] }',
    description: 'Cells that cards select together: `{ region: north }`.',
  },
);

const PlacedToken = Type.Object(
  {
    at: Label,
    kind: Type.String({
      ...refTo('tokens'),
      title: 'the id of a kind of token',
      description: 'A kind that pack.yaml declares under `tokens`.',
      pattern: ID_PATTERN,
      maxLength: 80,
    }),
    count: Type.Optional(wholeNumber('How many: 1 unless given.', 1, 99)),
  },
  {
    ...CLOSED,
    title: 'tokens such as { at: B3, kind: goods, count: 2 }',
    description: 'They lie there at the start of the game.',
  },
);

const listOf = <T extends TSchema>(items: T, title: string, description: string, maxItems: number) =>
  Type.Optional(Type.Array(items, { title, description, maxItems }));

export const MapSchema = Type.Object(
  {
    format: Format,
    id: id('maps', 'Unique among the maps of the pack.'),
    name: names('Shown where players choose a map.'),
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
    oneWay: listOf(OneWay, 'a list of edges', 'Edges that rails cross in one direction only.', 6000),
    links: listOf(Link, 'a list of links', 'Ferries and tunnels between cells that do not touch.', 200),
    routes: listOf(Route, 'a list of routes', 'Points for joining two cells with rails.', 60),
    tokens: listOf(PlacedToken, 'a list of tokens', 'Tokens that lie on cells at the start.', 500),
    regions: listOf(Region, 'a list of regions', 'Groups of cells that cards can name.', 60),
    bonuses: listOf(Bonus, 'a list of bonuses', 'For the first player to reach a cell.', 200),
    description: Type.Optional(names('One or two sentences for players.')),
  },
  { ...CLOSED, title: 'a map', ...hints(MAP_WORDS) },
);
export type MapData = Static<typeof MapSchema>;
