// The ids that a reference can have: bare ids for the pack itself and the packs it extends, `pack/id` for all others.
import type { TextLanguage } from '@railwright/engine';
import { endsOf, type NamedKind } from '@railwright/content';
import {
  BUILT_IN_LAYOUTS,
  kindNamed,
  nameIn,
  visibleItems,
  type Reference,
} from '@railwright/content/language';
import { categoriesOf } from './naming-packs.ts';
import { cellsIn, mapsFor } from './cells.ts';
import { declaredIn } from './declared.ts';
import { fieldOf, type LiveFile } from './live-file.ts';
import { titleOf } from './title.ts';
import type { Workspace } from './workspace.ts';

export interface Candidate {
  readonly label: string;
  readonly detail?: string;
}

export function candidatesFor(workspace: Workspace, file: LiveFile, reference: Reference): Candidate[] {
  const kind = kindNamed(reference, file.pack.game);
  const { pack } = file;
  switch (kind) {
    case undefined:
      return [];
    case 'packs':
      return workspace.content.packs
        .filter(({ id, game }) => id !== pack.id && game === pack.game)
        .map(({ id, manifest }) => ({ label: id, detail: titleOf(manifest, workspace.language) }));
    case 'categories':
      return categories(pack, workspace.language);
    case 'layouts':
      return [...words(BUILT_IN_LAYOUTS), ...declared(pack, kind, workspace.language)];
    case 'cells':
      return [...cellsIn(workspace, mapsFor(workspace, file, reference.path))].map(([label, detail]) => ({
        label,
        detail,
      }));
    case 'places':
      return words(placeNames(pack));
    case 'ends':
      return words(endsOf(pack.game));
    case 'selections':
      return selectionsBefore(file, reference);
    default:
      return declaredIn(pack, kind)
        ? declared(pack, kind, workspace.language)
        : things(workspace, file, kind);
  }
}

function things({ content, language }: Workspace, { pack }: LiveFile, kind: NamedKind): Candidate[] {
  const near = visibleItems(pack, kind);
  const own = [...near].map(([label, item]) => ({ label, detail: titleOf(item.data, language) }));
  const far = content.packs
    .filter((one) => one.game === pack.game && !pack.visible.includes(one))
    .flatMap((one) =>
      [...(one.items.get(kind) ?? [])].map(([id, item]) => ({
        label: `${one.id}/${id}`,
        detail: titleOf(item.data, language),
      })),
    );
  return [...own, ...far];
}

function declared(pack: LiveFile['pack'], kind: NamedKind, language: TextLanguage): Candidate[] {
  return [...(declaredIn(pack, kind) ?? [])].map(([label, { name }]) => ({
    label,
    detail: nameIn(name, language),
  }));
}

/** Those that packs declare first, then those that cards have without. */
function categories(pack: LiveFile['pack'], language: TextLanguage): Candidate[] {
  const first = declared(pack, 'categories', language);
  const others = new Set(pack.visible.flatMap((one) => [...categoriesOf(one)]));
  for (const { label } of first) others.delete(label);
  return [...first, ...words(others)];
}

/** Names given by earlier steps of the card. */
function selectionsBefore(file: LiveFile, { path }: Reference): Candidate[] {
  const given = file.mentions.filter(
    ({ to, own, path: at }) => to === 'selections' && own && at[0] === path[0] && at[1] === path[1],
  );
  return words(new Set(given.map(({ id }) => id)));
}

function placeNames({ visible }: LiveFile['pack']): Set<string> {
  const names = visible.flatMap(({ items }) =>
    [...(items.get('maps')?.values() ?? [])].flatMap(({ data }) => {
      const places = fieldOf(data, 'places');
      return Array.isArray(places) ? places.map((place) => titleOf(place)) : [];
    }),
  );
  return new Set(names.filter((name) => name !== ''));
}

function words(some: Iterable<string>): Candidate[] {
  return [...some].map((label) => ({ label }));
}
