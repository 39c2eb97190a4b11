// One open file as text: its current text, the saved text, and undo. Every change goes through here.
import { TextFile } from '../content/text-file.ts';
import { History } from './history.ts';

export interface SavedState {
  readonly text: string;
  /** The store's version; undefined for a file that was never saved. */
  readonly version: string | undefined;
}

/** A step over several files. */
interface Link {
  readonly documents: readonly TextDocument[];
}

export class TextDocument {
  readonly path: string;
  #file = $state.raw(new TextFile(''));
  #saved = $state.raw<SavedState>({ text: '', version: undefined });
  #steps = $state(0);
  readonly #history = new History();
  /** Files that were changed by steps of this one. */
  readonly #linked = new Set<TextDocument>();
  #behind: readonly TextDocument[] = [];

  constructor(path: string, saved: SavedState) {
    this.path = path;
    this.#file = new TextFile(saved.text);
    this.#saved = saved;
  }

  /** The current text, with what was read from it. */
  get file(): TextFile {
    return this.#file;
  }

  get text(): string {
    return this.#file.text;
  }

  get saved(): SavedState {
    return this.#saved;
  }

  get dirty(): boolean {
    return this.text !== this.#saved.text || this.#saved.version === undefined;
  }

  /** The title of the step that undo would revert. */
  get undoTitle(): string | undefined {
    void this.#steps;
    return this.#history.undoTitle;
  }

  get redoTitle(): string | undefined {
    void this.#steps;
    return this.#history.redoTitle;
  }

  /** Number of steps that can be undone. */
  get stepCount(): number {
    void this.#steps;
    return this.#history.length;
  }

  /** Other files with unsaved parts of this file's steps, which are saved with it. */
  get companions(): readonly TextDocument[] {
    void this.#steps;
    return [...this.#linked].filter((document) => document.dirty);
  }

  /** Files that the last undo or redo left unchanged, because they have changed since the step. */
  get behind(): readonly TextDocument[] {
    return this.#behind;
  }

  /** One step. Steps of the same group in a row are undone together. `file` is the text with what is known of it. */
  change(text: string, title: string, group?: string, file = new TextFile(text)): void {
    if (text === this.text) return;
    this.#history.record(this.text, text, title, group);
    this.#set(file);
  }

  /** One step over several files. */
  changeWith(text: string, others: readonly (readonly [TextDocument, string])[], title: string): void {
    const changed = others.filter(([document, after]) => document.text !== after);
    if (changed.length === 0 && text === this.text) return;
    const link: Link = { documents: [...changed.map(([document]) => document), this] };
    for (const [document, after] of [...changed, [this, text] as const]) {
      document.seal();
      // It is a step of this file even if only others change.
      if (after === document.text) document.#history.mark(title);
      else document.change(after, title);
      document.#history.link(link);
      document.seal();
      if (document !== this) this.#linked.add(document);
    }
    this.#steps++;
  }

  /** A change typed into the text itself. */
  type(text: string): void {
    this.change(text, 'Typing', 'typing');
  }

  /** Makes the next change a separate step. */
  seal(): void {
    this.#history.seal();
  }

  undo(): boolean {
    const link = this.#history.undoLink as Link | undefined;
    const done = this.#step(this.#history.undo(this.text));
    for (const other of link?.documents ?? []) if (other.#history.undoLink === link) other.undo();
    this.#behind = link?.documents.filter((other) => other.#history.holds(link)) ?? [];
    return done;
  }

  redo(): boolean {
    const link = this.#history.redoLink as Link | undefined;
    const done = this.#step(this.#history.redo(this.text));
    for (const other of link?.documents ?? []) if (other.#history.redoLink === link) other.redo();
    this.#behind = link?.documents.filter((other) => !other.#history.holds(link)) ?? [];
    return done;
  }

  /** Records that the store now has `text`. */
  markSaved(text: string, version: string): void {
    this.#saved = { text, version };
    this.#history.seal();
  }

  /** Adopts a change by another program, as one step that can be undone. */
  takeOver(text: string, version: string): void {
    this.#history.seal();
    this.change(text, 'Change on disk');
    this.markSaved(text, version);
  }

  /** Bases the text on the version on disk, so that saving replaces it; undefined for a deleted file. */
  rebase(current: { readonly text: string; readonly version: string } | undefined): void {
    this.#saved = current ?? { text: '', version: undefined };
  }

  /** Restores unsaved work as one step, based on its original version. */
  restore(text: string, base: SavedState): void {
    this.#history.seal();
    this.change(text, 'Restore unsaved work');
    this.#saved = base;
  }

  #step(text: string | undefined): boolean {
    if (text === undefined) return false;
    this.#set(new TextFile(text));
    return true;
  }

  #set(file: TextFile): void {
    this.#file = file;
    this.#steps++;
    this.changed();
  }

  /** Called after each change of the text. */
  protected changed(): void {
    return;
  }
}
