// English: what each opponent, each player or one other player does.
import type { Step } from '../../language/values.ts';
import { tellSteps } from '../steps.ts';
import type { Teller } from '../teller.ts';
import { inTurn } from './words.ts';

/** "each opponent discards a card". */
export function each(t: Teller, who: string, inner: readonly Step[]): string {
  const [first] = inner;
  // A lasting effect has a subject of its own.
  if ('lasting' in first || 'waive' in first)
    return `for ${who}: ${t.inside({ mood: 'order', person: 'they' }, () => inTurn(tellSteps(t, inner)))}`;
  const told = t.inside({ mood: 'third', person: 'they' }, () => inTurn(tellSteps(t, inner)));
  // It must be clear whose repetition it is: "each opponent, as often as …, gains".
  const often = told.replace(/^((?:as often as|for each|for every|\d+ times|once)(?: [^:]*)?): /, '$1, ');
  return /^(?:if|for|as often as|once|\d+ times) ?/.test(told) ? `${who}, ${often}` : `${who} ${told}`;
}
