// Parts of cards that do nothing at their place: in a turn that is not their player's, after it, or on cells that rule themselves out.
import { isData } from '../../yaml/data.ts';
import { isAlwaysZero } from './amount-range.ts';
import type { CardCheck } from './check.ts';
import { turnFindings } from './turns.ts';

const TERMS = { play: 'turn', power: 'longer', event: 'event' } as const;

export const UNREACHABLE_PARTS: CardCheck = {
  card: ({ item, tree, of, report }) => {
    if (item.broken) return;
    const standing = of.standing(item);
    const found = [
      // An event acts between turns; its setup tells what is lost then.
      ...(standing === 'event' ? [] : turnFindings(tree.field('effect'), 'own', of.byOthers)),
      ...(standing === 'unknown'
        ? []
        : turnFindings(tree.field('whileInPlay'), 'own', of.byOthers, TERMS[standing])),
      ...turnFindings(tree.field('onBuy'), 'own', of.byOthers),
      ...turnFindings(tree.field('onGain'), 'own', of.byOthers),
      ...turnFindings(tree.field('reaction'), 'others', of.byOthers),
    ];
    for (const { code, path, message, help } of found) report(code, path, message, { at: 'key', help });
    const { endPoints } = item.data;
    if (endPoints !== undefined && isAlwaysZero(endPoints))
      report('points-never', tree.at('endPoints'), 'This is always 0: amounts never fall below it.', {
        at: 'key',
        help: 'For less than 0, print points such as -5 on the card; endPoints add to them.',
      });
  },
  ops: {
    // Rails go next to own rails unless a step says otherwise, and at once farther away or on them they go nowhere.
    'lay-rails': (step, { item, report }) => {
      const { where, reach } = step.fields;
      if (item.broken || !isData(where)) return;
      if (where['rails'] === 'own') {
        const message = 'Own rails already lie on such cells, so none can be laid there.';
        const help = 'Cells next to own rails need no filter; those of others are rails: opponents.';
        report('never-acts', step.at('where', 'rails'), message, { at: 'key', help });
      } else if (reach === undefined && isData(where['near'])) {
        const least = stepsAway(where['near']);
        const message = `Rails go next to own rails, never ${least} steps away, so none can be laid.`;
        if (least !== undefined && least >= 2)
          report('never-acts', step.at('where', 'near', 'distance'), message, {
            at: 'key',
            help: 'Add reach: anywhere.',
          });
      }
    },
  },
};

/** The fewest steps from own rails at which cells are asked for, where a number says so. */
function stepsAway({ of, distance }: Readonly<Record<string, unknown>>): number | undefined {
  const isOwnRails = isData(of) && Object.keys(of).length === 1 && of['rails'] === 'own';
  if (!isOwnRails || !isData(distance)) return undefined;
  const { exactly, atLeast } = distance;
  const least = typeof exactly === 'number' ? exactly : atLeast;
  return typeof least === 'number' ? least : undefined;
}
