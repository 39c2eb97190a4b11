// The problems of a file of cards, each with the card and the part of it that it is about.
import type { Diagnostic, Severity } from '@railwright/content';
import { spotAt } from '../../text/schema-path.ts';
import type { Path } from '../language/specs.ts';

export interface CardProblem {
  readonly diagnostic: Diagnostic;
  /** Position of the card; undefined for problems of the file. */
  readonly card: number | undefined;
  /** From the card on. */
  readonly path: Path;
}

export function cardProblems(path: string, text: string, diagnostics: readonly Diagnostic[]): CardProblem[] {
  const own = diagnostics.filter(({ file }) => file === path);
  if (own.length === 0) return [];
  const lines = lineStarts(text);
  return own.map((diagnostic) => {
    const { line, column } = diagnostic.start;
    const at = spotAt(text, (lines[line - 1] ?? 0) + column - 1).path;
    const card = at[0] === 'cards' && typeof at[1] === 'number' ? at[1] : undefined;
    return { diagnostic, card, path: card === undefined ? [] : at.slice(2) };
  });
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

const ORDER: readonly Severity[] = ['error', 'warning', 'info'];

/** The worst severity among problems. */
export function worstOf(problems: readonly CardProblem[]): Severity | undefined {
  return ORDER.find((severity) => problems.some(({ diagnostic }) => diagnostic.severity === severity));
}
