// Cards of Trains that differ, with what they say.
import { cardCatalog, type Content } from '@railwright/content';
import { describeCard, type CardDefinition } from '@railwright/engine';
import { compareThings, type ChangeList, type Told } from './change-list.ts';

interface ToldCard extends Told {
  readonly facts: ReadonlyMap<string, string>;
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
  for (const pack of packs) {
    const catalog = cardCatalog(content, pack);
    const names = catalog?.names('en');
    if (!names) continue;
    for (const card of catalog?.cards ?? []) {
      const text = (card.text?.['en'] ?? describeCard(card, 'en', names).join(' ')).trim();
      const name = names(card.id, 'card');
      const value = JSON.stringify(card);
      const words = `${name} (${[`cost ${card.cost}`, ...card.categories].join(', ')}) ${quoted(text)}`;
      found.set(`${pack}/${card.id}`, { value, words, name, text, facts: factsOf(card) });
    }
  }
  return found;
}

function factsOf({ name, categories, cost, value, points }: CardDefinition): Map<string, string> {
  return new Map([
    ['name', Object.values(name).join(' / ')],
    ['cost', String(cost)],
    ['value', String(value)],
    ['points', String(points)],
    ['categories', categories.join(' ')],
  ]);
}

const quoted = (text: string): string => (text === '' ? 'without text' : `“${text}”`);
