// Questions to a panel of players about a figure, and the wording of its answers. Questions without a record,
// such as those about skill or cards, use the same words.

/** The answers to a question: above the value it is held against, below it, equal to it, or undecided. */
export const SIDES = ['more', 'less', 'none', 'open'] as const;
/** An answer to a question. */
export type Side = (typeof SIDES)[number];
/** The tones of findings. */
export const TONES = ['problem', 'good', 'open', 'fact'] as const;
/** The tone of a finding. */
export type Tone = (typeof TONES)[number];

/** The unit of a question and the tones of its answers. */
export interface Topic {
  /** `share`, which people read as percent, or what is counted. */
  readonly unit: string;
  /** The family whose share of the error it takes: the cards, the many cells of a map, or by default the game itself. */
  readonly family?: 'cards' | 'cells';
  /** The tones of more, less and neither; a fact by default. */
  readonly tones?: Readonly<Record<Exclude<Side, 'open'>, Tone>>;
}

/** The sentence when the answer holds for all players; values have their units. */
interface Held {
  readonly value: string;
  readonly side: Side;
  /** `, no matter who plays` where others were asked. */
  readonly whoever: string;
  /** `; eight in ten between … and …` of numbers of games. */
  readonly range: string;
}

/** Parts of sentences about strong play. */
export interface Sayings {
  /** `wins 61.5% of games when going first` */
  readonly fact: (value: string) => string;
  /** Without who makes it. */
  readonly claim: string | Readonly<Record<Side, string>>;
  /** After the fact. */
  readonly aside?: string;
  /** The whole sentence, where it is not the claim and the fact. */
  readonly holds?: (held: Held) => string;
}

/** A question to a panel about a figure. */
export interface Asked extends Topic {
  /** Of the finding; it stays the same from one version to the next. */
  readonly id: string;
  /** The subject of the finding, in lower case. */
  readonly about: string;
  /** `side`: is it above or below what it is held against? `size`: do players differ? */
  readonly asks: 'side' | 'size';
  /**
   * `equals`: strong play is each strong player with itself, since it would say more about whose opponents are weaker than about the game
   * if unequal players met.
   */
  readonly among?: 'equals';
  /** The value it is held against, unless the setup has a target; 0 for sizes. */
  readonly against?: number;
  /** Asked only where the setup wants something of it, since nothing holds for any game. */
  readonly ifWanted?: true;
  /** The greatest negligible difference: an amount, or a part of the value. */
  readonly note: number | { readonly part: number };
  /** Words for above and below in tables; `above` and `below` by default. */
  readonly sides?: { readonly more: string; readonly less: string };
  /** `key`: of a figure of kinds, which. */
  readonly tell: (told: { readonly against: number; readonly key: string }) => Sayings & {
    /** The subject of the change, before its value: `a half-time lead wins`. */
    readonly changed: string;
  };
}

/** A game of a panel that is over. */
export interface PanelGame {
  /** Bit mask of seats. */
  readonly winners: number;
  /** The end reason. */
  readonly end: string;
  /** Of a number of each game, by its name; undefined where the game has none. */
  readonly value: (figure: string) => number | undefined;
}

/** A value as people read it. */
export const told = (unit: string, value: number): string =>
  unit === 'share' ? `${(value * 100).toFixed(1)}%` : `${Math.round(value).toLocaleString('en')} ${unit}`;
