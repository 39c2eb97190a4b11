// Where the picture to trace over lies on the map, and how two of its points find their cells.
import type { Point } from '@railwright/hex';

/** From points of the picture to those of the map: bigger by `scale`, turned clockwise around its corner, which lies at x and y. */
export interface Placement extends Point {
  readonly scale: number;
  /** In degrees. */
  readonly turn: number;
}

/** A point of the picture, in its pixels, and the point of the map where it belongs. */
export interface Pin {
  readonly on: Point;
  readonly at: Point;
}

/** The point of the picture that lies at a point of the map. */
export function onPicture({ x, y, scale, turn }: Placement, at: Point): Point {
  const angle = (-turn * Math.PI) / 180;
  const [dx, dy] = [(at.x - x) / scale, (at.y - y) / scale];
  return {
    x: dx * Math.cos(angle) - dy * Math.sin(angle),
    y: dx * Math.sin(angle) + dy * Math.cos(angle),
  };
}

/** The same size and turn, moved so that one point lies where it belongs. */
export function movedTo({ scale, turn }: Placement, { on, at }: Pin): Placement {
  const angle = (turn * Math.PI) / 180;
  return {
    scale,
    turn,
    x: at.x - scale * (on.x * Math.cos(angle) - on.y * Math.sin(angle)),
    y: at.y - scale * (on.x * Math.sin(angle) + on.y * Math.cos(angle)),
  };
}

/** Both points lie where they belong; undefined if they are the same point, of the picture or of the map. */
export function placedBy(a: Pin, b: Pin): Placement | undefined {
  const [onto, from] = [
    { x: b.at.x - a.at.x, y: b.at.y - a.at.y },
    { x: b.on.x - a.on.x, y: b.on.y - a.on.y },
  ];
  const [long, short] = [Math.hypot(onto.x, onto.y), Math.hypot(from.x, from.y)];
  if (long === 0 || short === 0) return undefined;
  const turn = ((Math.atan2(onto.y, onto.x) - Math.atan2(from.y, from.x)) * 180) / Math.PI;
  return movedTo({ x: 0, y: 0, scale: long / short, turn: turn - 360 * Math.round(turn / 360) }, a);
}
