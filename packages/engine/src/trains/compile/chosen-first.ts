// Where something may be done instead, cards of a zone are chosen before the first of them moves: what comes there meanwhile stays.
import { ZONES } from '../language/params.ts';
import { readStep } from '../language/step.ts';
import type { Step } from '../language/values.ts';
import type { Scope } from './scope.ts';

const ASKED: readonly string[] = ZONES.filter((zone) => zone !== 'deck');

/** A step that discards, trashes or gains all such cards of a zone, as two. */
export function chosenFirst(step: Step, scope: Scope): readonly Step[] {
  const { op, params } = readStep(step);
  if (op !== 'discard' && op !== 'trash' && !(op === 'move' && params.to === 'gained')) return [step];
  const { cards } = params;
  const { from, where } = typeof cards === 'string' ? { from: cards, where: undefined } : cards;
  const isSelection = scope.selections.some(({ name }) => name === from);
  if (isSelection ? where === undefined : !ASKED.includes(from)) return [step];
  const as = `#${scope.size}`;
  const chosen: Step = { choose: { from, ...(where && { where }), count: 'all', as } };
  return [chosen, (op === 'move' ? { move: { ...params, cards: as } } : { [op]: { cards: as } }) as Step];
}
