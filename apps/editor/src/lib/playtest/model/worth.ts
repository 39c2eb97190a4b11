// Sentences about a card or an action in a study, which claim no more than its intervals allow.
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

/** A seat's restriction on it, by the group of the measure. */
const VERBS: Readonly<Record<string, readonly [may: string, must: string]>> = {
  gained: ['get', 'take'],
  used: ['use', 'use'],
};

export function worthOf(card: Studied, name: string): Worth[] {
  const [may, must] = VERBS[card.measure.split(':')[0] ?? ''] ?? ['do', 'do'];
  const called = may === 'do' ? `“${name}”` : name;
  const found: Worth[] = [];
  for (const id of ['access', 'must'] as const) {
    const influence = card[id];
    // Forbidding an item that no seat takes by choice costs nothing.
    if (!influence?.effect || (id === 'access' && card.perSeat === 0)) continue;
    const { value, low, high } = influence.effect;
    const range = `(${signed(low * 100)} to ${signed(high * 100)})`;
    const points = `${signed(value * 100)} points of wins ${range}`;
    const what = id === 'access' ? `Being able to ${may} ${called}` : `Having to ${must} ${called}`;
    const text =
      low > 0
        ? `${what} is worth ${points}.`
        : high < 0
          ? `${what} costs ${signed(-value * 100).replace('+', '')} points of wins ${range}.`
          : `${what}: no effect is certain yet, ${points}.${influence.needed === null ? '' : ` About ${whole(influence.needed)} games would decide it.`}`;
    found.push({ id, name: id === 'access' ? `May ${may} it` : `Must ${must} it`, value, low, high, text });
  }
  return found;
}
