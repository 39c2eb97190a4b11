// Sentences about a card or an action in a study, which claim no more than its intervals allow.
import type { CardStudy } from '@railwright/playtest';
import { decimal, signed, whole } from './format.ts';

type Studied = CardStudy['cards'][number];

const KINDS = ['access', 'must'] as const;

export interface Worth {
  readonly id: (typeof KINDS)[number];
  readonly name: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly text: string;
}

/** What a seat may or must do with it, as a subject and in a few words. */
interface Restricted {
  readonly access: (name: string) => string;
  readonly must: (name: string) => string;
  readonly mayWords: string;
  readonly mustWords: string;
}
const OTHER: Restricted = {
  access: (name) => `Being able to do “${name}”`,
  must: (name) => `Having to do “${name}”`,
  mayWords: 'May do it',
  mustWords: 'Must do it',
};
/** By the group of the measure. */
const RESTRICTED: Readonly<Record<string, Restricted>> = {
  gained: {
    access: (name) => `Being able to get ${name}`,
    must: (name) => `Having to take ${name}`,
    mayWords: 'May get it',
    mustWords: 'Must take it',
  },
  used: {
    access: (name) => `Being able to use ${name}`,
    must: (name) => `Having to use ${name}`,
    mayWords: 'May use it',
    mustWords: 'Must use it',
  },
};

const restricted = (measure: string): Restricted => RESTRICTED[measure.split(':')[0] ?? ''] ?? OTHER;

/** Headings of what it is worth if a seat may or must do something with it. */
export function worthHeads(measure: string): readonly { readonly id: Worth['id']; readonly head: string }[] {
  const { mayWords, mustWords } = restricted(measure);
  return KINDS.map((id) => ({ id, head: id === 'access' ? mayWords : mustWords }));
}

export function worthOf(card: Studied, name: string): Worth[] {
  const told = restricted(card.measure);
  const found: Worth[] = [];
  for (const id of KINDS) {
    const influence = card[id];
    // Forbidding an item that no seat takes by choice costs nothing.
    if (!influence?.effect || (id === 'access' && card.perSeat === 0)) continue;
    const { value, low, high } = influence.effect;
    const pointsOf = (size: string): string =>
      /* @wc-include */ `${size} points of wins (${signed(low * 100)} to ${signed(high * 100)})`;
    const points = pointsOf(signed(value * 100));
    const what = told[id](name);
    const { needed } = influence;
    const text =
      low > 0
        ? `${what} is worth ${points}.`
        : high < 0
          ? /* @wc-include */ `${what} costs ${pointsOf(decimal(-value * 100))}.`
          : /* @wc-include */ `${what}: no effect is certain yet, ${points}.`;
    const more =
      low > 0 || high < 0 || needed === null ? '' : `About ${whole(needed)} games would decide it.`;
    found.push({
      ...{ id, name: id === 'access' ? told.mayWords : told.mustWords, value, low, high },
      text: `${text} ${more}`.trim(),
    });
  }
  return found;
}
