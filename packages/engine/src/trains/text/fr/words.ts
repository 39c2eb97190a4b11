// French: verbs, contractions, lists, numbers and the words for zones, targets and events.
import { joined } from '../../../core/joined.ts';
import type { EventWords, TargetWords, UntilWords, ZoneWords } from '../grammar.ts';
import type { Teller } from '../teller.ts';

/** Before a colon or semicolon. */
export const NBSP = '\u00a0';

export const ZONES: ZoneWords = {
  hand: { you: 'votre main', they: 'sa main' },
  deck: { you: 'votre deck', they: 'son deck' },
  discard: { you: 'votre défausse', they: 'sa défausse' },
  play: { you: 'votre zone de jeu', they: 'sa zone de jeu' },
  gained: { you: 'vos cartes reçues', they: 'ses cartes reçues' },
  aside: { you: 'les cartes mises de côté', they: 'les cartes mises de côté' },
  trash: { you: 'les cartes écartées', they: 'les cartes écartées' },
  supply: { you: 'la réserve', they: 'la réserve' },
};

/** The words after "mettez cette carte". */
export const TARGETS: TargetWords = {
  hand: { you: 'en main', they: 'en main' },
  discard: { you: 'dans votre défausse', they: 'dans sa défausse' },
  gained: { you: 'parmi vos cartes reçues', they: 'parmi ses cartes reçues' },
  play: { you: 'en jeu', they: 'en jeu' },
  'deck-bottom': { you: 'au fond de votre deck', they: 'au fond de son deck' },
  'deck-top': { you: 'sur le dessus de votre deck', they: 'sur le dessus de son deck' },
  trash: { you: 'hors du jeu', they: 'hors du jeu' },
  supply: { you: 'dans la réserve', they: 'dans la réserve' },
  aside: { you: 'de côté', they: 'de côté' },
};

export const EVENTS: EventWords = {
  play: ['jouez', 'joue'],
  buy: ['achetez', 'achète'],
  gain: ['recevez', 'reçoit'],
  lay: ['posez', 'pose'],
  station: ['construisez', 'construit'],
  discard: ['défaussez', 'défausse'],
  trash: ['écartez', 'écarte'],
  draw: ['piochez', 'pioche'],
  shuffle: ['mélangez', 'mélange'],
  route: ['réalisez', 'réalise'],
  token: ['placez', 'place'],
  'take-token': ['retirez', 'retire'],
};

export const UNTIL: UntilWords = {
  'turn-end': { you: 'jusqu’à la fin du tour', they: 'jusqu’à la fin du tour' },
  'next-turn': {
    you: 'jusqu’au début de votre prochain tour',
    they: 'jusqu’au début de son prochain tour',
  },
  'next-turn-end': {
    you: 'jusqu’à la fin de votre prochain tour',
    they: 'jusqu’à la fin de son prochain tour',
  },
  'game-end': { you: 'jusqu’à la fin de la partie', they: 'jusqu’à la fin de la partie' },
};

export const NUMERALS: Readonly<Record<string, number>> = {
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  six: 6,
  sept: 7,
  huit: 8,
  neuf: 9,
  dix: 10,
};

/** Imperative and third person of verbs that are not regular -er verbs. */
const IRREGULAR: Readonly<Record<string, readonly [order: string, third: string]>> = {
  payer: ['payez', 'paie'],
  recevoir: ['recevez', 'reçoit'],
  construire: ['construisez', 'construit'],
  choisir: ['choisissez', 'choisit'],
  mettre: ['mettez', 'met'],
  remettre: ['remettez', 'remet'],
};

/** An order to others is a statement about them: "il défausse". */
export function verb(t: Teller, infinitive: string): string {
  if (t.mood === 'infinitive') return infinitive;
  const stem = infinitive.slice(0, -2);
  const [order, third] = IRREGULAR[infinitive] ?? [`${stem}ez`, `${stem}e`];
  if (t.mood === 'third') return third;
  return t.person === 'they' ? `il ${third}` : order;
}

/** "vous pouvez" before an infinitive. */
export function may(t: Teller): string {
  if (t.mood === 'infinitive') return 'pouvoir';
  return t.mood === 'third' ? 'peut' : t.person === 'you' ? 'vous pouvez' : 'il peut';
}

/** "de" with what follows. */
export function de(phrase: string): string {
  if (/^les? /.test(phrase)) return phrase.replace(/^le /, 'du ').replace(/^les /, 'des ');
  return /^[aeiouhéèêâ]/i.test(phrase) ? `d’${phrase}` : `de ${phrase}`;
}

/** "à" with what follows. */
export function to(phrase: string): string {
  if (/^les? /.test(phrase)) return phrase.replace(/^le /, 'au ').replace(/^les /, 'aux ');
  return `à ${phrase}`;
}

export function si(condition: string): string {
  return condition.startsWith('il ') ? `s’${condition}` : `si ${condition}`;
}

/** "a, b et c". */
export const list = (items: readonly string[], last = 'et'): string => joined(items, last);

/** Actions done one after the other in one sentence. */
export function inTurn(clauses: readonly string[]): string {
  const told = withoutPlus(clauses);
  if (told.some((clause) => /[,;:]/.test(clause))) return told.join(`${NBSP}; puis `);
  return list(told).replaceAll(' et +', ', +');
}

/** The same as one of several options, which semicolons separate. */
export function inOption(clauses: readonly string[]): string {
  return list(withoutPlus(clauses)).replaceAll(' et +', ', +');
}

/** "recevez 2 pièces" for "+2 pièces" beside clauses with verbs. */
function withoutPlus(clauses: readonly string[]): readonly string[] {
  if (clauses.every((clause) => clause.startsWith('+'))) return clauses;
  return clauses.map((clause) =>
    clause.replace(/^\+(?=\d+ (pièce|point))/, (_, what) => (what === 'pièce' ? 'recevez ' : 'marquez ')),
  );
}
