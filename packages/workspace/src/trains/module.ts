// Trains in editors: a card with its face, and its text in each language; the words of effects.
import { packFaces, renderFaceSvg } from '@railwright/board/svg';
import { packCards, type PackCard } from '@railwright/content';
import { AMOUNT_FORMS, CONDITION_FORMS, OP_SPECS, TEXT_LANGUAGES } from '@railwright/engine';
import { escape } from '../escape.ts';
import type { GameModule } from '../game-module.ts';

/** Millimeters. */
const FACE_WIDTH = 45;

export const TRAINS: GameModule = {
  tell(content, kind, pack, id) {
    const card = kind === 'cards' ? packCards(content, pack)?.find((one) => one.id === id) : undefined;
    return card && tellCard(card, `${pack}/${id}`);
  },
  // Ops are items of lists.
  effectWord(key, inList) {
    if (inList) return Object.hasOwn(OP_SPECS, key) ? 'function' : undefined;
    return Object.hasOwn(AMOUNT_FORMS, key) || Object.hasOwn(CONDITION_FORMS, key) ? 'method' : undefined;
  },
};

function tellCard(card: PackCard, id: string): string {
  const name = escape(card.name);
  const categories = (card.facts.get('categories') ?? '').split(' ').join(', ');
  const pictures = packFaces('trains', [card], ['en']).map(({ face }) => {
    const svg = renderFaceSvg(face, { width: FACE_WIDTH });
    return `![${name}](data:image/svg+xml;base64,${base64(svg)})`;
  });
  return [
    `**${name}** · costs ${card.facts.get('cost') ?? ''} · \`${id}\` · ${categories}`,
    ...TEXT_LANGUAGES.flatMap((language) => {
      const text = card.text(language).map(escape).join(' ');
      return text === '' ? [] : [`*${language}* ${text}`];
    }),
    ...pictures,
  ].join('\n\n');
}

/** Of the text in UTF-8. */
function base64(text: string): string {
  const bytes = new TextEncoder().encode(text);
  return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
}
