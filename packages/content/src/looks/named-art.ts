// Where a pack names pictures: `art` of its cards, and those of its theme: for cards, their back, and terrains.
import type { Path } from '../text/path.ts';
import type { SourceFile } from '../text/source-file.ts';
import { isData } from '../text/data.ts';
import { isBroken } from '../packs/is-broken.ts';
import type { Position } from '../text/range.ts';
import type { Pack, PictureFile } from '../packs/model.ts';
import { artOf, type ArtData } from '../schema/art.ts';

export interface NamedArt {
  readonly art: ArtData;
  readonly file: SourceFile;
  /** Of the text that is the path of the picture. */
  readonly path: Path;
}

/** All that fit their schema, in the order of the files. */
export function artNamedIn({ file, manifest, items }: Pick<Pack, 'file' | 'manifest' | 'items'>): NamedArt[] {
  const { theme } = manifest;
  const inPack = [
    artAt(file, ['theme', 'art'], theme?.art),
    artAt(file, ['theme', 'back', 'art'], theme?.back?.art),
    ...Object.entries(isData(theme?.terrains) ? theme.terrains : {}).map(([id, art]) =>
      artAt(file, ['theme', 'terrains', id], art),
    ),
  ];
  const inItems = [...items.values()].flatMap((list) =>
    [...list.values()].map((item) =>
      isData(item.data) && Object.hasOwn(item.data, 'art')
        ? artAt(item.file, [...item.path, 'art'], item.data['art'])
        : undefined,
    ),
  );
  return [...inPack, ...inItems].filter((one) => one !== undefined);
}

/** Where a pack first names one of its pictures. */
export function placeNaming(
  pack: Pack,
  picture: PictureFile,
): (Position & { readonly file: string }) | undefined {
  const named = artNamedIn(pack).find(({ art }) => pack.pictures?.get(plainPath(art.file)) === picture);
  const range = named?.file.document?.valueRange(named.path);
  return named && range && { file: named.file.path, ...range.start };
}

function artAt(file: SourceFile, path: Path, written: unknown): NamedArt | undefined {
  if (written === undefined || isBroken(file, path)) return undefined;
  const art = artOf(written as ArtData | string);
  return { art, file, path: typeof written === 'string' ? path : [...path, 'file'] };
}

/** The path of a picture as a source has it. */
export function plainPath(path: string): string {
  return path.replace(/^(\.\/)+/, '');
}
