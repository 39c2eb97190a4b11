// The bot's rules of thumb as numbers, in points of the final score unless noted. Found by playing many variants against each other on
// both boards and with all kinds of market.

export interface TrainsWeights {
  /** A coin not spent on a surcharge. */
  readonly coin: number;
  /** A Waste in the deck. */
  readonly waste: number;
  /** Being close to cities and remote locations. */
  readonly potential: number;
  /** Room for another station in a city with an own rail. */
  readonly room: number;
  /** Rail cards wanted in the deck, how much, and how much less for each owned. */
  readonly railCards: number;
  readonly railWish: number;
  readonly railLess: number;
  /** Station cards wanted in the deck. */
  readonly stationCards: number;
  /** Coins of a plain train. */
  readonly train: number;
  /** Share of the game played after which cards with points are bought, and how much they count then. */
  readonly pointsFrom: number;
  readonly points: number;
  /** Cards wanted in the deck that clear Waste. */
  readonly cleaners: number;
  /** Copies of any other card. */
  readonly copies: number;
  /** Waste in hand for which a turn is given up. */
  readonly wasteToPass: number;
}

export const WEIGHTS: TrainsWeights = {
  coin: 0.9,
  waste: 0.65,
  potential: 0.25,
  room: 0.2,
  railCards: 4,
  railWish: 1.35,
  railLess: 0.5,
  stationCards: 5,
  train: 3.5,
  pointsFrom: 0.62,
  points: 4.6,
  cleaners: 1,
  copies: 1,
  wasteToPass: 2,
};
