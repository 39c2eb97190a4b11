// Codes about Game of Trains: decks, abilities, and whether rules and deck fit together.
import type { CodeTable } from '../codes/code-info.ts';

export const GAME_OF_TRAINS_CODES = {
  'railcar-twice': {
    title: 'two railcars have the same number',
    severity: 'error',
    help: 'The order of a train is the order of its numbers, so every number is on one card. Here a number is in the lists of a deck twice, in one list or in two.\n\nTake one of the two out, or give one of the cards another number.',
    example: 'railcars:\n  move-left: [1, 3, 5]\n  move-right: [2, 3]     # 3 moves left already',
  },
  'deck-count': {
    title: 'the lists of a deck do not add up',
    severity: 'error',
    help: 'A deck says how many cards it has (`count`), and its lists name each of them. There are more or fewer numbers in the lists than that, so a card was forgotten or is one too many.\n\nCorrect the lists, or the count.',
  },
  'ability-unused': {
    title: 'an ability that no card carries',
    severity: 'warning',
    help: 'No deck of this pack has cards with this ability, so it is in no game. Name it in a deck, or take it out.',
  },
  'ability-protects-twice': {
    title: 'an ability protects twice',
    severity: 'error',
    help: 'To protect means to put the card of the ability under a card of the train. There is only one such card, so an ability may have only one step `protect`. To offer several spots, name them all in that step.',
    example: 'steps:\n  - protect: { positions: [left, right] }',
  },
  'ability-outside-train': {
    title: 'an ability reaches beyond the train',
    severity: 'error',
    help: 'A position, the distance of a swap or the way of a shift does not fit into a train of this length: the ability could never be used. Change the ability or `trainLength` in the rules.',
  },
  'ability-middle': {
    title: 'a train of even length has no middle',
    severity: 'warning',
    help: 'In a train of an even number of cards the left one of the two middle cards counts as the middle. If you mean that, write its position as a number.',
  },
  'train-too-long': {
    title: 'trains are longer than the deck allows',
    severity: 'error',
    help: 'The deck has fewer cards than the trains of the fewest players need together. Make trains shorter (`trainLength` in the rules), or the deck larger.',
  },
  'too-many-players': {
    title: 'more players than cards',
    severity: 'error',
    help: 'With the most players that the setup allows, the deck cannot fill all trains and give everybody the cards they draw for the exchange at the beginning. Allow fewer players (`players` in the setup, or `seats` in the rules), or make the deck larger.',
  },
  'setup-draws-missing': {
    title: 'cards drawn at the beginning are not given for every player',
    severity: 'error',
    help: 'The list `setupDraws` says how many cards the first player draws for the exchange at the beginning, how many the second, and so on. It must have a number for every player there can be; 0 is allowed.',
    example: 'seats: { min: 2, max: 4 }\nsetupDraws: [1, 2, 3, 4]',
  },
} as const satisfies CodeTable;
