// Pictures on faces and on the cells of maps: cut to a box around a focal point. What they show is not checked here: a picture is pixels already.
import { group, rect, round, window, type Box, type Shape } from '../art/shape.ts';
import { FACE_HEIGHT, FACE_WIDTH } from './face.ts';

/** A picture made of pixels: PNG or JPEG that this program has made or checked itself, never SVG from elsewhere. */
export interface Picture {
  /** A data URI or, on a page, an address of the page's own. */
  readonly href: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** The point that stays in sight, as shares of width and height, and how much closer than needed to fill the box. */
export type Focus = readonly [x: number, y: number, zoom: number];

/** The middle, just filling the box. */
const CENTERED: Focus = [0.5, 0.5, 1];

/** The part of a picture, in its pixels, that a box shows: as much as fits, with the focal point as near the middle as can be. */
export function shownPart(
  { width, height }: Pick<Picture, 'height' | 'width'>,
  box: { readonly width: number; readonly height: number },
  [x, y, zoom]: Focus = CENTERED,
): Box {
  const scale = Math.max(box.width / width, box.height / height) * Math.max(1, zoom);
  const [across, down] = [box.width / scale, box.height / scale];
  const start = (at: number, whole: number, part: number): number =>
    Math.min(Math.max(0, at * whole - part / 2), Math.max(0, whole - part));
  return [start(x, width, across), start(y, height, down), across, down].map(round) as unknown as Box;
}

/** A picture that fills a box. */
export function pictureIn(box: Box, pictured: Pictured): Shape[] {
  const [x, y, width, height] = box;
  return [rect(x, y, width, height, { fill: '@card-line' }), partIn(box, pictured)];
}

/** The part of a picture that fills a box, on whatever is there. */
export function partIn(box: Box, { picture, focus }: Pictured): Shape {
  const [, , width, height] = box;
  const part = shownPart(picture, { width, height }, focus);
  const image: Shape = {
    tag: 'image',
    attributes: {
      href: picture.href,
      width: picture.width,
      height: picture.height,
      preserveAspectRatio: 'none',
    },
  };
  return window(box, part, [image], { preserveAspectRatio: 'none' });
}

/** A picture and where to look in it. */
export interface Pictured {
  /** The picture. */
  readonly picture: Picture;
  /** The middle unless given. */
  readonly focus?: Focus;
}

/** Pictures that fill the cells of a map, by the id of the terrain. */
export type TerrainPictures = ReadonlyMap<string, Pictured>;

/** The same on every card, so that it does not matter whose is found on a page of many. */
const CLIP = 'rw-card';

/** Drawings that may reach to the edges of a card, cut to its rounded corners. */
export function onCard(shapes: readonly Shape[]): Shape[] {
  const outline = rect(0, 0, FACE_WIDTH, FACE_HEIGHT, { rx: 16 });
  return [
    { tag: 'clipPath', attributes: { id: CLIP }, children: [outline] },
    group({ 'clip-path': `url(#${CLIP})` }, shapes),
  ];
}
