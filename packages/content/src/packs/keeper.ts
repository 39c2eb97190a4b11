// Keeps what was made from packs, such as the findings of a check, for as long as everything that was read for it is the same. What is read
// is noted by the packs themselves (`watched.ts`), so a check says nothing about it.
import { DiagnosticSink } from '../diagnostics/sink.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Library } from './library.ts';
import type { Pack } from './model.ts';

export type Question = (library: Library) => unknown;

interface Note {
  readonly question: Question;
  answer: unknown;
  /** Whether other results may ask the same. */
  readonly isShared: boolean;
}

/** What one result was made from: answers to questions, and other results. */
class Page {
  readonly notes = new Map<string, Note>();
  readonly others = new Set<Page>();
  /** The turn in which it was last judged. */
  judged = 0;
  holds = false;
}

interface Entry {
  readonly page: Page;
  readonly value: unknown;
}

/** What is kept must not hold packs, which are those of one library. */
export class Keeper {
  /** By what a result is about, which is part of the packs, and by what was asked of it. */
  readonly #entries = new WeakMap<object, Map<unknown, Entry>>();
  readonly #compared = new WeakMap<object, { readonly other: object; readonly isSame: boolean }>();
  /** Of the result that is being made. */
  #page: Page | undefined;
  #library: Library | undefined;
  #turn = 0;
  /** Of this turn. Many results ask the same. */
  readonly #answers = new Map<Question, unknown>();
  /** Those that hold in this turn, by their questions, so that results that asked the same share a page. */
  readonly #pages = new Map<string, Page>();
  readonly #numbers = new WeakMap<Question, number>();
  #questions = 0;

  /** Whether anything that is read now counts. */
  get isNoting(): boolean {
    return this.#page !== undefined;
  }

  note(key: string, question: Question, answer: unknown, isShared = false): void {
    if (this.#page && !this.#page.notes.has(key)) this.#page.notes.set(key, { question, answer, isShared });
  }

  /** The answer alone counts for the result that is being made, whatever was read to find it. */
  ask<T>(library: Library, key: string, question: (library: Library) => T): T {
    const asked = `? ${key}`;
    const known = this.#page?.notes.get(asked);
    if (known) return known.answer as T;
    this.#turnTo(library);
    const answer = this.#on(undefined, () => this.#answer(question, library)) as T;
    this.note(asked, question, answer, true);
    return answer;
  }

  #answer(question: Question, library: Library): unknown {
    if (!this.#answers.has(question)) this.#answers.set(question, question(library));
    return this.#answers.get(question);
  }

  keep<T>(library: Library, about: object, what: unknown, make: () => T): T {
    this.#turnTo(library);
    const entries = this.#entries.get(about) ?? new Map<unknown, Entry>();
    this.#entries.set(about, entries);
    const known = entries.get(what);
    let entry = known && this.#on(undefined, () => this.#holds(known.page, library)) ? known : undefined;
    if (!entry) {
      const page = new Page();
      const value = this.#on(page, make);
      page.judged = this.#turn;
      page.holds = true;
      entry = { page: this.#shared(page), value };
      entries.set(what, entry);
    }
    this.#page?.others.add(entry.page);
    return entry.value as T;
  }

  forget(about: object, what: unknown): void {
    this.#entries.get(about)?.delete(what);
  }

  /** With each library, everything has to be judged again. */
  #turnTo(library: Library): void {
    if (this.#library === library) return;
    this.#library = library;
    this.#turn++;
    this.#answers.clear();
    this.#pages.clear();
  }

  #on<T>(page: Page | undefined, make: () => T): T {
    const before = this.#page;
    this.#page = page;
    try {
      return make();
    } finally {
      this.#page = before;
    }
  }

  #holds(page: Page, library: Library): boolean {
    if (page.judged === this.#turn) return page.holds;
    page.judged = this.#turn;
    page.holds = this.#isAsNoted(page, library);
    if (page.holds) this.#shared(page);
    return page.holds;
  }

  /** A page that holds, or the one that holds with the same questions. */
  #shared(page: Page): Page {
    if (page.others.size > 0) return page;
    const key = [...page.notes.values()].map(({ question }) => this.#numberOf(question)).join(' ');
    const shared = this.#pages.get(key) ?? page;
    this.#pages.set(key, shared);
    return shared;
  }

  #numberOf(question: Question): number {
    const number = this.#numbers.get(question) ?? ++this.#questions;
    this.#numbers.set(question, number);
    return number;
  }

  #isAsNoted({ notes, others }: Page, library: Library): boolean {
    for (const note of notes.values()) {
      const answer = note.isShared ? this.#answer(note.question, library) : note.question(library);
      if (!this.#isSame(note.answer, answer)) return false;
      // So that nothing of earlier content is held, and the next comparison is with the same object for all.
      note.answer = answer;
    }
    for (const other of others) if (!this.#holds(other, library)) return false;
    return true;
  }

  /** Many results note the same answer. */
  #isSame(a: unknown, b: unknown): boolean {
    if (Object.is(a, b)) return true;
    if (!isObject(a) || !isObject(b)) return false;
    const known = this.#compared.get(a);
    if (known?.other === b) return known.isSame;
    const isSame = isEqual(a, b);
    this.#compared.set(a, { other: b, isSame });
    return isSame;
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether lists, sets, maps and plain data have the same content in the same order. */
function isEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (!isObject(a) || !isObject(b) || Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return false;
  if (Array.isArray(a))
    return a.length === (b as unknown[]).length && a.every((one, i) => isEqual(one, (b as unknown[])[i]));
  if (a instanceof Map || a instanceof Set) return isEqual([...a], [...(b as Map<unknown, unknown>)]);
  // An item or a file is one object: another with the same content is not what a kept result knows.
  const isPart = 'file' in a || 'path' in a || Object.getPrototypeOf(a) !== Object.prototype;
  return !isPart && isEqual(Object.entries(a), Object.entries(b));
}

const keepers = new WeakMap<Library, Keeper>();

/** A library that is read once has one of its own, since its packs never change. */
function keeperOf(library: Library): Keeper {
  const keeper = keepers.get(library) ?? new Keeper();
  keepers.set(library, keeper);
  return keeper;
}

/** What is made from this library is kept for the next one with this keeper. */
export function keepWith(keeper: Keeper, library: Library): void {
  keepers.set(library, keeper);
}

/** What is made of a part of the library, such as an item or a file; made again when something that was read for it has changed. */
export function keep<T>(library: Library, about: object, what: unknown, make: () => T): T {
  return keeperOf(library).keep(library, about, what, make);
}

/** What is made of a library as a whole. */
export function keepOne<T>(library: Library, what: unknown, make: () => T): T {
  const keeper = keeperOf(library);
  return keeper.keep(library, keeper, what, make);
}

/**
 * The answer to a question about a library. What is being made and kept depends on the answer, not on all that was read to find it.
 * @param key of the question, among those that one result asks
 */
export function ask<T>(library: Library, key: string, question: (library: Library) => T): T {
  return keeperOf(library).ask(library, key, question);
}

/** The same about a pack, wherever in its library it is. */
export function askOf<T>(pack: Pack, library: Library, key: string, question: PackQuestion<T>): T {
  return ask(library, `${pack.id}: ${key}`, onPack(pack.id, question)) as T;
}

/** What is made of a pack, such that each of its fields is asked for when it is read. */
export function askEach<T extends object>(
  pack: Pack,
  library: Library,
  key: string,
  make: PackQuestion<T>,
): T {
  const asked = {};
  for (const field of Object.keys(make(pack, library)))
    Object.defineProperty(asked, field, {
      get: () => askOf(pack, library, `${key}, ${field}`, fieldOf(make, field as keyof T & string)),
    });
  return asked as T;
}

type PackQuestion<T> = (pack: Pack, library: Library) => T;

/** Each question is one function, so that it is answered once for all; made here, where it does not capture the library of today. */
const questions = new WeakMap<object, Map<string, unknown>>();

function oneQuestion<T extends Question | PackQuestion<unknown>>(of: object, key: string, make: () => T): T {
  const known = questions.get(of) ?? new Map<string, unknown>();
  questions.set(of, known);
  const question = known.get(key) ?? make();
  known.set(key, question);
  return question as T;
}

function onPack<T>(id: string, question: PackQuestion<T>): (library: Library) => T | undefined {
  return oneQuestion(question, `of ${id}`, () => (library: Library) => {
    const pack = library.packs.get(id);
    return pack && question(pack, library);
  });
}

function fieldOf<T, Field extends keyof T & string>(
  make: PackQuestion<T>,
  field: Field,
): PackQuestion<T[Field]> {
  return oneQuestion(make, field, () => (pack: Pack, library: Library) => make(pack, library)[field]);
}

/** Adds what a check finds, or what it found when everything that it reads was the same. */
export function keepFindings(
  library: Library,
  about: object,
  what: string,
  sink: DiagnosticSink,
  check: (sink: DiagnosticSink) => void,
): void {
  const isCrowded = sink.crowded;
  const key = isCrowded ? `${what}, crowded` : what;
  const found = keep(library, about, key, (): readonly Diagnostic[] => {
    const own = new DiagnosticSink(sink.count);
    check(own);
    return own.diagnostics;
  });
  // Where the crowd begins among these, some were found before, and some after it.
  if (isCrowded || !sink.wouldCrowd(found)) return sink.add(...found);
  keeperOf(library).forget(about, key);
  check(sink);
}
