// The problems of a file of cards, each with the card and the part of it that it is about.
import type { Diagnostic, Severity } from '@railwright/content';
import { pathProblems } from '../../content/path-problems.ts';
import type { PathProblem } from '../../content/path-problems.ts';

/** Its path begins at the card. */
export interface CardProblem extends PathProblem {
  /** Position of the card; undefined for problems of the file. */
  readonly card: number | undefined;
}

export function cardProblems(path: string, text: string, diagnostics: readonly Diagnostic[]): CardProblem[] {
  return pathProblems(path, text, diagnostics).map(({ diagnostic, path: at }) => {
    const card = at[0] === 'cards' && typeof at[1] === 'number' ? at[1] : undefined;
    return { diagnostic, card, path: card === undefined ? [] : at.slice(2) };
  });
}

const ORDER: readonly Severity[] = ['error', 'warning', 'info'];

/** The worst severity among problems. */
export function worstOf(problems: readonly CardProblem[]): Severity | undefined {
  return ORDER.find((severity) => problems.some(({ diagnostic }) => diagnostic.severity === severity));
}
