// Makes a change that a playtest supports in the files of the open folder: one step of the file being edited, which undo takes back.
import { editDocument, type DocumentEdit } from '@railwright/content';
import type { Change } from '@railwright/report/documents';
import type { TestTable } from '../core/checks/tables.ts';
import { isData, listAt } from '../core/content/data.ts';
import { project } from '../core/project/project.svelte.ts';

type Edit = NonNullable<Change['edit']>;

/** The rules file that a change is made in; undefined where it is not in the open folder. */
export function rulesPath({ file }: Edit): string | undefined {
  const [pack, id] = file.split('/');
  const paths = project.listing.packs.find(({ manifest }) => manifest?.id === pack)?.files.get('rules');
  return paths?.find((path) => {
    const data = project.files.get(path)?.data;
    return isData(data) && data['id'] === id;
  });
}

/** Whether the file says so already. */
export function isMade(path: string, { keys }: Edit): boolean {
  const data = project.files.get(path)?.data;
  return (
    isData(data) &&
    leavesOf(keys).every(({ path: [key = '', part], value }) => {
      const found = part === undefined ? data[key] : isData(data[key]) ? data[key][part] : undefined;
      return JSON.stringify(found) === JSON.stringify(value);
    })
  );
}

/** The rules with the change; `from` is the file being edited. */
export function changeRules(from: string, path: string, { keys }: Edit, title: string): void {
  change(from, path, leavesOf(keys), title);
}

/** The card's file and its place there; undefined where no pack of the table that is in the open folder has it. */
export function cardPlace(card: string, table: TestTable | undefined): CardPlace | undefined {
  // A card of the setup's own pack covers another of the same id.
  const own = table?.setup.split('/')[0];
  const packs = table ? [...new Set([own, ...table.packs])] : [];
  const all = packs.flatMap((pack) => project.listing.packs.filter(({ manifest }) => manifest?.id === pack));
  for (const path of all.flatMap(({ files }) => files.get('cards') ?? [])) {
    const data = project.files.get(path)?.data;
    const index = isData(data)
      ? listAt(data, 'cards').findIndex((one) => isData(one) && one['id'] === card)
      : -1;
    if (index >= 0) return { path, index };
  }
  return undefined;
}

export interface CardPlace {
  readonly path: string;
  readonly index: number;
}

export function changeCost(from: string, { path, index }: CardPlace, value: number, title: string): void {
  change(from, path, [{ path: ['cards', index, 'cost'], value }], title);
}

/** Where a number of a definition is written: a card's cost, or a number of the rules. */
export function numberPlace(field: string, table: TestTable | undefined): NumberPlace | undefined {
  const [, card] = /^cards\.(.+)\.cost$/.exec(field) ?? [];
  if (card !== undefined) {
    const place = cardPlace(card, table);
    return place && { path: place.path, keys: ['cards', place.index, 'cost'] };
  }
  const [rules, ...keys] = field.split('.');
  const { id } = Object((table?.bundle.definition as { readonly rules?: unknown } | undefined)?.rules) as {
    readonly id?: unknown;
  };
  const path = rules === 'rules' && typeof id === 'string' ? rulesPath({ file: id, keys: {} }) : undefined;
  return path === undefined ? undefined : { path, keys };
}

interface NumberPlace {
  readonly path: string;
  readonly keys: readonly (string | number)[];
}

/** Writes several numbers at once: one step of the file being edited. */
export function changeNumbers(
  from: string,
  numbers: readonly (NumberPlace & { readonly value: number })[],
  title: string,
): void {
  const own = project.document(from);
  if (!own) return;
  const paths = [...new Set(numbers.map(({ path }) => path))];
  const texts = paths.flatMap((path) => {
    const document = project.document(path);
    const edits = numbers
      .filter((one) => one.path === path)
      .map(({ keys, value }): DocumentEdit => ({ path: [...keys], value }));
    return document ? [[document, editDocument(document.text, edits)] as const] : [];
  });
  const text = texts.find(([document]) => document === own)?.[1] ?? own.text;
  own.seal();
  own.changeWith(
    text,
    texts.filter(([document]) => document !== own),
    title,
  );
  own.seal();
}

interface Leaf {
  readonly path: readonly string[];
  readonly value: unknown;
}

/** Parts of groups on their own, so that comments between them stay. */
const leavesOf = (keys: Edit['keys']): Leaf[] =>
  Object.entries(keys).flatMap(([key, value]) =>
    isData(value)
      ? Object.entries(value).map(([part, one]) => ({ path: [key, part], value: one }))
      : [{ path: [key], value }],
  );

function change(from: string, path: string, edits: readonly DocumentEdit[], title: string): void {
  const [own, document] = [project.document(from), project.document(path)];
  if (!own || !document) return;
  const text = editDocument(document.text, edits);
  if (own === document) {
    own.seal();
    own.change(text, title);
    own.seal();
  } else own.changeWith(own.text, [[document, text]], title);
}
