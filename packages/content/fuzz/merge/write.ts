// Writes an edit into a text as the studio does, or as people do by hand.
import { editDocument } from '../../src/edit/edit-document.ts';
import { editMap } from '../../src/edit/edit-map.ts';
import { itemSpans, moveItem } from '../../src/edit/items.ts';
import { canonicalJson } from '../../src/text/hash.ts';
import { spotAt } from '../../src/schema/schema-path.ts';
import { commentsIn } from '../../src/yaml/comments.ts';
import { readData } from '../../src/yaml/read-leniently.ts';
import type { Dice } from './dice.ts';
import { applyEdit, at, dataOf, indexPath, tagPath, type Edit, type Tree } from './tree.ts';

export interface Edited {
  readonly tree: Tree;
  readonly text: string;
  readonly edits: readonly Edit[];
}

/** Undefined for an edit that has no place, or that cannot be written there. */
export function withEdit(before: Edited, edit: Edit, dice: Dice): Edited | undefined {
  const tree = applyEdit(before.tree, edit);
  const text = tree && written(before, edit, tree, dice);
  if (text === undefined || !tree || text === before.text) return undefined;
  if (canonicalJson(readData(text)) !== canonicalJson(dataOf(tree))) return undefined;
  return { tree, text, edits: [...before.edits, edit] };
}

function written({ text, tree }: Edited, edit: Edit, now: Tree, dice: Dice): string | undefined {
  const path = indexPath(edit.kind === 'remove' ? tree : now, edit.path);
  if (!path) return undefined;
  switch (edit.kind) {
    case 'set':
    case 'add-key':
      return editDocument(text, [{ path, value: edit.value }]);
    case 'remove':
      return (
        (dice.chance(50) ? withoutLines(text, path) : undefined) ??
        editDocument(text, [{ path, delete: true }])
      );
    case 'add-item':
      return editDocument(text, [{ path, value: dataOf(at(now, edit.path) ?? now) }]);
    case 'move':
      return movedText(text, tree, now, edit, path);
    case 'paint':
      return editMap(text, [{ path, value: dataOf(at(now, edit.path) ?? now) }]);
    case 'comment':
      return undefined;
  }
}

/** An item with the comments above it, as people select it. */
function withoutLines(text: string, path: readonly (string | number)[]): string | undefined {
  const index = path.at(-1);
  if (typeof index !== 'number') return undefined;
  const spans = itemSpans(text, path.slice(0, -1));
  const [span, before] = [spans?.[index], spans?.[index - 1]];
  return span && before && text.slice(0, before.to) + text.slice(span.to);
}

function movedText(
  text: string,
  tree: Tree,
  now: Tree,
  { path: list, tag }: Extract<Edit, { kind: 'move' }>,
  path: readonly (string | number)[],
): string {
  const from = indexPath(tree, [...list, tag])?.at(-1);
  const to = indexPath(now, [...list, tag])?.at(-1);
  return (
    moveItem(text, path, Number(from), Number(to)) ??
    editDocument(text, [{ path, value: dataOf(at(now, list) ?? now) }])
  );
}

/** Adds a comment above a line or behind it, or changes one. */
export function withComment(before: Edited, dice: Dice, word: string): Edited | undefined {
  const lines = before.text.split(/(?<=\n)/);
  const index = dice.below(lines.length);
  const line = lines[index] ?? '';
  const place = dice.pick(['above', 'behind', 'change'] as const) ?? 'above';
  const comments = [...commentsIn(before.text)].map((comment) => comment.text);
  const own = comments.find((comment) => line.includes(comment)) ?? '';
  const fresh = commented(line, place, own, word);
  if (fresh === undefined) return undefined;
  const text = lines.with(index, fresh).join('');
  const isOnlyComment = canonicalJson(readData(text)) === canonicalJson(dataOf(before.tree));
  const more = [...commentsIn(text)].filter((comment) => comment.text.includes(word)).length;
  if (!isOnlyComment || more !== 1) return undefined;
  const next = lines.findIndex((one, i) => i >= index && !/^\s*(#|$)/.test(one));
  const offset = lines.slice(0, next).join('').length + (lines[next] ?? '').search(/\S/);
  const path = next < 0 ? [] : tagPath(before.tree, spotAt(before.text, offset + 2).path);
  return {
    ...before,
    text,
    edits: [
      ...before.edits,
      { kind: 'comment', path, was: own === '' ? JSON.stringify([path, line.trim()]) : own, place },
    ],
  };
}

function commented(
  line: string,
  place: 'above' | 'behind' | 'change',
  own: string,
  word: string,
): string | undefined {
  const indent = /^\s*/.exec(line.trimEnd())?.[0] ?? '';
  if (place === 'change') return own === '' ? undefined : line.replace(own, () => `${own} ${word}`);
  if (own !== '' || line.trim() === '') return undefined;
  return place === 'above' ? `${indent}# ${word}\n${line}` : `${line.trimEnd()} # ${word}\n`;
}
