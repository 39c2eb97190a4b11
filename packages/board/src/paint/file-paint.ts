// The colors of the palette as values: in files, and in the style sheet of pages. Apart from the names, which are all that pages load.
import { FONT, type Paint, type ThemedColor } from './paint.ts';
import { isPaintName, PALETTE, THEMES, type Theme } from './palette.ts';

/** `more` has the names that come from content: the terrains of a map. */
export function filePaint(theme: Theme, more: ReadonlyMap<string, ThemedColor> = new Map()): Paint {
  return (name) => {
    const own = more.get(name);
    if (own) return own[theme];
    return isPaintName(name) ? (PALETTE[name][THEMES.indexOf(theme)] ?? '#000000') : '#ff00ff';
  };
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
