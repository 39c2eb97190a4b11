// Cards that do one thing or another by a switch that only cards test: what they do by these rules, since a switch itself is only a name.
import { describeCard, type CardDefinition } from '@railwright/engine';
import type { TextLanguage } from '@railwright/engine/languages';
import type { Library } from '../../packs/library.ts';
import type { Item, Pack } from '../../packs/model.ts';
import { isData } from '../../text/data.ts';
import { cardCatalog, worded } from '../cards/catalog.ts';
import type { Wording } from '../cards/wording.ts';
import type { RulesOf } from '../rules/merged-rules.ts';
import type { CardData } from '../schema/cards.ts';
import { KNOWN_SWITCHES } from '../schema/rules.ts';
import type { RulesWords, Told } from './facts.ts';

/** Tells a language what the cards do by some rules. */
export type TellCards = (rules: RulesOf, words: RulesWords, language: TextLanguage) => Told[];

export function askingCards(
  cards: readonly Item<CardData>[],
  pack: Pack,
  library: Library,
  wording: Wording,
): TellCards {
  const asking = cards
    .filter(({ broken, data }) => !broken && asks(data))
    .map((card): CardDefinition => worded(card, library, wording));
  if (asking.length === 0) return () => [];
  const { names } = cardCatalog(pack, library, wording);
  return ({ switches }, words, language) =>
    asking.map((card) => ({
      key: `card ${card.id}`,
      text: words.card({
        name: names(language)(card.id, 'card'),
        text: describeCard(card, language, names(language), switches).join(' '),
      }),
    }));
}

/** Whether a test in it is of a switch that the rules themselves do not know. */
function asks(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(asks);
  if (!isData(value)) return false;
  const { rule } = value;
  if (isData(rule) && Object.keys(rule).some((name) => !Object.hasOwn(KNOWN_SWITCHES, name))) return true;
  return Object.values(value).some(asks);
}
