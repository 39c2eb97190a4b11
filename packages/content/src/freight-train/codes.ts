// Codes about Freight Train: its rules, and whether rules and cars fit together.
import type { CodeTable } from '../codes/code-info.ts';

export const FREIGHT_TRAIN_CODES = {
  'players-missing': {
    title: 'a number of players without a row',
    severity: 'error',
    help: 'How many cards of each type are used and how many locomotives each player has depends on the number of players. The list `players` must have a row for every number that `seats` allows.',
    example:
      'seats: { min: 2, max: 3 }\nplayers:\n  - { seats: 2, cards: 9, locomotives: 7 }\n  - { seats: 3, cards: 12, locomotives: 6 }',
  },
  'players-twice': {
    title: 'two rows for one number of players',
    severity: 'error',
    help: 'The list `players` has one row for each number of players. Remove one of the two.',
  },
  'players-unused': {
    title: 'a row for an impossible number of players',
    severity: 'warning',
    help: 'The rules do not allow this number of players, so this row of `players`, or this entry of `setupDraws`, is never used. Remove it, or change `seats`.',
  },
  'yard-too-small': {
    title: 'a yard has no room for the cars dealt',
    severity: 'error',
    help: 'At the start, each player is dealt cars into their own yard (`dealt`). It has fewer spaces (`sidings` times `spaces`) than that. Make the yard larger, or deal fewer cars.',
  },
  'main-yard-too-small': {
    title: 'more cars are switched than the main yard has',
    severity: 'error',
    help: 'Switching from the main yard moves exactly `fromMain` cars. The main yard has fewer spaces, so this action could never be taken.',
  },
  'siding-never-filled': {
    title: 'no siding can ever be filled',
    severity: 'error',
    help: 'A siding of the main yard may be filled when `fillWhenEmpty` sidings are empty. There are fewer sidings than that, so no car would ever be drawn from the deck.',
  },
  'payout-unused': {
    title: 'a payout that cannot be reached',
    severity: 'warning',
    help: 'The lists `longest` and `second` give the payout of a single player, of each of two tied players, and so on. This list has more entries than there can be players tied: all of them for the longest train, all but one for the second longest. Or `yard` pays for more cars than a yard holds.',
    example: 'seats: { min: 2, max: 3 }\n…\nlongest: [3, 2, 1]\nsecond: [1, 0]',
  },
  'payout-odd': {
    title: 'a payout that rewards less success more',
    severity: 'warning',
    help: 'In `longest` and `second`, each player gets more when more of them are tied, or the second longest train gets more than the longest. Then it is better to be tied, or to be second. Usually the numbers are in the wrong order.',
    example: 'longest: [3, 2, 1]\nsecond: [1]',
  },
  'cars-too-few': {
    title: 'more players than cards',
    severity: 'error',
    help: 'Before the first turn, the main yard is filled and every player is dealt cars. For this many players there are not enough: the cards of each type (`cards` in the row of `players`) times the types of car in the setup. Use more cards or types, deal fewer, or allow fewer players (`players` in the setup, or `seats` in the rules).',
  },
  'car-twice': {
    title: 'two types of car with the same id in a game',
    severity: 'error',
    help: 'Within a game, cars are identified by id alone, also in records and tests. This setup names a type twice, or combines types of different packs with the same id. Remove or rename one.',
  },
  'car-unused': {
    title: 'a type of car that is in no setup',
    severity: 'warning',
    help: 'No setup of this pack has this type of car, so it is in no game. Add it to the `cars` of a setup, or remove it.',
  },
} as const satisfies CodeTable;
