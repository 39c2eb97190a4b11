// A table: one request after another, each kept before it is answered. Whatever reads or changes it waits in the same line, so nobody sees
// what is not on the disk. Other hosts may add to the same table: what they kept is let happen here as well.
import type { Bundle } from '@railwright/content/bundle';
import { askBot, botEntry, type AskedTable } from './ask-bot.ts';
import { Audience } from './audience.ts';
import { Caller } from './caller.ts';
import type { Course } from './course.ts';
import type { Entry, NewEntry, TableHead } from './entry.ts';
import { judge, NOT_FOR_ONLOOKERS, type Refusal } from './judge.ts';
import type { Member, Surroundings } from './member.ts';
import type { ByeCode } from './protocol/messages.ts';
import type { Change } from './protocol/requests.ts';
import { lapsedEntry, Patience } from './patience.ts';
import { applyKept, passOver, TableError } from './replay.ts';
import { byeOf, StoreError } from './store.ts';
import { noteSeen } from './note-seen.ts';

/** Milliseconds until a bot that did not answer, or whose choice could not be kept, is asked again. */
const RETRY = 2000;

/** A table in memory. */
export class Table {
  /** How it began. */
  readonly head: TableHead;
  /** What is played. */
  readonly bundle: Bundle;
  readonly #course: Course;
  readonly #played: AskedTable;
  readonly #around: Surroundings;
  readonly #audience: Audience;
  #expected = 0;
  #isClosed = false;
  /** Somebody came, or something happened. */
  #isUsed = false;
  #line: Promise<unknown> = Promise.resolve();
  /** The revision for which a bot is thinking. */
  #thinksAt: number | undefined;
  /** Asks a bot again. */
  #retry: NodeJS.Timeout | undefined;
  readonly #caller: Caller;
  readonly #patience = new Patience((seat) => void this.#inLine(() => this.#endWish(seat)));
  /** Whether it is about to look what other hosts did. */
  #looks = false;
  readonly #leaveHosts: (() => void) | undefined;

  constructor(played: AskedTable, around: Surroundings) {
    const { head, bundle, course } = played;
    this.head = head;
    this.bundle = bundle;
    this.#course = course;
    this.#played = played;
    this.#around = around;
    this.#audience = new Audience(course, bundle);
    this.#caller = new Caller(head, around);
    this.#leaveHosts = around.store.hosts?.attend(head.id, {
      moved: () => this.#lookAround(),
      away: (error) => this.#audience.part('away', error.message),
    });
  }

  /** Whether pages are open or a bot thinks. */
  get #isBusy(): boolean {
    return this.#audience.size > 0 || this.#expected > 0 || this.#thinksAt !== undefined;
  }

  /** Bots are asked no more. */
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    this.#patience.watch(undefined, new Set());
    this.#leaveHosts?.();
    if (this.#isUsed) this.#around.onClosed();
  }

  /** If it is a bot's turn, asks that bot, even if nobody is here. */
  wake(): Promise<void> {
    return this.#inLine(() => {
      this.#wakeBot();
      if (!this.#isBusy && !this.#isClosed) this.#around.onIdle();
    });
  }

  /** Number of pages. */
  get size(): number {
    return this.#audience.size;
  }

  /** A page is about to join; it joins or leaves. */
  expect(): void {
    this.#isUsed = true;
    this.#expected++;
  }

  /** A page that was expected comes: it gets the view, and everybody sees that it is here. */
  join(member: Member): Promise<void> {
    return this.#inLine(async () => {
      this.#expected--;
      this.#audience.add(member);
      // It may have seen more at another host.
      if (this.#isShared) await this.#catchUp();
      this.#audience.show();
      this.#wakeBot();
      this.#watch();
    });
  }

  /** A page goes. */
  leave(member: Member): Promise<void> {
    return this.#inLine(async () => {
      if (!this.#audience.delete(member)) this.#expected--;
      else if (member.seat !== null) {
        this.#audience.show();
        if (this.#isShared && this.#isBusy) await this.#catchUp().catch(passOver);
      }
      this.#watch();
      this.#caller.call(this.#course, this.#audience.here);
      if (!this.#isBusy) this.#around.onIdle();
    });
  }

  /** Sends the whole view again. */
  look(member: Member): Promise<void> {
    return this.#inLine(() => {
      if (this.#audience.has(member)) this.#audience.showTo(member, true);
    });
  }

  /** A page has shown everything up to a revision. */
  see(member: Member, revision: number): Promise<void> {
    const upTo = Math.min(revision, this.#course.revision);
    return this.#inLine(() => noteSeen(this.#around.store, this.head.id, member.seat, upTo));
  }

  /** Carries out a request and answers it; the views that show it are sent before. */
  change(member: Member, request: Change): Promise<void> {
    return this.#inLine(async () => {
      const [{ seat }, { id }] = [member, request];
      const outcome = seat === null ? NOT_FOR_ONLOOKERS : await this.#decide(seat, request);
      if (typeof outcome === 'number') member.send({ type: 'done', id, revision: outcome });
      else {
        if (outcome.refused === 'stale') this.#audience.showTo(member);
        member.send({ type: 'refused', id, code: outcome.refused, reason: outcome.reason });
      }
    });
  }

  /** The revision at which a request counts, or why it does not. Only who knows of everything that is kept may refuse it. */
  async #decide(seat: number, request: Change): Promise<number | Refusal> {
    for (;;) {
      const before = this.#course.answered(seat, request.id);
      if (before !== undefined) return before;
      const made = judge({ ...this.#played, here: this.#audience.here }, seat, request);
      const failure = 'refused' in made ? made : await this.#keep(made);
      if (failure === undefined) {
        this.#goOn();
        return this.#course.revision;
      }
      if ((failure === 'taken' || this.#isShared) && (await this.#catchUp())) continue;
      if (failure !== 'taken') return failure;
      throw this.#lose(new StoreError('damaged', 'The stored table differs from what was stored before.'));
    }
  }

  /** Keeps an entry, and only then lets it happen. Undefined if it did; `taken` if another host was quicker. */
  async #keep(made: NewEntry, lead?: number): Promise<Refusal | 'taken' | undefined> {
    if (this.#isClosed) throw new TableError('failed', 'This table was closed here.');
    const isOver = this.#course.match.isOver;
    const entry: Entry = { ...made, time: Date.now(), ...(isOver && { over: true }) };
    try {
      await this.#around.store.append(this.head.id, this.#course.revision + 1, entry, lead);
    } catch (error) {
      if (!(error instanceof StoreError) || error.code === 'away') throw error;
      if (error.code === 'taken') return 'taken';
      this.#around.onTrouble(error);
      return { refused: 'not-kept', reason: error.message };
    }
    this.#course.apply(entry);
    this.#happened(entry);
    return undefined;
  }

  #happened({ kind }: Entry): void {
    this.#isUsed = true;
    if (kind === 'chose' && this.#course.match.isOver) this.#audience.tellAll();
  }

  #goOn(): void {
    this.#audience.show();
    this.#wakeBot();
    this.#watch();
    this.#caller.call(this.#course, this.#audience.here);
  }

  #watch(): void {
    if (!this.#isClosed) this.#patience.watch(this.#course.wish, this.#audience.here);
  }

  async #endWish(seat: number): Promise<void> {
    const made = lapsedEntry(this.#course, seat, this.#audience.here);
    if (made && !this.#isClosed && (await this.#keepOwn(made))) this.#goOn();
    else this.#watch();
  }

  // What other hosts do

  get #isShared(): boolean {
    return this.#around.store.hosts !== undefined;
  }

  #lookAround(): void {
    if (this.#looks) return;
    this.#looks = true;
    const looked = this.#inLine(async () => {
      this.#looks = false;
      await this.#catchUp();
    });
    looked.catch((error: unknown) => {
      passOver(error);
      // Of a table that is lost, pages know already.
      if (error instanceof StoreError && !this.#isClosed) this.#audience.part(byeOf(error), error.message);
    });
  }

  /** Lets happen what others have kept. Returns whether there was anything. */
  async #catchUp(): Promise<boolean> {
    const { hosts } = this.#around.store;
    const [{ id }, { revision }, audience] = [this.head, this.#course, this.#audience];
    try {
      const { entries, here } = hosts
        ? await hosts.meet(id, audience.seats, revision)
        : { entries: await this.#around.store.read(id, revision), here: [] };
      for (const entry of entries) {
        applyKept(this.#course, entry, this.head);
        this.#happened(entry);
      }
      const isChanged = entries.length > 0 || here.join() !== audience.elsewhere.join();
      audience.elsewhere = here;
      if (isChanged) this.#goOn();
      return entries.length > 0;
    } catch (error) {
      if (error instanceof TableError) this.#lose(error, error.code);
      else if (error instanceof StoreError && error.code === 'damaged') this.#lose(error);
      throw error;
    }
  }

  /** What is kept is no longer what this object holds: pages come back to one that is loaded anew. */
  #lose(error: Error, code: ByeCode = 'failed'): Error {
    this.close();
    this.#around.onLost(error);
    this.#audience.part(code, error.message);
    return error;
  }

  #wakeBot(): void {
    const course = this.#course;
    const seat = course.match.game.seatToAct(course.match.state);
    const bot = course.seats[seat]?.bot;
    if (bot === undefined || course.wish || this.#thinksAt !== undefined || this.#isClosed) return;
    const { revision } = course;
    this.#thinksAt = revision;
    const asked = askBot(this.#played, this.#around, { seat, bot });
    void asked.then((answer) =>
      this.#inLine(async () => {
        this.#thinksAt = undefined;
        // Somebody changed something meanwhile: the answer is to another question.
        const isMeant = course.moved <= revision && !course.wish && course.seats[seat]?.bot === bot;
        const made = isMeant && answer ? botEntry(course, seat, answer.text) : undefined;
        const isMade = await this.#keepOwn(made, answer?.lead);
        if (isMade) this.#goOn();
        else if (isMeant) this.#wakeLater();
        else this.#wakeBot();
        if (!this.#isBusy) this.#around.onIdle();
      }),
    );
  }

  #wakeLater(): void {
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => void this.#inLine(() => this.#wakeBot()), RETRY);
  }

  /** Keeps what no page asked for, if there is something. */
  async #keepOwn(made: NewEntry | undefined, lead?: number): Promise<boolean> {
    try {
      const failure = made && (await this.#keep(made, lead));
      if (failure === 'taken') await this.#catchUp();
      return made !== undefined && failure === undefined;
    } catch (error) {
      passOver(error);
      return false;
    }
  }

  #inLine(work: () => Promise<void> | void): Promise<void> {
    const done = this.#line.then(work);
    this.#line = done.catch(() => undefined);
    return done;
  }
}
