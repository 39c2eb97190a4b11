// A finding as a plain sentence, with the word of the strongest first.
import { joined } from '@railwright/engine/joined';
import { told, type Sayings } from '@railwright/figures';
import type { Decision } from './decide.ts';
import type { Question } from '../questions/question.ts';
import type { Word } from './words.ts';

export const percent = (share: number): string => told('share', share);
const MOST_NAMED = 3;
export const LEVEL_NAMES = { middling: 'a practised player', weak: 'a beginner' } as const;

/** A player's name in a sentence: levels by what they are. */
function calledIn({ player, kind }: Pick<Word, 'player' | 'kind'>): string {
  return kind === 'middling' || kind === 'weak' ? LEVEL_NAMES[kind] : player;
}

/** `a`, `a and b`, `a, b and c`, `a, b, c and 2 others`. */
export function listed(names: readonly string[], most = MOST_NAMED): string {
  const more = names.length - most;
  return joined(more > 1 ? [...names.slice(0, most), `${more} others`] : names, 'and');
}

/** For matters with a sentence of their own. */
export type ToldQuestion = Question & { readonly says: Sayings };
export const isTold = (matter: Question): matter is ToldQuestion => matter.says !== undefined;

const claimOf = ({ says: { claim } }: ToldQuestion, side: Decision['side']): string =>
  typeof claim === 'string' ? claim : claim[side];
const valueOf = ({ topic, words }: Question): string =>
  told(topic.unit, words.strongest?.estimate.value ?? 0);
const factOf = (matter: ToldQuestion): string => `strong play ${matter.says.fact(valueOf(matter))}`;

/** The answer in words, without its value; empty where players are only compared. */
export function verdictOf(matter: ToldQuestion, { side }: Decision): { readonly verdict?: string } {
  return typeof matter.says.claim === 'string' ? {} : { verdict: matter.says.claim[side] };
}

/** Everybody agrees. */
export function holdsSentence(matter: ToldQuestion, { side }: Decision): string {
  const { says, words, range = '' } = matter;
  const whoever = words.others.length > 0 ? ', no matter who plays' : '';
  return says.holds
    ? says.holds({ value: valueOf(matter), side, whoever, range })
    : `${claimOf(matter, side)}${whoever}: ${factOf(matter)}${says.aside ?? ''}.`;
}

export function dependsSentence(matter: ToldQuestion, { side }: Decision, differ: readonly Word[]): string {
  const others = listed(differ.map((word) => saidBy(matter, word)));
  if (matter.asks === 'size')
    return `${claimOf(matter, side)} depends on who plays: ${factOf(matter)}, ${others}.`;
  return `${claimOf(matter, side)} for strong play, but some players differ: ${factOf(matter)}, ${others}${matter.says.aside ?? ''}.`;
}

/** The strongest word is certain, but some players' games do not show whether they agree; or it is not certain itself. */
export function openSentence(matter: ToldQuestion, { side }: Decision, unclear: readonly Word[]): string {
  const fact = `${factOf(matter)}${matter.says.aside ?? ''}`;
  if (matter.asks === 'side' && side === 'open') return `${claimOf(matter, side)}: ${fact}.`;
  const rest = `these games cannot tell whether ${listed(unclear.map(calledIn))} would agree`;
  if (matter.asks === 'size') return `${capital(fact)}; ${rest}.`;
  return `${claimOf(matter, side)} for strong play: ${fact}; ${rest}.`;
}

/** No player has learned the setup. */
export function unlearnedSentence(matter: Question): string {
  const words = matter.words.others.map((word) => saidBy(matter, word));
  return `${matter.about} cannot be judged without a strong player; the hand-written bots show: ${listed(words)}.`;
}

const saidBy = ({ topic }: Question, word: Word): string =>
  `${calledIn(word)} ${told(topic.unit, word.estimate.value)}`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
