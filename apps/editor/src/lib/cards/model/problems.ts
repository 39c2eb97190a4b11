// The problems of a file of cards, each with the card and the part of it that it is about.
import type { Diagnostic, Severity } from '@railwright/content';
import { isMap, isScalar, isSeq, parseDocument } from 'yaml';
import type { Node } from 'yaml';
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
  const root = parseDocument(text, { uniqueKeys: false, logLevel: 'silent' }).contents;
  return own.map((diagnostic) => {
    const { line, column } = diagnostic.start;
    const at = pathAt(root, (lines[line - 1] ?? 0) + column - 1);
    const card = at[0] === 'cards' && typeof at[1] === 'number' ? at[1] : undefined;
    return { diagnostic, card, path: card === undefined ? [] : at.slice(2) };
  });
}

/** The keys and indices that lead to an offset, as far as the parser got. */
function pathAt(root: unknown, offset: number): Path {
  const covers = (value: unknown): boolean => {
    const range = (value as Node | null)?.range;
    return range !== undefined && range !== null && offset >= range[0] && offset <= range[2];
  };
  const path: (string | number)[] = [];
  let node = root;
  while (isMap(node) || isSeq(node)) {
    if (isSeq(node)) {
      const index = node.items.findIndex(covers);
      if (index < 0) break;
      path.push(index);
      node = node.items[index];
    } else {
      const pair = node.items.find(({ key, value }) => covers(value) || covers(key));
      if (!pair || !isScalar(pair.key)) break;
      path.push(String(pair.key.value));
      node = pair.value;
    }
  }
  return path;
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
