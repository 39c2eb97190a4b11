// A table: one request after another, each kept before it is answered. Whatever reads or changes it waits in the same line, so nobody sees
// what is not on the disk.
import { gamesVersion } from '@railwright/engine/program';
import { hashState, type Game, type GameRecord } from '@railwright/engine';
import type { Bundle } from '@railwright/content/bundle';
import type { Course } from './course.ts';
import type { Entry, NewEntry, TableHead } from './entry.ts';
import { judge, tryPicks, type Refusal } from './judge.ts';
import type { Member, Surroundings } from './member.ts';
import type { RefusalCode } from './protocol/messages.ts';
import type { Change } from './protocol/requests.ts';
import { StoreError } from './store.ts';
import { findBot } from './thinker.ts';
import { pictureFor, seenBy, toldTo, type Picture } from './view.ts';

/** Milliseconds until a bot that did not answer, or whose choice could not be kept, is asked again. */
const RETRY = 5000;

/** A table in memory. */
export class Table {
  /** How it began. */
  readonly head: TableHead;
  /** What is played. */
  readonly bundle: Bundle;
  readonly #game: Game;
  readonly #course: Course;
  readonly #learned: string | undefined;
  readonly #around: Surroundings;
  /** By connection: the revision up to which it has been told; -1 for nothing. */
  readonly #members = new Map<Member, number>();
  #expected = 0;
  #isClosed = false;
  #line: Promise<unknown> = Promise.resolve();
  /** The revision for which a bot is thinking. */
  #thinksAt: number | undefined;
  /** The revision and seat last told of by `onTurn`. */
  #called = '';

  constructor(
    head: TableHead,
    bundle: Bundle,
    course: Course,
    learned: string | undefined,
    around: Surroundings,
  ) {
    this.head = head;
    this.bundle = bundle;
    this.#course = course;
    this.#game = course.match.game;
    this.#learned = learned;
    this.#around = around;
  }

  /** Whether pages are open or a bot thinks. */
  get #isBusy(): boolean {
    return this.#members.size > 0 || this.#expected > 0 || this.#thinksAt !== undefined;
  }

  /** Bots are asked no more. */
  close(): void {
    this.#isClosed = true;
  }

  /** Number of pages. */
  get size(): number {
    return this.#members.size;
  }

  /** A page is about to join; it joins or leaves. */
  expect(): void {
    this.#expected++;
  }

  /** A page that was expected comes: it gets the view, and everybody sees that it is here. */
  join(member: Member): Promise<void> {
    return this.#inLine(() => {
      this.#expected--;
      this.#members.set(member, -1);
      this.#show();
      this.#wakeBot();
    });
  }

  /** A page goes. */
  leave(member: Member): Promise<void> {
    return this.#inLine(() => {
      if (!this.#members.delete(member)) this.#expected--;
      else if (member.seat !== null) this.#show();
      this.#callPerson();
      if (!this.#isBusy) this.#around.onIdle();
    });
  }

  /** Sends the whole view again. */
  look(member: Member): Promise<void> {
    return this.#inLine(() => {
      if (!this.#members.has(member)) return;
      this.#members.set(member, -1);
      this.#send(member, this.#pictures());
    });
  }

  /** A page has shown everything up to a revision. */
  see(member: Member, revision: number): Promise<void> {
    return this.#inLine(async () => {
      const { seat } = member;
      if (seat === null) return;
      const upTo = Math.min(revision, this.#course.revision);
      if (upTo > (await this.#around.store.seen(this.head.id, seat)))
        await this.#around.store.see(this.head.id, seat, upTo);
    });
  }

  /** Carries out a request and answers it; the views that show it are sent before. */
  change(member: Member, request: Change): Promise<void> {
    return this.#inLine(async () => {
      const { seat } = member;
      const { id } = request;
      const answer = (refused: RefusalCode, reason: string): void => {
        member.send({ type: 'refused', id, code: refused, reason });
      };
      if (seat === null) {
        answer('onlooker', 'Onlookers cannot do that.');
        return;
      }
      const before = this.#course.answered(seat, id);
      if (before !== undefined) {
        member.send({ type: 'done', id, revision: before });
        return;
      }
      const outcome = this.#judge(seat, request);
      const failure = 'refused' in outcome ? outcome : await this.#keep(outcome);
      if (failure === undefined) {
        this.#show();
        member.send({ type: 'done', id, revision: this.#course.revision });
        this.#wakeBot();
        this.#callPerson();
        return;
      }
      if (failure.refused === 'stale') this.#send(member, this.#pictures());
      answer(failure.refused, failure.reason);
    });
  }

  #judge(seat: number, request: Change): NewEntry | Refusal {
    const [course, bundle, learned, here] = [this.#course, this.bundle, this.#learned, this.#here()];
    return judge({ course, bundle, learned, here }, seat, request);
  }

  /** Keeps an entry, and only then lets it happen. Undefined if it did. */
  async #keep(made: NewEntry): Promise<Refusal | undefined> {
    const entry: Entry = { ...made, time: Date.now() };
    try {
      await this.#around.store.append(this.head.id, this.#course.revision + 1, entry);
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      if (error.code === 'taken') this.#lose(error);
      return { refused: 'not-kept', reason: error.message };
    }
    this.#course.apply(entry);
    if (entry.kind === 'chose' && this.#course.match.isOver) this.#tellAll();
    return undefined;
  }

  /** What is kept is no longer what this object holds: pages come back to one that is loaded anew. */
  #lose(error: StoreError): void {
    this.close();
    this.#around.onLost(error);
    for (const member of this.#members.keys()) member.bye('failed', error.message);
  }

  // What pages are sent

  #here(): ReadonlySet<number> {
    return new Set([...this.#members.keys()].flatMap(({ seat }) => seat ?? []));
  }

  /** Makes the picture of each seat once, however many pages it has. */
  #pictures(): (seat: number | null) => Picture {
    const here = this.#here();
    const record = this.#course.match.isOver ? this.#record() : undefined;
    const made = new Map<number | null, Picture>();
    return (seat) => {
      const picture = made.get(seat) ?? pictureFor(this.#course, seat, here, record);
      made.set(seat, picture);
      return picture;
    };
  }

  #show(): void {
    const pictures = this.#pictures();
    for (const member of this.#members.keys()) this.#send(member, pictures);
  }

  /** The game is over: what others said is no secret any more, so everything is told again. */
  #tellAll(): void {
    for (const member of this.#members.keys()) this.#members.set(member, -1);
  }

  #send(member: Member, pictures: (seat: number | null) => Picture): void {
    const from = this.#members.get(member) ?? -1;
    member.send({ ...pictures(member.seat), from, told: toldTo(this.#course, member.seat, from) });
    this.#members.set(member, this.#course.revision);
  }

  #record(): GameRecord {
    const { hash, definition, options } = this.bundle;
    return this.#course.match.record({
      engine: gamesVersion(),
      setup: definition.setup,
      content: hash,
      players: this.#course.seats.map(({ name }) => name),
      options,
    });
  }

  // Who is asked

  #wakeBot(): void {
    const course = this.#course;
    const { state } = course.match;
    const seat = this.#game.seatToAct(state);
    const bot = course.seats[seat]?.bot;
    if (bot === undefined || course.wish || this.#thinksAt !== undefined || this.#isClosed) return;
    const { revision } = course;
    this.#thinksAt = revision;
    void this.#askBot(seat, bot).then((text) =>
      this.#inLine(async () => {
        this.#thinksAt = undefined;
        // Somebody changed something meanwhile: the answer is to another question.
        const isMeant = course.moved <= revision && !course.wish && course.seats[seat]?.bot === bot;
        const isMade = isMeant && text !== undefined && (await this.#playBot(seat, text));
        if (isMade) this.#show();
        if (isMade || !isMeant) this.#wakeBot();
        else setTimeout(() => void this.#inLine(() => this.#wakeBot()), RETRY);
        this.#callPerson();
        if (!this.#isBusy) this.#around.onIdle();
      }),
    );
  }

  async #askBot(seat: number, bot: string): Promise<string | undefined> {
    const { state } = this.#course.match;
    const spec = findBot(this.bundle, bot, this.#learned);
    if (!spec) return undefined;
    const { data, rng } = seenBy(this.#course, seat, state);
    rng.set(crypto.getRandomValues(new Uint32Array(4)));
    const pause = new Promise((done) => setTimeout(done, this.#around.pause));
    const name = `${this.head.bundle} ${this.#game.seats}`;
    const question = { table: this.head.id, seat, spec, subject: name, data, rng };
    const subject = { bundle: this.bundle, seats: this.#game.seats };
    try {
      const choice = await this.#around.thinker.think(question, subject);
      await pause;
      return this.#game.formatChoice(state, choice);
    } catch {
      return undefined;
    }
  }

  /** Makes a bot's choice; if the rules stop its effect, the first choice that they do not stop. */
  async #playBot(seat: number, text: string): Promise<boolean> {
    const { match } = this.#course;
    for (const one of [text, ...match.legal()]) {
      const after = tryPicks(this.#game, match.state, seat, [one]);
      if (typeof after !== 'string')
        return (
          (await this.#keep({ kind: 'chose', seat, texts: [one], hash: hashState(after) })) === undefined
        );
    }
    return false;
  }

  #callPerson(): void {
    const { match, seats, moved } = this.#course;
    const seat = this.#game.seatToAct(match.state);
    const sitting = seats[seat];
    const call = `${moved} ${seat}`;
    if (sitting?.player !== 'person' || this.#called === call) return;
    this.#called = call;
    if (!this.#here().has(seat)) this.#around.onTurn(this.head, sitting.name);
  }

  #inLine(work: () => Promise<void> | void): Promise<void> {
    const done = this.#line.then(work);
    this.#line = done.catch(() => undefined);
    return done;
  }
}
