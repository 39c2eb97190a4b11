// A position written by hand.

/** A list of ids or counts by id. */
export type CardsInput = readonly string[] | Readonly<Record<string, number>>;

/** Counts by kind for each cell. */
export type TokensInput = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** A seat of a position written by hand; absent fields are as at the start. */
export interface SeatInput {
  /** Cards in hand. */
  readonly hand?: CardsInput;
  /** Top first; there are no cards below these. */
  readonly deck?: readonly string[];
  /** Cards in the discard pile. */
  readonly discard?: CardsInput;
  readonly play?: CardsInput;
  /** Cards gained in this turn that go to the discard pile at its end. */
  readonly gained?: CardsInput;
  /** Cards that lie open on the mat, in games that use mats. */
  readonly mat?: CardsInput;
  /** Cards face down on the mat. */
  readonly matDown?: CardsInput;
  /** Rail tokens in stock. */
  readonly railsLeft?: number;
  /** Points on the score track. */
  readonly track?: number;
  /** Labels of the cells with this seat's rails. */
  readonly rails?: readonly string[];
  /** Routes it has claimed, as `A1-I5`, and cells whose bonus it has taken: what its rails say unless some seat gives any. */
  readonly routes?: readonly string[];
  /** Links it owns, as `C3-C7`. */
  readonly links?: readonly string[];
  /** Labels of the cells whose bonus it has taken. */
  readonly bonuses?: readonly string[];
  /** Cell label to tokens of kinds that belong to seats. */
  readonly tokens?: TokensInput;
  /** How many of each resource it has; of those left out, as many as at the start. */
  readonly resources?: Readonly<Record<string, number>>;
  /** The card in force for this seat, or several: those dealt unless some seat gives one. */
  readonly power?: string | readonly string[];
}

/** A position written by hand; absent fields are as at the start. */
export interface TrainsPositionInput {
  readonly turn?: number;
  /** The seat whose turn it is. */
  readonly active?: number;
  /** Coins available now. */
  readonly coins?: number;
  /** Banked rail points: rails that may still be laid in this turn. */
  readonly railPoints?: number;
  /** Whether something was played or bought this turn. */
  readonly acted?: boolean;
  /** Cards of piles, and open cards of rows. */
  readonly supply?: Readonly<Record<string, number>>;
  /**
   * Cards left in the decks of rows: all but the open ones unless given. If neither is, rows stay as they were dealt; otherwise only the
   * open cards given lie open.
   */
  readonly rowDeck?: CardsInput;
  /** Cards out of the game. */
  readonly trash?: CardsInput;
  /** Cell label to number of stations; they are taken from the stock unless `stationsLeft` is given. */
  readonly stations?: Readonly<Record<string, number>>;
  /** Station tokens in stock. */
  readonly stationsLeft?: number;
  /** The event in force; none unless given. The others are in their deck, unless it is given too. */
  readonly event?: string;
  /** Events left in their deck. */
  readonly eventDeck?: CardsInput;
  /** Powers that come first when some are dealt; the others that nobody has lie under them. */
  readonly powerDeck?: readonly string[];
  /** Cell label to tokens of the pack's own kinds without an owner, or of the first seat; no others lie on the map then. */
  readonly tokens?: TokensInput;
  readonly seats?: readonly (SeatInput | null)[];
}
