// How a drawing names its colors. Shapes say `@ink`; on a page that becomes a custom property, so that themes and a page's own
// style sheet apply; in a file it becomes the value itself, since not every program that shows SVG knows properties.
import type { Theme } from './palette.ts';

/** Gives the CSS color for a name without its `@`. */
export type Paint = (name: string) => string;

export const pagePaint: Paint = (name) => `var(--rw-${name})`;

export type ThemedColor = Readonly<Record<Theme, string>>;

/** A color that follows the scheme of the page. */
export function lightDark({ light, dark }: ThemedColor): string {
  return `light-dark(${light}, ${dark})`;
}

/** Replaces `@name` in a value. */
export function painted(value: string | number, paint: Paint): string {
  return typeof value === 'string' && value.startsWith('@') ? paint(value.slice(1)) : String(value);
}

/** Fonts that systems have, the widest spread first; nothing is loaded. */
export const FONT = "'Segoe UI', 'Helvetica Neue', Roboto, Arial, 'Noto Sans', sans-serif";
