// A definition compiled for a number of seats: ranks for numbers, indices for ids, steps as small integers.
import {
  GAME_OF_TRAINS_LIMITS as LIMITS,
  trainPosition,
  type AbilityDefinition,
  type GameOfTrainsDefinition,
} from './definition.ts';
import { layOut, PROTECT, SHIFT, SWAP, type Layout } from './layout.ts';

/** Step kinds are the phases in which they ask; a removal asks nothing. */
export const REMOVE = -1;

export interface CompiledStep {
  readonly kind: typeof SWAP | typeof SHIFT | typeof PROTECT | typeof REMOVE;
  /** Distance of a swap, way of a shift, 0-based position of a removal. */
  readonly value: number;
  /** Bit mask of 0-based positions of a protection. */
  readonly mask: number;
}

export interface Table {
  readonly definition: GameOfTrainsDefinition;
  readonly seats: number;
  readonly trainLength: number;
  readonly turnLimit: number;
  /** Cards for the set-up exchange by place in turn order. */
  readonly setupDraws: readonly number[];
  readonly cards: number;
  /** Number and ability index by rank; index 0 is unused. */
  readonly numberOf: Int16Array;
  readonly abilityOf: Int16Array;
  readonly rankOf: ReadonlyMap<number, number>;
  readonly abilities: readonly AbilityDefinition[];
  readonly steps: readonly (readonly CompiledStep[])[];
  /** Whether the ability's own card may become a lock card. */
  readonly keepsCard: readonly boolean[];
  readonly layout: Layout;
}

/** Throws on a definition that the content package would have refused: here that is a programming fault. */
export function compileTable(definition: GameOfTrainsDefinition, seats: number): Table {
  const { rules, abilities } = definition;
  const { trainLength, turnLimit } = rules;
  const cards = definition.cards.toSorted((a, b) => a.number - b.number);
  requireWhole('seats', seats, Math.max(1, rules.seats.min), Math.min(LIMITS.seats, rules.seats.max));
  requireWhole('trainLength', trainLength, 2, LIMITS.trainLength);
  requireWhole('turnLimit', turnLimit, 1, LIMITS.turnLimit);
  requireWhole('number of abilities', abilities.length, 1, LIMITS.abilities);
  requireWhole('number of cards', cards.length, seats * trainLength, LIMITS.cards);
  const setupDraws = Array.from({ length: seats }, (_, place) => {
    const draws = rules.setupDraws[place] ?? -1;
    requireWhole(`setupDraws[${place}]`, draws, 0, LIMITS.setupDraws);
    return draws;
  });

  const abilityIndex = new Map(abilities.map((ability, index) => [ability.id, index]));
  const numberOf = new Int16Array(cards.length + 1);
  const abilityOf = new Int16Array(cards.length + 1);
  const rankOf = new Map<number, number>();
  cards.forEach((card, index) => {
    const ability = abilityIndex.get(card.ability);
    if (ability === undefined)
      throw new Error(`Card ${card.number} has the unknown ability "${card.ability}".`);
    requireWhole('card number', card.number, 1, LIMITS.number);
    if (rankOf.has(card.number)) throw new Error(`Two cards have the number ${card.number}.`);
    numberOf[index + 1] = card.number;
    abilityOf[index + 1] = ability;
    rankOf.set(card.number, index + 1);
  });

  const steps = abilities.map((ability) => compileSteps(ability, trainLength));
  const layout = layOut(seats, cards.length, abilities.length, trainLength, Math.max(...setupDraws));
  return {
    definition,
    seats,
    trainLength,
    turnLimit,
    setupDraws,
    cards: cards.length,
    numberOf,
    abilityOf,
    rankOf,
    abilities,
    steps,
    keepsCard: steps.map((list) => list.some((step) => step.kind === PROTECT)),
    layout,
  };
}

function compileSteps(ability: AbilityDefinition, trainLength: number): readonly CompiledStep[] {
  const position = (spot: Parameters<typeof trainPosition>[0]): number => {
    const at = trainPosition(spot, trainLength);
    requireWhole(`position in ${ability.id}`, at, 0, trainLength - 1);
    return at;
  };
  const steps = ability.steps.map((step): CompiledStep => {
    if ('swap' in step) return { kind: SWAP, value: step.swap.distance, mask: 0 };
    if ('shift' in step) return { kind: SHIFT, value: step.shift.by, mask: 0 };
    if ('remove' in step) return { kind: REMOVE, value: position(step.remove.at), mask: 0 };
    const mask = step.protect.positions.reduce<number>((bits, spot) => bits | (1 << position(spot)), 0);
    return { kind: PROTECT, value: 0, mask };
  });
  for (const { kind, value } of steps) {
    if (kind === SWAP) requireWhole(`distance in ${ability.id}`, value, 1, trainLength - 1);
    if (kind === SHIFT) requireWhole(`way in ${ability.id}`, Math.abs(value), 1, trainLength - 1);
  }
  requireWhole(`number of steps of ${ability.id}`, steps.length, 1, LIMITS.steps);
  requireWhole(`protections of ${ability.id}`, steps.filter((step) => step.kind === PROTECT).length, 0, 1);
  return steps;
}

function requireWhole(what: string, value: number, min: number, max: number): void {
  if (!Number.isInteger(value) || value < min || value > max)
    throw new Error(`The ${what} must be a whole number from ${min} to ${max}, not ${value}.`);
}
