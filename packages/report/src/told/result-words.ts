// What a language says of results; English says it in the documents.
/** A share with its interval, both as people read them. */
export interface ToldShare {
  readonly value: string;
  readonly range: string;
}

/** Above or below what a figure is held against, neither, or undecided. */
type Claims = Readonly<Record<'more' | 'less' | 'none' | 'open', string>>;

export interface ResultWords {
  readonly games: (count: string, seats: number) => string;
  readonly playedBy: (bots: string) => string;
  readonly seed: (seed: number) => string;
  readonly and: string;
  /** `with`, of cards that a winner owns. */
  readonly owning: string;
  readonly colon: string;
  readonly othersToo: (count: number) => string;
  /** How sure an answer is, and whom it is about. */
  readonly answers: Readonly<Record<'holds' | 'depends' | 'cannot-say' | 'strong' | 'strongAtLeast', string>>;
  readonly even: (value: string) => string;
  /** What a figure is held against, where that is not even chances. */
  readonly reference: (value: string) => string;
  readonly against: (player: string, other: string) => string;
  /** What the values of a finding count, by its id. */
  readonly counts: Readonly<Record<string, string>>;
  /** What would make up for the order of turns, by the id of the finding. */
  readonly compensation: {
    readonly title: string;
    readonly amounts: Readonly<Record<'card' | 'coin' | 'point', (count: number, turn: number) => string>>;
    readonly placing: string;
    /** No points at the end. */
    readonly nothing: string;
    readonly claims: Claims;
  };
  /** How starts come about, by its name in results. */
  readonly openings: Readonly<Record<string, string>>;
  /** Players by kind; bots have their names. */
  readonly players: Readonly<Record<'strong' | 'middling' | 'weak' | 'all', string>>;
  readonly units: Readonly<Record<string, string>>;
  /** Subjects of findings by their ids, and those of turns and seats by number. */
  readonly topics: Readonly<Record<string, string>>;
  readonly turn: (turn: number) => string;
  readonly seat: (seat: number) => string;
  /** The answers to a question by its id. */
  readonly claims: Readonly<Record<string, Claims>>;
  /** Sentences about cards, cells or sources of points, by the id of the finding. */
  readonly lists: Readonly<Record<string, (names: string) => string>>;
  /** Where points come from, by the parts of scores. */
  readonly sources: Readonly<Record<string, string>>;
  readonly needed: (card: string, share: ToldShare) => string;
  readonly start: (cell: string) => string;
  readonly endBy: (reason: string, share: string) => string;
  /** Why games end, by the reasons of all games. */
  readonly reasons: Readonly<Record<string, string>>;
  readonly trust: {
    readonly nobody: string;
    readonly learned: (name: string, games: string) => string;
    readonly beaten: (name: string, won: string, even: string) => string;
    readonly one: string;
  };
  /** What changes do to games. */
  readonly compared: {
    /** Figures by their names in comparisons. */
    readonly figures: Readonly<Record<string, string>>;
    readonly perSeat: (what: string) => string;
    readonly pair: (before: string, now: string) => string;
    readonly nothing: string;
    readonly pairs: (count: string) => string;
    /** Sentences where nothing was played. */
    readonly unplayed: Readonly<Record<string, string>>;
  };
  readonly batch: {
    readonly targets: string;
    readonly met: (counts: Readonly<Record<'met' | 'missed' | 'undecided', number>>) => string;
    readonly beginning: string;
    readonly claims: Claims;
    readonly slightly: (claim: string) => string;
    readonly first: (share: ToldShare, games: string, even: string) => string;
    readonly length: string;
    readonly rounds: (told: Readonly<Record<'median' | 'low' | 'high' | 'most', number>>) => string;
    readonly ends: string;
    readonly cards: string;
    readonly allGained: string;
    readonly never: (group: string, games: string, names: string) => string;
    readonly unused: (group: string) => string;
    readonly map: string;
    readonly allUsed: (cells: number) => string;
    readonly dead: (dead: number, cells: number, names: string) => string;
    readonly drama: string;
    /** Parts of sentences by figure, from its value. */
    readonly parts: Readonly<Record<string, (value: string) => string>>;
  };
}
