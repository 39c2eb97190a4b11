// The bot's rules of thumb as numbers, in points of the final score unless said otherwise. Found by playing many variants
// against each other on both boards and all kinds of market.

export interface TrainsWeights {
  /** A coin not spent on a surcharge. */
  readonly coin: number;
  /** A Waste in the deck. */
  readonly waste: number;
  /** Being near to cities and remote locations. */
  readonly potential: number;
  /** Room for another station in a city with an own rail. */
  readonly room: number;
  /** Rail cards wanted in the deck, how much, and less for each owned. */
  readonly railCards: number;
  readonly railWish: number;
  readonly railLess: number;
  /** Station cards wanted in the deck. */
  readonly stationCards: number;
  /** How much a coin of each play is wanted: of a train, or of any card that earns. */
  readonly train: number;
  /** Coins that a point is worth which comes with each play. */
  readonly score: number;
  /** Coins that a card earns for a train in play. */
  readonly ride: number;
  /** Coins a play that make a card an earner, and copies wanted of it. */
  readonly earner: number;
  readonly earners: number;
  /** Earners in the deck with which dear points are bought at once, and how much those are wanted then. */
  readonly engine: number;
  readonly building: number;
  /** Points a rail must be worth to be laid. */
  readonly railLeast: number;
  /** Share of the game played after which cards with points come before all others. */
  readonly pointsFrom: number;
  /** Cards that clear Waste wanted in the deck. */
  readonly cleaners: number;
  /** Copies of any other card. */
  readonly copies: number;
  /** Waste in hand for which a turn is given up. */
  readonly wasteToPass: number;
}

export const WEIGHTS: TrainsWeights = {
  coin: 1.5,
  waste: 0.65,
  potential: 0.25,
  room: 0.2,
  railCards: 4,
  railWish: 1.35,
  railLess: 0.5,
  stationCards: 5,
  train: 3.5,
  score: 3,
  ride: 1.6,
  earner: 2,
  earners: 6,
  engine: 4,
  building: 10,
  railLeast: 1.5,
  pointsFrom: 0.45,
  cleaners: 1,
  copies: 1,
  wasteToPass: 4,
};
