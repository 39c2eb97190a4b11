// Compensations for the order of turns: larger first hands, coins in the first turn, and another order of start rails.
import type { Compensation } from '../../core/playtest-hooks.ts';
import { definitionFor } from '../by-seats.ts';
import type { TrainsDefinition, TrainsOpening } from '../definition.ts';

type Opened = (definition: TrainsDefinition, amounts: readonly number[]) => TrainsOpening;

const CARDS = compensation(
  'cards',
  { one: 'card more in the first hand', many: 'cards more in the first hand' },
  ({ rules: { opening, handSize } }, amounts) => ({
    hands: amounts.map((more, turn) => (opening?.hands?.[turn] ?? handSize) + more),
  }),
);

const COINS = compensation(
  'coins',
  { one: 'coin more in the first turn', many: 'coins more in the first turn' },
  ({ rules: { opening } }, amounts) => ({
    coins: amounts.map((more, turn) => (opening?.coins?.[turn] ?? 0) + more),
  }),
);

/** Whichever order of start rails the rules do not have. */
function otherOrder({ rules, start }: TrainsDefinition): Compensation {
  const isFirst = rules.opening?.placing !== 'last-seat-first';
  // The setup turns the order for second rails, regardless of who lays the first.
  const isTurned = start?.reversed === true && start.rails > 1;
  const [from, other] = isFirst ? ['last', 'first'] : ['first', 'last'];
  return compensation(
    'placing',
    isTurned
      ? `start rails laid the other way round (first rails from the ${from} seat on, second ones from the ${other})`
      : `start rails laid in ${isFirst ? 'reverse' : 'turn'} order (the ${from} seat first)`,
    () => ({ placing: isFirst ? 'last-seat-first' : 'first-seat-first' }),
  );
}

function compensation(id: string, told: Compensation['told'], opened: Opened): Compensation {
  const rulesOf = (definition: TrainsDefinition, amounts: readonly number[]) => ({
    opening: { ...definition.rules.opening, ...opened(definition, amounts) },
  });
  return {
    ...{ id, told },
    with(definition, amounts) {
      const trains = definitionFor(definition as TrainsDefinition, amounts.length);
      return { ...trains, rules: { ...trains.rules, ...rulesOf(trains, amounts) } };
    },
    rules: (definition, amounts) =>
      rulesOf(definitionFor(definition as TrainsDefinition, amounts.length), amounts),
  };
}

/** The order of start rails does not matter where no seat chooses its cell. */
export function compensationsFor(definition: TrainsDefinition): readonly Compensation[] {
  const { start } = definition;
  const isChosen = !start || (!start.chance && start.cells.some((cells) => cells.length > 1));
  return isChosen ? [CARDS, COINS, otherOrder(definition)] : [CARDS, COINS];
}
