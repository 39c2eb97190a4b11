// New files shown as forms: enough content to start with, and as many choices made as possible.
import { editDocument } from '@railwright/content';
import { idFromName } from '../../core/content/id-from-name.ts';
import type { Data } from '../../core/content/data.ts';
import type { ItemKind, PackIndex } from '../../core/content/pack-index.ts';
import { findGame } from '../../core/find-game.ts';

export interface NewFile {
  readonly folder: ItemKind;
  readonly game: string;
  readonly title: string;
  readonly language: string;
}

/** The kinds of file that can be created in a pack of a game. */
export function newFileNouns(game: string): (readonly [folder: ItemKind, noun: string])[] {
  const kinds = findGame(game)?.newFiles ?? {};
  return Object.entries(kinds).map(([folder, { noun }]) => [folder as ItemKind, noun]);
}

export function newFileId(title: string): string {
  return idFromName(title, 'new');
}

/** `textOf` returns the text of a file; a similar existing file is copied with its comments. Empty if the game has no such kind. */
export function newFileText(
  { folder, game, title: typed, language }: NewFile,
  packIndex: PackIndex,
  textOf: (path: string) => string | undefined,
): string {
  const kind = findGame(game)?.newFiles[folder];
  if (!kind) return '';
  const [id, title] = [newFileId(typed), typed.trim()];
  const [model] = packIndex.of(folder);
  const text = kind.copies && model ? textOf(model.path) : undefined;
  if (text !== undefined) return written(text, { id, title });
  return written(
    `# yaml-language-server: $schema=../../../schemas/${kind.schema}.schema.json\nformat: 1\n`,
    kind.fresh({ id, title, language, packIndex, first: (one) => packIndex.of(one)[0]?.id ?? '' }),
  );
}

function written(text: string, data: Data): string {
  return editDocument(
    text,
    Object.entries(data).map(([key, value]) => ({ path: [key], value })),
  );
}
