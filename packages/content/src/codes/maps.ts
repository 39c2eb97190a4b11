// Codes about maps and terrains.
import type { CodeTable } from './code-info.ts';

export const MAP_CODES = {
  'terrain-duplicate': {
    title: 'two terrains with the same id or letter',
    severity: 'error',
    help: 'A pack can use its own terrains and those of the packs it extends. No two of them may share an id or a letter, or the picture would be ambiguous.\n\nChoose another letter: any capital or digit but C.',
    example: 'terrains:\n  swamp: { letter: W, cost: 3 }',
  },
  'map-no-picture': {
    title: 'the picture of a map is not a picture',
    severity: 'error',
    help: 'The rows of the picture are lines of the file. YAML keeps lines separate only after a bar (|); otherwise it joins them.\n\nWrite `terrain: |` and the rows on the lines below, indented by two spaces. If the first row starts further right than the second, write `terrain: |2`.',
    example: 'terrain: |\n  F F C\n   M *',
  },
  'map-empty': {
    title: 'a map without cells',
    severity: 'error',
    help: 'No letter in the picture is a cell. Dots are positions without a cell.',
  },
  'map-too-large': {
    title: 'a map with too many cells',
    severity: 'error',
    help: 'A map has at most 2,000 cells.',
  },
  'map-tab': {
    title: 'a tab in the picture of a map',
    severity: 'error',
    help: 'Every character of the picture has its position, but tabs have no fixed width. Use spaces.',
  },
  'map-unknown-letter': {
    title: 'a letter that is not a terrain',
    severity: 'error',
    help: 'The picture consists of letters of terrains, C for a city, * for a remote location and . for no cell. Terrains and their letters are defined in pack.yaml, here and in the packs that this one extends.',
  },
  'map-ragged': {
    title: 'cells that are half a cell off',
    severity: 'error',
    help: 'In a pointy map the letters of a row are two characters apart, and every other row starts one character further right. In a flat map a column is two characters wide, and every other column is on the lines in between. Letters off the grid of the majority are reported.\n\nAdd or remove a space before them.',
    example: 'terrain: |\n  F F F F\n   M M M\n  S S S S',
  },
  'place-outside': {
    title: 'a label without a cell',
    severity: 'error',
    help: 'A label is the letter of a line and a number within it, both counted from the top left: B3 is the third position of the second row in a pointy map, or of the second column in a flat map. Positions without a cell count too. This label is outside the map or on a dot.',
  },
  'place-twice': {
    title: 'two places on one cell',
    severity: 'error',
    help: 'A cell holds one city or one remote location. Remove one of the two, or correct its label.',
  },
  'place-name-twice': {
    title: 'two places with the same name',
    severity: 'warning',
    help: 'Players cannot tell the two places apart, and translations cannot name them separately. Rename one of them.',
  },
  'map-gap': {
    title: 'a gap in a row of a map',
    severity: 'warning',
    help: 'Between two letters of this row there is room for a cell but no letter; one was probably forgotten. Add it, or write a dot if there should be no cell.',
    example: 'terrain: |\n  F F . F     # not `F F   F`',
  },
  'place-kind': {
    title: 'a place that is not exactly a city or a remote location',
    severity: 'error',
    help: 'A place is either a city, with its number of buildings, or a remote location, with its number.',
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
    help: 'Every C and * of the picture needs an entry under `places` with the size of the city or the number of the remote location.',
    example: 'places:\n  - { at: A5, city: 2, name: Kawagoe }',
  },
  'barrier-outside': {
    title: 'a barrier at a label without a cell',
    severity: 'error',
    help: 'A barrier is between two cells. This label is outside the map or on a dot.',
  },
  'barrier-apart': {
    title: 'a barrier between cells that do not touch',
    severity: 'error',
    help: 'A barrier separates two cells that touch. These two do not, so one of the labels is probably wrong. The message lists the cells around the first.',
  },
  'barrier-twice': {
    title: 'the same barrier twice',
    severity: 'error',
    help: 'A barrier has no direction: [A1, B1] and [B1, A1] are the same. Remove one.',
  },
  'barrier-closed': {
    title: 'a barrier next to a closed cell',
    severity: 'warning',
    help: 'Rails can never lie on this cell, so the barrier changes nothing. One of the labels is probably wrong; if not, remove the barrier.',
  },
  'map-cell-outside': {
    title: 'a label without a cell in a list of the map',
    severity: 'error',
    help: 'One-way edges, links, routes, bonuses, tokens and regions name cells by their labels. This label is outside the map or on a dot.',
  },
  'map-cell-closed': {
    title: 'a cell in a list of the map where rails can never lie',
    severity: 'error',
    help: 'One-way edges, links, routes and bonuses are about rails, and none can lie on this cell, such as the sea. Correct the label, or remove it.',
  },
  'map-entry-twice': {
    title: 'the same entry twice in a list of the map',
    severity: 'error',
    help: 'There is one link, one-way edge or route between two cells, whichever of them comes first, and one bonus on a cell, and one entry for tokens of a kind on a cell. Remove one of the two. An edge that rails can cross in neither direction is a barrier.',
    example: 'barriers:\n  - [B3, C3]',
  },
  'one-way-apart': {
    title: 'a one-way edge between cells that do not touch',
    severity: 'error',
    help: 'A one-way edge is the side between two cells. Correct the labels; what joins cells that do not touch is a link.',
    example: 'oneWay:\n  - { from: B3, to: C3 }',
  },
  'one-way-barrier': {
    title: 'a one-way edge that is a barrier',
    severity: 'error',
    help: 'A barrier forbids both directions, so the edge cannot be crossed one way. Remove the barrier or the one-way edge.',
  },
  'link-touching': {
    title: 'a link between cells that touch',
    severity: 'error',
    help: 'Ferries and tunnels join cells that do not touch. Where cells touch, rails connect them anyway, unless there is a barrier, which would contradict the link.',
    example: 'links:\n  - { between: [C1, F1], cost: 2, kind: ferry }',
  },
  'link-unpaid': {
    title: 'a toll that nobody pays',
    severity: 'warning',
    help: 'With `for: first`, only rails of its owner cross a link, so others never pay a `toll`. Remove one of the two.',
    example: 'links:\n  - { between: [C1, F1], cost: 2, kind: ferry, toll: 1 }',
  },
  'route-same-end': {
    title: 'a route from a cell to itself',
    severity: 'error',
    help: 'A route is claimed by joining two cells. Correct one of its ends.',
    example: 'routes:\n  - { from: A1, to: I5, points: 5, for: first }',
  },
  'route-impossible': {
    title: 'a route that cannot be claimed',
    severity: 'warning',
    help: 'Closed cells, missing cells and barriers keep the ends of this route apart, so no rails can join them. Move an end, or add a link.',
  },
  'bonus-empty': {
    title: 'a bonus of nothing',
    severity: 'error',
    help: 'A bonus is points, coins or both.',
    example: 'bonuses:\n  - { at: E4, points: 2 }',
  },
  'region-twice': {
    title: 'two regions of a map with the same id',
    severity: 'error',
    help: 'Cards name regions by their ids, so each region of a map needs its own. List all cells of a region in one entry, or rename one of the two.',
    example: 'regions:\n  - { id: north, name: North, cells: [A1, B1-B4] }',
  },
  'region-run': {
    title: 'an invalid run of cells',
    severity: 'error',
    help: 'B1-B4 stands for B1, B2, B3 and B4: the first and the last cell lie in the same line, in that order. Write a run for each line.',
    example: 'regions:\n  - { id: north, cells: [A1-A3, B1-B4, C2] }',
  },
  'region-cell-twice': {
    title: 'a cell twice in a region',
    severity: 'warning',
    help: 'The cell is listed once already, alone or within a run, so this changes nothing. Remove one of the two, or correct the label.',
  },
  'region-unused': {
    title: 'a region that nothing names',
    severity: 'warning',
    help: 'Regions are there for cards, `where: { region: north }`, and for the start positions of setups, `start: { regions: [north] }`. No card and no setup of this pack or of packs that extend it names this one. Its id may be misspelt here or there; if cards are still to come, ignore the finding.',
  },
  'token-duplicate': {
    title: 'a kind of token that an extended pack has too',
    severity: 'error',
    help: 'Cards name tokens by their ids, so an id means one kind in a pack and the packs it extends. Use that of the other pack, or choose another id.',
  },
  'token-unused': {
    title: 'a kind of token that nothing uses',
    severity: 'warning',
    help: 'No card of this pack or of packs that extend it places, takes or counts this token, and no map has it. Its id may be misspelt somewhere.',
    example: 'effect:\n  - place-tokens: { kind: goods, where: { place: city } }',
  },
  'token-too-many': {
    title: 'more tokens on a map than there are',
    severity: 'error',
    help: 'pack.yaml says how many tokens of a kind there are (`total`) and how many can lie on one cell (`perCell`). The map has more at the start. Correct one of the numbers.',
  },
  'token-owner': {
    title: 'an owner of tokens that is missing or not needed',
    severity: 'error',
    help: 'Tokens of a kind with `owned: true` in pack.yaml belong to the players who place them; those of other kinds have no owner.\n\n`take-tokens` says whose tokens are taken, `of: own`, `opponents` or `all`, if they belong to players. Otherwise there is no `of`, neither in steps nor in filters, amounts and triggers. A token belongs to the player who places it, so no trigger waits for a player to place the token of another. On a map, only tokens without an owner can lie at the start.',
    example:
      'effect:\n  - take-tokens: { kind: claim, of: opponents }      # in pack.yaml, claim: { owned: true }\n  - coins: { tokens: { kind: claim, of: own } }',
  },
  'resource-duplicate': {
    title: 'a resource that an extended pack has too',
    severity: 'error',
    help: 'Cards name resources by their ids, so an id means one resource in a pack and the packs it extends. Use that of the other pack, or choose another id.',
  },
  'resource-start': {
    title: 'more of a resource at the start than there can be',
    severity: 'error',
    help: 'pack.yaml says how many of a resource each player begins with (`start`), how many a player can have (`limit`) and how many there are in all (`total`). Correct one of the numbers.',
    example: 'resources:\n  influence: { name: Influence, start: 1, limit: 5 }',
  },
  'resource-unused': {
    title: 'a resource that no card uses',
    severity: 'warning',
    help: 'No card of this pack or of packs that extend it gives, asks for or counts this resource. Its id may be misspelt somewhere; if cards are still to come, ignore the finding.',
    example: 'effect:\n  - get-resources: influence',
  },
  'resource-never': {
    title: 'a resource that nobody can have',
    severity: 'warning',
    help: 'Cards ask for this resource or count it, but players begin with none, and no card gives any. Say how many they begin with, or let a card give it.',
    example: 'resources:\n  favour: { name: Favour, start: 1 }      # or a card: get-resources: favour',
  },
  'map-few-starts': {
    title: 'fewer cells to start on than players',
    severity: 'error',
    help: 'Each player starts with a rail on a cell of their own that is neither closed nor a remote location. The map has fewer such cells than its setups (or, if no setup uses it, the available rules) have seats.\n\nAdd cells, or limit the number of players in the setup: `players: { max: 2 }`.',
  },
  'map-unreachable': {
    title: 'a place that cannot be reached',
    severity: 'warning',
    help: 'Closed cells, missing cells, barriers and one-way edges cut this city, remote location or bonus off from the largest part of the map. Players who start elsewhere can never reach it.\n\nMove it, or add a link.',
  },
  'station-unpaid': {
    title: 'a city with more room than any rules pay for',
    severity: 'warning',
    help: '`cityPoints` in the rules lists the points for a rail in a city by its number of stations. This city has room for more stations than the list has entries, so the last ones are worth nothing.\n\nMake the city smaller, or the list longer.',
  },
} as const satisfies CodeTable;
