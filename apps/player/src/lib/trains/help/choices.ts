// The choices of Trains in words.
import type { TrainsDefinition } from '@railwright/engine';
import type { NamedChoice, Session } from '../../play/session.ts';
import { settings } from '../../view/settings.svelte.ts';
import { openCardBook } from '../cards.ts';
import { exchangeLabel } from '../exchange-label.ts';
import { splitChoice } from '../desk.svelte.ts';
import { thingNames } from '../thing-names.ts';
import { trainsWords } from '../words.ts';
import { WORDS } from './words.ts';

export function trainsChoice({ bundle, decision, seats }: Session, text: string): NamedChoice {
  const definition = bundle.definition as TrainsDefinition;
  const { cards, cells, done } = WORDS.now();
  const { ask, table } = trainsWords();
  const [word, of] = splitChoice(text);
  const name = thingNames(definition);
  const plain: Readonly<Record<string, string>> = {
    apply: decision?.type === 'may' ? ask.yes : ask.apply,
    decline: decision?.type === 'may' ? ask.no : ask.decline,
    done: { reaction: ask.showNone, instead: ask.asUsual }[decision?.type ?? ''] ?? done,
    end: table.endTurn,
    'return-waste': table.returnWaste,
    'lay-rail': table.layRail,
    pass: ask.passBid,
  };
  if (isKey(cards, word)) return { name: cards[word](name(of)), about: [of] };
  if (isKey(cells, word)) return { name: cells[word](name(of)), about: [of] };
  if (isKey(plain, text)) return { name: plain[text] ?? text, about: [] };
  if (word === 'of') return { name: seats[Number(of) - 1]?.name ?? text, about: [] };
  const exchange = word === 'exchange' ? definition.rules.exchange?.[Number(of) - 1] : undefined;
  if (exchange) return { name: exchangeLabel(definition, exchange), about: [] };
  if (word === 'bid') return { name: ask.bidding(Number(of)), about: [] };
  if (word !== 'option') return { name: text, about: [] };
  const book = openCardBook(definition, settings.language);
  const option = book.options(decision?.card ?? '', Number(of))[Number(of) - 1];
  return { name: option ?? ask.optionN(Number(of)), about: [] };
}

function isKey<T extends object>(table: T, word: string): word is string & keyof T {
  return Object.hasOwn(table, word);
}
