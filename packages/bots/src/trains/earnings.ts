// Coins that a card earns each time it is played, read from its steps, so that homebrew cards are judged by what they do.
import type { CardDefinition, Step } from '@railwright/engine';
import { cardsOf, stepsOf } from './plan.ts';

/** The worth in coins of a point scored with each play. */
const POINT = 3;
/** The worth in coins of a resource, whatever it buys. */
const RESOURCE = 0.5;
/** Earnings of a card if they depend on the game: about those of a train. */
const RIDE = 1.6;
/** The factor for what applies only at times. */
const PERHAPS = 0.5;

/** Coins per play; cards that cost points, go away or are paid for with other cards (`loses`) earn at most their value. */
export function earningsOf(card: CardDefinition, loses: boolean): number {
  const effect = stepsOf(card);
  if (card.points !== 0 || effect.some((step) => cardsOf(step, 'trash') === 'self')) return 0;
  return card.value + (loses ? 0 : earningsOfSteps(effect));
}

function earningsOfSteps(steps: readonly Step[]): number {
  return steps.reduce((sum, step) => sum + earningsOfStep(step), 0);
}

function earningsOfStep(step: Step): number {
  if ('coins' in step) return countOf(step.coins) ?? RIDE;
  if ('score' in step) return POINT * (countOf(step.score) ?? 1);
  if ('get-resources' in step) return RESOURCE * (countOf(step['get-resources']) ?? 1);
  if ('if' in step) return PERHAPS * earningsOfSteps(step.if.then);
  return 'reveal-until' in step ? RIDE * (countOf(step['reveal-until']) ?? 1) : 0;
}

/** A number, if it is known before the game. */
function countOf(value: unknown): number | undefined {
  const count = typeof value === 'object' && value !== null && 'count' in value ? value.count : value;
  return typeof count === 'number' ? count : undefined;
}
