// Cards that differ, with what is printed on them.
import type { TextLanguage } from '@railwright/engine/languages';
import { packCards } from '../pack-items.ts';
import type { Content } from '../packs/model.ts';
import type { CardDiff, CardSide } from '../results/diff-result.ts';
import { differing, eachSide } from './sides.ts';

interface FoundCard {
  readonly value: string;
  readonly told: CardSide;
}

export function cardDiffs(
  before: Content,
  now: Content,
  packs: readonly string[],
  language: TextLanguage,
): CardDiff[] {
  const [old, fresh] = [cardsIn(before, packs, language), cardsIn(now, packs, language)];
  return differing(old, fresh, ({ value }) => value).map((sides) => ({
    id: sides.key,
    change: sides.change,
    ...eachSide(sides, ({ told }) => told),
  }));
}

function cardsIn(content: Content, packs: readonly string[], language: TextLanguage): Map<string, FoundCard> {
  const found = new Map<string, FoundCard>();
  // A card that has errors is there all the same.
  for (const { id: pack, items } of content.packs)
    for (const { id, data, broken } of (packs.includes(pack) && items.get('cards')?.values()) || [])
      if (broken)
        found.set(`${pack}/${id}`, {
          value: JSON.stringify(data),
          told: { name: id, about: 'has errors', text: '', facts: [] },
        });
  for (const pack of packs)
    for (const { id, card, name, about, facts, text } of packCards(content, pack) ?? [])
      found.set(`${pack}/${id}`, {
        value: JSON.stringify(card),
        told: {
          name,
          about,
          text: text(language).join(' ').trim(),
          facts: [...facts].map(([what, value]) => ({ what, value })),
        },
      });
  return found;
}
