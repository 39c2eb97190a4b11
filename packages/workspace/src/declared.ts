// What packs declare by id, in pack.yaml or on their maps, and may use of the packs they extend.
import type { NamedKind, Pack } from '@railwright/content';
import {
  visibleCategories,
  visibleLayouts,
  visibleRegions,
  visibleResources,
  visibleTerrains,
  visibleTokens,
} from '@railwright/content/language';
import type { Names } from '@railwright/engine';

interface Declared {
  readonly name: Names;
  readonly pack: Pack;
}

const VISIBLE: Readonly<Partial<Record<NamedKind, (pack: Pack) => ReadonlyMap<string, Declared>>>> = {
  terrains: visibleTerrains,
  regions: visibleRegions,
  tokens: visibleTokens,
  resources: visibleResources,
  categories: visibleCategories,
  layouts: visibleLayouts,
};

/** By id; undefined for kinds of thing that have files or items of their own. */
export function declaredIn(pack: Pack, kind: NamedKind): ReadonlyMap<string, Declared> | undefined {
  return VISIBLE[kind]?.(pack);
}
