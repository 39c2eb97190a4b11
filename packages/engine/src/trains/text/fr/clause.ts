// French: verbs and sentences.
import type { Step } from '../../language/values.ts';
import type { Teller } from '../grammar.ts';
import type { VerbName } from '../verbs.ts';
import { tellSteps } from '../steps.ts';
import { list, NBSP, WORDS } from './words.ts';

/** The infinitive; with imperative and third person for those that are not regular -er verbs. */
type Verb = readonly [infinitive: string, order?: string, third?: string];

const PUT: Verb = ['mettre', 'mettez', 'met'];
const PUT_BACK: Verb = ['remettre', 'remettez', 'remet'];
const RECEIVE: Verb = ['recevoir', 'recevez', 'reçoit'];

const VERBS: Readonly<Record<VerbName, Verb>> = {
  apply: ['appliquer'],
  build: ['construire', 'construisez', 'construit'],
  buy: ['acheter', 'achetez', 'achète'],
  choose: ['choisir', 'choisissez', 'choisit'],
  claim: ['réaliser'],
  discard: ['défausser'],
  draw: ['piocher'],
  gain: RECEIVE,
  get: RECEIVE,
  keep: ['garder'],
  lay: ['poser'],
  look: ['regarder'],
  name: ['nommer'],
  pass: ['passer'],
  pay: ['payer', 'payez', 'paie'],
  place: ['placer'],
  play: ['jouer'],
  put: PUT,
  putBack: PUT_BACK,
  putInHand: PUT,
  putInPlay: PUT,
  remove: ['retirer'],
  return: PUT_BACK,
  reveal: ['dévoiler'],
  score: ['marquer'],
  setAside: PUT,
  show: ['montrer'],
  shuffle: ['mélanger'],
  take: ['retirer'],
  takeTurn: ['jouer'],
  trash: ['écarter'],
};

/** A verb and what follows it; an order to others is a statement about them: "il défausse", "il vous passe une carte". */
export function clause(t: Teller, name: VerbName, rest: string, after = ''): string {
  const told = `${verb(t, name)} ${rest}${after}`;
  return told.replace(/^(il )?(\S+) à vous /, '$1vous $2 ');
}

function verb(t: Teller, name: VerbName): string {
  const [infinitive, order, third] = VERBS[name];
  const stem = infinitive.slice(0, -2);
  if (t.mood === 'infinitive') return infinitive;
  if (t.mood === 'third') return third ?? `${stem}e`;
  return t.person === 'they' ? `il ${third ?? `${stem}e`}` : (order ?? `${stem}ez`);
}

/** The forms after "vous" and of orders are the same. */
export function does(t: Teller, name: VerbName, isOwn: boolean): string {
  const mood = isOwn && t.person === 'you' ? 'order' : 'third';
  return t.inside({ mood }, () => verb(t, name));
}

/** "mettez-la", "la mettre", "il l’écarte". */
export function withPronoun(t: Teller, name: VerbName, it: string): string {
  if (t.mood === 'order' && t.person === 'you') return `${verb(t, name)}-${it}`;
  if (t.mood === 'order') return `il ${t.inside({ mood: 'third' }, () => withPronoun(t, name, it))}`;
  const said = verb(t, name);
  return it !== 'les' && /^[aeiouhéè]/.test(said) ? `l’${said}` : `${it} ${said}`;
}

export function may(t: Teller, infinitive: string): string {
  const can = { infinitive: 'pouvoir', third: 'peut', order: t.said('{vous pouvez|il peut}') }[t.mood];
  return `${can} ${infinitive}`;
}

/** "chaque adversaire défausse une carte". */
export function each(t: Teller, who: string, inner: readonly Step[]): string {
  if (t.mood === 'infinitive')
    return `faire valoir ceci${WORDS.colon}${t.inside({ mood: 'order' }, () => each(t, who, inner))}`;
  const [first] = inner;
  // A lasting effect has a subject of its own.
  if ('lasting' in first || 'waive' in first)
    return `pour ${who}${WORDS.colon}${t.inside({ mood: 'order', person: 'they' }, () => inTurn(tellSteps(t, inner)))}`;
  const told = t.inside({ mood: 'third', person: 'they' }, () => inTurn(tellSteps(t, inner)));
  // It must be clear whose repetition it is: « chaque adversaire, pour chaque …, reçoit ».
  const often = told.replace(
    /^((?:un nombre de fois|pour chaque|une fois|\d+ fois)(?: [^:]*?)?)\s: /,
    '$1, ',
  );
  return often !== told || /^(?:si |s’|pour )/.test(told) ? `${who}, ${often}` : `${who} ${told}`;
}

/** "vous piochez une carte", "vous la mettez". */
export function you(t: Teller, inner: readonly Step[]): string {
  const told = t.inside({ mood: 'order', person: 'you' }, () => inTurn(tellSteps(t, inner)));
  if (/^(?:vous |si |s’|pour |jusqu)/.test(told)) return told;
  return `vous ${withoutPlus([told, ''])
    .join('')
    .replace(/^(\S+)-(le|la|les)(?= |$)/, '$2 $1')}`;
}

export function inTurn(clauses: readonly string[]): string {
  const told = withoutPlus(clauses);
  if (told.some((one) => /[,;:]/.test(one)))
    return told.join(`${NBSP}; puis `).replaceAll(/; puis (?=si |s’il )/g, '; puis, ');
  return inOption(told);
}

export function inOption(clauses: readonly string[]): string {
  return list(withoutPlus(clauses)).replaceAll(' et +', ', +');
}

/** "recevez 2 pièces" for "+2 pièces" beside clauses with verbs. */
function withoutPlus(clauses: readonly string[]): readonly string[] {
  if (clauses.every((one) => one.startsWith('+'))) return clauses;
  return clauses.map((one) =>
    one.replace(/^\+(?=\d+ (point)?)/, (_, point) => (point === undefined ? 'recevez ' : 'marquez ')),
  );
}
