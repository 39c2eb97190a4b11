// What lasts: conditions on the rules alone, and no more triggers that act once a turn than the game keeps count of.
import { ONCE_LIMIT } from '@railwright/engine';
import { isData } from '../../yaml/data.ts';
import type { CardCheck } from './check.ts';

export const LASTING: CardCheck = {
  values: {
    lasting: (node, { report }) => {
      const once = node.parent?.type === 'lastingIf' ? 0 : onceTriggers(node.value);
      if (once > ONCE_LIMIT)
        report(
          'once-too-many',
          node,
          `At most ${ONCE_LIMIT} triggers here can act once a turn; there are ${once}.`,
        );
    },
    lastingIf: (node, { report }) => {
      const { test } = node.fields;
      if (isData(test) && !Object.hasOwn(test, 'rule'))
        report('lasting-condition', node.at('test'), 'Only rules switches can be tested here.');
    },
  },
};

/** Triggers that act once a turn in a list of what lasts; of alternatives that the rules decide between, the larger number. */
function onceTriggers(lasting: unknown): number {
  if (!Array.isArray(lasting)) return 0;
  return lasting.filter(isData).reduce((sum, { trigger, if: branch }) => {
    if (isData(trigger)) return sum + (trigger['once'] === true ? 1 : 0);
    return isData(branch) ? sum + Math.max(onceTriggers(branch['then']), onceTriggers(branch['else'])) : sum;
  }, 0);
}

/** Whether a condition tests the rules, or the opposite of such a test. */
export function isRuleTest(test: unknown): boolean {
  if (!isData(test)) return false;
  return Object.hasOwn(test, 'rule') || (Object.hasOwn(test, 'not') && isRuleTest(test['not']));
}
