// English help for Trains.
export const EN = {
  basics: [
    'Goal: the most points when the game ends. Points come from cities with stations on your rails, from remote locations that you reach, and from cards with points.',
    'Your turn: play cards from your hand and buy cards from the market, in any order, with the coins that your cards give.',
    'Some cards lay rails or build stations on the map. Rails cost coins, and more where the ground is difficult or where there are cities, stations and other players. Many of these cards bring Waste, which only fills your hand.',
    'At the end of your turn, all your cards go to your discard pile, those you bought too, and you draw a new hand. A used-up deck is made anew from the discard pile.',
  ] as readonly string[],
};
