// An unfinished card in the form of the engine and the board. Incomplete or wrongly typed parts are left out, so a face and a text can
// be shown at any moment.
import { cardDefinition } from '@railwright/content';
import type { CardData } from '@railwright/content';
import { describeCard } from '@railwright/engine';
import type {
  CardDefinition,
  CardRole,
  NameOf,
  ParamType,
  TextLanguage,
  TrainsSwitches,
} from '@railwright/engine';
import { missingIn } from '../language/missing.ts';
import { isTold } from '../language/sentence.ts';
import { isData, listAt, numberAt, stringAt, textsAt, wordsAt } from '../../../core/content/data.ts';
import type { Data } from '../../../core/content/data.ts';
import type { WordNames } from '../../../core/content/pack-index.ts';

/** Roles that setups of the pack give cards, by id. */
export type Roles = ReadonlyMap<string, CardRole>;

/** The part of a card that can be described: finished steps, finished lasting effects; as a power or an event if that is its role. */
export function draftDefinition(
  card: Data,
  { roles, categoryNames = {} }: { readonly roles?: Roles; readonly categoryNames?: WordNames } = {},
): CardDefinition {
  const role = roles?.get(stringAt(card, 'id'));
  return { ...definitionOf(card, categoryNames), ...(role && { role }) };
}

function definitionOf(card: Data, categoryNames: WordNames): CardDefinition {
  const names = textsAt(card, 'name');
  const base = {
    id: stringAt(card, 'id') || 'card',
    name: { ...names, en: names['en'] ?? Object.values(names)[0] ?? stringAt(card, 'id') },
    categories: wordsAt(card, 'categories'),
    cost: numberAt(card, 'cost') ?? 0,
    value: numberAt(card, 'value') ?? 0,
    points: numberAt(card, 'points') ?? 0,
    notForSale: card['notForSale'] === true,
    mandatory: card['mandatory'] === true,
  };
  const text = textsAt(card, 'text');
  const parts: Record<string, unknown> = {
    effect: finished('steps', card['effect']),
    whileInPlay: finished('lasting', card['whileInPlay']),
    onBuy: finished('steps', card['onBuy']),
    onGain: finished('steps', card['onGain']),
  };
  for (const key of ['reaction', 'instead']) {
    const part = card[key];
    if (isData(part)) parts[key] = { ...part, do: finished('steps', part['do']) };
  }
  for (const key of ['endPoints', 'cheaper', 'dearer', 'buyIf'])
    if (
      card[key] !== undefined &&
      missingIn(key === 'buyIf' ? 'condition' : 'amount', card[key]).length === 0
    )
      parts[key] = card[key];
  const costs = isData(card['alsoCosts']) ? Object.entries(card['alsoCosts']) : [];
  const counted = costs.filter(([, count]) => Number.isInteger(count));
  if (counted.length > 0) parts['alsoCosts'] = Object.fromEntries(counted);
  if (text['en'] !== undefined) parts['text'] = text;
  const given = Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined));
  const named = { categoryNames } as Pick<CardDefinition, 'categoryNames'>;
  try {
    return { ...cardDefinition({ ...base, ...given } as unknown as CardData), ...named };
  } catch {
    return { ...cardDefinition(base as unknown as CardData), ...named };
  }
}

/** The finished part of an effect; undefined if there is no effect. */
function finished(type: ParamType, value: unknown): unknown {
  if (!Array.isArray(value)) return undefined;
  return (value as unknown[]).filter((one) =>
    type === 'steps' ? isTold(one) : missingIn('lasting', [one]).length === 0,
  );
}

/** The rules text generated from the effect. */
export function generatedText(
  definition: CardDefinition,
  language: TextLanguage,
  names: NameOf,
  switches?: TrainsSwitches,
): string[] {
  try {
    return describeCard(definition, language, names, switches);
  } catch {
    return [];
  }
}

/** The text on the face: the card's custom wording in this language, or the text generated from the effect, with the rules if they are known. */
export function shownText(
  definition: CardDefinition,
  language: TextLanguage,
  names: NameOf,
  switches?: TrainsSwitches,
): string[] {
  const own = definition.text?.[language];
  if (own === undefined) return generatedText(definition, language, names, switches);
  return own.split('\n').filter((line) => line.trim() !== '');
}

/** Every op of a card, at any depth. */
export function opsUsed(card: Data): Set<string> {
  const found = new Set<string>();
  const steps = (value: unknown): void => {
    if (!Array.isArray(value)) return;
    for (const step of value as unknown[]) {
      if (!isData(step)) continue;
      for (const [op, inner] of Object.entries(step)) {
        found.add(op);
        nested(inner);
      }
    }
  };
  // Lists of objects with one key below an op are steps, or alternatives with `do`.
  const nested = (value: unknown): void => {
    if (Array.isArray(value)) steps(value);
    else if (isData(value))
      for (const [key, inner] of Object.entries(value))
        if (['do', 'then', 'else'].includes(key)) steps(inner);
        else if (key === 'options') listAt(value, key).forEach((one) => nested(one));
  };
  for (const key of ['effect', 'onBuy', 'onGain']) steps(card[key]);
  for (const part of [card['reaction'], card['instead']]) if (isData(part)) steps(part['do']);
  for (const one of listAt(card, 'whileInPlay')) {
    if (!isData(one)) continue;
    for (const [form, inner] of Object.entries(one)) {
      found.add(form);
      nested(inner);
    }
  }
  return found;
}
