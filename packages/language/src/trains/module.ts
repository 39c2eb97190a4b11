// Trains in editors: a card with its face, and its text in each language.
import { cardCatalog } from '@railwright/content';
import { describeCard, TEXT_LANGUAGES, type CardDefinition, type NameOf } from '@railwright/engine';
import { renderFaceSvg, trainsFace } from '@railwright/board/svg';
import { escape } from '../escape.ts';
import type { GameModule } from '../game-module.ts';

/** Millimeters. */
const FACE_WIDTH = 45;

export const TRAINS: GameModule = {
  tell(content, kind, pack, id) {
    const catalog = kind === 'cards' ? cardCatalog(content, pack) : undefined;
    const card = catalog?.cards.find((one) => one.id === id);
    return catalog && card && tellCard(card, `${pack}/${id}`, catalog.names);
  },
};

function tellCard(card: CardDefinition, id: string, names: (language: string) => NameOf): string {
  const textIn = (language: (typeof TEXT_LANGUAGES)[number]): string[] => {
    const own = card.text && (card.text[language] ?? card.text.en);
    return own === undefined ? describeCard(card, language, names(language)) : own.split('\n');
  };
  const svg = renderFaceSvg(trainsFace(card, { language: 'en', text: textIn('en') }), { width: FACE_WIDTH });
  const facts = [`costs ${card.cost}`, `\`${id}\``, card.categories.join(', ')];
  return [
    `**${escape(card.name.en)}** · ${facts.join(' · ')}`,
    ...TEXT_LANGUAGES.flatMap((language) => {
      const text = textIn(language).map(escape).join(' ');
      return text === '' ? [] : [`*${language}* ${text}`];
    }),
    `![${escape(card.name.en)}](data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')})`,
  ].join('\n\n');
}
