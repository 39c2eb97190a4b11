// Queries on values in effects: whether they test the rules, and where certain words stand in them.
import { CARD_EVENTS, CELL_EVENTS, TOKEN_EVENTS, type TriggerEvent } from '@railwright/engine';
import type { Path } from '../../yaml/path.ts';
import { isData, type Data } from '../../yaml/data.ts';
import { quote } from '../../schema/describe.ts';

/** Forms of an amount that mean something only during a turn, wherever in a value. */
export function turnForms(value: unknown, path: Path): [string, Path][] {
  if (Array.isArray(value)) return value.flatMap((item, i) => turnForms(item, [...path, i]));
  if (!isData(value)) return [];
  return Object.entries(value).flatMap(([key, inner]): [string, Path][] =>
    TURN_FORMS.has(key) ? [[key, [...path, key]]] : turnForms(inner, [...path, key]),
  );
}

const TURN_FORMS: ReadonlySet<string> = new Set(['count', 'coins', 'turn']);

export function isRuleTest(test: unknown): boolean {
  if (!isData(test)) return false;
  return Object.hasOwn(test, 'rule') || (Object.hasOwn(test, 'not') && isRuleTest(test['not']));
}

export function wordsAt(value: unknown, path: Path): [string, Path][] {
  if (Array.isArray(value)) return value.map((word, i) => [word as string, [...path, i]]);
  return typeof value === 'string' ? [[value, path]] : [];
}

/** Triggers that act once a turn in a list of what lasts; of alternatives that the rules decide between, the larger number. */
export function onceTriggers(lasting: unknown): number {
  if (!Array.isArray(lasting)) return 0;
  return lasting.filter(isData).reduce((sum, { trigger, if: branch }) => {
    if (isData(trigger)) return sum + (trigger['once'] === true ? 1 : 0);
    return isData(branch) ? sum + Math.max(onceTriggers(branch['then']), onceTriggers(branch['else'])) : sum;
  }, 0);
}

interface Needless {
  readonly key: 'where' | 'at' | 'token' | 'of';
  readonly message: string;
}

/** The field of a price that selects what it is not about. */
export function needlessOfPrice(price: Data): Needless | undefined {
  const isCards = price['what'] === 'cards';
  const key = isCards ? 'at' : 'where';
  if (price[key] === undefined) return undefined;
  const [where, at] = [quote('where'), quote('at')];
  const message = isCards
    ? `${where} selects cards; ${at} selects cells, for rails and stations.`
    : `${at} selects cells; ${where} selects cards, which these are not.`;
  return { key, message };
}

/** The field of a trigger that selects what it is not about. */
export function needlessOfTrigger(trigger: Data): Needless | undefined {
  const on = trigger['on'] as TriggerEvent;
  if (trigger['where'] !== undefined && !CARD_EVENTS.includes(on))
    return { key: 'where', message: `${quote(on)} is not about a card, so ${quote('where')} selects none.` };
  if (trigger['at'] !== undefined && !CELL_EVENTS.includes(on))
    return { key: 'at', message: `${quote(on)} is not about a cell, so ${quote('at')} selects none.` };
  if (trigger['token'] !== undefined && !TOKEN_EVENTS.includes(on))
    return { key: 'token', message: `${quote(on)} is not about a token, so ${quote('token')} selects none.` };
  if (trigger['of'] !== undefined && !TOKEN_EVENTS.includes(on))
    return {
      key: 'of',
      message: `${quote(on)} is not about a token, so ${quote('of')} selects none; ${quote('by')} says who does it.`,
    };
  return undefined;
}
