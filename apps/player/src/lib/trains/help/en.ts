// English help for Trains.
import { counted as n } from '../../text/en/count.ts';
export const EN = {
  points:
    'A city counts only once it has stations, for everybody with rails there; a remote location counts as soon as your rails reach it. All other cells are worth nothing. Of cards, only those with a number next to the star count.',
  basics: [
    'Goal: the most points when the game ends. Points come from cities with stations on your rails, from remote locations that you reach, and from cards with points.',
    'Your turn: play cards from your hand and buy cards from the market, in any order, with the coins that your cards give.',
    'Some cards lay rails or build stations on the map. Rails cost coins, and more where the ground is difficult or where there are cities, stations and other players. Many of these cards bring Waste, which only fills your hand.',
    'At the end of your turn, all your cards go to your discard pile, including those you bought, and you draw a new hand. When your deck is empty, your shuffled discard pile becomes the new deck.',
  ] as readonly string[],
  /** Choices, by the first word of their text form. */
  cards: {
    play: (card: string): string => `Play ${card}`,
    buy: (card: string): string => `Buy ${card}`,
    gain: (card: string): string => `Gain ${card}`,
    put: (card: string): string => `Put back ${card}`,
    name: (card: string): string => `Name ${card}`,
    show: (card: string): string => `Show ${card}`,
    instead: (card: string): string => `Do what ${card} says instead`,
    choose: (card: string): string => `Choose ${card}`,
    power: (card: string): string => `The power ${card}`,
  },
  cells: {
    start: (cell: string): string => `First rails in ${cell}`,
    rail: (cell: string): string => `Rails in ${cell}`,
    station: (cell: string): string => `A station in ${cell}`,
    cell: (cell: string): string => `Choose ${cell}`,
    remove: (cell: string): string => `Remove from ${cell}`,
    token: (cell: string): string => `A token in ${cell}`,
    take: (cell: string): string => `Take from ${cell}`,
  },
  done: 'Choose nothing more',
  /** The ways in which the game ends, and how far each is. */
  ends: {
    when: 'The game ends after a turn in which one of these comes true:',
    rails: (who: string, left: number): string =>
      `A player has laid all rails. ${who} has the fewest: ${n(left, 'rail')} left.`,
    stations: (left: number): string => `All stations are built: ${left} left.`,
    piles: (of: number, empty: number): string =>
      `${n(of, 'pile')} of the market ${of === 1 ? 'is' : 'are'} empty, Waste not counted: ${empty} so far.`,
    rounds: (of: number, now: number): string =>
      now === 0 ? `Round ${of} is over.` : `Round ${of} is over: this is round ${now}.`,
    points: (of: number, who: string, most: number): string =>
      `At the end of a turn, a player has ${n(of, 'point')}. ${who} has the most: ${most}.`,
    cities: (of: number, full: number): string =>
      `${of === 1 ? '1 city has' : `${of} cities have`} no room for another station: ${full} so far.`,
    routes: (of: number, claimed: number): string =>
      `${n(of, 'route')} ${of === 1 ? 'is' : 'are'} claimed: ${claimed} so far.`,
    pile: (card: string, left: number): string => `The pile of ${card} is empty: ${left} left.`,
    fewRails: (of: number): string => `A player has ${n(of, 'rail')} left, or fewer.`,
    oneMore: {
      turn: 'Everybody then has one more turn.',
      round: 'Players first finish the round in which that happens, and play one more.',
    },
    finishRound: 'Players first finish the round in which that happens.',
  },
};
