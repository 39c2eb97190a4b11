// Compensations for the order of turns: larger first hands, coins in the first turn, and another order of start rails.
import type { Compensation } from '../../core/playtest-hooks.ts';
import type { TrainsDefinition, TrainsOpening } from '../definition.ts';

const CARDS: Compensation = {
  id: 'cards',
  told: { one: 'card more in the first hand', many: 'cards more in the first hand' },
  with: (definition, amounts) =>
    openedWith(definition as TrainsDefinition, ({ hands = [] }, handSize) => ({
      hands: amounts.map((more, turn) => (hands[turn] ?? handSize) + more),
    })),
};

const COINS: Compensation = {
  id: 'coins',
  told: { one: 'coin more in the first turn', many: 'coins more in the first turn' },
  with: (definition, amounts) =>
    openedWith(definition as TrainsDefinition, ({ coins = [] }) => ({
      coins: amounts.map((more, turn) => (coins[turn] ?? 0) + more),
    })),
};

/** Whichever order of start rails the rules do not have. */
function otherOrder({ rules, start }: TrainsDefinition): Compensation {
  const isFirst = rules.opening?.placing !== 'last-seat-first';
  // The setup turns the order for second rails, regardless of who lays the first.
  const isTurned = start?.reversed === true && start.rails > 1;
  const [from, other] = isFirst ? ['last', 'first'] : ['first', 'last'];
  return {
    id: 'placing',
    told: isTurned
      ? `start rails laid the other way round (first rails from the ${from} seat on, second ones from the ${other})`
      : `start rails laid in ${isFirst ? 'reverse' : 'turn'} order (the ${from} seat first)`,
    with: (definition) =>
      openedWith(definition as TrainsDefinition, () => ({
        placing: isFirst ? 'last-seat-first' : 'first-seat-first',
      })),
  };
}

function openedWith(
  definition: TrainsDefinition,
  change: (opening: TrainsOpening, handSize: number) => TrainsOpening,
): TrainsDefinition {
  const { rules } = definition;
  const opening = rules.opening ?? {};
  return { ...definition, rules: { ...rules, opening: { ...opening, ...change(opening, rules.handSize) } } };
}

/** The order of start rails does not matter where no seat chooses its cell. */
export function compensationsFor(definition: TrainsDefinition): readonly Compensation[] {
  const { start } = definition;
  const isChosen = !start || (!start.chance && start.cells.some((cells) => cells.length > 1));
  return isChosen ? [CARDS, COINS, otherOrder(definition)] : [CARDS, COINS];
}
