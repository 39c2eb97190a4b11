// Options that no player would choose, as far as that is sure whatever the position: those that only harm the player who chooses them, and those of
// which another option gives more.
import { isData, type Data } from '../../../text/data.ts';
import { opParams } from '../../language/grammar.ts';
import type { OpName } from '@railwright/engine';

/** Steps that always help the player who does them, however little. */
const GOODS: ReadonlySet<string> = new Set(['coins', 'score', 'next-coins']);
const HARMS: ReadonlySet<string> = new Set(['pay', 'pay-resources', 'gain-waste']);

/** Whether steps do nothing but harm to the player who does them. */
export function worthless(steps: unknown): boolean {
  return Array.isArray(steps) && steps.length > 0 && steps.every(isHarm);
}

/** Why no player would choose an option; undefined where one might. */
export function unwantedOption(options: readonly unknown[], i: number): string | undefined {
  const all = options.map(stepsOf);
  const own = all[i] ?? [];
  for (const [j, other] of all.entries()) {
    if (j === i) continue;
    if (worthless(own) && other.length > 0 && other.every(isGood))
      return `This option only harms the player who chooses it, and option ${j + 1} never does.`;
    if (isLess(own, other))
      return `Option ${j + 1} gives all that and more, so no player would choose this one.`;
  }
  return undefined;
}

/** Whether another list of steps has all of these, smaller goods for larger ones or without harm, and nothing else but goods. */
function isLess(own: readonly unknown[], other: readonly unknown[]): boolean {
  const [mine, theirs] = [own.filter((step) => !isHarm(step)), other.filter((step) => !isGood(step))];
  const withoutGoods = mine.filter((step) => !isGood(step));
  if (JSON.stringify(withoutGoods) !== JSON.stringify(theirs)) return false;
  const before = goods(own);
  const after = goods(other);
  return (
    [...before].every(([op, count]) => (after.get(op) ?? 0) >= count) &&
    (own.some(isHarm) || [...after].some(([op, count]) => count > (before.get(op) ?? 0)))
  );
}

function goods(steps: readonly unknown[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const step of steps) {
    if (!isData(step) || !isGood(step)) continue;
    const [op, count] = numberIn(step) ?? ['', 0];
    sums.set(op, (sums.get(op) ?? 0) + count);
  }
  return sums;
}

function isGood(step: unknown): boolean {
  const [op, count] = (isData(step) && numberIn(step)) || ['', 0];
  return GOODS.has(op) && count > 0;
}

function isHarm(step: unknown): boolean {
  if (!isData(step)) return false;
  const [op = ''] = Object.keys(step);
  const fewer = step['next-hand'];
  return HARMS.has(op) || (isData(fewer) && fewer['fewer'] === true);
}

/** A step that does something a certain number of times and says nothing else. */
function numberIn(step: Data): readonly [op: string, count: number] | undefined {
  const [op = '', written] = Object.entries(step)[0] ?? [];
  const params = opParams(op as OpName, written);
  return isData(params) && typeof params['count'] === 'number' && Object.keys(params).length === 1
    ? [op, params['count']]
    : undefined;
}

function stepsOf(option: unknown): readonly unknown[] {
  return isData(option) && Array.isArray(option['do']) ? (option['do'] as readonly unknown[]) : [];
}
