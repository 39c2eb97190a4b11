// Every card of a setup with its face and its text, and what stands on its map.
import { mapLegend, renderFaceSvg, setupFaces, setupMap, type Wardrobe } from '@railwright/board/svg';
import type { TextLanguage } from '@railwright/engine';
import type { Bundle } from '../bundle/catalog.ts';
import { terrainPictures } from '../bundle/terrain-pictures.ts';

export interface Thing {
  readonly id: string;
  /** Address of its picture. */
  readonly picture: string;
  /** What is printed on it. */
  readonly text: string;
}

/** The size of a strip of a picture in a bundle. */
const STRIP = { width: 256, height: 112 };

/** @throws Error if the definition is inconsistent */
export function cardsOf({ definition, art = {} }: Bundle, language: TextLanguage): Thing[] {
  return setupFaces(definition, [language], wardrobeOf(art)).map(({ id, face }) => ({
    id,
    picture: addressOf(renderFaceSvg(face)),
    text: face.label,
  }));
}

/** What the ground, the marks and the tokens on its map mean; nothing for a game without one. */
export function mapThings({ definition, terrains }: Bundle, language: TextLanguage): Thing[] {
  const map = setupMap(definition);
  if (!map) return [];
  return mapLegend(map, language, terrainPictures(terrains)).map(({ svg, name, hint }) => ({
    id: name,
    picture: addressOf(svg),
    text: hint === '' ? name : `${name}: ${hint}`,
  }));
}

/** Those in which each word of what somebody looks for occurs. */
export function found(things: readonly Thing[], wanted: string): readonly Thing[] {
  const plain = (text: string): string =>
    text
      .normalize('NFD')
      .replace(/\p{Diacritic}/gu, '')
      .toLowerCase();
  const words = plain(wanted)
    .split(/\s+/)
    .filter((word) => word !== '');
  return things.filter(({ text }) => words.every((word) => plain(text).includes(word)));
}

/** Cards look as on the table: with the pictures that the bundle has room for. */
function wardrobeOf(art: Readonly<Record<string, string>>): Wardrobe {
  const ids = Object.keys(art);
  return {
    looks: {
      cards: Object.fromEntries(ids.map((id) => [id, { art: { picture: id } }])),
      layouts: {},
      palettes: {},
      back: { title: '' },
    },
    pictures: new Map(ids.map((id) => [id, { href: art[id] ?? '', ...STRIP }])),
  };
}

const addressOf = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;
