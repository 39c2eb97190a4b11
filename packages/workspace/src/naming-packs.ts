// The packs of a workspace in the form that renaming and searches for uses need.
import { mentionsOf } from '@railwright/content';
import type { NamedKind, NamingPack, Pack } from '@railwright/content';
import { findItem, libraryOf, referencesIn, type Library } from '@railwright/content/language';
import { declaredIn } from './declared.ts';
import { fieldOf } from './live-file.ts';
import type { Workspace } from './workspace.ts';

export function namingPacks(workspace: Workspace): NamingPack[] {
  const { content } = workspace;
  const library = libraryOf(content);
  return content.packs.map((pack) => ({
    id: pack.id,
    game: pack.game,
    sees: pack.visible.map(({ id }) => id),
    means: (kind, id) => meaning(kind, id, pack, library),
    files: [pack.file, ...pack.files].map((file) => {
      const text = workspace.textOf(file.path) ?? file.text;
      return {
        path: file.path,
        text,
        mentions: () =>
          file.document && file.text === text
            ? mentionsOf(file.document, referencesIn(file, pack.game))
            : (workspace.file(file.path)?.mentions ?? []),
      };
    }),
  }));
}

function meaning(kind: NamedKind, id: string, pack: Pack, library: Library): string | undefined {
  if (kind === 'packs') return pack.visible.find((one) => one.id === id)?.id;
  const declared = declaredIn(pack, kind);
  if (!declared) return findItem(library, pack, kind, id)?.pack;
  const undeclared = kind === 'categories' ? pack.visible : [];
  return declared.get(id)?.pack.id ?? undeclared.find((one) => categoriesOf(one).has(id))?.id;
}

export function categoriesOf(pack: Pack): ReadonlySet<string> {
  return new Set(
    [...(pack.items.get('cards')?.values() ?? [])].flatMap(({ data }) => {
      const categories = fieldOf(data, 'categories');
      return Array.isArray(categories) ? categories.filter((one) => typeof one === 'string') : [];
    }),
  );
}
