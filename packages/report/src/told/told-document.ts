// The English words of a result: those of its document.
import { plainText, type Document, type FindingKind } from '../document/document.ts';
import type { ToldResult } from './told-result.ts';

export function toldDocument({ facts = '', trust = [], findings }: Document): ToldResult {
  return {
    facts,
    trust,
    findings: decidedFirst(findings).map(({ kind, title, answer, text }) => ({
      kind,
      title: answer === undefined || kind === 'open' ? title : `${title} (${answer.toLowerCase()})`,
      text: plainText(text),
    })),
  };
}

/** Those that are undecided come last. */
export function decidedFirst<F extends { readonly kind: FindingKind }>(findings: readonly F[]): F[] {
  return [
    ...findings.filter(({ kind }) => kind !== 'open'),
    ...findings.filter(({ kind }) => kind === 'open'),
  ];
}
