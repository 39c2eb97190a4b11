// A picture of a pack as pixels no larger than cards need. Its header has been judged; what cannot be decoded is an error here.
import { shownPart } from '@railwright/board/svg';
import { isProblem, judgePicture, type ArtLook, type PictureHeader } from '@railwright/content';
import { Resvg } from '@resvg/resvg-js';
import { fromWebp } from './codecs.ts';
import { drawApart } from './draw-apart.ts';
import type { Pixels } from './png.ts';

const MIDDLE = [0.5, 0.5] as const;
/** Of the longer side of a drawing to the shorter one. */
const MOST_RATIO = 50;

/** Pixels whose colors are multiplied by their opacity, so that sums of them are right. */
export interface Drawn extends Pixels {
  readonly isOpaque: boolean;
}

/**
 * The pixels of a picture, its longer side `most` or less.
 * @throws Error with a sentence for people
 */
export async function pixelsOf(path: string, bytes: Uint8Array, most: number): Promise<Drawn> {
  // It may have changed since the pack was checked.
  const header = judgePicture(path, { bytes, size: bytes.length });
  if (isProblem(header)) throw new Error(`It ${header.says}.`);
  const drawn =
    header.kind === 'svg'
      ? await drawApart({ svg: bytes, most, mostRatio: MOST_RATIO })
      : header.kind === 'webp'
        ? multiplied(await fromWebp(bytes))
        : photo(header, bytes);
  if (drawn.data.every((byte) => byte === 0))
    throw new Error('Nothing can be seen of it: it may be damaged.');
  const scale = Math.min(1, most / Math.max(drawn.width, drawn.height));
  const small = shrunk(
    drawn,
    Math.max(1, Math.round(drawn.width * scale)),
    Math.max(1, Math.round(drawn.height * scale)),
  );
  return { ...small, isOpaque: isOpaque(small) };
}

/** The square around the focal point of a picture, its side `most` or less. */
export function squareOf(
  drawn: Drawn,
  { focus, zoom = 1 }: Pick<ArtLook, 'focus' | 'zoom'>,
  most: number,
): Drawn {
  const [x, y, width, height] = shownPart(drawn, { width: 1, height: 1 }, [...(focus ?? MIDDLE), zoom]).map(
    Math.round,
  ) as [number, number, number, number];
  const data = new Uint8ClampedArray(width * height * 4);
  for (let row = 0; row < height; row++) {
    const from = ((y + row) * drawn.width + x) * 4;
    data.set(drawn.data.subarray(from, from + width * 4), row * width * 4);
  }
  const side = Math.max(1, Math.min(most, width));
  const small = shrunk({ width, height, data }, side, side);
  return { ...small, isOpaque: isOpaque(small) };
}

/** A photo at its own size. */
function photo(header: PictureHeader, bytes: Uint8Array): Pixels {
  const image = new Resvg(asDrawing(header, bytes), { fitTo: { mode: 'original' } }).render();
  return { width: image.width, height: image.height, data: new Uint8ClampedArray(image.pixels) };
}

/** Turned as the camera was held. */
function asDrawing({ kind, width, height, orientation = 1 }: PictureHeader, bytes: Uint8Array): string {
  const [across, down] = orientation >= 5 ? [height, width] : [width, height];
  const turn = TURNS[orientation - 1]?.(width, height) ?? '';
  const href = `data:image/${kind};base64,${Buffer.from(bytes).toString('base64')}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g${turn}><image width="${across}" height="${down}" preserveAspectRatio="none" href="${href}"/></g></svg>`;
}

type Turn = (width: number, height: number) => string;
const matrix = (...numbers: readonly number[]): string => ` transform="matrix(${numbers.join(' ')})"`;

/** Values 1 to 8 of Exif; width and height as the picture is shown. */
const TURNS: readonly Turn[] = [
  () => '',
  (width) => matrix(-1, 0, 0, 1, width, 0),
  (width, height) => matrix(-1, 0, 0, -1, width, height),
  (_, height) => matrix(1, 0, 0, -1, 0, height),
  () => matrix(0, 1, 1, 0, 0, 0),
  (width) => matrix(0, 1, -1, 0, width, 0),
  (width, height) => matrix(0, -1, -1, 0, width, height),
  (_, height) => matrix(0, -1, 1, 0, 0, height),
];

function multiplied({ width, height, data }: Pixels): Pixels {
  const result = Uint8ClampedArray.from(data);
  for (let i = 0; i < result.length; i += 4)
    for (let channel = 0; channel < 3; channel++)
      result[i + channel] = ((data[i + channel] ?? 0) * (data[i + 3] ?? 0)) / 255;
  return { width, height, data: result };
}

/** The inverse, as files have it. */
export function divided({ width, height, data }: Pixels): Pixels {
  const result = Uint8ClampedArray.from(data);
  for (let i = 0; i < result.length; i += 4) {
    const opacity = data[i + 3] ?? 0;
    if (opacity === 0 || opacity === 255) continue;
    for (let channel = 0; channel < 3; channel++)
      result[i + channel] = ((data[i + channel] ?? 0) * 255) / opacity;
  }
  return { width, height, data: result };
}

/** Each pixel is the mean of those it stands for: no line of a photo is lost. */
function shrunk(from: Pixels, width: number, height: number): Pixels {
  if (width >= from.width) return from;
  const data = new Uint8ClampedArray(width * height * 4);
  const edges = (count: number, whole: number): number[] =>
    Array.from({ length: count + 1 }, (_, i) => Math.floor((i * whole) / count));
  const [xs, ys] = [edges(width, from.width), edges(height, from.height)];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [left = 0, right = 0] = [xs[x], xs[x + 1]];
      const [top = 0, bottom = 0] = [ys[y], ys[y + 1]];
      const sums = [0, 0, 0, 0];
      for (let row = top; row < bottom; row++)
        for (let at = (row * from.width + left) * 4, end = at + (right - left) * 4; at < end; at += 4)
          for (let channel = 0; channel < 4; channel++)
            sums[channel] = (sums[channel] ?? 0) + (from.data[at + channel] ?? 0);
      const count = (right - left) * (bottom - top);
      data.set(
        sums.map((sum) => sum / count),
        (y * width + x) * 4,
      );
    }
  return { width, height, data };
}

function isOpaque({ data }: Pixels): boolean {
  for (let i = 3; i < data.length; i += 4) if (data[i] !== 255) return false;
  return true;
}
