// French: waived surcharges.
import type { Teller } from '../teller.ts';
import { de, list } from './words.ts';

const WORDS: Readonly<Record<string, string>> = {
  terrain: 'le terrain',
  city: 'les villes',
  remote: 'les lieux éloignés',
  opponents: 'les rails adverses',
};

/** "vous ne payez pas de surcoût pour les villes et ne recevez pas de Ferraille pour les rails adverses". */
export function waivedPhrase(t: Teller, what: readonly string[]): string {
  const paid = what.filter((one) => one !== 'opponents-waste');
  const you = t.person === 'you';
  const said: string[] = [];
  if (paid.length > 0)
    said.push(
      `ne ${you ? 'payez' : 'paie'} pas de surcoût pour ${list(
        paid.map((one) => WORDS[one] ?? `les cases ${t.names(one, 'terrain')}`),
        'ou',
      )}`,
    );
  if (what.includes('opponents-waste')) {
    const why = what.at(-2) === 'opponents' ? 'eux' : 'les rails adverses';
    said.push(`ne ${you ? 'recevez' : 'reçoit'} pas ${de(t.names('waste', 'card'))} pour ${why}`);
  }
  return `${you ? 'vous' : 'il'} ${said.join(' et ')}`;
}
