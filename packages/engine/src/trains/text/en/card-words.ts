// What is said of a card as a whole, in English.

export const CARD = {
  bought: 'when you buy this card, {then}',
  gained: 'when you gain this card, {then}',
  shown: 'when an attack is about to affect you, you may show this card from your hand to be spared',
  /** Shown when something else happens. */
  answers: {
    event: '{when}, you may show this card from your hand',
    turn: '{when}, you may show this card from your hand',
  },
  shownThen: '{shown}. If you do, {then}',
  costs: 'this card costs {coins}',
  alsoCosts: 'this card also costs {resources}',
  buyIf: 'you can buy this card only {ifSo}',
  points: 'at the end of the game, this card is worth {points}',
  morePoints: 'at the end of the game, this card is also worth {points}',
};
