// Explains figures: `--explain`.
import { FIGURES } from '@railwright/figures';
import { style } from '../style.ts';
import { wrapText } from '../table.ts';

/** All of them, or the named ones. */
export function explainFigures(...names: readonly string[]): string {
  return FIGURES.filter(({ figure }) => names.length === 0 || names.includes(figure))
    .map(({ figure, title, definition, interval, example }) =>
      [
        `${style.bold(title)} (${figure})`,
        wrapText(`  ${definition}`, '  '),
        wrapText(`  Interval: ${interval}`, '  '),
        wrapText(`  Example: ${example}`, '  '),
      ].join('\n'),
    )
    .join('\n\n');
}
