// A title or a name that somebody typed.
import { textProblem } from '@railwright/content/new';
import { misuse } from '../failure.ts';

/** @throws Failure with what is wrong. */
export function checkedText(what: string, text: string): string {
  const problem = textProblem(text);
  if (problem !== undefined) throw misuse(`This ${what} cannot be used. ${problem}`);
  return text.trim();
}
