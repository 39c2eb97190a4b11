// English: verbs and sentences.
import type { Step } from '../../language/values.ts';
import type { Teller } from '../grammar.ts';
import type { VerbName } from '../verbs.ts';
import { tellSteps } from '../steps.ts';
import { list } from './words.ts';

/** Verbs that their names do not say. */
const VERBS: Partial<Record<VerbName, string>> = {
  look: 'look at',
  putBack: 'put',
  putInHand: 'put',
  putInPlay: 'put',
  setAside: 'put',
  takeTurn: 'take',
};

/** A verb and what follows it; an order to others is "they discard". */
export function clause(t: Teller, verb: VerbName, rest: string, after = ''): string {
  const told = `${second(t, verb)} ${rest}${after}`;
  return t.mood === 'order' && t.person === 'they' ? `they ${told}` : told;
}

/** A verb whose subject has been said: "gains a card and puts it …". */
export function second(t: Teller, verb: VerbName): string {
  return t.mood === 'third' ? third(verb) : (VERBS[verb] ?? verb);
}

/** "they" takes the verb of "you". */
export function does(_t: Teller, verb: VerbName, isOwn: boolean): string {
  return isOwn ? verb : third(verb);
}

function third(verb: VerbName): string {
  const [base = '', ...more] = (VERBS[verb] ?? verb).split(' ');
  const ending = /(?:s|x|sh|ch)$/.test(base) ? 'es' : 's';
  const said = /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}${ending}`;
  return [said, ...more].join(' ');
}

export function may(t: Teller, infinitive: string): string {
  return `${t.mood === 'order' ? t.said('{you|they} may') : 'may'} ${infinitive}`;
}

/** "each opponent discards a card". */
export function each(t: Teller, who: string, inner: readonly Step[]): string {
  const [first] = inner;
  // A lasting effect has a subject of its own.
  if ('lasting' in first || 'waive' in first)
    return `for ${who}: ${t.inside({ mood: 'order', person: 'they' }, () => inTurn(tellSteps(t, inner)))}`;
  const mood = t.mood === 'infinitive' ? 'infinitive' : 'third';
  if (mood === 'infinitive') who = `have ${who}`;
  const told = t.inside({ mood, person: 'they' }, () => inTurn(tellSteps(t, inner)));
  // It must be clear whose repetition it is: "each opponent, as often as …, gains".
  const often = told.replace(/^((?:as often as|for each|for every|\d+ times|once)(?: [^:]*)?): /, '$1, ');
  return /^(?:if|for|as often as|once|\d+ times) ?/.test(told) ? `${who}, ${often}` : `${who} ${told}`;
}

/** "you draw a card". */
export function you(t: Teller, inner: readonly Step[]): string {
  const told = t.inside({ mood: 'order', person: 'you' }, () => inTurn(tellSteps(t, inner)));
  return /^(?:you|if|for|until|as) /.test(told) ? told : `you ${withoutPlus([told, '']).join('')}`;
}

export function inTurn(clauses: readonly string[]): string {
  const told = withoutPlus(clauses);
  if (told.some((one) => /[,;:]/.test(one)))
    return told.join('; then ').replaceAll('; then if ', '; then, if ');
  return inOption(told).replaceAll(/(, | and )they (?!may |have |pay no |gain no )/g, '$1');
}

export function inOption(clauses: readonly string[]): string {
  return list(withoutPlus(clauses)).replaceAll(' and +', ', +');
}

/** "get 2 coins" for "+2 coins" beside clauses with verbs. */
function withoutPlus(clauses: readonly string[]): readonly string[] {
  if (clauses.every((one) => one.startsWith('+'))) return clauses;
  return clauses.map((one) =>
    one.replace(/^\+(?=\d+ (point)?)/, (_, point) => (point === undefined ? 'get ' : 'score ')),
  );
}
