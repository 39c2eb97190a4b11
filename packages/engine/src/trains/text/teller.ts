// The state of a text while it is written: names, who is addressed, and the cards selected so far.
import type { TrainsSwitches } from '../definition.ts';
import type { OpName } from '../language/ops.ts';
import type {
  Amount,
  CellFilter,
  Compare,
  Count,
  Filter,
  OpParams,
  Price,
  Step,
  Trigger,
} from '../language/values.ts';

/** The names of ids: of cards, and of packs' terrains, regions, tokens and categories. */
export type NameOf = (id: string, of: 'card' | 'terrain' | 'region' | 'token' | 'category') => string;

/** Cards or cells that a step has selected, as far as the text needs to know. */
export interface Selected {
  /** The kinds it can be; undefined for any. */
  readonly where: Filter | undefined;
  readonly many: boolean;
  /** A named kind rather than cards. */
  readonly named: boolean;
  /** For cells: which could be chosen. */
  readonly cells: CellFilter | undefined;
  /** The participle for them, as in "each card discarded". */
  readonly done: Done | undefined;
  /** Some of them have gone elsewhere. */
  readonly partly: boolean;
  /** It has just been played, so that to play it is to play it again. */
  readonly again: boolean;
}

export type Done =
  'discarded' | 'trashed' | 'returned' | 'moved' | 'played' | 'gained' | 'revealed' | 'seen' | 'chosen';

/** A choice that the next step carries out, so that one sentence covers both. */
export interface Pending {
  readonly from: string;
  readonly where: Filter | undefined;
  readonly count: Count;
}

/** The form of verbs: "discard a card", "you may discard", "each opponent discards". */
export type Mood = 'order' | 'infinitive' | 'third';

/** Words that few cards need. */
export interface RareWords {
  /** A lasting effect that a step starts. */
  lasting(t: Teller, step: OpParams<'lasting'>): string;
  trigger(t: Teller, trigger: Trigger): string;
  priced(t: Teller, price: Price, way: 'cheaper' | 'dearer'): string;
  /** "you own more trains than any opponent", if a comparison asks for that. */
  ranked(t: Teller, compare: Compare): string | undefined;
  /** An effect that cannot be declined. */
  mandatory(t: Teller, effect: readonly Step[]): string[];
  /** Numbers that are written as words. */
  readonly numerals: Readonly<Record<string, number>>;
}

/** The parts of a language that one description needs to describe another inside it. */
interface Words {
  readonly ops: Readonly<Record<OpName, (t: Teller, params: never) => string>>;
  amount(t: Teller, amount: Amount): string;
  readonly rare: RareWords;
}

export class Teller {
  readonly grammar: Words;
  readonly names: NameOf;
  readonly switches: TrainsSwitches | undefined;
  mood: Mood = 'order';
  /** Whose cards are meant: the reader's, or those of each player mentioned. An order to these is a statement about them. */
  person: 'you' | 'they' = 'you';
  pending: Pending | undefined;
  /** The selection that "it" and "them" refer to. */
  latest = '';
  /** The lasting effect holds for all seats, and acts for the seat that triggers it. */
  common = false;
  readonly #selected = new Map<string, Selected>();

  constructor(grammar: Words, names: NameOf, switches?: TrainsSwitches) {
    this.grammar = grammar;
    this.names = names;
    this.switches = switches;
  }

  selected(name: string): Selected | undefined {
    return this.#selected.get(name);
  }

  /** Those that are called alike with this one: selections of cells of one sort, in the order in which they were made. */
  alike(name: string): readonly string[] {
    const what = this.#selected.get(name);
    return [...this.#selected].flatMap(([other, { cells, many }]) =>
      cells && many === what?.many && (cells.place ?? 'none') === (what.cells?.place ?? 'none')
        ? [other]
        : [],
    );
  }

  select(name: string, what: Partial<Selected>): void {
    const before = this.#selected.get(name);
    const fresh: Selected = {
      where: undefined,
      many: false,
      named: false,
      cells: undefined,
      done: undefined,
      partly: false,
      again: false,
    };
    this.#selected.set(name, { ...(before ?? fresh), ...what });
    this.latest = name;
  }

  /** Describes something on its own: it neither knows the cards selected here nor changes what is known of them. */
  aside(): Teller {
    const aside = new Teller(this.grammar, this.names, this.switches);
    aside.person = this.person;
    return aside;
  }

  /** Describes something in another mood or about another player, then goes on as before. */
  inside<T>(change: { mood?: Mood; person?: 'you' | 'they' }, tell: () => T): T {
    const { mood, person } = this;
    this.mood = change.mood ?? mood;
    this.person = change.person ?? person;
    const told = tell();
    this.mood = mood;
    this.person = person;
    return told;
  }
}
