// Says why something is not offered. A step that cannot be done is quoted from its card, unless the reason alone says it all. Its words are
// no part of a grammar: pages load them when somebody asks.
import type { TextLanguage } from '../../core/languages.ts';
import type { CardDefinition } from '../definition.ts';
import { stepsOfCard } from '../why/steps.ts';
import type { WhyNot, WhyNotReason } from '../why/why-not.ts';
import { GERMAN } from './de/why.ts';
import { ENGLISH } from './en/why.ts';
import { FRENCH } from './fr/why.ts';
import type { Grammar } from './grammar.ts';
import { TellerOf } from './teller.ts';
import { tellSteps } from './steps.ts';
import type { NameOf } from './names.ts';
import type { WhyWords } from './why-words.ts';

export { whyNot } from '../why/index.ts';

const WORDS: Readonly<Record<TextLanguage, WhyWords>> = { en: ENGLISH, fr: FRENCH, de: GERMAN };

/** Reasons whose sentences refer to "such" cards or cells, or to a step. */
const QUOTED: ReadonlySet<WhyNotReason> = new Set([
  'other-wanted',
  'cards',
  'cells',
  'nothing-to-remove',
  'supply',
  'pay',
  'resource',
  'no-such-cell',
  'no-such-city',
  'gone',
  'no-effect',
  'idle',
  'impossible',
]);

/** Says why something is not offered, in one or two sentences. */
export function tellWhyNot(
  grammar: Grammar,
  why: WhyNot,
  cards: readonly CardDefinition[],
  names: NameOf,
): string {
  const { reason, needed = 0, there = 0, card = '', resource = '' } = why;
  const { reasons, asked, cannot } = WORDS[grammar.language];
  const told = reasons[reason]({
    needed,
    there,
    card: names(card, 'card'),
    resource: names(resource, needed === 1 ? 'resource' : 'resources'),
  });
  const step = QUOTED.has(reason) ? sentenceOf(grammar, why, cards, names) : undefined;
  if (step === undefined) return told;
  return reason === 'other-wanted' ? asked(step) : `${cannot(step)} ${told}`;
}

/** Why the effect of a card would do nothing. */
export function tellNoEffect(
  grammar: Grammar,
  card: string,
  why: WhyNot,
  cards: readonly CardDefinition[],
  names: NameOf,
): string {
  return `${WORDS[grammar.language].noEffect(names(card, 'card'))} ${tellWhyNot(grammar, why, cards, names)}`;
}

/** The step in its card's words. */
function sentenceOf(
  grammar: Grammar,
  why: WhyNot,
  cards: readonly CardDefinition[],
  names: NameOf,
): string | undefined {
  const card = cards.find(({ id }) => id === why.card);
  const found = card && why.step !== undefined ? stepsOfCard(card)[why.step] : undefined;
  if (!card || !found) return undefined;
  const t = new TellerOf(grammar, names);
  t.select('it', { where: { card: card.id } });
  tellSteps(t, found.before);
  const tell = (): string => tellSteps(t, [found.step]).join(' ');
  const clause = found.theirs ? t.inside({ mood: 'third', person: 'they' }, tell) : tell();
  return grammar.sentence(clause).replace(/\.$/, '');
}
