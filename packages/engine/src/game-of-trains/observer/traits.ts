// Traits of abilities: the steps they are made of, so that a new ability is judged by its steps.
import type { Vocabulary } from '../../core/observer.ts';
import { PROTECT, SHIFT, SWAP } from '../layout.ts';
import type { CompiledStep, Table } from '../table.ts';

const TRAITS = [
  'steps',
  'swap',
  'swap-distance',
  'shift',
  'shift-right',
  'shift-left',
  'remove',
  'remove-place',
  'protect',
  'protected-places',
] as const;

export function abilityVocabulary(t: Table): Vocabulary {
  return {
    name: 'abilities',
    items: t.abilities.map(({ id }) => id),
    traits: TRAITS,
    traitsOf: t.steps.map((steps) => {
      const amounts = new Map<(typeof TRAITS)[number], number>([['steps', steps.length / 2]]);
      for (const step of steps)
        for (const [trait, amount] of traitsOfStep(t, step))
          amounts.set(trait, (amounts.get(trait) ?? 0) + amount);
      return [...amounts].map(([trait, amount]) => [TRAITS.indexOf(trait), Math.min(4, amount)] as const);
    }),
  };
}

function traitsOfStep(t: Table, step: CompiledStep): [(typeof TRAITS)[number], number][] {
  const { kind, value, mask } = step;
  const way = Math.abs(value) / 2;
  if (kind === SWAP)
    return [
      ['swap', 1],
      ['swap-distance', way],
    ];
  if (kind === SHIFT)
    return [
      ['shift', 1],
      [value > 0 ? 'shift-right' : 'shift-left', way],
    ];
  if (kind === PROTECT)
    return [
      ['protect', 1],
      ['protected-places', ones(mask) / 2],
    ];
  return [
    ['remove', 1],
    ['remove-place', value / (t.trainLength - 1)],
  ];
}

function ones(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}
