// The layouts that packs declare for their cards: their own and those of the packs they extend.
import type { Names } from '@railwright/engine';
import { isBroken } from './is-broken.ts';
import type { Pack } from './model.ts';
import { asNames } from './names.ts';
import type { LayoutData } from '../schema/looks.ts';

export interface Layout {
  readonly name: Names;
  readonly data: LayoutData;
  readonly pack: Pack;
}

/** By id, those of the pack itself first. */
export function visibleLayouts(pack: Pack): Map<string, Layout> {
  const layouts = new Map<string, Layout>();
  for (const from of pack.visible)
    for (const [id, data] of Object.entries(from.manifest.layouts ?? {}))
      if (!layouts.has(id) && !isBroken(from.file, ['layouts', id]))
        layouts.set(id, { name: asNames(data.name ?? id), data, pack: from });
  return layouts;
}
