// Words that designers try in filters of cards and cells and that these do not have: the way that works, or what is missing.
import type { Hint } from '../../../schema/hint.ts';

/** Bounds of a number. */
export const BOUND_WORDS: readonly Hint[] = [
  { words: [], types: ['number'], way: '`{key}: { exactly: 2 }`, or `atLeast`, `atMost`.' },
];

/** Fields of a filter of cards. */
export const FILTER_WORDS: readonly Hint[] = [
  {
    words: ['type', 'types', 'kind', 'kinds', 'categories', 'tag', 'tags', 'class'],
    way: '`category: train`.',
  },
  { words: ['id', 'name', 'is', 'named', 'cards'], way: '`card: normal-train`, or a list of cards.' },
  {
    words: ['at-most', 'at-least', 'exactly', 'max', 'min', 'max-cost', 'min-cost', 'cheaper-than', 'price'],
    way: '`cost: { atMost: 3 }`.',
  },
  { words: ['vp', 'victory-points'], way: '`points: { atLeast: 1 }`.' },
  {
    words: ['any', 'or', 'any-of', 'one-of'],
    missing: 'filters of which one must match',
    way: '`category: [train, rail]` means one of these categories, `card: [ …, … ]` one of these cards; `not: { … }` excludes what matches a filter.',
  },
  {
    words: ['all', 'and'],
    way: 'All fields of a filter must match, so write them next to each other: `{ category: train, cost: { atMost: 3 } }`.',
  },
  { words: ['except', 'other', 'other-than', 'unless', 'exclude', 'without'], way: '`not: { card: … }`.' },
  { words: ['same', 'like', 'same-kind'], way: '`sameAs: its-name`.' },
  { words: ['waste', 'is-waste'], way: '`card: waste`, or `category: waste`.' },
  {
    words: ['place', 'terrain', 'region', 'rails', 'stations', 'tokens', 'near', 'connected', 'city'],
    way: 'This filter is of cards. Cells go into `at` of a trigger or a price: `at: { place: city }`.',
  },
  { words: ['available', 'in-stock'], way: '`inSupply: true`.' },
];

/** Fields of a filter of cells. */
export const CELL_WORDS: readonly Hint[] = [
  {
    words: ['city', 'cities', 'remote', 'is-city'],
    way: '`place: city` or `place: remote`. A city of your choice is a region of the map: `region: its-id`.',
  },
  {
    words: [
      ...[
        'edge',
        'edges',
        'map-edge',
        'at-edge',
        'on-edge',
        'at-border',
        'on-border',
        'rim',
        'margin',
        'coast',
      ],
      ...['inland', 'interior', 'borders'],
    ],
    way: '`border: true` are cells at the edge of the map; the others are `not: { border: true }`.',
  },
  { words: ['type', 'kind', 'letter', 'land'], way: '`terrain: mountain`.' },
  {
    words: ['own', 'mine', 'with-rails', 'owner', 'who'],
    way: '`rails: own`, `rails: opponents` or `rails: all`.',
  },
  { words: ['regions', 'area', 'zone'], way: '`region: north`, with `regions` in the map.' },
  { words: ['station'], way: '`stations: { atLeast: 1 }`.' },
  {
    words: ['capacity', 'slots', 'spaces', 'free', 'full', 'open', 'city-size'],
    way: '`size: { exactly: 3 }` is how many stations a city has space for, `room: { atLeast: 1 }` for how many more.',
  },
  {
    words: ['name', 'named', 'at', 'label', 'cell', 'id'],
    missing: 'single cells by name',
    way: 'A region of the map can have one cell: `region: north`.',
  },
  {
    words: ['adjacent', 'adjacent-to', 'next-to', 'neighbor', 'neighbour', 'beside'],
    way: '`near: { of: { place: city } }` is next to a city.',
  },
  {
    words: ['distance', 'within', 'steps', 'range', 'radius', 'close-to'],
    way: '`near: { of: { place: city }, distance: { atMost: 2 } }`.',
  },
  {
    words: ['reachable', 'linked', 'network', 'same-network'],
    way: '`connected: { place: city }`: own rails lead from it to a city.',
  },
  {
    words: ['chosen', 'selected', 'among', 'selection', 'same-as'],
    way: '`in: spots`, where an earlier step has `choose-cells: { …, as: spots }`, or `lay-rails: { count: 1, as: spots }`.',
  },
  { words: ['or', 'either', 'any-of'], way: '`any: [ …, … ]`.' },
  { words: ['except', 'other-than', 'unless', 'without'], way: '`not: { … }`.' },
  { words: ['all', 'and', 'both'], way: 'All fields must hold, so write them next to each other.' },
  {
    words: ['token', 'goods', 'marker'],
    way: '`tokens: { goods: { atLeast: 1 } }`, with `tokens` in pack.yaml.',
  },
];

/** Words for what is near. */
export const NEAR_WORDS: readonly Hint[] = [
  {
    words: [
      ...[
        'place',
        'terrain',
        'region',
        'rails',
        'stations',
        'tokens',
        'connected',
        'in',
        'any',
        'not',
        'city',
        'to',
      ],
      ...['cells', 'cell', 'from'],
    ],
    types: ['text'],
    way: '`near: { of: { place: city } }`.',
    for: 'of',
  },
  {
    words: ['within', 'steps', 'range', 'at-most', 'at-least', 'exactly'],
    way: '`distance: { atMost: 2 }`.',
    for: 'distance',
  },
];

/** Words for what a cell holds. */
export const PLACE_WORDS: readonly Hint[] = [
  { words: ['cities', 'town', 'towns'], way: '`place: city`.' },
  { words: ['remotes', 'remote-location', 'location'], way: '`place: remote`.' },
  { words: ['empty', 'plain', 'nothing', 'free', 'no', 'neither'], way: '`place: none`.' },
  { words: [], types: ['list'], way: '`any: [{ place: city }, { place: remote }]`.' },
];

/** Whose. */
export const WHO_WORDS: readonly Hint[] = [
  { words: ['none', 'no', 'nobody', 'empty', 'no-one'], types: ['object'], way: '`not: { {key}: all }`.' },
  { words: ['mine', 'me', 'you', 'yours', 'self', 'player'], way: '`{key}: own`.' },
  {
    words: ['opponent', 'other', 'others', 'enemy', 'any-opponent', 'each-opponent'],
    way: '`{key}: opponents`.',
  },
  { words: ['any', 'anyone', 'everyone', 'everybody', 'each-player', 'both'], way: '`{key}: all`.' },
];

/** Names of selections that mean the card itself. */
export const SELF_WORDS: readonly Hint[] = [
  { words: ['this', 'this-card', 'me', 'itself', 'card'], way: 'The card that has this effect is `self`.' },
];
