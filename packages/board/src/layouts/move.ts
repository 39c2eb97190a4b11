// Moves what is drawn in one box into another, as large as fits and in the middle.
import { group, round, type Box } from '../art/shape.ts';
import type { Drawn } from './printed.ts';

export function moved({ shapes, texts }: Drawn, [x, y, width, height]: Box, to: Box): Drawn {
  const scale = Math.min(to[2] / width, to[3] / height);
  const left = to[0] + (to[2] - width * scale) / 2 - x * scale;
  const top = to[1] + (to[3] - height * scale) / 2 - y * scale;
  const transform = `translate(${round(left)} ${round(top)}) scale(${round(scale)})`;
  return {
    shapes: shapes.length === 0 ? [] : [group({ transform }, shapes)],
    texts: texts.map((text) => ({
      ...text,
      x: round(text.x * scale + left),
      y: round(text.y * scale + top),
      size: round(text.size * scale),
    })),
  };
}
