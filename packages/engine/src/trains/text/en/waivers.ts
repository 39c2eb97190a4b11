// English: waived surcharges.
import type { Teller } from '../teller.ts';
import { surcharge } from './nouns.ts';
import { list } from './words.ts';

/** "you pay no surcharge for cities and gain no Waste for opponents’ rails". */
export function waivedPhrase(t: Teller, what: readonly string[]): string {
  const paid = what.filter((one) => one !== 'opponents-waste');
  const subject = t.person === 'you' ? 'you' : 'they';
  const said: string[] = [];
  if (paid.length > 0)
    said.push(
      `pay no surcharge for ${list(
        paid.map((one) => surcharge(t, one)),
        'or',
      )}`,
    );
  if (what.includes('opponents-waste'))
    said.push(
      `gain no ${t.names('waste', 'card')} for ${what.at(-2) === 'opponents' ? 'them' : 'opponents’ rails'}`,
    );
  return `${subject} ${said.join(' and ')}`;
}
