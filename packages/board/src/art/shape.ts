// A drawing as data: what both the components and the writer of SVG text are made from, so that they cannot differ.
type ShapeTag =
  | 'path'
  | 'circle'
  | 'rect'
  | 'ellipse'
  | 'line'
  | 'polygon'
  | 'g'
  | 'svg'
  | 'image'
  | 'clipPath';

export interface Shape {
  readonly tag: ShapeTag;
  /** Colors are written `@name`, see `paint.ts`. */
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly children?: readonly Shape[];
}

type Attributes = Readonly<Record<string, string | number>>;

/** x, y, width and height. */
export type Box = readonly [number, number, number, number];

export function path(d: string, attributes: Attributes): Shape {
  return { tag: 'path', attributes: { d, ...attributes } };
}

export function circle(cx: number, cy: number, r: number, attributes: Attributes): Shape {
  return { tag: 'circle', attributes: { cx, cy, r, ...attributes } };
}

export function rect(x: number, y: number, width: number, height: number, attributes: Attributes): Shape {
  return { tag: 'rect', attributes: { x, y, width, height, ...attributes } };
}

export function group(attributes: Attributes, children: readonly Shape[]): Shape {
  return { tag: 'g', attributes, children };
}

/** A rectangle of the face that shows a part of another plane and nothing beyond it. */
export function window(
  [x, y, width, height]: Box,
  view: Box,
  children: readonly Shape[],
  attributes: Attributes = {},
): Shape {
  return {
    tag: 'svg',
    attributes: { x, y, width, height, viewBox: view.join(' '), ...attributes },
    children,
  };
}

/** At most two decimals: a drawing of 2,000 cells is mostly numbers. */
export function round(value: number): number {
  return Math.round(value * 100) / 100 + 0;
}
