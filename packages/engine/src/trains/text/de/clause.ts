// German: where the verb goes. "Lege eine Karte ab", "du darfst eine Karte ablegen", "jeder Gegner legt eine Karte ab", and after a
// clause with "wenn" or the word "dann" the subject follows its verb: "legt er eine Karte ab". Which form applies is known only when
// clauses are joined, so until then a statement keeps verb and subject apart.
import { joined } from '../../../core/joined.ts';
import type { Teller } from '../teller.ts';

const OPEN = '\u0001';
const BETWEEN = '\u0002';
const CLOSE = '\u0003';
const STATEMENT = new RegExp(`${OPEN}([^${BETWEEN}]*)${BETWEEN}([^${CLOSE}]*)${CLOSE}`);

/** A comma that ends a relative clause if the sentence goes on. */
export const END = '\u0004';

/** Where a statement's subject goes: before its verb, after it, or nowhere if already mentioned. */
export type Lead = 'first' | 'inverted' | 'shared';

interface Verb {
  readonly order: string;
  readonly third: string;
  readonly infinitive: string;
  /** Words at the end of the clause. */
  readonly prefix?: string;
}

const VERBS = {
  draw: { order: 'ziehe', third: 'zieht', infinitive: 'ziehen' },
  discard: { order: 'lege', third: 'legt', infinitive: 'legen', prefix: 'ab' },
  trash: { order: 'entsorge', third: 'entsorgt', infinitive: 'entsorgen' },
  putBack: { order: 'lege', third: 'legt', infinitive: 'legen', prefix: 'zurück' },
  put: { order: 'lege', third: 'legt', infinitive: 'legen' },
  setAside: { order: 'lege', third: 'legt', infinitive: 'legen', prefix: 'beiseite' },
  bring: { order: 'bringe', third: 'bringt', infinitive: 'bringen' },
  pass: { order: 'gib', third: 'gibt', infinitive: 'geben', prefix: 'weiter' },
  playOut: { order: 'spiele', third: 'spielt', infinitive: 'spielen', prefix: 'aus' },
  take: { order: 'nimm', third: 'nimmt', infinitive: 'nehmen' },
  play: { order: 'spiele', third: 'spielt', infinitive: 'spielen' },
  gain: { order: 'erhalte', third: 'erhält', infinitive: 'erhalten' },
  pay: { order: 'zahle', third: 'zahlt', infinitive: 'zahlen' },
  build: { order: 'baue', third: 'baut', infinitive: 'bauen' },
  remove: { order: 'entferne', third: 'entfernt', infinitive: 'entfernen' },
  choose: { order: 'wähle', third: 'wählt', infinitive: 'wählen' },
  name: { order: 'nenne', third: 'nennt', infinitive: 'nennen' },
  reveal: { order: 'decke', third: 'deckt', infinitive: 'decken', prefix: 'auf' },
  look: { order: 'sieh', third: 'sieht', infinitive: 'sehen', prefix: 'an' },
  apply: { order: 'führe', third: 'führt', infinitive: 'führen', prefix: 'aus' },
} as const satisfies Readonly<Record<string, Verb>>;
export type VerbName = keyof typeof VERBS;

/** A verb with what goes between it and its prefix; `after` follows both. */
export function clause(t: Teller, name: VerbName, rest: string, after = ''): string {
  const { order, third, infinitive, prefix = '' }: Verb = VERBS[name];
  if (t.mood === 'infinitive') return `${rest} ${prefix}${infinitive}${after}`;
  const end = `${rest}${prefix === '' ? '' : ` ${prefix}`}${after}`;
  // An order to others is a statement about them.
  return t.mood === 'third' || t.person === 'they' ? `${statement(third, 'er')} ${end}` : `${order} ${end}`;
}

export function statement(verb: string, subject: string): string {
  return `${OPEN}${verb}${BETWEEN}${subject}${CLOSE}`;
}

/** "du darfst" with the permitted action in the infinitive. */
export function may(t: Teller, inner: string): string {
  if (t.mood === 'infinitive') return `${inner} dürfen`;
  return `${t.person === 'you' ? statement('darfst', 'du') : statement('darf', 'er')} ${inner}`;
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
    return [first, ...rest.map((one) => `dann ${resolve(one, 'inverted')}`)].join('; ');
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
  return clauses.map((one, i) =>
    one.replace(/^\+/, clauses[i - 1]?.startsWith('+') ? '' : `${VERBS.gain.order} `),
  );
}

export function sentence(clause: string): string {
  const text = resolve(clause, 'first').replace(new RegExp(`${END}(?=[.,;:)]|$)`, 'g'), '');
  return `${capital(text.replaceAll(END, ','))}.`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "a, b und c". */
export const list = (items: readonly string[], last = 'und'): string => joined(items, last);
