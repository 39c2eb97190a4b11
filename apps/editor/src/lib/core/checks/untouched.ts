// What the worker answers before it has loaded the checks: nothing is wrong with copies of the shipped packs that are as they came.
import { soundCopies, type FileHead } from '@railwright/content';
import type { Changes, PictureChanges, Question } from './answers.ts';

/** What the page has told so far. */
export class Untouched {
  readonly #texts = new Map<string, string>();
  #pictures: Map<string, FileHead | string> | undefined;

  change(changes: Changes, pictures: PictureChanges | undefined): void {
    apply(this.#texts, changes);
    if (!pictures) this.#pictures = undefined;
    else apply((this.#pictures ??= new Map()), pictures);
  }

  /** Undefined where it takes the checks to answer. */
  answer(kind: Question['kind']): readonly unknown[] | undefined {
    if (kind !== 'check' && kind !== 'copies') return undefined;
    const copies = soundCopies(this.#texts, this.#pictures);
    return copies && (kind === 'check' ? [] : copies);
  }

  /** All of it, as changes since the beginning. */
  all(): readonly [changes: Changes, pictures: PictureChanges | undefined] {
    return [[...this.#texts], this.#pictures && [...this.#pictures]];
  }
}

function apply<T>(
  to: Map<string, T>,
  changes: readonly (readonly [path: string, now: T | undefined])[],
): void {
  for (const [path, now] of changes)
    if (now === undefined) to.delete(path);
    else to.set(path, now);
}
