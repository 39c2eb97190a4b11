// What is said of a card as a whole, in German.

export const CARD = {
  bought: 'wenn du diese Karte kaufst, {then}',
  gained: 'wenn du diese Karte erhältst, {then}',
  shown:
    'wenn dich ein Angriff treffen würde, darfst du diese Karte aus deiner Hand vorzeigen und bleibst verschont',
  answers: {
    event: '{when}, darfst du diese Karte aus deiner Hand vorzeigen',
    turn: '{when} darfst du diese Karte aus deiner Hand vorzeigen',
  },
  shownThen: '{shown}. Tust du das, {then}',
  costs: 'diese Karte kostet {coins}',
  alsoCosts: 'diese Karte kostet außerdem {resources}',
  buyIf: 'du kannst diese Karte nur kaufen, {ifSo}',
  points: 'am Spielende bringt diese Karte {points}',
  morePoints: 'am Spielende bringt diese Karte außerdem {points}',
};
