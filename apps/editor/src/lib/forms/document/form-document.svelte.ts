// One open file shown as a form: its text is the truth, the values are read from it, and every change is the smallest possible edit of the
// text, so comments and order stay.
import { editDocument, moveItem } from '@railwright/content';
import type { DocumentEdit, Path } from '@railwright/content';
import { isData } from '../../core/content/data.ts';
import { emptiedPath, valueAt } from '../model/paths.ts';
import type { Data } from '../../core/content/data.ts';
import { TextFile } from '../../core/content/text-file.ts';
import { ReadDocument } from '../../core/document/read-document.svelte.ts';
import type { SavedState } from '../../core/document/text-document.svelte.ts';

const FORM_FOLDERS = [
  'rules',
  'setups',
  'locales',
  'strategies',
  'preferences',
  'decks',
  'abilities',
  'cars',
] as const;
/** The folder whose files are shown as forms; `pack` is the description of a pack. */
export type FormFolder = (typeof FORM_FOLDERS)[number] | 'pack';

/** The kind of form for a file; undefined for other files. */
export function formFolder(path: string): FormFolder | undefined {
  if (/(^|\/)pack\.yaml$/.test(path)) return 'pack';
  if (!/\.ya?ml$/i.test(path)) return undefined;
  return FORM_FOLDERS.find((folder) => folder === path.split('/').at(-2));
}

export class FormDocument extends ReadDocument<Data> {
  readonly folder: FormFolder;

  constructor(path: string, saved: SavedState, folder: FormFolder) {
    super(path, saved, formData);
    this.folder = folder;
  }

  get data(): Data {
    return this.shown ?? {};
  }

  at(path: Path): unknown {
    return valueAt(this.data, path);
  }

  /** Sets values, or removes them if undefined, as one step. Parents that become empty are removed too. */
  edit(changes: readonly (readonly [path: Path, value: unknown])[], title: string, group?: string): void {
    if (this.broken) return;
    let { file } = this;
    for (const [path, value] of changes) {
      const edit: DocumentEdit =
        value === undefined
          ? { path: emptiedPath(file.read(formData), path), delete: true }
          : { path, value };
      file = new TextFile(editDocument(file.text, [edit]));
    }
    if (group === undefined) this.seal();
    this.change(file.text, title, group, file);
  }

  set(path: Path, value: unknown, title: string, group?: string): void {
    this.edit([[path, value]], title, group);
  }

  /** Moves an item of a list within it; comments go with it. `to` counts without the item itself. */
  move(path: Path, from: number, to: number, title: string): void {
    const list = this.at(path);
    if (this.broken || !Array.isArray(list) || from === to) return;
    const moved = moveItem(this.text, path, from, to);
    this.seal();
    if (moved === undefined) {
      const rest = (list as unknown[]).toSpliced(from, 1);
      this.set(path, rest.toSpliced(to, 0, list[from]), title);
    } else this.change(moved, title);
    this.seal();
  }
}

function formData({ data }: TextFile): Data | undefined {
  return isData(data) ? data : undefined;
}
