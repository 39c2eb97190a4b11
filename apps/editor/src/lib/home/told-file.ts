// What a file is about, beside its name on the first page.
import { isData, nameText, textsAt } from '../core/content/data.ts';
import type { Kind } from '../core/content/packs.ts';
import type { TextFile } from '../core/content/text-file.ts';

/** Longer files are not read for this. */
const LONGEST = 50_000;

/** Such files have no title, and the first page need not read them: those of tests take longest. */
export const UNTITLED: ReadonlySet<Kind> = new Set<Kind>(['lessons', 'playtests', 'tests']);

export function toldIn(file: TextFile): string {
  const data = file.text.length > LONGEST ? undefined : file.data;
  return isData(data) ? nameText(textsAt(data, 'title')) || nameText(textsAt(data, 'name')) : '';
}
