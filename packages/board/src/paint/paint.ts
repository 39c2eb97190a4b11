// How a drawing names its colors. Shapes say `@ink`; on a page that becomes a custom property, so that themes and a page's own
// style sheet apply; in a file it becomes the value itself, since not every program that shows SVG knows properties.
import { PALETTE, THEMES, isPaintName } from './palette.ts';
import type { Theme } from './palette.ts';

/** Gives the CSS color for a name without its `@`. */
export type Paint = (name: string) => string;

export const pagePaint: Paint = (name) => `var(--rw-${name})`;

/** `more` has the names that come from content: the terrains of a map. */
export function filePaint(theme: Theme, more: ReadonlyMap<string, ThemedColor> = new Map()): Paint {
  return (name) => {
    const own = more.get(name);
    if (own) return own[theme];
    return isPaintName(name) ? (PALETTE[name][THEMES.indexOf(theme)] ?? '#000000') : '#ff00ff';
  };
}

export type ThemedColor = Readonly<Record<Theme, string>>;

/** A color that follows the scheme of the page. */
export function lightDark({ light, dark }: ThemedColor): string {
  return `light-dark(${light}, ${dark})`;
}

/** Replaces `@name` in a value. */
export function painted(value: string | number, paint: Paint): string {
  return typeof value === 'string' && value.startsWith('@') ? paint(value.slice(1)) : String(value);
}

/**
 * The text of `theme.css`. The system decides, unless an element says `data-theme`. The values are not written with
 * `light-dark()`, which builds for older browsers resolve at the root, once and for all.
 */
export function themeCss(): string {
  const block = (theme: Theme, indent: string): string =>
    [
      `${indent}color-scheme: ${theme};`,
      ...Object.entries(PALETTE).map(
        ([name, shades]) => `${indent}--rw-${name}: ${shades[THEMES.indexOf(theme)] ?? ''};`,
      ),
    ].join('\n');
  return `/* Written by scripts/write-theme.ts from src/paint/palette.ts. */
:root,
[data-theme='light'] {
  --rw-font: ${FONT};
${block('light', '  ')}
}

@media (prefers-color-scheme: dark) {
  :root:not([data-theme]) {
${block('dark', '    ')}
  }
}

[data-theme='dark'] {
${block('dark', '  ')}
}

@media print {
  :root,
  :root:not([data-theme]),
  [data-theme] {
${block('light', '    ')}
  }
}
`;
}

/** Fonts that systems have, the widest spread first; nothing is loaded. */
export const FONT = "'Segoe UI', 'Helvetica Neue', Roboto, Arial, 'Noto Sans', sans-serif";
