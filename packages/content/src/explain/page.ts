// All codes as one page of Markdown, for the documentation.
import { explainCode } from './explain-code.ts';
import { CODE_NAMES } from '../codes/index.ts';

/** Ends in a line end. */
export function formatCodesPage(): string {
  const pages = CODE_NAMES.toSorted().flatMap((code) => explainCode(code) ?? []);
  return `${[
    '# Diagnostic codes',
    'Every finding of `railwright validate` and `railwright test`, by code. `railwright validate --explain CODE` prints the same in the terminal. `npm run schemas` generates this page.',
    [
      '| code | severity | meaning |',
      '| --- | --- | --- |',
      ...pages.map(
        ({ code, severity, title }) =>
          `| [${code}](#${code}) | ${severity} | ${title.replaceAll('|', '\\|')} |`,
      ),
    ].join('\n'),
    ...pages.map(({ code, severity, title, help, example }) =>
      [
        `## ${code}`,
        `${severity === 'info' ? 'Hint' : severity === 'error' ? 'Error' : 'Warning'}: ${title}.`,
        help.trim(),
        ...(example === undefined ? [] : [`\`\`\`yaml\n${example.trimEnd()}\n\`\`\``]),
      ].join('\n\n'),
    ),
  ].join('\n\n')}\n`;
}
