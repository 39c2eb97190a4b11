// German: all cards of a zone, and those of a selection: "alle entsorgten Karten", "davon".
import type { Zone } from '../../language/params.ts';
import type { Filter } from '../../language/values.ts';
import type { Case } from '../forms.ts';
import type { Teller } from '../grammar.ts';
import { A } from './declension.ts';
import { genderOf } from './heads.ts';
import { noun, pronounFor, reference } from './nouns.ts';
import { FROM, IN } from './zones.ts';

/** "alle Züge aus deiner Hand", "alle entsorgten Karten". */
export function allOf(t: Teller, from: Zone, where: Filter | undefined, stay: boolean, kase: Case): string {
  const all = kase === 'genitive' ? 'aller' : 'alle';
  const place = t.said((stay ? IN : FROM)[from]);
  const cards = /^von (?:den|deinen|seinen) (.*)$/.exec(t.said(FROM[from]))?.[1];
  if (where !== undefined || cards === undefined) return `${all} ${noun(t, where, true, kase, place)}`;
  if (from !== 'gained') return `${all} ${cards}`;
  const own = t.person === 'you' ? 'deine' : 'seine';
  return `${all} ${own}${kase === 'genitive' ? 'r' : ''} ${cards}`;
}

export function among(t: Teller, from: string): string {
  return pronounFor(t, from) === undefined ? `von ${reference(t, from, 'dative')}` : 'davon';
}

/** "eine davon", "eine der betrachteten Karten". */
export function oneOfThem(t: Teller, name: string, kase: Case): string {
  const one = A[genderOf(t.selected(name)?.where, false)][kase];
  return `${one} ${pronounFor(t, name) === undefined ? reference(t, name, 'genitive') : 'davon'}`;
}

/** "alle Züge davon", "alle Züge unter den betrachteten Karten". */
export function suchOf(t: Teller, name: string, where: Filter, kase: Case): string {
  return `alle ${noun(t, where, true, kase, among(t, name).replace(/^von /, 'unter '))}`;
}
