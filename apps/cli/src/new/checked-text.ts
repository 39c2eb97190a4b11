// Checks a title or a name that was typed.
import { textProblem } from '@railwright/content/new';
import { misuse } from '../failure.ts';

/** @throws Failure with the problem. */
export function checkedText(what: string, text: string): string {
  const problem = textProblem(text);
  if (problem !== undefined) throw misuse(`This ${what} cannot be used. ${problem}`);
  return text.trim();
}
