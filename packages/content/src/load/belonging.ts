// Which pack a file belongs to, and as what.
import type { Content, Pack } from '../packs/model.ts';

/** The pack and the kind of file that a path belongs to, by its folders. */
export interface Belonging {
  /** The pack that the file belongs to. */
  readonly pack: Pack;
  /** The folder of the pack that it is in, or `pack` for pack.yaml. */
  readonly kind: string;
}

/** Undefined for a file of no pack, and of a pack whose manifest is broken. */
export function belongingOf({ packs }: Content, path: string): Belonging | undefined {
  const pack = packs
    .filter(({ folder }) => path.startsWith(folder))
    .toSorted((a, b) => b.folder.length - a.folder.length)[0];
  if (!pack) return undefined;
  if (path === pack.file.path) return { pack, kind: 'pack' };
  const [kind = '', ...rest] = path.slice(pack.folder.length).split('/');
  return rest.length === 0 ? undefined : { pack, kind };
}
