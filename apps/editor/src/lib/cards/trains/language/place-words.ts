// Describes a place in a card in the form's terms: "Effect, Choose one of several, alternative 2, Draw cards".
import { within } from '../../../core/words/words.ts';
import { fieldTitle } from '../model/card-schema.ts';
import { opLabel, paramLabel } from './labels.ts';
import { stepOn } from './places.ts';
import { OPS } from './specs.ts';
import type { Path } from '@railwright/content';
import type { Ops } from './specs.ts';

/** Undefined for the card as a whole. */
export function placeWords(path: Path, ops: Ops = OPS): string | undefined {
  const [first] = path;
  if (first === undefined) return undefined;
  const words = [fieldTitle(String(first))];
  path.forEach((step, i) => {
    if (i === 0) return;
    const at = path.slice(0, i + 1);
    const isStep = (stepOn(at, ops)?.length ?? 0) === at.length - 1;
    if (typeof step === 'string' && isStep) words.push(opLabel(step));
    else if (step === 'else' || step === 'where') words.push(within(paramLabel(step)));
    else if (typeof step === 'number' && stepOn(at, ops)?.length !== at.length) {
      const inside = path[i - 1];
      words.push(
        inside === 'options' || inside === 'choose-one'
          ? /* @wc-include */ `alternative ${step + 1}`
          : `${step + 1}`,
      );
    }
  });
  return words.join(', ');
}
