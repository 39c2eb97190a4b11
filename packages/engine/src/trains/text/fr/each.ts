// French: what each opponent, each player or one other player does.
import type { Step } from '../../language/values.ts';
import { tellSteps } from '../steps.ts';
import type { Teller } from '../teller.ts';
import { inTurn, NBSP } from './words.ts';

/** "chaque adversaire défausse une carte". */
export function each(t: Teller, who: string, inner: readonly Step[]): string {
  const [first] = inner;
  // A lasting effect has a subject of its own.
  if ('lasting' in first || 'waive' in first)
    return `pour ${who}${NBSP}: ${t.inside({ mood: 'order', person: 'they' }, () => inTurn(tellSteps(t, inner)))}`;
  const told = t.inside({ mood: 'third', person: 'they' }, () => inTurn(tellSteps(t, inner)));
  // It must be clear whose repetition it is: « chaque adversaire, pour chaque …, reçoit ».
  const often = told.replace(
    /^((?:un nombre de fois|pour chaque|une fois|\d+ fois)(?: [^:]*?)?)\s: /,
    '$1, ',
  );
  return often !== told || /^(?:si |s’|pour )/.test(told) ? `${who}, ${often}` : `${who} ${told}`;
}
