// The state of a text while it is written: names, who is addressed, and the cards selected so far.
import type { TrainsSwitches } from '../definition.ts';
import type { Mood } from './forms.ts';
import type { NameOf } from './names.ts';
import type { Pending, Selected } from './selected.ts';

/** In the language of a grammar. */
export class TellerOf<G> {
  readonly grammar: G;
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
  /** Who is known to be the player whose turn it is: the reader, or the player that a trigger waits for. */
  active: 'you' | 'that' | undefined;
  #selected: ReadonlyMap<string, Selected> = new Map();

  constructor(grammar: G, names: NameOf, switches?: TrainsSwitches) {
    this.grammar = grammar;
    this.names = names;
    this.switches = switches;
  }

  /** Completes words: "{your|their} hand" by whose cards are meant, "{count}" by the part of that name. */
  said(words: string, parts: Readonly<Record<string, string | number>> = {}): string {
    return words.replace(/\{([^{}|]*)(\|[^{}]*)?\}/g, (_, mine: string, theirs?: string) => {
      if (theirs === undefined) return String(parts[mine]);
      return this.person === 'you' ? mine : theirs.slice(1);
    });
  }

  selected(name: string): Selected | undefined {
    return this.#selected.get(name);
  }

  /** All selections by their names, in the order in which they were made. */
  selections(): Iterable<readonly [name: string, what: Selected]> {
    return this.#selected;
  }

  select(name: string, what: Partial<Selected>): void {
    const before = this.#selected.get(name);
    const fresh: Selected = {
      where: undefined,
      many: false,
      named: false,
      cells: undefined,
      used: false,
      done: undefined,
      fresh: true,
      size: undefined,
      partly: false,
      isRest: false,
      again: false,
      hidden: false,
    };
    this.#selected = new Map([...this.#selected, [name, { ...(before ?? fresh), ...what }]]);
    this.latest = name;
  }

  /** Other cards, or things on the map, are mentioned: "it" and "them" would mean those. */
  mentionOthers(): void {
    this.latest = '';
  }

  /** Tells ways of which only one is taken: none knows what another one selects or moves, and what follows knows only what all share. */
  ways<T>(tell: readonly (() => T)[]): T[] {
    const { latest } = this;
    const before = this.#selected;
    const ways = tell.map((one) => {
      this.#selected = before;
      this.latest = latest;
      return { told: one(), selected: this.#selected, latest: this.latest };
    });
    this.#selected = united(
      before,
      ways.map(({ selected }) => selected),
    );
    this.latest = ways.every((way) => way.latest === ways[0]?.latest) ? (ways[0]?.latest ?? latest) : '';
    return ways.map(({ told }) => told);
  }

  /**
   * Describes something on its own: it changes nothing of what is known of the cards selected here, and knows those alone that it names.
   * Cells stay where they are.
   */
  aside(names: (name: string) => boolean): TellerOf<G> {
    const aside = new TellerOf(this.grammar, this.names, this.switches);
    aside.person = this.person;
    aside.#selected = new Map(
      [...this.#selected].filter(([name, { cells }]) => cells !== undefined || names(name)),
    );
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

/** What is known after one of several ways: a selection that they leave differently is called as before, less what may have gone. */
function united(
  before: ReadonlyMap<string, Selected>,
  ways: readonly ReadonlyMap<string, Selected>[],
): ReadonlyMap<string, Selected> {
  const all = new Map(ways.flatMap((way) => [...way]));
  for (const [name, was] of before) {
    const now = ways.flatMap((way) => way.get(name) ?? []);
    if (now.some((one) => one !== now[0]))
      all.set(name, { ...was, partly: now.some(({ partly }) => partly), size: undefined });
  }
  return all;
}
