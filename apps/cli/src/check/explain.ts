// Prints the page of a code.
import { CODE_NAMES, explainCode } from '@railwright/content';
import { EXIT, misuse } from '../failure.ts';
import { print } from '../output.ts';
import { style } from '../style.ts';
import { suggest } from '../suggest.ts';

/** Prints the page of a code; returns the exit code. */
export function explain(code: string): number {
  const page = explainCode(code);
  if (!page)
    throw misuse(
      `There is no code "${code}".`,
      `${suggest(code, CODE_NAMES, 'Codes')} Codes are shown in brackets before each finding.`,
    );
  print(`${style.bold(page.code)} (${page.severity}): ${page.title}\n\n${page.help.trim()}`);
  if (page.example !== undefined)
    print(`\nExample:\n\n${page.example.trimEnd().replaceAll(/^(?=.)/gm, '  ')}`);
  return EXIT.clean;
}
