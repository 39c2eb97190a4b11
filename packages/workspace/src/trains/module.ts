// Trains in editors: a card with its face, and its text in each language; the words of effects.
import { packFaces, renderFaceSvg, type NamedFace } from '@railwright/board/svg';
import { packCards, packLooks, type PackCard } from '@railwright/content';
import { AMOUNT_FORMS, CONDITION_FORMS, OP_SPECS, TEXT_LANGUAGES } from '@railwright/engine';
import { escape } from '../escape.ts';
import type { GameModule } from '../game-module.ts';
import { titleOf } from '../title.ts';

/** Millimeters. */
const FACE_WIDTH = 45;

export const TRAINS: GameModule = {
  tell({ content, language }, kind, pack, id) {
    const card = kind === 'cards' ? packCards(content, pack)?.find((one) => one.id === id) : undefined;
    if (!card) return undefined;
    // Without pictures, which are files.
    const looks = packLooks(content, pack);
    const wardrobe = looks && { looks, pictures: new Map() };
    const faces = packFaces('trains', [card], [language], wardrobe);
    return tellCard(card, escape(titleOf(card.card, language)), `${pack}/${id}`, faces);
  },
  // Ops are items of lists.
  effectWord(key, inList) {
    if (inList) return Object.hasOwn(OP_SPECS, key) ? 'function' : undefined;
    return Object.hasOwn(AMOUNT_FORMS, key) || Object.hasOwn(CONDITION_FORMS, key) ? 'method' : undefined;
  },
};

function tellCard(card: PackCard, name: string, id: string, faces: readonly NamedFace[]): string {
  const categories = (card.facts.get('categories') ?? '').split(' ').join(', ');
  const pictures = faces.map(({ face }) => {
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
