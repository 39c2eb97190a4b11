// The categories that packs declare for their cards: their own and those of the packs they extend. A category needs no declaration, but
// only a declared one has a name in each language.
import type { Names } from '@railwright/engine';
import { EVERYTHING } from './library.ts';
import { isBroken } from './is-broken.ts';
import type { Pack } from './model.ts';
import { asNames } from './names.ts';
import type { PackFile } from '../schema/pack.ts';

export interface Category {
  readonly name: Names;
  readonly pack: Pack;
}

type CategoryData = NonNullable<PackFile['categories']>[string];

/** By id, those of the pack itself first. */
export function visibleCategories(pack: Pack): Map<string, Category> {
  const categories = new Map<string, Category>();
  for (const from of pack.visible)
    for (const [id, { name }] of ownCategories(from))
      if (!categories.has(id)) categories.set(id, { name: asNames(name), pack: from });
  return categories;
}

/** Whether the declarations of all packs at hand could be read. */
export function categoriesComplete(pack: Pack): boolean {
  return pack.visible.every(
    ({ file, incomplete }) => !incomplete.has(EVERYTHING) && !isBroken(file, ['categories']),
  );
}

export function ownCategories(pack: Pack): [string, CategoryData][] {
  return Object.entries(pack.manifest.categories ?? {}).filter(
    ([id]) => !isBroken(pack.file, ['categories', id]),
  );
}

/** Names of the declared ones among some categories; undefined for none. */
export function namesOfCategories(
  used: Iterable<string>,
  declared: ReadonlyMap<string, Pick<Category, 'name'>>,
): Readonly<Record<string, Names>> | undefined {
  const named = [...used].flatMap((id) => {
    const category = declared.get(id);
    return category ? [[id, category.name] as const] : [];
  });
  return named.length > 0 ? Object.fromEntries(named) : undefined;
}
