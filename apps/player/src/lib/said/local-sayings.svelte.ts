// What the people at one screen say about their game, kept in this browser beside it.
import type { Question } from '@railwright/content/bundle/read';
import { isPerson } from '../play/seats.ts';
import type { LocalPlay } from '../play/session.ts';
import { readSaid, withAnswer, writeSaid, type Note, type Said } from './said.ts';
import type { Sayings } from './sayings.ts';
import { saidWords } from './words.ts';

export class LocalSayings implements Sayings {
  readonly people: Sayings['people'];
  readonly isReader = false;
  readonly isWaiting = false;
  readonly #id: string;
  #said = $state.raw() as Said;
  #isKept = $state(true);

  constructor({ id, seats }: LocalPlay) {
    this.#id = id;
    this.people = seats.flatMap((seat, at) => (isPerson(seat) ? [{ id: at, name: seat.name }] : []));
    this.#said = readSaid(id);
  }

  get said(): Said {
    return this.#said;
  }
  get trouble(): string | undefined {
    return this.#isKept ? undefined : saidWords().notKept;
  }
  isMine(): boolean {
    return true;
  }
  add(note: Note): Promise<boolean> {
    this.#change({ ...this.said, notes: [...this.said.notes, note] });
    return Promise.resolve(true);
  }
  change(note: Note, text: string): Promise<boolean> {
    const notes = this.said.notes.map((one) => (one === note ? { ...note, text } : one));
    this.#change({ ...this.said, notes });
    return Promise.resolve(true);
  }
  remove(note: Note): void {
    this.#change({ ...this.said, notes: this.said.notes.filter((one) => one !== note) });
  }
  answer(question: Question, seat: number, value: unknown): void {
    this.#change(withAnswer(this.said, question, seat, value));
  }

  #change(said: Said): void {
    this.#said = said;
    this.#isKept = writeSaid(this.#id, said);
  }
}
