// Cards that differ, with what is printed on them.
import type { TextLanguage } from '@railwright/engine/languages';
import { packCards } from '../pack-items.ts';
import type { Content } from '../packs/model.ts';
import { packLooks, picturesIn } from '../looks/looks.ts';
import type { CardDiff, CardSide } from '../results/diff-result.ts';
import { artText } from './art-text.ts';
import type { DiffOptions } from './options.ts';
import { differing, eachSide } from './sides.ts';

interface FoundCard {
  readonly value: string;
  readonly told: CardSide;
  /** Path of its picture. */
  readonly picture?: string | undefined;
}

export function cardDiffs(
  before: Content,
  now: Content,
  packs: readonly string[],
  { language, isChanged }: Required<DiffOptions>,
): CardDiff[] {
  const old = cardsIn(before, packs, language, () => false);
  const fresh = cardsIn(now, packs, language, isChanged);
  return differing(old, fresh, ({ value }) => value).map((sides) => {
    const { key: id, change, before, now } = sides;
    const path = now?.picture;
    const isReplaced = path !== undefined && path === before?.picture && isChanged(path);
    return {
      id,
      change,
      ...eachSide(sides, (card) => ({
        ...card.told,
        facts: [
          ...card.told.facts,
          ...(isReplaced ? [{ what: 'picture', value: card === now ? 'replaced' : 'as it was' }] : []),
        ],
      })),
    };
  });
}

function cardsIn(
  content: Content,
  packs: readonly string[],
  language: TextLanguage,
  isChanged: (path: string) => boolean,
): Map<string, FoundCard> {
  const found = new Map<string, FoundCard>();
  // A card that has errors is there all the same.
  for (const { id: pack, items } of content.packs)
    for (const { id, data, broken } of (packs.includes(pack) && items.get('cards')?.values()) || [])
      if (broken)
        found.set(`${pack}/${id}`, {
          value: JSON.stringify(data),
          told: { name: id, about: 'has errors', text: '', facts: [] },
        });
  for (const pack of packs) {
    const looks = packLooks(content, pack);
    const pictures = looks && picturesIn(content, looks);
    for (const { id, card, name, about, facts, text } of packCards(content, pack) ?? []) {
      const { art, layout } = (looks && Object.hasOwn(looks.cards, id) && looks.cards[id]) || {};
      const file = art && pictures?.get(art.picture);
      const isNew = file !== undefined && isChanged(file.path);
      const look = [
        ...(art ? [{ what: 'art', value: artText(art) }] : []),
        ...(layout === undefined ? [] : [{ what: 'layout', value: layout }]),
      ];
      found.set(`${pack}/${id}`, {
        value: JSON.stringify([card, look, isNew]),
        picture: file?.path,
        told: {
          name,
          about,
          text: text(language).join(' ').trim(),
          facts: [...[...facts].map(([what, value]) => ({ what, value })), ...look],
        },
      });
    }
  }
  return found;
}
