// Card faces as SVG text: at their true size of 63 by 88 mm unless a width is given, or in the middle of a picture for a printing house.
import {
  bleedingFace,
  FACE_HEIGHT,
  FACE_INSET,
  FACE_UNITS_PER_MM,
  FACE_WIDTH,
  textAttributes,
} from '../faces/face.ts';
import type { Face } from '../faces/face.ts';
import { pictureIn } from '../faces/picture.ts';
import type { CardArt } from '../layouts/draw-layout.ts';
import { filePaint } from '../paint/file-paint.ts';
import type { Theme } from '../paint/palette.ts';
import { SvgWriter } from './markup.ts';

export interface FaceSvgOptions {
  readonly theme?: Theme;
  /** Millimeters. */
  readonly width?: number;
}

/** A card face as an SVG document, 63 mm wide unless `width` (in millimeters) says otherwise. */
export function renderFaceSvg(
  face: Face,
  { theme = 'light', width = FACE_WIDTH / FACE_UNITS_PER_MM }: FaceSvgOptions = {},
): string {
  const svg = new SvgWriter(filePaint(theme));
  const height = ((width * FACE_HEIGHT) / FACE_WIDTH).toFixed(2);
  return svg.document(
    { viewBox: `0 0 ${FACE_WIDTH} ${FACE_HEIGHT}`, width: `${width}mm`, height: `${height}mm` },
    face.label,
    [faceMarkup(svg, face)],
  );
}

/** A picture that a printing house cuts to the size of a card; all lengths in pixels. */
export interface FaceImage {
  readonly width: number;
  readonly height: number;
  /** How far from each edge a cut may fall. */
  readonly unsafe: number;
}

/** A face in the middle of a picture that its ground fills, as large as is safe: an SVG document of as many units as pixels. */
export function renderFaceImage(face: Face, { width, height, unsafe }: FaceImage): string {
  const svg = new SvgWriter(filePaint('light'));
  const scale = Math.min(
    (width - 2 * unsafe) / (FACE_WIDTH - 2 * FACE_INSET),
    (height - 2 * unsafe) / (FACE_HEIGHT - 2 * FACE_INSET),
  );
  const [x, y] = [(width - FACE_WIDTH * scale) / 2, (height - FACE_HEIGHT * scale) / 2];
  return svg.document({ viewBox: `0 0 ${width} ${height}`, width, height }, face.label, [
    svg.element('rect', { x: 0, y: 0, width, height, fill: '#fff' }),
    svg.element(
      'g',
      { transform: `translate(${x.toFixed(3)} ${y.toFixed(3)}) scale(${scale.toFixed(5)})` },
      faceMarkup(svg, bleedingFace(face)),
    ),
  ]);
}

/** A picture cut to a box around its focal point, as an SVG document of that size in pixels. */
export function renderPictureSvg(art: CardArt, width: number, height: number): string {
  const svg = new SvgWriter(filePaint('light'));
  return svg.document({ viewBox: `0 0 ${width} ${height}`, width, height }, '', [
    svg.shapes(pictureIn([0, 0, width, height], art)),
  ]);
}

/** A face in its own units. */
export function faceMarkup(svg: SvgWriter, face: Face): string {
  return [
    svg.shapes(face.shapes),
    ...face.texts.map((text) => svg.text(text.text, textAttributes(text))),
  ].join('\n');
}
