// A picture as data names it, finished or not.
import { isData } from '../content/data.ts';

/** Where a picture is and what of it is shown. */
export interface Art {
  readonly file: string;
  readonly focus: readonly [number, number];
  readonly zoom: number;
  readonly credit?: string;
}

/** The picture that data names; undefined for none. */
export function artFrom(art: unknown): Art | undefined {
  if (typeof art === 'string') return { file: art, focus: [0.5, 0.5], zoom: 1 };
  if (!isData(art) || typeof art['file'] !== 'string') return undefined;
  const { file, focus, zoom, credit } = art;
  const [x, y]: readonly unknown[] = Array.isArray(focus) ? focus : [];
  return {
    file,
    focus: [share(x), share(y)],
    zoom: typeof zoom === 'number' ? Math.min(10, Math.max(1, zoom)) : 1,
    ...(typeof credit === 'string' && { credit }),
  };
}

/** Of a width or height: the middle for what is no number. */
export function share(value: unknown): number {
  return typeof value === 'number' ? Math.min(1, Math.max(0, value)) : 0.5;
}
