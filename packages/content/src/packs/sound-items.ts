// Items that programs may use: those of files without errors.
import { itemsOf, qualifiedId } from './library.ts';
import type { Content, Item } from './model.ts';

/** Paths of files that have errors. */
export function brokenFiles({ diagnostics }: Pick<Content, 'diagnostics'>): ReadonlySet<string> {
  return new Set(diagnostics.flatMap(({ severity, file }) => (severity === 'error' ? [file] : [])));
}

/** All items of a kind for a game whose files have no errors, by id. */
export function soundItems<T>(content: Content, game: string, kind: string): Item<T>[] {
  const broken = brokenFiles(content);
  return content.packs
    .filter((pack) => pack.game === game)
    .flatMap((pack) => itemsOf<T>(pack, kind))
    .filter((item) => !item.broken && !broken.has(item.file.path))
    .sort((a, b) => (qualifiedId(a) < qualifiedId(b) ? -1 : 1));
}
