// English texts of the help: rules, cards, how the game ends, keys and fingers.
export const EN_HELP = {
  sections: {
    rules: 'Rules',
    cards: 'Cards',
    ends: 'How it ends',
    keys: 'Keys',
    touch: 'Touch',
  },
  about: 'Help about',
  noRules:
    'The rules of this setup are not available here: an earlier version made its game, or its pack does not describe them.',
  points: 'Points so far',
  over: 'The game is over.',
  hidden: 'Shown once the screen is passed on.',
  map: 'On the map',
  find: 'Find a card',
  found: (count: number): string => (count === 1 ? '1 card' : `${count} cards`),
  noneFound: 'No card has these words.',
  keys: [
    ['U', 'undo'],
    ['Y', 'redo'],
    ['E', 'end the turn'],
    ['M', 'go to the map; there, arrow keys move from cell to cell, N and P between possible cells'],
    ['H', 'go to your cards'],
    ['B', 'go to the market'],
    ['L', 'go to the log; there, arrow keys move from line to line and show what a line mentions'],
    ['T', 'what would a strong player do?'],
    ['D', 'go to the open question'],
    ['R', 'look back; then Home, arrow keys, End, and Page Up/Down by turn'],
    ['?', 'this help'],
  ] as readonly (readonly [string, string])[],
  /** For people without a keyboard. */
  touch: [
    'Tap a card, a pile or a cell to choose it. If it cannot be chosen, the table says why.',
    'The bent arrows undo and redo. The clock looks back at earlier choices. The arrow down saves the game as a file.',
  ] as readonly string[],
  touchMap: [
    'Two fingers move and zoom the map. While it is enlarged, one finger moves it.',
    'A dot marks a tab behind which you can do something.',
  ] as readonly string[],
};
