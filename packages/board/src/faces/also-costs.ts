// What a card costs beside coins: a tag for each resource beside the price tag, one below the other, in the color of the resource.
import type { ResourceDefinition } from '@railwright/engine';
import { rect, round } from '../art/shape.ts';
import { fitText, textWidth, type Fitted } from '../text/fit.ts';
import { nameIn } from '../text/names.ts';
import { colorOf } from '../scene/token-color.ts';
import type { Badge, Drawn } from '../layouts/printed.ts';

/** So many of a resource, by its name, in its color. */
export interface AlsoCost {
  readonly count: number;
  readonly name: string;
  /** As `#rrggbb`. */
  readonly color: string;
}

/** What a card costs beside coins, in a language. `resources` are those that its pack knows. */
export function alsoCostsOf(
  costs: Readonly<Record<string, number>> = {},
  resources: readonly Pick<ResourceDefinition, 'id' | 'name' | 'plural' | 'color'>[],
  language: string,
): AlsoCost[] {
  return Object.entries(costs).map(([id, count]) => {
    const index = resources.findIndex((one) => one.id === id);
    const { name, plural, ...kind } = resources[index] ?? { id };
    const one = nameIn(name, language) || id.replaceAll('-', ' ');
    const many = plural?.[language] ?? one;
    return { count, name: count === 1 ? one : many, color: colorOf(kind, Math.max(0, index)) };
  });
}

/** Between the price tag and the shield of points. */
const [LEFT, MIDDLE, WIDTH, HEIGHT] = [77, 323, 118, 38] as const;
const SPACE = 3;
const MARGIN = 7;
/** Between lines of a name. */
const LEADING = 1.02;

/** Undefined for a card that costs coins only. */
export function alsoBadge(costs: readonly AlsoCost[]): Badge | undefined {
  if (costs.length === 0) return undefined;
  const height = Math.min(24, (HEIGHT + SPACE) / costs.length - SPACE);
  const top = MIDDLE - (costs.length * (height + SPACE) - SPACE) / 2;
  const tags = costs.map((cost, i) => tag(cost, round(top + i * (height + SPACE)), round(height)));
  return {
    shapes: tags.flatMap(({ shapes }) => shapes),
    texts: tags.flatMap(({ texts }) => texts),
    box: [LEFT - 2, MIDDLE - HEIGHT / 2 - 2, WIDTH + 4, HEIGHT + 4],
    text: costs.map(({ count, name }) => `${count} ${name}`).join(', '),
  };
}

/** The number, and the name behind it in one line or two. */
function tag({ count, name, color }: AlsoCost, y: number, height: number): Drawn {
  const size = round(Math.min(15, height * 0.72));
  const number = String(count);
  const x = round(LEFT + MARGIN + textWidth(`${number} `, true) * size);
  const fitted = fitName(name, LEFT + WIDTH - MARGIN - x, height);
  const widest = Math.max(...fitted.lines.map((line) => textWidth(line, true)));
  const first = y + height / 2 - ((fitted.lines.length - 1) / 2) * fitted.size * LEADING;
  const letters = { anchor: 'start', weight: 700, fill: '@card-ink' } as const;
  return {
    shapes: [
      rect(LEFT, y, round(Math.min(WIDTH, x - LEFT + widest * fitted.size + MARGIN)), height, {
        rx: round(height / 3),
        fill: '@card-paper',
        stroke: color,
        'stroke-width': 2.5,
      }),
    ],
    texts: [
      { ...letters, text: number, x: LEFT + MARGIN, y: round(y + height / 2 + size * 0.36), size },
      ...fitted.lines.map((text, i) => ({
        ...letters,
        text,
        x,
        y: round(first + (i * LEADING + 0.36) * fitted.size),
        size: fitted.size,
      })),
    ],
  };
}

/** In as many lines as make it larger. */
function fitName(name: string, width: number, height: number): Fitted {
  const space = { width, minSize: 6, bold: true };
  const one = fitText(name, { ...space, lines: 1, size: Math.min(14, round(height * 0.68)) });
  const two = fitText(name, { ...space, lines: 2, size: Math.max(6, round(height * 0.38)) });
  return two.size > one.size || (one.isCut && !two.isCut) ? two : one;
}
