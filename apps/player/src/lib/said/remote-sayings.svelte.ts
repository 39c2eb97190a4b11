// What the person of a seat says about a game at a table, kept by the table: the others may read it once the game is over.
import { isAnswer, type Question } from '@railwright/content/bundle/read';
import { safeText } from '@railwright/engine/safe-text';
import type { Saying } from '@railwright/table/protocol';
import type { RemoteSeat, Session } from '../play/session.ts';
import { newId } from '../remote/new-id.ts';
import type { Note, Said } from './said.ts';
import type { Sayings } from './sayings.ts';

export class RemoteSayings implements Sayings {
  readonly #session: Session;
  readonly #remote: RemoteSeat;
  #open = $state(0);
  #trouble = $state<string>();

  constructor(session: Session, remote: RemoteSeat) {
    this.#session = session;
    this.#remote = remote;
  }

  get said(): Said {
    return this.#remote.said;
  }
  get people(): Sayings['people'] {
    const { viewer, seats } = this.#session;
    const seat = seats[viewer];
    return seat ? [{ id: viewer, name: seat.name }] : [];
  }
  get isReader(): boolean {
    return this.people.length === 0;
  }
  get isWaiting(): boolean {
    return this.#open > 0;
  }
  get trouble(): string | undefined {
    return this.#trouble;
  }
  isMine({ seat }: Note): boolean {
    return seat === this.#session.viewer;
  }
  add(note: Note): Promise<boolean> {
    return this.change({ ...note, note: newId() }, note.text);
  }
  /** Said again under the same name, it takes the place of what was said before. */
  change({ at, about, note = newId() }: Note, text: string): Promise<boolean> {
    const where = { ...(at !== undefined && { at }), ...(about && { about }) };
    return this.#say({ note, says: { ...where, text: safeText(text) } });
  }
  remove({ note }: Note): void {
    if (note !== undefined) void this.#say({ note, says: null });
  }
  answer(question: Question, _: number, value: unknown): void {
    const says = isAnswer(question, value) ? value : null;
    void this.#say({ question: question.id, says: typeof says === 'string' ? safeText(says) : says });
  }

  async #say(what: Saying): Promise<boolean> {
    this.#open++;
    const trouble = await this.#remote.say(what);
    this.#open--;
    this.#trouble = trouble;
    return trouble === undefined;
  }
}
