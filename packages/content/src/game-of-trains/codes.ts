// Codes about Game of Trains: decks, abilities, and whether rules and deck fit together.
import type { CodeTable } from '../codes/code-info.ts';

export const GAME_OF_TRAINS_CODES = {
  'railcar-twice': {
    title: 'two railcars have the same number',
    severity: 'error',
    help: 'The order of a train is the order of its numbers, so every number is on only one card. The lists of this deck have a number twice, in one list or in two.\n\nRemove one, or give one of the cards another number.',
    example: 'railcars:\n  move-left: [1, 3, 5]\n  move-right: [2, 3]     # 3 already moves left',
  },
  'deck-count': {
    title: 'the lists of a deck do not add up',
    severity: 'error',
    help: 'A deck states its number of cards (`count`), and its lists name each of them. The lists have more or fewer numbers than that, so a card is missing or extra.\n\nCorrect the lists, or the count.',
  },
  'ability-unused': {
    title: 'an ability that no card carries',
    severity: 'warning',
    help: 'No deck of this pack has cards with this ability, so it is in no game. Add it to a deck, or remove it.',
  },
  'ability-protects-twice': {
    title: 'an ability protects twice',
    severity: 'error',
    help: 'Protecting puts the card of the ability under a card of the train. There is only one such card, so an ability may have only one `protect` step. To offer several spots, name them all in that step.',
    example: 'steps:\n  - protect: { positions: [left, right] }',
  },
  'ability-outside-train': {
    title: 'an ability reaches beyond the train',
    severity: 'error',
    help: 'A position, the distance of a swap or the length of a shift does not fit into a train of this length, so the ability could never be used. Change the ability or `trainLength` in the rules.',
  },
  'ability-middle': {
    title: 'a train of even length has no middle',
    severity: 'warning',
    help: 'In a train with an even number of cards, the left of the two middle cards counts as the middle. If you mean that, write its position as a number.',
  },
  'train-too-long': {
    title: 'trains are longer than the deck allows',
    severity: 'error',
    help: 'The deck has too few cards for the trains of even the minimum number of players. Make trains shorter (`trainLength` in the rules), or the deck larger.',
  },
  'too-many-players': {
    title: 'more players than cards',
    severity: 'error',
    help: 'With the maximum number of players of the setup, the deck cannot fill all trains and provide the cards drawn for the exchange at the start. Allow fewer players (`players` in the setup, or `seats` in the rules), or make the deck larger.',
  },
  'setup-draws-missing': {
    title: 'the cards drawn at the start are not set for every player',
    severity: 'error',
    help: 'The list `setupDraws` sets how many cards the first player draws for the exchange at the start, the second, and so on. It needs a number for every possible player; 0 is allowed.',
    example: 'seats: { min: 2, max: 4 }\nsetupDraws: [1, 2, 3, 4]',
  },
} as const satisfies CodeTable;
