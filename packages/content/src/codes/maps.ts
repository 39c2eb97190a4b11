// Codes about maps and terrains.
import type { CodeTable } from './code-info.ts';

export const MAP_CODES = {
  'terrain-duplicate': {
    title: 'two terrains with the same id or letter',
    severity: 'error',
    help: 'A pack can use its own terrains and those of the packs it extends. Among all these no two may share an id or a letter, or a picture would not say which is meant.\n\nChoose another letter: any capital or digit but C.',
    example: 'terrains:\n  swamp: { letter: W, cost: 3 }',
  },
  'map-no-picture': {
    title: 'the picture of a map is not a picture',
    severity: 'error',
    help: 'The rows of the picture are lines of the file. YAML keeps lines as they are only after a bar; after > or without a sign it joins them.\n\nWrite `terrain: |` and the rows on the lines below, indented by two spaces. If the first row begins further right than the second, write `terrain: |2`.',
    example: 'terrain: |\n  F F C\n   M *',
  },
  'map-empty': {
    title: 'a map without cells',
    severity: 'error',
    help: 'The picture has no letter that is a cell. Dots are places without a cell.',
  },
  'map-too-large': {
    title: 'a map with too many cells',
    severity: 'error',
    help: 'A map has at most 2,000 cells.',
  },
  'map-tab': {
    title: 'a tab in the picture of a map',
    severity: 'error',
    help: 'In the picture every character has its place; how wide a tab is, nobody knows. Use spaces.',
  },
  'map-unknown-letter': {
    title: 'a letter that is no terrain',
    severity: 'error',
    help: 'In the picture there are the letters of terrains, C for a city, * for a remote location and . for no cell. Terrains and their letters are in pack.yaml of this pack and of those it extends.',
  },
  'map-ragged': {
    title: 'cells that are half a cell off',
    severity: 'error',
    help: 'In a pointy map the letters of a row are two characters apart, and every other row begins one character further right. In a flat map a column is two characters wide, and every other column is on the lines between. Letters that do not fit the grid of most others are reported.\n\nAdd or take away a space before them.',
    example: 'terrain: |\n  F F F F\n   M M M\n  S S S S',
  },
  'place-outside': {
    title: 'a label of no cell',
    severity: 'error',
    help: 'A label is the letter of a line and a number within it, both from the top left: in a pointy map B3 is the third place of the second row, in a flat map the third of the second column. Places without a cell count too. This label is outside the map or at a dot.',
  },
  'place-twice': {
    title: 'two places on one cell',
    severity: 'error',
    help: 'A cell holds one city or one remote location. Take one of the two out, or correct its label.',
  },
  'place-name-twice': {
    title: 'two places of one name',
    severity: 'warning',
    help: 'Two places of the map have the same name, so nobody can tell in a game which is meant, and translations cannot name them apart. Give one of them another name.',
  },
  'map-gap': {
    title: 'a place in a row of a map that says nothing',
    severity: 'warning',
    help: 'Between two letters of this row there is room for a cell, and no letter. A letter was probably forgotten. Write it; or, if there is meant to be no cell, a dot.',
    example: 'terrain: |\n  F F . F     # not `F F   F`',
  },
  'place-kind': {
    title: 'a place that is not exactly one thing',
    severity: 'error',
    help: 'A place is a city, with its number of buildings, or a remote location, with its number.',
    example: 'places:\n  - { at: A1, remote: 4, name: Chichibu }\n  - { at: A5, city: 2, name: Kawagoe }',
  },
  'place-closed': {
    title: 'a place where rails can never lie',
    severity: 'error',
    help: 'Cities and remote locations stand on cells whose letter in the picture is C or *. This one is on a closed terrain such as the sea. Correct the label or the letter.',
  },
  'place-letter': {
    title: 'a place and the picture disagree',
    severity: 'error',
    help: 'A city stands on a C, a remote location on a *. Correct the label of the place, or the letter in the picture.',
  },
  'place-missing': {
    title: 'a C or * without a place',
    severity: 'error',
    help: 'For each C and each * of the picture there is an entry under `places`, which says how large the city is or which number the remote location has.',
    example: 'places:\n  - { at: A5, city: 2, name: Kawagoe }',
  },
  'barrier-outside': {
    title: 'a barrier at a label of no cell',
    severity: 'error',
    help: 'A barrier is between two cells. This label is outside the map or at a dot.',
  },
  'barrier-apart': {
    title: 'a barrier between cells that do not touch',
    severity: 'error',
    help: 'A barrier takes away that two touching cells are adjacent. These two do not touch, so there is nothing to take away; one of the labels is probably wrong. The message lists the cells around the first.',
  },
  'barrier-twice': {
    title: 'the same barrier twice',
    severity: 'error',
    help: 'A barrier has no direction: [A1, B1] and [B1, A1] are the same. Take one out.',
  },
  'barrier-closed': {
    title: 'a barrier beside a closed cell',
    severity: 'warning',
    help: 'Rails can never lie on this cell, so the barrier changes nothing. One of the labels is probably wrong; otherwise take it out.',
  },
  'map-few-starts': {
    title: 'fewer cells to start on than players',
    severity: 'error',
    help: 'Each player begins with a rail on a cell of their own that is neither closed nor a remote location. The map has fewer such cells than its setups (or, if no setup uses it, the rules at hand) have seats.\n\nAdd cells, or let a setup say that fewer can play: `players: { max: 2 }`.',
  },
  'map-unreachable': {
    title: 'a place that cannot be reached',
    severity: 'warning',
    help: 'Between this city or remote location and the largest part of the map there is no way: closed cells, missing cells and barriers lie between. Somebody who starts elsewhere never gets there.',
  },
  'station-unpaid': {
    title: 'a city with more room than any rules pay for',
    severity: 'warning',
    help: 'The rules give points for a rail in a city by its number of stations, in the list `cityPoints`. This city has room for more stations than the list has entries, so the last ones are worth nothing.\n\nMake the city smaller, or the list longer.',
  },
} as const satisfies CodeTable;
