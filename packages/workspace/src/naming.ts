// The definition of an id, all places that name it, and renaming.
import { placesOf, renamedText, renameProblem, nounOf } from '@railwright/content';
import type { FileMentions, Mention, Named } from '@railwright/content';
import { kindNamed, splitReference } from '@railwright/content/language';
import type { Location, Position, Range, TextEdit } from 'vscode-languageserver-types';
import { cellAt } from './cells.ts';
import type { LiveFile } from './live-file.ts';
import { namingPacks } from './naming-packs.ts';
import { toRange } from './places.ts';
import type { Workspace } from './workspace.ts';

/** The place that gives the item at a position its id; undefined if there is none. */
export function definition(workspace: Workspace, path: string, position: Position): Location | undefined {
  const file = workspace.file(path);
  const mention = file?.mentionAt(position);
  if (!file || !mention) return undefined;
  if (mention.to === 'cells') return cellAt(workspace, file, mention);
  const own = placesAt(workspace, file, mention)
    .flatMap((place) => place.mentions.map((one) => ({ path: place.path, one })))
    .find(({ one }) => one.own);
  return own && { uri: workspace.uriOf(own.path), range: toRange(own.one.range) };
}

/** All places that name the item at a position; `withOwn` includes the one that gives it its id. */
export function references(
  workspace: Workspace,
  path: string,
  position: Position,
  withOwn: boolean,
): Location[] {
  const file = workspace.file(path);
  const mention = file?.mentionAt(position);
  if (!file || !mention) return [];
  return placesAt(workspace, file, mention).flatMap((place) =>
    place.mentions
      .filter(({ own }) => withOwn || !own)
      .map(({ range }) => ({ uri: workspace.uriOf(place.path), range: toRange(range) })),
  );
}

/** The edits of a rename; undefined if nothing here can be renamed. */
export function renameable(workspace: Workspace, path: string, position: Position): Range | undefined {
  const file = workspace.file(path);
  const mention = file?.mentionAt(position);
  const named = file && mention && namedBy(workspace, file, mention);
  return named && toRange(mention.range);
}

export type Renaming =
  | { readonly ok: true; readonly changes: Readonly<Record<string, TextEdit[]>> }
  | { readonly ok: false; readonly reason: string };

/** The edits that rename the item at a position, or the reason why it cannot be renamed. */
export function rename(workspace: Workspace, path: string, position: Position, to: string): Renaming {
  const file = workspace.file(path);
  const mention = file?.mentionAt(position);
  const named = file && mention && namedBy(workspace, file, mention);
  if (!file || !mention || !named) return { ok: false, reason: 'There is no id here to rename.' };
  const packs = namingPacks(workspace);
  const problem = mention.to === 'selections' ? selectionProblem(to) : renameProblem(named, to, packs);
  if (problem !== '') return { ok: false, reason: problem };
  const places = placesAt(workspace, file, mention);
  const shipped = places.find((place) => workspace.isShipped(place.path));
  if (shipped)
    return {
      ok: false,
      reason: `The ${nounOf(named.kind)} ${named.id} comes with railwright and cannot be renamed.`,
    };
  return {
    ok: true,
    changes: Object.fromEntries(
      places.map((place) => [workspace.uriOf(place.path), editsOf(place, named, to)]),
    ),
  };
}

/** One edit for each place, so that the text around it is not touched. */
function editsOf(place: FileMentions, named: Named, to: string): TextEdit[] {
  return place.mentions.map((mention) => {
    const alone = { path: place.path, text: mention.id, mentions: [atStart(mention)] };
    return { range: toRange(mention.range), newText: renamedText(alone, named, to) };
  });
}

function atStart(mention: Mention): Mention {
  const end = { line: 1, column: mention.id.length + 1 };
  return { ...mention, range: { start: { line: 1, column: 1 }, end } };
}

function placesAt(workspace: Workspace, file: LiveFile, mention: Mention): FileMentions[] {
  if (mention.to === 'selections')
    return [{ path: file.path, text: file.text, mentions: sameSelection(file, mention) }];
  const named = namedBy(workspace, file, mention);
  return named ? placesOf(named, namingPacks(workspace)) : [];
}

/** A selection has a meaning only within its card. */
function sameSelection(file: LiveFile, { id, path }: Mention): readonly Mention[] {
  return file.mentions.filter(
    (one) => one.to === 'selections' && one.id === id && one.path[0] === path[0] && one.path[1] === path[1],
  );
}

function selectionProblem(to: string): string {
  return /^[a-z][a-zA-Z0-9-]*$/.test(to)
    ? ''
    : 'The name of a selection consists of letters, digits and hyphens.';
}

/** The item that a mention refers to; undefined if it refers to nothing, or to an item without an id of its own. */
export function namedBy(workspace: Workspace, file: LiveFile, mention: Mention): Named | undefined {
  const { id, own } = mention;
  const kind = kindNamed(mention, file.pack.game);
  if (kind === undefined || kind === 'cells' || kind === 'places' || kind === 'ends') return undefined;
  if (kind === 'selections')
    return sameSelection(file, mention).some((one) => one.own) ? { kind, pack: file.pack.id, id } : undefined;
  if (own) return { kind, pack: file.pack.id, id };
  if (kind === 'packs')
    return workspace.content.packs.some((one) => one.id === id) ? { kind, pack: id, id } : undefined;
  const [packId, bare] = splitReference(id);
  const pack =
    packId ??
    namingPacks(workspace)
      .find((one) => one.id === file.pack.id)
      ?.means(kind, bare);
  return pack === undefined ? undefined : { kind, pack, id: bare };
}

/** Another id for an item: what stands in the way, and each file that names the item with its new text. */
export interface NewId {
  /** A sentence; '' if nothing stands in the way. */
  readonly problem: string;
  readonly files: readonly {
    readonly path: string;
    /** How often it refers to the item. */
    readonly references: number;
    readonly text: string;
  }[];
}

/** What becomes of the files of the open packs when an item gets another id. */
export function withNewId(workspace: Workspace, named: Named, id: string): NewId {
  const packs = namingPacks(workspace);
  return {
    problem: renameProblem(named, id, packs),
    files: placesOf(named, packs).map((place) => ({
      path: place.path,
      references: place.mentions.filter(({ own }) => !own).length,
      text: renamedText(place, named, id),
    })),
  };
}
