// What has happened at a table: the match, who sits where, and what can be told of it. It changes only by entries, so the kept ones
// lead to the same again.
import { hashState, Match, type Game, type GameEvent } from '@railwright/engine';
import type { Entry, TableHead } from './entry.ts';
import type { Happening, SeatState, Told } from './protocol/messages.ts';
import { topicOf, type Saying } from './protocol/said.ts';

/** A seat, except whether its pages are open. */
export type Sitting = Omit<SeatState, 'here'>;

/** The choices of one entry: steps `from` to `to` of the match. */
interface Made {
  readonly revision: number;
  readonly seat: number;
  readonly from: number;
  readonly to: number;
}

/** A wish to take back: whose, to which step, and who has not answered. */
export interface Wish {
  readonly seat: number;
  readonly to: number;
  readonly waits: readonly number[];
  /** The revision in which it was asked. */
  readonly asked: number;
}

export class Course {
  readonly match: Match;
  readonly #seats: Sitting[];
  readonly #told: Told[];
  readonly #answered = new Map<string, number>();
  /** Per seat, the revision that last said something, by topic. */
  readonly #topics: Map<string, number>[];
  readonly #sayings: number[];
  #made: Made[] = [];
  #revision = 0;
  #moved = 0;
  #wish: Wish | undefined;

  constructor(game: Game, head: TableHead) {
    this.match = new Match(game, head.seed);
    this.#seats = head.seats.map(({ name, bot }) =>
      bot === undefined ? { name, player: 'nobody' } : { name, player: 'bot', bot },
    );
    this.#topics = head.seats.map(() => new Map<string, number>());
    this.#sayings = head.seats.map(() => 0);
    this.#told = [{ revision: 0, kind: 'begun', events: this.match.setupEvents }];
  }

  /** Number of entries. */
  get revision(): number {
    return this.#revision;
  }
  /** The revision that last changed the position. */
  get moved(): number {
    return this.#moved;
  }
  get seats(): readonly Sitting[] {
    return this.#seats;
  }
  /** Everything that happened, with all cards open, by revision. */
  get told(): readonly Told[] {
    return this.#told;
  }
  get wish(): Wish | undefined {
    return this.#wish;
  }
  /** The revision of a request that was carried out before. */
  answered(seat: number, id: string): number | undefined {
    return this.#answered.get(`${seat} ${id}`);
  }

  /** Where the last action of a seat began, and whether it can be taken back without asking; undefined if there is none. */
  undoable(seat: number): { readonly to: number; readonly isFree: boolean } | undefined {
    if (this.match.isOver) return undefined;
    const at = this.#made.findLastIndex((made) => made.seat === seat);
    const made = this.#made[at];
    if (made === undefined) return undefined;
    const steps = Array.from({ length: made.to - made.from }, (_, i) => made.from + i);
    const isFree = at === this.#made.length - 1 && !steps.some((step) => this.match.revealedBy(step));
    return { to: made.from, isFree };
  }
  /** The people who must agree when `seat` takes back. */
  othersThan(seat: number): number[] {
    return this.#seats.flatMap(({ player }, other) => (player === 'person' && other !== seat ? [other] : []));
  }

  /** How often a seat would have said something, and how many notes and letters it would have, after it says this too. */
  saidBy(
    seat: number,
    what: Saying,
  ): { readonly sayings: number; readonly notes: number; readonly letters: number } {
    const others = [...(this.#topics[seat] ?? [])].flatMap(([topic, revision]) => {
      const told = this.#told[revision];
      return topic !== topicOf(what) && told?.kind === 'said' && told.what ? [told.what] : [];
    });
    const all = [...others, what].filter(({ says }) => says !== null);
    return {
      sayings: (this.#sayings[seat] ?? 0) + 1,
      notes: all.filter((one) => 'note' in one).length,
      letters: all.reduce((sum, one) => sum + lettersOf(one), 0),
    };
  }

  /** @throws Error if the entry cannot have happened; the course is then of no more use. */
  apply(entry: Entry): void {
    const revision = ++this.#revision;
    const { seat } = entry;
    if (this.#seats[seat] === undefined) throw new Error(`There is no seat ${seat + 1}.`);
    if ('id' in entry) this.#answered.set(`${seat} ${entry.id}`, revision);
    if (entry.kind === 'lapsed' && !this.#wish?.waits.includes(entry.away))
      throw new Error(`Seat ${entry.away + 1} was not asked about taking back.`);
    // Whatever else happens ends a wish.
    if (!['answered', 'named', 'said'].includes(entry.kind)) this.#wish = undefined;
    this.#told.push({ revision, ...this.#carryOut(entry, revision) });
  }

  #carryOut(entry: Entry, revision: number): Happening {
    const { kind, seat } = entry;
    switch (kind) {
      case 'chose':
        return { kind, seat, events: this.#choose(seat, entry.texts, entry.hash, revision) };
      case 'took-back':
        return { kind, seat: entry.by, revisions: this.#takeBack(entry.to, entry.hash, revision) };
      case 'asked': {
        const undoable = this.undoable(seat);
        if (!undoable) throw new Error('There is nothing to take back.');
        this.#wish = { seat, to: undoable.to, waits: this.othersThan(seat), asked: revision };
        return { kind, seat };
      }
      case 'answered': {
        const { agree } = entry;
        const { wish } = this;
        this.#wish =
          agree && wish ? { ...wish, waits: wish.waits.filter((other) => other !== seat) } : undefined;
        return { kind, seat, agree };
      }
      case 'lapsed':
        return { kind, seat, away: entry.away };
      case 'sat':
        this.#seats[seat] = { name: entry.name, player: 'person' };
        return { kind, seat, name: entry.name };
      case 'left':
        this.#seats[seat] = { name: this.#nameOf(seat), player: 'nobody' };
        return { kind, seat, name: this.#nameOf(seat) };
      case 'named': {
        const before = this.#nameOf(seat);
        this.#seats[seat] = { ...(this.#seats[seat] as Sitting), name: entry.name };
        return { kind, seat, name: entry.name, before };
      }
      case 'bot': {
        const { at, bot } = entry;
        if (this.#seats[at] === undefined) throw new Error(`There is no seat ${at + 1}.`);
        const name = this.#nameOf(at);
        this.#seats[at] = bot === null ? { name, player: 'nobody' } : { name, player: 'bot', bot };
        return { kind, seat: at, by: seat, bot };
      }
      case 'said':
        this.#say(seat, entry.what, revision);
        return { kind, seat, what: entry.what };
    }
  }

  /** What it takes the place of is told no more. */
  #say(seat: number, what: Saying, revision: number): void {
    const topics = this.#topics[seat];
    const topic = topicOf(what);
    const before = topics?.get(topic);
    if (before !== undefined) this.#told[before] = { revision: before, kind: 'said', seat };
    topics?.set(topic, revision);
    this.#sayings[seat] = (this.#sayings[seat] ?? 0) + 1;
  }

  #nameOf(seat: number): string {
    return this.#seats[seat]?.name ?? '';
  }

  #choose(seat: number, texts: readonly string[], hash: string, revision: number): (readonly GameEvent[])[] {
    const { match } = this;
    const from = match.at;
    for (const text of texts) {
      if (match.decision?.seat !== seat) throw new Error(`Seat ${seat + 1} was not asked.`);
      const result = match.choose(text);
      if (!result.ok) throw new Error(result.reason);
    }
    this.#check(hash);
    this.#made.push({ revision, seat, from, to: match.at });
    this.#moved = revision;
    return texts.map((_, i) => match.eventsOf(from + i));
  }

  #takeBack(to: number, hash: string, revision: number): number[] {
    const gone = this.#made.filter(({ from }) => from >= to);
    this.#made = this.#made.filter(({ from }) => from < to);
    this.match.goTo(to);
    this.#check(hash);
    this.#moved = revision;
    return gone.map((made) => made.revision);
  }

  #check(hash: string): void {
    if (hashState(this.match.state) !== hash)
      throw new Error('It leads to another position than it did then.');
  }
}

function lettersOf({ says }: Saying): number {
  if (typeof says === 'string') return says.length;
  return typeof says === 'object' && says !== null ? says.text.length : 0;
}
