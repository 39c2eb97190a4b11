// The problems of a file of cards, each with its card and the part concerned.
import type { Diagnostic, Severity } from '@railwright/content';
import { lookPath } from '../language/scope.ts';
import { missingInStep, WORDS } from '../language/missing.ts';
import { placeWords } from '../language/place-words.ts';
import { stepOn } from '../language/places.ts';
import type { Data } from '../../../core/content/data.ts';
import { pathProblems } from '../../../core/checks/path-problems.ts';
import type { PathProblem } from '../../../core/checks/path-problems.ts';

/** Its path starts at the card. */
export interface CardProblem extends PathProblem {
  /** Position of the card; undefined for problems of the file. */
  readonly card: number | undefined;
}

export function cardProblems(path: string, text: string, diagnostics: readonly Diagnostic[]): CardProblem[] {
  return pathProblems(path, text, diagnostics).map(({ diagnostic, path: at }) => {
    const card = at[0] === 'cards' && typeof at[1] === 'number' ? at[1] : undefined;
    const inner = card === undefined ? [] : at.slice(2);
    return { diagnostic, card, path: inner, label: placeWords(inner) };
  });
}

/** A problem of a step that is merely unfinished, in the words shown at the step. */
export function saidAtStep(problem: CardProblem, card: Data | undefined): CardProblem {
  const { diagnostic, path } = problem;
  const step = stepOn(path);
  if (!card || !step || !diagnostic.code.startsWith('schema-')) return problem;
  const missing = missingInStep(lookPath(card, step));
  if (missing.length === 0) return problem;
  const what = [
    ...new Set(
      missing.map((one) => (one.what === WORDS.steps ? /* @wc-include */ 'what happens' : one.what)),
    ),
  ];
  const { help: _, ...rest } = diagnostic;
  return { ...problem, diagnostic: { ...rest, message: `Unfinished: add ${what.join(', ')}.` } };
}

const ORDER: readonly Severity[] = ['error', 'warning', 'info'];

/** The worst severity among problems. */
export function worstOf(problems: readonly CardProblem[]): Severity | undefined {
  return ORDER.find((severity) => problems.some(({ diagnostic }) => diagnostic.severity === severity));
}
