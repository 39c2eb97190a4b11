// What can make up for going later: larger first hands, and laying the start rail first.
import type { Compensation } from '../core/insight.ts';
import type { TrainsDefinition, TrainsOpening } from './definition.ts';

/** Id of the one about the order of start rails. */
const PLACING = 'placing';

const COMPENSATIONS: readonly Compensation[] = [
  {
    id: 'cards',
    told: { one: 'card more in the first hand', many: 'cards more in the first hand' },
    with: (definition, amounts) =>
      openedWith(definition as TrainsDefinition, ({ hands = [] }, handSize) => ({
        hands: amounts.map((more, turn) => (hands[turn] ?? handSize) + more),
      })),
  },
  {
    id: PLACING,
    told: 'start rails laid in reverse order (the last seat first)',
    with: (definition) => openedWith(definition as TrainsDefinition, () => ({ placing: 'last-seat-first' })),
  },
];

function openedWith(
  definition: TrainsDefinition,
  change: (opening: TrainsOpening, handSize: number) => TrainsOpening,
): TrainsDefinition {
  const { rules } = definition;
  const opening = rules.opening ?? {};
  return { ...definition, rules: { ...rules, opening: { ...opening, ...change(opening, rules.handSize) } } };
}

/** Those that the rules of a game do not have yet; who lays a rail first is nothing where nobody chooses its cell. */
export function compensationsFor({ rules, start }: TrainsDefinition): readonly Compensation[] {
  const isChosen = !start || (!start.chance && start.cells.some((cells) => cells.length > 1));
  const isReversed = rules.opening?.placing === 'last-seat-first';
  return COMPENSATIONS.filter(({ id }) => id !== PLACING || (isChosen && !isReversed));
}
