// Warnings about texts that a picture does not show in full: cut texts, and letters that no font has.
import type { FaceCut, MapCut, NamedFace } from '@railwright/board/svg';
import { languageName } from '@railwright/engine/languages';
import { listed } from '../listed.ts';
import type { ImageFormat } from './options.ts';

/** A text as it is drawn, and what it belongs to: "the card p/eki". */
export interface DrawnText {
  readonly of: string;
  readonly text: string;
}

/** Pictures, and what they say. */
export interface Drawn {
  readonly svgs: readonly string[];
  readonly texts: readonly DrawnText[];
  /** Sentences. */
  readonly cuts: readonly string[];
}

export function faceTexts(cards: readonly NamedFace[]): DrawnText[] {
  return cards.flatMap(({ id, face }) => face.texts.map(({ text }) => ({ of: `the card ${id}`, text })));
}

/** Texts of a picture that is drawn already. */
export function svgTexts(svgs: readonly string[], of: string): DrawnText[] {
  return svgs.flatMap((svg) =>
    [...svg.matchAll(/<text\b[^>]*>([^<]*)/g)].map(([, text = '']) => ({ of, text: unescaped(text) })),
  );
}

function unescaped(text: string): string {
  return text.replace(/&(lt|gt|quot|#39|amp);/g, (entity) => LETTERS[entity] ?? entity);
}

const LETTERS: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
};

export function faceCuts(cards: readonly NamedFace[]): string[] {
  return cards.flatMap(({ id, face }) =>
    face.cuts.map((cut) => cutSentence(`The ${cut.part} of the card ${id}`, cut)),
  );
}

function cutSentence(what: string, { language }: Pick<FaceCut, 'language'>): string {
  return `${what} is too long in ${languageName(language)}: it ends with “…”. Shorten it.`;
}

export function mapSentences(cuts: readonly MapCut[], map: string, language: string): string[] {
  return cuts.map(({ part, text, at }) =>
    part === 'place'
      ? cutSentence(`The name of ${at} on the map ${map}`, { language })
      : `The name of the ${part} “${text}” runs over the edge of the map ${map} in ${languageName(language)}. Shorten it.`,
  );
}

/** How many of those that lack letters are named. */
const MOST_NAMED = 5;
const MOST_LETTERS = 30;

/** `lost` are the letters left out of a picture, `everywhere` those that fonts of this machine do not have either. */
export function letterSentence(
  format: Exclude<ImageFormat, 'svg'>,
  lost: readonly string[],
  everywhere: readonly string[],
  texts: readonly DrawnText[],
): string {
  const way =
    everywhere.length === 0
      ? 'Use PNG or SVG.'
      : `Install a font that has ${listed(everywhere, MOST_LETTERS)}, such as one of the Noto fonts${format === 'pdf' ? ', and use PNG' : ''}; or use SVG, which is drawn with the fonts of the viewer's machine.`;
  return `${lostSentences(format, lost, texts)} ${way}`;
}

/** Which letters are missing, and in which texts. */
export function lostSentences(
  format: Exclude<ImageFormat, 'svg'>,
  lost: readonly string[],
  texts: readonly DrawnText[],
): string {
  const places = new Set(
    texts
      .filter(({ text }) => lost.some((letter) => text.includes(letter)))
      .map(({ of, text }) => `${of} (“${text}”)`),
  );
  const font = format === 'pdf' ? 'Open Sans, the font of PDFs, lacks' : 'No font on this machine has';
  return `${font} these letters: ${listed(lost, MOST_LETTERS)}. They are left out of ${listed([...places], MOST_NAMED)}.`;
}
