// What each figure is: `--explain`.
import { FIGURES } from '@railwright/playtest';
import { style } from '../style.ts';
import { wrapText } from '../table.ts';

export function explainFigures(): string {
  return FIGURES.map(({ figure, title, definition, interval, example }) =>
    [
      `${style.bold(title)} (${figure})`,
      wrapText(`  ${definition}`, '  '),
      wrapText(`  Interval: ${interval}`, '  '),
      wrapText(`  Example: ${example}`, '  '),
    ].join('\n'),
  ).join('\n\n');
}
