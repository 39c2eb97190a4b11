// Cards that differ, with their texts.
import { packCards, type Content, type PackCard } from '@railwright/content';
import { compareThings, type ChangeList, type Told } from './change-list.ts';

interface ToldCard extends Told {
  readonly facts: PackCard['facts'];
  readonly text: string;
}

export function cardChanges(before: Content, now: Content, packs: readonly string[]): ChangeList {
  return compareThings('Cards', cardsIn(before, packs), cardsIn(now, packs), (old, card) => {
    const facts = [...card.facts].flatMap(([what, value]) => {
      const was = old.facts.get(what) ?? '';
      return was === value ? [] : [`${what} ${was || 'none'} → ${value || 'none'}`];
    });
    const text = old.text === card.text ? [] : [`${quoted(old.text)} → ${quoted(card.text)}`];
    const told = [...facts, ...text];
    return `${card.name}: ${told.length === 0 ? 'written differently' : told.join(', ')}`;
  });
}

function cardsIn(content: Content, packs: readonly string[]): Map<string, ToldCard> {
  const found = new Map<string, ToldCard>();
  for (const { id: pack, items } of content.packs)
    for (const { id, data, broken } of (packs.includes(pack) && items.get('cards')?.values()) || [])
      if (broken)
        found.set(`${pack}/${id}`, {
          value: JSON.stringify(data),
          words: `${id}, which has errors`,
          name: id,
          text: '',
          facts: new Map([['errors', 'some']]),
        });
  for (const pack of packs)
    for (const { id, card, name, about, facts, text: textIn } of packCards(content, pack) ?? []) {
      const text = textIn('en').join(' ').trim();
      const words = `${name} (${about}) ${quoted(text)}`;
      found.set(`${pack}/${id}`, { value: JSON.stringify(card), words, name, text, facts });
    }
  return found;
}

const quoted = (text: string): string => (text === '' ? 'without text' : `“${text}”`);
