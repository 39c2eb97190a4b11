// The data of log sentences: an event with its ids replaced by names.
interface Told {
  /** Name of the seat it is about. */
  readonly who: string;
  /** Name of a card, an ability or a car. */
  readonly card: string;
  /** Several of them, joined. */
  readonly cards: string;
  readonly n: number;
  /** A cell with its name, a position, a siding. */
  readonly at: string;
  /** Name of the seat that loses something; empty if it is the one it is about. */
  readonly whose: string;
  /** Whether that is the one it is about. */
  readonly own: boolean;
  /** Name of a zone. */
  readonly from: string;
  readonly to: string;
  readonly points: number;
}

export type Sentences = Readonly<Record<string, (told: Told) => string>>;
