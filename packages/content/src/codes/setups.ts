// Codes about rules, setups, locales and how they are put together.
import type { CodeTable } from './code-info.ts';

export const SETUP_CODES = {
  'rules-cycle': {
    title: 'rules that extend themselves',
    severity: 'error',
    help: 'Rules may extend rules that extend others, but never themselves, directly or through other rules.',
  },
  'stations-none': {
    title: 'rules without station tokens',
    severity: 'error',
    help: 'The game ends when no station token is left, so without any it ends after the first turn. For a game without stations, provide some tokens but no cards or cities that use them.',
    example: 'tokens: { rails: 20, stations: 30 }',
  },
  'stations-odd': {
    title: 'a number of station tokens that makes no sense',
    severity: 'warning',
    help: "The game ends when no station token is left. With one token, the first station ends it; with far more tokens than the map's cities have room for, it never ends that way. The rulebooks have 30 tokens for maps with room for 35 to 39 stations.",
    example: 'tokens: { rails: 20, stations: 30 }',
  },
  'city-points-fall': {
    title: 'points for a city that fall as it grows',
    severity: 'info',
    help: '`cityPoints` gives the points for a rail in a city with 0, 1, 2, … stations. A later number is below the one before it, so building a station there takes points away. That may be meant; usually two numbers were swapped or a digit is missing.',
    example: 'cityPoints: [0, 2, 4, 8]',
  },
  'rules-deep': {
    title: 'rules that extend too many others',
    severity: 'error',
    help: 'Rules may extend rules that extend others, up to 50 times. Extend rules closer to the start of the chain instead.',
  },
  'rules-incomplete': {
    title: 'incomplete rules',
    severity: 'error',
    help: 'Rules that extend nothing must set every number and switch; rules that extend others inherit what they do not set. The message lists what is missing.',
  },
  'pile-empty': {
    title: 'a pile that is empty from the start',
    severity: 'warning',
    help: 'The cards dealt to the players are taken from this pile, and with the maximum number of players nothing is left. Make the pile larger, or deal fewer cards.',
  },
  'exchange-endless': {
    title: 'exchanges that could be made without end',
    severity: 'error',
    help: 'Exchanges of these rules lead from something back to as much of it, or more: two influence for a coin and a coin for two influence, for instance. Players could make them again and again in one turn.\n\nLet one of them be made once in each turn, `once: true`, or let it give less.',
    example:
      'exchange:\n  - { pay: { influence: 2 }, get: { coins: 1 } }\n  - { pay: { coins: 2 }, get: { influence: 1 } }',
  },
  'pile-by-seats': {
    title: 'a pile that only some numbers of players have',
    severity: 'error',
    help: 'Under `bySeats`, piles have other numbers of cards, but every game has the same piles. Give the pile at least one card, and name it in the `supply` of the rules.',
    example: 'bySeats: { 2: { supply: { skyscraper: 8 } } }',
  },
  'gain-without-pile': {
    title: 'a gained card that has no pile',
    severity: 'warning',
    help: 'A card of this setup gains another one by name, and that one has no pile here, so the effect cannot be applied. Add the other card to the market or to the supply of the rules, or leave out the card that needs it.',
    example: 'market:\n  cards: [depot, local-train]     # depot gains local-train',
  },
  'seats-range': {
    title: 'minimum players above maximum',
    severity: 'error',
    help: 'The minimum number of players must not exceed the maximum, and the default must be between them. A setup can only narrow what its rules allow.',
  },
  'players-outside': {
    title: 'a number of players that the rules do not allow',
    severity: 'warning',
    help: 'A setup can only narrow the number of players that its rules allow (`seats`): with `players: { max: 5 }` and rules for four, at most four can play.\n\nUse rules for more players, or correct the number.',
    example: 'players: { min: 2, max: 3 }',
  },
  'start-cells': {
    title: 'start positions that do not work',
    severity: 'error',
    help: 'Under `start`, a setup says where first rails may lie: on `cells`, on `terrains`, or on cells for each of its `seats`. Each cell must be on the map and open to rails, there must be enough of them for all players, and with `seats` each player needs a cell that no other player is given.',
    example: 'start: { terrains: [field], rails: 2, reversed: true }',
  },
  'end-never': {
    title: 'an end that can never come',
    severity: 'warning',
    help: 'The rules end the game with more full cities or claimed routes than the map has, or with more empty piles than the setup has, or with the pile of a card that has none, or each player has far more rail tokens than the map has cells, so it never ends that way. Lower `fullCities`, `routes`, `emptyPiles` or `rails`, name other `piles`, or use another map or market.',
    example: 'end: { fullCities: 3 }',
  },
  'market-form': {
    title: 'a market that is neither fixed nor drawn',
    severity: 'error',
    help: 'A market is either the list of all its `cards`, or `random`, the number of kinds to draw, with `always` for those that are always included. In addition to either, or instead, it may have `rows` of open cards.',
    example: 'market: { always: [landfill], random: 7, seed: 1 }',
  },
  'market-size': {
    title: 'a market of the wrong size',
    severity: 'error',
    help: "The rules set the number of kinds in the market. List or draw that many, or set a different number with `kinds` in the setup's market. Markets with rows may have any number.",
  },
  'market-card': {
    title: 'a card that cannot be in the market',
    severity: 'error',
    help: 'A kind that the rules put into every game cannot have a second pile in the market, and a card that is not for sale cannot be in a market.',
  },
  'market-too-small': {
    title: 'too few kinds to draw from',
    severity: 'error',
    help: 'The kinds to draw from are those under `from`, or otherwise all cards available to this pack that are for sale and not in every game, minus those under `always` and `never`. There are too few of them.',
  },
  'market-conditions': {
    title: 'a market that does not meet its conditions',
    severity: 'error',
    help: '`atLeast` sets a minimum number of kinds for a category; of each list under `apart`, a market has at most one kind. The listed cards do not meet these conditions or, if they are drawn, no draw that meets them was found because they are too strict for the available cards.',
    example: 'market: { random: 8, seed: 1, atLeast: { train: 2 }, apart: [[landfill, dump-site]] }',
  },
  'row-card': {
    title: 'a card both in a row and elsewhere in the market',
    severity: 'error',
    help: 'A kind of card is in one row or has one pile. Take it out of the other row, or out of `cards` or `always`. To have it more often in the deck of its row, give it a number there: `cards: { mail-train: 4, tunnel: 2 }`.',
    example:
      'market:\n  cards: [landfill]\n  rows:\n    - { show: 5, cards: [mail-train, tunnel, signals], copies: 3 }',
  },
  'row-short': {
    title: 'a row that never refills',
    severity: 'warning',
    help: 'All cards of the row lie open from the start, so no card takes the place of one that is gone. Show fewer cards, list more, or put more `copies` into the deck.',
    example: '- { show: 5, cards: [mail-train, tunnel, signals], copies: 3 }',
  },
  'card-clash': {
    title: 'two different cards with the same id in a game',
    severity: 'error',
    help: 'Within a game, cards are identified by id alone, also in records and tests. This setup combines cards of different packs with the same id. Rename one of them.',
  },
  'game-too-large': {
    title: 'more cards, kinds or terrains than a game can hold',
    severity: 'error',
    help: 'A game holds up to 250 kinds of card, 32,000 cards in all piles and decks, and 11 terrains.',
  },
  'powers-few': {
    title: 'fewer powers than players',
    severity: 'error',
    help: 'Each player gets a power of their own, so there must be as many powers as there can be players, and with `offer` enough for the last one to choose from. List more cards under `powers`, or let fewer people play with `players: { max: 3 }`.',
    example: 'powers: { cards: [engineer, banker, heir, mayor], deal: chosen }',
  },
  'powers-deal': {
    title: 'powers dealt in two ways at once',
    severity: 'error',
    help: 'Only players who choose have some to choose from: `offer` goes with `deal: chosen`. With `keep: { atLeast: 2 }`, each keeps so many of them. Powers that a setup gives to seats are one for each, and known to all, so they cannot be `secret`.',
    example: 'powers: { cards: [engineer, banker, heir, mayor], deal: chosen, offer: 3 }',
  },
  'goals-none': {
    title: 'goals drawn where there are none',
    severity: 'warning',
    help: 'Goals are powers that nobody has yet. In a setup without `powers`, a card that draws some does nothing. List them under `powers`, as secret goals with `secret: true`, or take the card out of the market.',
    example: 'powers: { cards: [boat-train, collector, rail-baron], deal: chosen, offer: 3, secret: true }',
  },
  'apart-and-in-decks': {
    title: 'a card both set apart and in decks',
    severity: 'error',
    help: 'Powers and events are in force from outside all decks, so they cannot also be bought, dealt or gained in the same game, and no card is both. Take it out of `powers` or `events`, or out of the market, the supply or the starting deck. A card that is only ever one of these is best marked `notForSale: true`; then no random market draws it.',
  },
  'apart-without-effect': {
    title: 'a power or event with parts that never apply',
    severity: 'warning',
    help: 'A power is never played, bought, gained or shown, so `effect`, `value`, `onBuy`, `onGain`, `reaction` and `instead` never apply, and it cannot move itself. Its effects go under `whileInPlay`; `points` and `endPoints` count at the end. An event is turned up instead: each player applies its `effect`, and `whileInPlay` holds for every player. In its `effect`, coins and waivers come only to the player whose turn is next.',
    example:
      '- id: banker\n  name: Banker\n  categories: [power]\n  cost: 0\n  notForSale: true\n  whileInPlay: [{ cheaper: { what: cards, coins: 1 } }]',
  },
  'waste-stays': {
    title: 'no card gets rid of Waste',
    severity: 'info',
    help: 'No card in this setup returns or trashes cards, so players can get rid of Waste only by passing a whole turn. Such a game is playable but slow; the rulebooks recommend Landfill for first games.',
  },
  'card-unsold': {
    title: 'a card that no setup sells',
    severity: 'info',
    help: 'The card is for sale, but no setup has it: it is in no market, listed or drawn at random, in no row, in no pile and no starting deck of the rules, and is neither a power nor an event. So no player can get it, unless a game is started with another market. The hint appears only if the pack has setups, and only once every setup is free of errors.\n\nPut the card into a market, or add a setup whose market draws from all cards of the pack: `market: { random: 8 }`. A card that comes into the game only through effects has a pile in the rules, under `supply`, and is marked `notForSale`. If the setups for it are in another pack, ignore the hint.',
    example: '- id: museum # railwright-ignore card-unsold: for the next box',
  },
  'setup-broken': {
    title: 'a setup that cannot be played as it is',
    severity: 'error',
    help: 'The setup, or something it uses, has errors. `validate` shows them.',
  },
  'setup-unknown': {
    title: 'no such setup',
    severity: 'error',
    help: 'A setup is named by its pack and its id: `trains/tokyo-beginners`. If it is not found, the command line lists those that exist.',
  },
  'seed-range': {
    title: 'an invalid seed',
    severity: 'error',
    help: 'A seed is a whole number from 0 to 4294967295.',
  },
  'locale-unknown': {
    title: 'a locale for something that does not exist',
    severity: 'warning',
    help: 'The locale names a card or a place that is not in this pack or in the packs it extends, so the entry has no effect.',
  },
} as const satisfies CodeTable;
