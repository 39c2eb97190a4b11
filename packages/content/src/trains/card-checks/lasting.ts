// What lasts: conditions on the rules alone, and no more triggers that act once a turn than the game keeps count of.
import { ONCE_LIMIT } from '@railwright/engine';
import { isData } from '../../text/data.ts';
import type { CardCheck } from './check.ts';

export const LASTING: CardCheck = {
  pages: {
    'once-too-many': {
      title: 'more triggers that act once a turn than one effect can hold',
      help: 'For each trigger with `once`, the game keeps whether it has acted this turn. One card under `whileInPlay`, or one step `lasting`, can have 16 of them.\n\nDivide them between two steps or cards, or omit `once`.',
      broken: 'once-too-many',
    },
    'lasting-condition': {
      title: 'a condition on the game where only rules can be tested',
      help: 'Lasting effects of cards in play are worked out when the game is set up, so their conditions can test only switches of the rules: `test: { rule: { name: value } }`.',
      broken: 'lasting-on-condition',
    },
  },
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
