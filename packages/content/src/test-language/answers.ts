// One choice as text: made, or refused with the open question and what can be answered.
import type { Game, State } from '@railwright/engine';
import { nearest } from '../diagnostics/suggest.ts';
import type { Choice } from './choices.ts';
import { questionOf, tellQuestion } from './question.ts';
import type { Problem } from './problem.ts';

/**
 * Makes the choice with this text form: changes `s` and returns true. If the text is not a legal choice of the open decision, `s`
 * stays as it is and the result is false.
 */
export function apply(game: Game, s: State, text: string): boolean {
  const choice = game.parseChoice(s, text);
  if (choice < 0) return false;
  game.applyChoice(s, choice);
  return true;
}

/** Why the choice with this text is not offered, in games that can tell. */
export type WhyNotLegal = (text: string) => string | undefined;

export function notLegal(
  game: Game,
  s: State,
  { text, path }: Pick<Choice, 'text' | 'path'>,
  whyNot: WhyNotLegal,
): Problem {
  const question = questionOf(game, s);
  const near = nearest(text, question.legal);
  return {
    path,
    message: [`“${text}” is not legal here.`, whyNot(text), tellQuestion(question)]
      .filter((sentence) => sentence !== undefined)
      .join(' '),
    help: near === undefined ? undefined : `Did you mean “${near}”?`,
  };
}
