// What a card looks like, from its data and that of its pack.yaml as they stand, finished or not.
import type { Layout, Look, Picture } from '@railwright/board';
import { BUILT_IN_LAYOUTS } from '@railwright/content';
import { isData } from '../../../core/content/data.ts';
import { artFrom, share, type Art } from '../../../core/pictures/art.ts';

/** The names of the layouts that cards of a pack can have. */
export function layoutsIn(manifest: unknown): string[] {
  const own = isData(manifest) && isData(manifest['layouts']) ? Object.keys(manifest['layouts']) : [];
  return [...BUILT_IN_LAYOUTS, ...own];
}

/** A layout of the pack, or the name of one that every pack has. */
export function layoutNamed(name: string, manifest: unknown): Layout | string {
  const layouts = isData(manifest) && isData(manifest['layouts']) ? manifest['layouts'] : {};
  const own = Object.hasOwn(layouts, name) ? layouts[name] : undefined;
  if (!isData(own) || !Array.isArray(own['parts'])) return name;
  // A part that is not finished yet is left out.
  const parts = own['parts'].filter(
    (part: unknown) =>
      isData(part) &&
      Array.isArray(part['box']) &&
      part['box'].length === 4 &&
      part['box'].every((length: unknown) => typeof length === 'number'),
  );
  return { parts } as unknown as Layout;
}

/** `pictureAt` gets paths from the folder of the pack. */
export function lookFrom(
  card: Readonly<Record<string, unknown>>,
  manifest: unknown,
  pictureAt: (path: string) => Picture | undefined,
): Look {
  const theme = isData(manifest) && isData(manifest['theme']) ? manifest['theme'] : {};
  const art = artFrom(card['art']) ?? artFrom(theme['art']);
  const picture = art && pictureAt(art.file);
  const layout = [card['layout'], theme['layout']].find((one) => typeof one === 'string');
  const { palette } = theme;
  return {
    ...(art &&
      picture && {
        art: {
          picture,
          focus: [...art.focus, art.zoom] as const,
          ...(art.credit !== undefined && { credit: art.credit }),
        },
      }),
    ...(layout !== undefined && { layout: layoutNamed(layout, manifest) }),
    ...(isData(palette) && {
      palette: Object.fromEntries(
        Object.entries(palette).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      ),
    }),
  };
}

/** As it is written: the short form where only a path is left, nothing about the middle, and all else as it was. */
export function writtenArt(before: unknown, { file, focus: [x, y], zoom }: Art): unknown {
  const { focus: _, zoom: __, file: ___, ...more } = isData(before) ? before : {};
  const isMiddle = x === 0.5 && y === 0.5;
  const art = {
    file,
    ...(!isMiddle && { focus: [x, y] }),
    ...(zoom !== 1 && { zoom }),
    ...more,
  };
  return Object.keys(art).length === 1 ? file : art;
}

/** A point that was moved on a face: dragging to the right shows what is further left. */
export function movedArt(art: Art, dx: number, dy: number): Art {
  const [x, y] = art.focus;
  return { ...art, focus: [rounded(share(x - dx / art.zoom)), rounded(share(y - dy / art.zoom))] };
}

/** Closer or farther. */
export function zoomedArt(art: Art, factor: number): Art {
  return { ...art, zoom: rounded(Math.min(10, Math.max(1, art.zoom * factor))) };
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
