// Draws what is printed on a card as a layout says. What does not fit its box shrinks, and is cut in the end, as in the classic layout.
import { categoryIcon } from '../art/icons.ts';
import { group, rect, round, window, type Box, type Shape } from '../art/shape.ts';
import {
  FACE_BLEED,
  FACE_HEIGHT,
  FACE_UNITS_PER_MM,
  FACE_WIDTH,
  type Face,
  type FaceCut,
} from '../faces/face.ts';
import { sign } from '../faces/frame.ts';
import { onCard, pictureIn, type Pictured } from '../faces/picture.ts';
import { paintOf } from '../faces/palette.ts';
import { moved } from './move.ts';
import type { Layout, LayoutPart } from './layout.ts';
import { DRAWING_WIDTH, type Badge, type Drawn, type Printed } from './printed.ts';
import { linesOf, namesIn, textIn, type Written } from './write-text.ts';

/** The picture of a card, and who made it. */
export interface CardArt extends Pictured {
  /** Who made it. */
  readonly credit?: string;
}

/** How much of a picture is left to save ink. */
const PALE = 0.4;
const NOTHING: Written = { texts: [], cuts: [] };

export function drawLayout({ parts }: Layout, printed: Printed, art: CardArt | undefined): Face {
  const drawn = parts.flatMap((part) => drawPart(part, printed, art) ?? []);
  const shapes = onCard([
    rect(0, 0, FACE_WIDTH, FACE_HEIGHT, { fill: '@card-paper' }),
    ...drawn.flatMap((part) => part.shapes),
  ]);
  return {
    label: printed.label,
    cuts: drawn.flatMap(({ cuts = [] }) => cuts),
    shapes,
    texts: drawn.flatMap(({ texts }) => texts),
    ground: {
      count: shapes.length,
      bleed: [
        rect(...bled([0, 0, FACE_WIDTH, FACE_HEIGHT]), { fill: '@card-paper' }),
        ...drawn.flatMap(({ bleed }) => bleed),
      ],
      lowInk: drawn.flatMap(({ lowInk }) => lowInk),
    },
  };
}

type Part = Drawn & { readonly cuts?: readonly FaceCut[] };

/** For a screen; its shapes also for a sheet that is cut with its edges, and for a printer that should save ink. */
type DrawnPart = Part & { readonly bleed: readonly Shape[]; readonly lowInk: readonly Shape[] };

/** Undefined where the card has nothing to show. */
function drawPart(part: LayoutPart, printed: Printed, art: CardArt | undefined): DrawnPart | undefined {
  const box = unitsOf(part.box);
  const content = contentOf(part, box, printed, art);
  if (!content) return undefined;
  const around = bled(box);
  const beyond = part.show === 'art' ? contentOf(part, around, printed, art) : content;
  const line = border(part, box, printed);
  const shapes = [...ground(part, box, printed), ...content.shapes, ...line];
  return {
    ...content,
    shapes,
    bleed: [...ground(part, around, printed), ...(beyond ?? content).shapes, ...line],
    lowInk: inLowInk(part, shapes, content.shapes, printed),
  };
}

/** A box that reaches the edge of the card reaches beyond it. */
function bled([x, y, width, height]: Box): Box {
  const [left, top] = [x <= 0 ? -FACE_BLEED : x, y <= 0 ? -FACE_BLEED : y];
  const right = x + width >= FACE_WIDTH ? FACE_WIDTH + FACE_BLEED : x + width;
  const bottom = y + height >= FACE_HEIGHT ? FACE_HEIGHT + FACE_BLEED : y + height;
  return [left, top, right - left, bottom - top];
}

/** Thin lines instead of full boxes, pale pictures, and no signs in white. */
function inLowInk(
  part: LayoutPart,
  all: readonly Shape[],
  content: readonly Shape[],
  { paint }: Printed,
): Shape[] {
  const fill = paintOf(part.fill, paint);
  const outline =
    fill === undefined || fill === '@card-paper'
      ? []
      : [rect(...unitsOf(part.box), { fill: 'none', stroke: fill, 'stroke-width': 1.5 })];
  if (part.show === 'art') return [...outline, group({ opacity: PALE }, content)];
  const drawn = fill === undefined ? all : content;
  return [...outline, ...drawn.map((shape) => withoutWhite(shape, paint))];
}

function withoutWhite(shape: Shape, paint: string): Shape {
  const { fill } = shape.attributes;
  return {
    ...shape,
    ...(fill === '@card-title' && { attributes: { ...shape.attributes, fill: paint } }),
    ...(shape.children && { children: shape.children.map((child) => withoutWhite(child, paint)) }),
  };
}

/** Undefined where the card has nothing to show here. */
function contentOf(part: LayoutPart, box: Box, printed: Printed, art: CardArt | undefined): Part | undefined {
  const color = paintOf(part.color, printed.paint) ?? '@card-ink';
  switch (part.show) {
    case undefined:
      return only(part.icon === undefined ? [] : signs([categoryIcon(part.icon)], box, color));
    case 'art':
      return only(art ? pictureIn(box, art) : drawing(printed, box));
    case 'name':
      return written(namesIn(part, box, color, printed));
    case 'text':
      return written(textIn(part, box, color, printed));
    case 'type':
      return line(part, box, color, printed.type);
    case 'credit':
      return line(part, box, color, art?.credit);
    case 'number':
      return line({ size: 16, bold: true, ...part }, box, color, printed.number);
    case 'icon':
      return printed.icons && only(signs(printed.icons, box, color));
    case 'sign':
      return printed.sign && moved({ ...printed.sign, texts: [] }, printed.sign.box, box);
    default:
      return badge(part, box, color, printed[part.show]);
  }
}

function only(shapes: readonly Shape[]): Part {
  return { shapes, texts: [] };
}

function written({ texts, cuts }: Written = NOTHING): Part | undefined {
  return texts.length === 0 ? undefined : { shapes: [], texts, cuts };
}

function line(part: LayoutPart, box: Box, color: string, text: string | undefined): Part | undefined {
  return text === undefined || text === ''
    ? undefined
    : written({ texts: linesOf(part, box, color, text), cuts: [] });
}

/** A number as it always looks, or in plain letters of a size of one's own. */
function badge(part: LayoutPart, box: Box, color: string, shown: Badge | undefined): Part | undefined {
  if (!shown) return undefined;
  return part.size === undefined
    ? moved(shown, shown.box, box)
    : written({ texts: linesOf(part, box, color, shown.text), cuts: [] });
}

function drawing(printed: Printed, box: Box): Shape[] {
  const height = round((DRAWING_WIDTH * box[3]) / box[2]);
  return [
    rect(...box, { fill: '@card-paper' }),
    window(box, [0, 0, DRAWING_WIDTH, height], printed.drawing(height)),
  ];
}

function signs(icons: readonly string[], [x, y, width, height]: Box, color: string): Shape[] {
  const size = Math.min(height, width / icons.length);
  const left = x + (width - size * icons.length) / 2 + size / 2;
  return icons.map((icon, i) => sign(icon, left + i * size, y + height / 2, size * 0.9, color));
}

function ground({ fill, opacity, round: radius }: LayoutPart, box: Box, { paint }: Printed): Shape[] {
  const color = paintOf(fill, paint);
  if (color === undefined) return [];
  return [
    rect(...box, {
      fill: color,
      ...(radius !== undefined && { rx: round(radius * FACE_UNITS_PER_MM) }),
      ...(opacity !== undefined && { 'fill-opacity': opacity }),
    }),
  ];
}

function border({ border: line, round: radius }: LayoutPart, box: Box, { paint }: Printed): Shape[] {
  const color = paintOf(line, paint);
  if (color === undefined) return [];
  const rx = radius === undefined ? {} : { rx: round(radius * FACE_UNITS_PER_MM) };
  return [rect(...box, { fill: 'none', stroke: color, 'stroke-width': 2, ...rx })];
}

function unitsOf(box: readonly number[]): Box {
  const [x = 0, y = 0, width = 0, height = 0] = box.map((length) => round(length * FACE_UNITS_PER_MM));
  // No part is without size.
  return [x, y, Math.max(1, width), Math.max(1, height)];
}
