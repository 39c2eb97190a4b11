// Card faces side by side without gaps: one picture for tables that cut cards out of it.
import { FACE_HEIGHT, FACE_WIDTH, type Face } from '../faces/face.ts';
import { filePaint } from '../paint/file-paint.ts';
import { faceMarkup } from './render-card.ts';
import { SvgWriter } from './markup.ts';

/** The number of places of a grid. */
export interface FaceGrid {
  /** From left to right. */
  readonly columns: number;
  /** From top to bottom. */
  readonly rows: number;
}

/** Faces row by row from the top left; places without a face stay white. The SVG document's size is in units of a face, 252 by 352 each. */
export function renderFaceGrid(
  faces: readonly (Face | undefined)[],
  { columns, rows }: FaceGrid,
  title = '',
): string {
  const svg = new SvgWriter(filePaint('light'));
  const [width, height] = [columns * FACE_WIDTH, rows * FACE_HEIGHT];
  const cards = faces.map((face, i) => {
    const x = (i % columns) * FACE_WIDTH;
    const y = Math.floor(i / columns) * FACE_HEIGHT;
    return face ? svg.element('g', { transform: `translate(${x} ${y})` }, faceMarkup(svg, face)) : '';
  });
  return svg.document({ viewBox: `0 0 ${width} ${height}`, width, height }, title, [
    svg.element('rect', { x: 0, y: 0, width, height, fill: '#fff' }),
    ...cards,
  ]);
}
