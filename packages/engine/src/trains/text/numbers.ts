// Whether a card's own wording agrees with its effect on the numbers.
import type { TextLanguage } from '../../core/languages.ts';
import type { CardDefinition, TrainsSwitches } from '../definition.ts';
import { GERMAN_NUMBERS } from './de/numerals.ts';
import { ENGLISH_NUMBERS } from './en/numerals.ts';
import { FRENCH_NUMBERS } from './fr/numerals.ts';
import { describeCard } from './index.ts';
import type { NameOf } from './names.ts';
import type { NumberWords } from './numerals.ts';

const NUMBER_WORDS: Readonly<Record<TextLanguage, NumberWords>> = {
  en: ENGLISH_NUMBERS,
  fr: FRENCH_NUMBERS,
  de: GERMAN_NUMBERS,
};

/** Numbers that a card's own text and its effect do not share; at least one list has some. */
export interface NumberMismatch {
  /** Numbers only in the wording. */
  readonly onlyInText: readonly number[];
  /** Numbers only in the effect. */
  readonly onlyInEffect: readonly number[];
}

/**
 * Compares the numbers in a card's own text with those of the generated one; undefined when they agree or there is no own text. The
 * number one is left out, since "a card" says it without a number; numbers printed on the card may be repeated freely.
 */
export function compareNumbers(
  card: CardDefinition,
  language: TextLanguage,
  names: NameOf,
  switches?: TrainsSwitches,
): NumberMismatch | undefined {
  const own = card.text?.[language];
  if (own === undefined) return undefined;
  const { numerals, multiples, loose } = NUMBER_WORDS[language];
  const words = new Map([...Object.entries(multiples), ...numerals]);
  const mine = withoutNames(own, card);
  const text = numbersIn(mine, words);
  const effect = numbersIn(describeCard(card, language, names, switches).join(' '), words);
  const printed = new Set([card.cost, card.value, card.points]);
  const meant = numbersIn(mine, new Map(Object.entries(loose)));
  const onlyInText = [...text].filter((n) => !effect.has(n) && !printed.has(n));
  const onlyInEffect = [...effect].filter((n) => !text.has(n) && !meant.has(n));
  return onlyInText.length + onlyInEffect.length === 0 ? undefined : { onlyInText, onlyInEffect };
}

/** A number in a name such as "Line 9" is not part of the rules. */
function withoutNames(text: string, card: CardDefinition): string {
  return Object.values(card.name).reduce((rest, name) => rest.replaceAll(name, ' '), text);
}

function numbersIn(text: string, numerals: ReadonlyMap<string, number>): Set<number> {
  // "vingt et un" is one number.
  const whole = text.toLowerCase().replaceAll(/ et (?=(?:une?|onze)(?!\p{L}))/gu, '-et-');
  const words = whole.match(/\d+|\p{L}+(?:-\p{L}+)*/gu) ?? [];
  // "three-card" is no number by itself.
  const parts = words.flatMap((word) => (numerals.has(word) ? [word] : word.split('-')));
  const numbers = parts.flatMap((word) => (/^\d/.test(word) ? [Number(word)] : (numerals.get(word) ?? [])));
  return new Set(numbers.filter((n) => n !== 1).sort((a, b) => a - b));
}
