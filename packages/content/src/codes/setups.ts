// Codes about rules, setups, locales and how they are put together.
import type { CodeTable } from './code-info.ts';

export const SETUP_CODES = {
  'rules-cycle': {
    title: 'rules that extend themselves',
    severity: 'error',
    help: 'Rules may extend rules that extend others, but never, through whatever others, themselves.',
  },
  'stations-none': {
    title: 'rules without station tokens',
    severity: 'error',
    help: 'The game ends when no station token is left, so without any it is over after the first turn. For a game without stations give some tokens, and neither cards nor cities that use them.',
    example: 'tokens: { rails: 20, stations: 30 }',
  },
  'stations-odd': {
    title: 'a number of station tokens that makes no sense',
    severity: 'warning',
    help: 'The game ends when no station token is left. With one token the first station ends it; with many more than the cities of the map have room for, it never ends that way. The rulebooks have 30 tokens for maps with room for 35 to 39 stations.',
    example: 'tokens: { rails: 20, stations: 30 }',
  },
  'rules-deep': {
    title: 'rules that extend too many others',
    severity: 'error',
    help: 'Rules may extend rules that extend others, up to 50 times. Let them extend rules that stand further down.',
  },
  'rules-incomplete': {
    title: 'rules that do not say everything',
    severity: 'error',
    help: 'Rules that extend none must give every number and switch; rules that extend others take from them what they do not give. The message names what neither gives.',
  },
  'pile-empty': {
    title: 'a pile that is empty from the beginning',
    severity: 'warning',
    help: 'The cards dealt to the players are taken out of this pile, and with the most players nothing remains. Make the pile larger, or deal fewer cards.',
  },
  'seats-range': {
    title: 'fewest players above most players',
    severity: 'error',
    help: 'The fewest players must not be more than the most, and the default lies between them. A setup can only narrow what its rules allow.',
  },
  'market-form': {
    title: 'a market that is neither fixed nor drawn',
    severity: 'error',
    help: 'A market is either the list of all its `cards`, or `random`, the number of kinds to draw, with `always` for those that are there in any case.',
    example: 'market: { always: [landfill], random: 7, seed: 1 }',
  },
  'market-size': {
    title: 'a market of the wrong size',
    severity: 'error',
    help: 'The rules say how many kinds the market has. List or draw as many; or, if it is meant to be different here, say so with `kinds` in the market of the setup.',
  },
  'market-card': {
    title: 'a card that cannot be in the market',
    severity: 'error',
    help: 'A kind that has a pile in every game, by the rules, cannot have a second one in the market; and what is not for sale cannot be in a market.',
  },
  'market-too-small': {
    title: 'fewer kinds to choose from than are drawn',
    severity: 'error',
    help: 'The kinds to draw from are those under `from`, or all cards that this pack can use and that are for sale and not in every game; less those under `always` and `never`. There are fewer of them than shall be drawn.',
  },
  'market-conditions': {
    title: 'a market that is not as its conditions want it',
    severity: 'error',
    help: 'With `atLeast` a market has at least so many kinds of a category, and of the kinds of each list under `apart` at most one. The cards listed do not fit that; or, where they are drawn, no draw was found that does, because the conditions are too strict for the cards there are to draw from.',
    example: 'market: { random: 8, seed: 1, atLeast: { train: 2 }, apart: [[landfill, dump-site]] }',
  },
  'card-clash': {
    title: 'two different cards with one id in a game',
    severity: 'error',
    help: 'Within a game cards go by their id alone, in records and tests too. This setup brings together cards of different packs that have the same id. Rename one of them.',
  },
  'game-too-large': {
    title: 'more cards, kinds or terrains than a game can hold',
    severity: 'error',
    help: 'A game holds up to 250 kinds of card, 32,000 cards in all piles and decks, and 11 terrains.',
  },
  'waste-stays': {
    title: 'no card gets rid of Waste',
    severity: 'info',
    help: 'None of the cards of this setup returns or trashes cards, so Waste leaves a deck only by passing a whole turn. That is a game too, but slow; the rulebooks advise Landfill for first games.',
  },
  'setup-broken': {
    title: 'a setup that cannot be played as it is',
    severity: 'error',
    help: 'The setup, or something it is made of, has errors. `validate` shows them.',
  },
  'setup-unknown': {
    title: 'no such setup',
    severity: 'error',
    help: 'A setup is named by its pack and its id: `trains/tokyo-beginners`. The list of setups is printed by the command line when one is not found.',
  },
  'seed-range': {
    title: 'a seed that is none',
    severity: 'error',
    help: 'A seed is a whole number from 0 to 4294967295.',
  },
  'locale-unknown': {
    title: 'a locale for something that does not exist',
    severity: 'warning',
    help: 'The locale names a card or a place that this pack does not have or see, so the entry changes nothing.',
  },
  'test-failed': {
    title: 'a test does not hold',
    severity: 'error',
    help: 'The test was played and something was not as expected; the message shows expected against actual. Either the card does not do what it should, or the test expects the wrong thing.',
  },
} as const satisfies CodeTable;
