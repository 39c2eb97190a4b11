// All codes as one page of Markdown, for the documentation.
import { CODE_NAMES, explainCode } from './index.ts';

/** Ends in a line end. */
export function formatCodesPage(): string {
  const pages = CODE_NAMES.toSorted().flatMap((code) => explainCode(code) ?? []);
  return `${[
    '# Codes of findings',
    'All findings of `railwright validate`, by code. `railwright validate --explain CODE` prints the same in the terminal. This page is written by `npm run schemas`.',
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
