// pack.yaml: what a pack is called, whose it is, what it builds on, the terrains and tokens its maps may have, the resources
// of its players, and the categories and looks of its cards.
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { defines, type Ref } from './annotations.ts';
import { ChecksSchema } from './checks.ts';
import { LayoutsSchema, ThemeSchema } from './looks.ts';
import { CLOSED, Format, ID_PATTERN, id, names, record, text, wholeNumber } from './common.ts';

const Terrain = Type.Object(
  {
    letter: Type.String({
      title: 'one letter A to Z or digit, but not C, which is for cities',
      description: 'The letter of this terrain in the pictures of maps.',
      pattern: '^[ABD-Z0-9]$',
    }),
    name: Type.Optional(names('Its name; by default, the id.')),
    cost: Type.Unsafe<number | 'closed'>({
      title: 'a whole number of coins, or closed',
      description: 'Coins to pay for laying rails here, or `closed` if rails can never be laid.',
      type: ['integer', 'string'],
      minimum: 0,
      maximum: 99,
      pattern: '^closed$',
    }),
    color: Type.Optional(
      Type.String({
        title: 'a color such as "#7aa95c"',
        description: 'Color of its cells, as # and six hex digits, in quotes.',
        pattern: '^#[0-9a-fA-F]{6}$',
      }),
    ),
  },
  { ...CLOSED, title: 'a terrain, such as { letter: W, name: Swamp, cost: 3 }' },
);

const Token = Type.Object(
  {
    name: Type.Optional(names('Its name, which texts of cards use; by default, the id.')),
    color: Type.Optional(
      Type.String({
        title: 'a color such as "#7a4b2a"',
        description: 'Color of the tokens on the map, as # and six hex digits, in quotes.',
        pattern: '^#[0-9a-fA-F]{6}$',
      }),
    ),
    owned: Type.Optional(
      Type.Literal(true, {
        title: 'true',
        description: 'Each token belongs to the player who places it; without this, they have no owner.',
      }),
    ),
    total: Type.Optional(
      wholeNumber(
        'How many there are, of those that are `owned` for each player; as many as are needed unless given.',
        1,
        999,
      ),
    ),
    perCell: Type.Optional(
      wholeNumber('How many can lie on one cell, regardless of owner; any number unless given.', 1, 99),
    ),
  },
  { ...CLOSED, title: 'a kind of token, such as { name: Goods, total: 12 }' },
);

const Resource = Type.Object(
  {
    name: Type.Optional(names('Its name, which texts of cards use; by default, the id.')),
    plural: Type.Optional(names('Its name after numbers other than 1, where that differs.')),
    color: Type.Optional(
      Type.String({
        title: 'a color such as "#7a4b2a"',
        description: 'Color of its sign, as # and six hex digits, in quotes.',
        pattern: '^#[0-9a-fA-F]{6}$',
      }),
    ),
    start: Type.Optional(wholeNumber('How many each player begins with; none unless given.', 1, 999)),
    limit: Type.Optional(wholeNumber('The most that a player can have; any number unless given.', 1, 999)),
    total: Type.Optional(
      wholeNumber(
        'How many there are, of all players and in the supply together; as many as are needed unless given.',
        1,
        999,
      ),
    ),
  },
  { ...CLOSED, title: 'a resource, such as { name: Influence, limit: 5 }' },
);

const Category = Type.Object(
  {
    name: names(
      'Its name, which faces and texts of cards show: with `name: { en: Goods, fr: Marchandises, de: Waren }`, they speak of a Goods card, une carte Marchandises, eine Karte der Kategorie Waren.',
    ),
  },
  { ...CLOSED, title: 'a category of cards, such as { name: Goods }' },
);

const Extended = Type.String({
  'x-ref': { to: 'packs', scope: 'all', part: '^([a-z0-9-]+)' } satisfies Ref,
  title: 'the id of a pack such as trains, optionally with a range of versions: trains ^1',
  description:
    'Id of a pack, optionally followed by a space and the versions that fit, written as in npm: ^1, ~1.2, >=1 <3.',
  pattern: `${ID_PATTERN.slice(0, -1)}( +[-0-9A-Za-z.*^~<>=|+ ]{1,80})?$`,
  maxLength: 161,
});

export const PackSchema = Type.Object(
  {
    format: Format,
    id: id('packs', 'Unique among all packs used together.'),
    game: Type.String({
      title: 'the name of a game',
      description: 'The game the pack is for, such as trains.',
      // eslint-disable-next-line railwright/by-feature -- An example for people.
      examples: ['trains'],
      pattern: ID_PATTERN,
    }),
    title: names('Shown wherever the pack is listed.'),
    version: Type.String({
      title: 'a version such as 1.0.0',
      description: 'Version of the pack: three numbers, as defined by semver.org.',
      pattern: '^\\d{1,6}\\.\\d{1,6}\\.\\d{1,6}(-[0-9A-Za-z.-]{1,40})?$',
      examples: ['1.0.0'],
    }),
    licence: text('The licence under which others may use it.'),
    authors: Type.Array(text('A name, optionally with an address.'), {
      title: 'a list of names',
      description: 'The authors of the pack.',
      minItems: 1,
      maxItems: 100,
    }),
    description: Type.Optional(names('One or two sentences for players.')),
    publishedAt: Type.Optional(
      Type.String({
        title: 'an address such as https://me.github.io/my-pack/',
        description:
          'Address on the web of the folder into which `railwright publish` writes. Files that need it, and links that the studio offers, then lead there.',
        pattern: '^https?://[^\\s?#"<>]+$',
        maxLength: 300,
      }),
    ),
    extends: Type.Optional(
      Type.Array(Extended, {
        title: 'a list of pack ids, such as [trains] or [trains ^1]',
        description: 'Packs whose terrains, cards, maps and rules can be used here by their bare ids.',
        maxItems: 20,
        uniqueItems: true,
      }),
    ),
    terrains: Type.Optional(
      record({ ...defines('terrains'), title: 'an id', pattern: ID_PATTERN }, Terrain, {
        title: 'terrains by id',
        description: 'Additional terrains for the maps of this pack and of packs that extend it.',
        maxProperties: 40,
      }),
    ),
    tokens: Type.Optional(
      record({ ...defines('tokens'), title: 'an id', pattern: ID_PATTERN }, Token, {
        title: 'kinds of token by id',
        description: 'Tokens that cards of this pack, and of packs that extend it, place on cells.',
        maxProperties: 12,
      }),
    ),
    resources: Type.Optional(
      record({ ...defines('resources'), title: 'an id', pattern: ID_PATTERN }, Resource, {
        title: 'resources by id',
        description:
          'What players have beside coins, and keep from turn to turn. Cards of this pack, and of packs that extend it, give it and ask for it.',
        maxProperties: 24,
      }),
    ),
    categories: Type.Optional(
      record({ ...defines('categories'), title: 'an id', pattern: ID_PATTERN }, Category, {
        title: 'categories by id',
        description:
          'Categories beyond those of the rules that cards of this pack, and of packs that extend it, have.',
        maxProperties: 40,
      }),
    ),
    theme: Type.Optional(ThemeSchema),
    layouts: Type.Optional(LayoutsSchema),
    checks: Type.Optional(ChecksSchema),
  },
  { ...CLOSED, title: 'the description of a pack' },
);
export type PackFile = Static<typeof PackSchema>;
