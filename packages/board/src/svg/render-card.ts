// Card faces as SVG text, at their true size of 63 by 88 mm unless a width is given.
import { FACE_HEIGHT, FACE_UNITS_PER_MM, FACE_WIDTH, textAttributes } from '../faces/face.ts';
import type { Face } from '../faces/face.ts';
import { filePaint } from '../paint/paint.ts';
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

/** A face in its own units. */
export function faceMarkup(svg: SvgWriter, face: Face): string {
  return [
    svg.shapes(face.shapes),
    ...face.texts.map((text) => svg.text(text.text, textAttributes(text))),
  ].join('\n');
}
