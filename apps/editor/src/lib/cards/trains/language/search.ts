// Finds ops by typed words: by name first, then by synonyms, then by meaning.
import { opLabel } from './labels.ts';
import type { Ops } from './specs.ts';

/** Synonyms for ops that neither their names nor their meanings contain. A new op needs no entry. */
// @wc-include
const ALSO: Readonly<Record<string, string>> = {
  'choose-one': 'either or option alternative',
  may: 'optional',
  if: 'when unless condition',
  repeat: 'again times twice',
  coins: 'money gold',
  score: 'victory',
  trash: 'destroy remove',
  look: 'peek scry',
  'put-back': 'top deck',
  'each-opponent': 'attack others',
  lasting: 'forbid cannot prevent ban cheaper dearer worth double points while until rest',
};

/** The best match first; for an empty search, all ops in order. */
export function findOps(ops: Ops, search: string): string[] {
  const wanted = search.trim().toLowerCase();
  if (wanted === '') return Object.keys(ops);
  return Object.keys(ops)
    .map((op, i) => ({ op, i, score: scoreOf(op, ops[op]?.doc ?? '', wanted) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.i - b.i)
    .map(({ op }) => op);
}

function scoreOf(op: string, doc: string, wanted: string): number {
  const label = opLabel(op).toLowerCase();
  if (op === wanted || label === wanted) return 5;
  if (label.startsWith(wanted) || op.startsWith(wanted)) return 4;
  if (label.includes(wanted) || op.includes(wanted)) return 3;
  const also = Object.hasOwn(ALSO, op) ? (ALSO[op] ?? '') : '';
  const words = wanted.split(/\s+/);
  if (words.every((word) => `${label} ${also}`.split(' ').some((one) => one.startsWith(word)))) return 2;
  const said = `${label} ${also} ${doc.toLowerCase()}`;
  return words.every((word) => said.includes(word)) ? 1 : 0;
}
