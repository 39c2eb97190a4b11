// German: where the verb goes. "Lege eine Karte ab", "du darfst eine Karte ablegen", "jeder Gegner legt eine Karte ab", and after a
// clause with "wenn" or the word "dann" the subject follows its verb: "legt er eine Karte ab". Which form applies is known only when
// clauses are joined, so until then a statement keeps verb and subject apart.
import type { Lead } from '../forms.ts';
import type { Teller } from '../grammar.ts';
import type { VerbName } from '../verbs.ts';
import { END, list } from './words.ts';

const OPEN = '\u0001';
const BETWEEN = '\u0002';
const CLOSE = '\u0003';
const STATEMENT = new RegExp(`${OPEN}([^${BETWEEN}]*)${BETWEEN}([^${CLOSE}]*)${CLOSE}`);

interface Verb {
  readonly order: string;
  readonly third: string;
  readonly infinitive: string;
  /** After "du", if it is not the third person with -st. */
  readonly you?: string;
  /** Words at the end of the clause. */
  readonly prefix?: string;
  /** With "dir" or "sich". */
  readonly isReflexive?: true;
}

const LAY: Verb = { order: 'lege', third: 'legt', infinitive: 'legen' };
const TAKE: Verb = { order: 'nimm', third: 'nimmt', infinitive: 'nehmen' };
const PLAY: Verb = { order: 'spiele', third: 'spielt', infinitive: 'spielen' };
const GAIN: Verb = { order: 'erhalte', third: 'erhält', infinitive: 'erhalten', you: 'erhältst' };

const VERBS: Readonly<Record<VerbName, Verb>> = {
  apply: { order: 'führe', third: 'führt', infinitive: 'führen', prefix: 'aus' },
  build: { order: 'baue', third: 'baut', infinitive: 'bauen' },
  buy: { order: 'kaufe', third: 'kauft', infinitive: 'kaufen' },
  choose: { order: 'wähle', third: 'wählt', infinitive: 'wählen' },
  claim: { order: 'stelle', third: 'stellt', infinitive: 'stellen', prefix: 'her' },
  discard: { ...LAY, prefix: 'ab' },
  draw: { order: 'ziehe', third: 'zieht', infinitive: 'ziehen' },
  gain: GAIN,
  get: GAIN,
  keep: { order: 'behalte', third: 'behält', infinitive: 'behalten', you: 'behältst' },
  lay: LAY,
  look: { order: 'sieh', third: 'sieht', infinitive: 'sehen', prefix: 'an', isReflexive: true },
  name: { order: 'nenne', third: 'nennt', infinitive: 'nennen' },
  pass: { order: 'gib', third: 'gibt', infinitive: 'geben', prefix: 'weiter' },
  pay: { order: 'zahle', third: 'zahlt', infinitive: 'zahlen' },
  place: LAY,
  play: { ...PLAY, prefix: 'aus' },
  put: LAY,
  putBack: { ...LAY, prefix: 'zurück' },
  putInHand: TAKE,
  putInPlay: { order: 'bringe', third: 'bringt', infinitive: 'bringen' },
  remove: { order: 'entferne', third: 'entfernt', infinitive: 'entfernen' },
  return: { ...LAY, prefix: 'zurück' },
  reveal: { order: 'decke', third: 'deckt', infinitive: 'decken', prefix: 'auf' },
  score: GAIN,
  setAside: { ...LAY, prefix: 'beiseite' },
  show: { order: 'zeige', third: 'zeigt', infinitive: 'zeigen', prefix: 'vor' },
  shuffle: { order: 'mische', third: 'mischt', infinitive: 'mischen' },
  take: TAKE,
  takeTurn: PLAY,
  trash: { order: 'entsorge', third: 'entsorgt', infinitive: 'entsorgen' },
};

/** A verb with what goes between it and its prefix; `after` follows both. */
export function clause(t: Teller, name: VerbName, object: string, after = ''): string {
  const { order, third, infinitive, prefix = '', isReflexive } = VERBS[name];
  const rest = isReflexive ? `${t.said('{dir|sich}')} ${object}` : object;
  if (t.mood === 'infinitive') return `${rest} ${prefix}${infinitive}${after}`;
  const end = `${rest}${prefix === '' ? '' : ` ${prefix}`}${after}`;
  if (t.mood === 'third' && t.person === 'you') return `${statement(second(name), 'du')} ${end}`;
  // An order to others is a statement about them.
  return t.mood === 'third' || t.person === 'they' ? `${statement(third, 'er')} ${end}` : `${order} ${end}`;
}

/** The verb at the end of a clause: "wenn du eine Karte ausspielst". */
export function does(t: Teller, name: VerbName, isOwn: boolean): string {
  const { third, prefix = '' } = VERBS[name];
  return `${prefix}${isOwn && t.person === 'you' ? second(name) : third}`;
}

/** After "du". */
function second(name: VerbName): string {
  const { third, you = `${third.slice(0, -1)}st` } = VERBS[name];
  return you;
}

export function statement(verb: string, subject: string): string {
  return `${OPEN}${verb}${BETWEEN}${subject}${CLOSE}`;
}

/** "du darfst" with the permitted action in the infinitive. */
export function may(t: Teller, inner: string): string {
  if (t.mood === 'infinitive') return `${inner} dürfen`;
  return `${t.person === 'you' ? statement('darfst', 'du') : statement('darf', 'er')} ${inner}`;
}

export function must(t: Teller, infinitive: string): string {
  return `${t.person === 'you' ? statement('musst', 'du') : statement('muss', 'er')} ${infinitive}`;
}

export function isStatement(clause: string): boolean {
  return clause.startsWith(OPEN);
}

/** Several statements about one subject, as a statement. */
export function together(clauses: readonly string[], subject: string): string {
  const verb = STATEMENT.exec(clauses[0] ?? '')?.[1] ?? '';
  return `${statement(verb, subject)}${inTurn(clauses, 'shared').slice(verb.length)}`;
}

function subjectOf(clause: string): string | undefined {
  return STATEMENT.exec(clause)?.[2];
}

/** The clause with the subject in its place. */
export function resolve(clause: string, lead: Lead): string {
  return clause.replace(STATEMENT, (_, verb: string, subject: string) => {
    if (lead === 'shared') return verb;
    return lead === 'inverted' ? `${verb} ${subject}` : `${subject} ${verb}`;
  });
}

/** Actions done one after the other in one sentence. */
export function inTurn(clauses: readonly string[], lead: Lead = 'first'): string {
  const told = lead === 'inverted' ? withoutPlus(clauses) : clauses;
  const first = resolve(told[0] ?? '', lead);
  const rest = told.slice(1);
  if (told.some((one) => /[,;:]/.test(one)))
    return [
      first,
      ...rest.map((one) => (one.startsWith('wenn ') ? `und ${one}` : `dann ${resolve(one, 'inverted')}`)),
    ].join('; ');
  // A subject that has been said is not repeated.
  const subject = subjectOf(told[0] ?? '');
  const others = rest.map((one) => {
    if (subject === undefined) return resolve(one, 'first');
    return resolve(one, subjectOf(one) === subject ? 'shared' : lead === 'inverted' ? lead : 'first');
  });
  return list([first, ...others]).replaceAll(' und +', ', +');
}

/** The same as one of several options, which semicolons separate. */
export function inOption(clauses: readonly string[]): string {
  const told = clauses.every((one) => one.startsWith('+')) ? clauses : withoutPlus(clauses);
  return list(told.map((one) => resolve(one, 'first'))).replaceAll(' und +', ', +');
}

/** "erhalte 2 Münzen und 1 Punkt" for "+2 Münzen, +1 Punkt", which cannot follow a comma. */
function withoutPlus(clauses: readonly string[]): string[] {
  return clauses.map((one, i) => one.replace(/^\+/, clauses[i - 1]?.startsWith('+') ? '' : `${GAIN.order} `));
}

export function sentence(clause: string): string {
  const text = resolve(clause, 'first').replace(new RegExp(`${END}(?=[.,;:)]|$)`, 'g'), '');
  return `${capital(text.replaceAll(END, ','))}.`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
