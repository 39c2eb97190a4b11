// German: articles, pronouns and endings by case and gender. Of the things in rules texts, only trains are masculine.
import type { Case } from '../forms.ts';

export type Gender = 'masculine' | 'feminine' | 'plural';

type ByCase = Readonly<Record<Case, string>>;
type Forms = Readonly<Record<Gender, ByCase>>;

/** The four cases; a blank within one is written `_`. */
export function byCase(words: string): ByCase {
  const [nominative = '', accusative = '', dative = '', genitive = ''] = words
    .split(' ')
    .map((word) => word.replaceAll('_', ' '));
  return { nominative, accusative, dative, genitive };
}

const forms = (masculine: string, feminine: string, plural: string): Forms => ({
  masculine: byCase(masculine),
  feminine: byCase(feminine),
  plural: byCase(plural),
});

export const THE: Forms & { readonly neuter: ByCase } = {
  ...forms('der den dem des', 'die die der der', 'die die den der'),
  neuter: byCase('das das dem des'),
};
/** Endings of "dein" and "sein". */
export const STRONG = forms(' en em es', 'e e er er', 'e e en er');
export const A = forms('ein einen einem eines', 'eine eine einer einer', '   ');
export const NO = forms(
  'kein keinen keinem keines',
  'keine keine keiner keiner',
  'keine keine keinen keiner',
);
export const EACH = forms('jeder jeden jedem jedes', 'jede jede jeder jeder', 'alle alle allen aller');
/** "seinen Wert", "ihr Wert": the possessives for one or several things of that gender. */
export const ITS: Readonly<Record<Gender, string>> = { masculine: 'sein', feminine: 'ihr', plural: 'ihr' };
/** In the genitive, ITS replaces the pronoun. */
export const PRONOUN = forms('er ihn ihm seiner', 'sie sie ihr ihrer', 'sie sie ihnen ihrer');

/** An adjective after "der", "die" or "jeder": "die abgelegte Karte", "den abgelegten Zug". */
export function weak(adjective: string, gender: Gender, kase: Case): string {
  const short =
    gender === 'masculine'
      ? kase === 'nominative'
      : gender === 'feminine' && (kase === 'nominative' || kase === 'accusative');
  return `${adjective}${short ? 'e' : 'en'}`;
}
