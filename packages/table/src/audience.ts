// The pages at a table, and what each of them has been told.
import type { Bundle } from '@railwright/content/bundle';
import type { Course } from './course.ts';
import { recordOf } from './finished.ts';
import type { Member } from './member.ts';
import type { ByeCode } from './protocol/messages.ts';
import { pictureFor, toldTo, type Picture } from './view.ts';

export class Audience {
  readonly #course: Course;
  readonly #bundle: Bundle;
  /** By connection: the revision up to which it has been told; -1 for nothing. */
  readonly #members = new Map<Member, number>();
  /** Seats that have a page open at other hosts. */
  elsewhere: readonly number[] = [];

  constructor(course: Course, bundle: Bundle) {
    this.#course = course;
    this.#bundle = bundle;
  }

  /** Number of pages. */
  get size(): number {
    return this.#members.size;
  }
  /** Seats with a page here, each once. */
  get seats(): number[] {
    return [...new Set([...this.#members.keys()].flatMap(({ seat }) => seat ?? []))];
  }
  /** Seats with a page open anywhere. */
  get here(): ReadonlySet<number> {
    return new Set([...this.seats, ...this.elsewhere]);
  }

  has(member: Member): boolean {
    return this.#members.has(member);
  }
  add(member: Member): void {
    this.#members.set(member, -1);
  }
  delete(member: Member): boolean {
    return this.#members.delete(member);
  }

  /** Sends everybody the view. */
  show(): void {
    const pictures = this.#pictures();
    for (const member of this.#members.keys()) this.#send(member, pictures);
  }

  /** Sends a page the view; with `whole`, it is told everything again. */
  showTo(member: Member, whole = false): void {
    if (whole) this.#members.set(member, -1);
    this.#send(member, this.#pictures());
  }

  /** The game is over: what others said is no secret any more, so everything is told again. */
  tellAll(): void {
    for (const member of this.#members.keys()) this.#members.set(member, -1);
  }

  /** Ends all connections; the pages may come back. */
  part(code: ByeCode, reason: string): void {
    for (const member of this.#members.keys()) member.bye(code, reason);
  }

  /** Makes the picture of each seat once, however many pages it has. */
  #pictures(): (seat: number | null) => Picture {
    const { here } = this;
    const record = this.#course.match.isOver ? recordOf(this.#course, this.#bundle) : undefined;
    const made = new Map<number | null, Picture>();
    return (seat) => {
      const picture = made.get(seat) ?? pictureFor(this.#course, seat, here, record);
      made.set(seat, picture);
      return picture;
    };
  }

  #send(member: Member, pictures: (seat: number | null) => Picture): void {
    const from = this.#members.get(member) ?? -1;
    member.send({ ...pictures(member.seat), from, told: toldTo(this.#course, member.seat, from) });
    this.#members.set(member, this.#course.revision);
  }
}
