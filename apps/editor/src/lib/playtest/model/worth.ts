// What a study says of a card, in words and no more than its intervals allow.
import type { CardStudy } from '@railwright/playtest';
import { signed, whole } from './format.ts';

type Studied = CardStudy['cards'][number];

export interface Worth {
  readonly id: 'access' | 'must';
  readonly name: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly text: string;
}

export function worthOf(card: Studied, name: string): Worth[] {
  const found: Worth[] = [];
  for (const id of ['access', 'must'] as const) {
    const influence = card[id];
    // What nobody takes by himself can be kept from him without a loss.
    if (!influence?.effect || (id === 'access' && card.perSeat === 0)) continue;
    const { value, low, high } = influence.effect;
    const points = `${signed(value * 100)} points of the wins (${signed(low * 100)} to ${signed(high * 100)})`;
    const what = id === 'access' ? `Being able to get ${name}` : `Having to take ${name}`;
    const text =
      low > 0
        ? `${what} is worth ${points}.`
        : high < 0
          ? `${what} costs ${points.replace('−', '')}.`.replace(
              /\(.*\)/,
              `(${signed(low * 100)} to ${signed(high * 100)})`,
            )
          : `${what}: no effect is certain yet, ${points}.${influence.needed === null ? '' : ` About ${whole(influence.needed)} games would tell.`}`;
    found.push({ id, name: id === 'access' ? 'May get it' : 'Must take it', value, low, high, text });
  }
  return found;
}
