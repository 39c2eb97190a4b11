// The face of a card of Trains: coins top left, name, categories as signs and colors, rules text, cost and points below.
import type { CardDefinition } from '@railwright/engine';
import { numeral } from '@railwright/engine/numeral';
import { categoryIcon, categoryPaint } from '../art/icons.ts';
import { circle, group, path, rect, round } from '../art/shape.ts';
import type { Shape } from '../art/shape.ts';
import { fitParagraphs, type FittedParagraphs } from '../text/fit.ts';
import { nameIn } from '../text/names.ts';
import { categoryName, wordsFor } from '../text/words.ts';
import { alsoBadge, type AlsoCost } from '../faces/also-costs.ts';
import { textCuts, type Face, type FaceText } from '../faces/face.ts';
import { dressed, type Look } from '../faces/look.ts';
import { pictureIn } from '../faces/picture.ts';
import { footIn, type Printed } from '../layouts/printed.ts';
import { LAYOUTS } from './layouts.ts';
import { coinDisc, frame, frameGround, landscape, numberText, sign, title } from '../faces/frame.ts';

/** The part of a card that its face shows; a card in the making can be drawn before it has an effect. */
export type FacedCard = Pick<
  CardDefinition,
  'id' | 'name' | 'categories' | 'categoryNames' | 'cost' | 'value' | 'points' | 'text' | 'notForSale'
>;

/** Options of `trainsFace`. */
export interface TrainsFaceOptions {
  readonly language?: string;
  /** Sentences of the rules text; without them, the lines of the card's own text. */
  readonly text?: readonly string[];
  /** What it costs beside coins, in the first language (see `alsoCostsOf`). */
  readonly costs?: readonly AlsoCost[];
  /** A second language on the same face, below the first. */
  readonly also?: { readonly language: string; readonly text?: readonly string[] };
  /** Its picture, layout and colors. */
  readonly look?: Look | undefined;
}

const LEADING = 1.24;
const GAP = 0.42;
const BOX = { width: 214, bottom: 303 } as const;
const PICTURE_TOP = 58;
/** The picture gives way to the text, as far as the first of these at which the text is comfortable. */
const PICTURES = [108, 92, 76, 60] as const;
const COMFORTABLE = 13;
const PICTURE_ALONE = 204;

/** The face of a card of Trains. Text that does not fit is cut and listed in `cuts`. */
export function trainsFace(card: FacedCard, options: TrainsFaceOptions = {}): Face {
  const { look } = options;
  return dressed(
    look,
    LAYOUTS,
    () => printedOf(card, options),
    () => classicFace(card, options),
  );
}

function classicFace(
  card: FacedCard,
  { language = 'en', text, costs = [], also, look }: TrainsFaceOptions,
): Face {
  const own = text ?? linesOf(card, language);
  const others = also ? (also.text ?? linesOf(card, also.language)) : [];
  const sentences = [...own, ...others];
  const categories = card.categories.length > 0 ? card.categories : ['other'];
  const paints = categories.slice(0, 2).map(categoryPaint) as [string, ...string[]];
  const nameFor = (one: string): string => nameIn(card.name, one) || card.id;
  const languages = [language, also?.language] as const;
  const name = title(languages, nameFor);
  const { picture, fitted } = compose(sentences);
  const value = card.value > 0 ? coinDisc(30, 27, 19, card.value) : { shapes: [], texts: [] };
  const cost = card.notForSale ? { shapes: [], texts: [] } : costTag(card.cost);
  const beside = alsoBadge(costs) ?? { shapes: [], texts: [] };
  const points = card.points === 0 ? { shapes: [], texts: [] } : pointsBadge(card.points);
  return {
    label: labelOfCard(card, nameFor(language), categories, costs, sentences, language),
    cuts: [...name.cuts, ...(fitted ? textCuts(fitted, own.length, languages) : [])],
    ground: frameGround(paints),
    shapes: [
      ...frame(paints),
      ...value.shapes,
      ...signs(categories),
      ...(look?.art
        ? [
            ...pictureIn([16, PICTURE_TOP, 220, picture], look.art),
            rect(16, PICTURE_TOP, 220, picture, { fill: 'none', stroke: '@card-line', 'stroke-width': 1 }),
          ]
        : [
            ...landscape(card.id, paints[0], PICTURE_TOP, picture),
            ...emblem(categories[0] ?? 'other', PICTURE_TOP + picture - 17, Math.min(108, picture * 0.64)),
          ]),
      ...cost.shapes,
      ...beside.shapes,
      ...points.shapes,
    ],
    texts: [
      ...value.texts,
      ...name.texts,
      typeLine(card, language, PICTURE_TOP + picture + 16),
      ...(fitted ? rulesLines(fitted, picture, own.length) : []),
      ...cost.texts,
      ...beside.texts,
      ...points.texts,
    ],
  };
}

/** What is printed on it, for layouts. */
function printedOf(card: FacedCard, { language = 'en', text, costs = [], also }: TrainsFaceOptions): Printed {
  const own = text ?? linesOf(card, language);
  const others = also ? (also.text ?? linesOf(card, also.language)) : [];
  const categories = card.categories.length > 0 ? card.categories : ['other'];
  const [first = 'other'] = categories;
  const resources = alsoBadge(costs);
  const nameFor = (one: string): string => nameIn(card.name, one) || card.id;
  return {
    label: labelOfCard(card, nameFor(language), categories, costs, [...own, ...others], language),
    languages: [language, also?.language],
    nameIn: nameFor,
    text: own,
    alsoText: others,
    paint: categoryPaint(first),
    type: typeLine(card, language, 0).text,
    icons: categories.slice(0, 2).map(categoryIcon),
    ...(card.value > 0 && {
      value: { ...coinDisc(30, 27, 19, card.value), box: [10, 7, 40, 40], text: String(card.value) },
    }),
    ...(!card.notForSale && {
      cost: { ...costTag(card.cost), box: [15, 305, 57, 36], text: String(card.cost) },
    }),
    ...(resources && { resources }),
    ...(card.points !== 0 && {
      points: { ...pointsBadge(card.points), box: [199, 302, 38, 41], text: numeral(card.points) },
    }),
    drawing: (height) => [
      // Drawn for the place that it has in the classic layout.
      group({ transform: 'translate(-16 0)' }, [
        ...landscape(card.id, categoryPaint(first), 0, height),
        ...emblem(first, footIn(height), Math.min(108, height * 0.64)),
      ]),
    ],
  };
}

function linesOf(card: FacedCard, language: string): string[] {
  return nameIn(card.text, language)
    .split('\n')
    .filter((line) => line.trim() !== '');
}

// The categories once more as small signs next to the title.
function signs(categories: readonly string[]): Shape[] {
  const some = categories.slice(0, 2);
  const size = some.length === 1 ? 25 : 19;
  return some.map((category, i) =>
    sign(categoryIcon(category), 226, some.length === 1 ? 27 : 16 + i * 22, size, '@card-title'),
  );
}

function emblem(category: string, foot: number, size: number): Shape[] {
  const icon = categoryIcon(category);
  const y = foot - size / 2;
  return [
    sign(icon, 126, y, size, '@card-paper', {
      stroke: '@card-paper',
      'stroke-width': 3,
      'stroke-linejoin': 'round',
    }),
    sign(icon, 126, y, size, categoryPaint(category)),
  ];
}

function typeLine({ categories, categoryNames }: FacedCard, language: string, y: number): FaceText {
  const text = categories.map((category) => categoryName(category, language, categoryNames)).join(' · ');
  const size = Math.min(11.5, 11.5 * (42 / Math.max(42, text.length)));
  return { text, x: 126, y, size: round(size), weight: 700, fill: '@card-faint' };
}

// The largest picture that leaves the text comfortable, and the text.
function compose(sentences: readonly string[]): { picture: number; fitted?: FittedParagraphs } {
  if (sentences.length === 0) return { picture: PICTURE_ALONE };
  const tried = PICTURES.map((picture) => ({ picture, fitted: fitRules(sentences, picture) }));
  const isComfortable = ({ size, isBroken }: FittedParagraphs): boolean => size >= COMFORTABLE && !isBroken;
  return tried.find(({ fitted }) => isComfortable(fitted)) ?? tried.at(-1) ?? { picture: PICTURE_ALONE };
}

function rulesTop(picture: number): number {
  return PICTURE_TOP + picture + 24;
}

function fitRules(sentences: readonly string[], picture: number): FittedParagraphs {
  const height = BOX.bottom - rulesTop(picture);
  return fitParagraphs(sentences, {
    width: BOX.width,
    height,
    size: 15.5,
    minSize: 7.5,
    leading: LEADING,
    gap: GAP,
  });
}

/** The number of paragraphs in the first language, which come first. */
function rulesLines({ paragraphs, size }: FittedParagraphs, picture: number, first: number): FaceText[] {
  const top = rulesTop(picture);
  const used = (paragraphs.flat().length * LEADING + Math.max(0, paragraphs.length - 1) * GAP) * size;
  let y = top + Math.max(0, (BOX.bottom - top - used) / 2) + size * 0.86;
  return paragraphs.flatMap((paragraph, number) => {
    const texts = paragraph.map((text, i): FaceText => ({
      text,
      x: 126,
      y: round(y + i * LEADING * size),
      size,
      weight: 400,
      fill: number < first ? '@card-ink' : '@card-faint',
    }));
    y += (paragraph.length * LEADING + GAP) * size;
    return texts;
  });
}

/** A price tag. */
function costTag(cost: number): { shapes: Shape[]; texts: FaceText[] } {
  return {
    shapes: [
      path('M24 306H54L71 323L54 340H24A8 8 0 0 1 16 332V314A8 8 0 0 1 24 306Z', {
        fill: '@coin',
        stroke: '@coin-line',
        'stroke-width': 2,
        'stroke-linejoin': 'round',
      }),
      circle(60, 323, 2.8, { fill: '@card-paper', stroke: '@coin-line', 'stroke-width': 1.4 }),
    ],
    texts: [numberText(cost, 36, 323, 21, '@coin-ink')],
  };
}

/** A shield. */
function pointsBadge(points: number): { shapes: Shape[]; texts: FaceText[] } {
  return {
    shapes: [
      path('M218 303L236 308V322C236 332 228 339 218 342C208 339 200 332 200 322V308Z', {
        fill: '@star',
        stroke: '@star-line',
        'stroke-width': 2,
        'stroke-linejoin': 'round',
      }),
    ],
    texts: [numberText(points, 218, 321, 19, '@star-ink')],
  };
}

function labelOfCard(
  card: FacedCard,
  name: string,
  categories: readonly string[],
  costs: readonly AlsoCost[],
  sentences: readonly string[],
  language: string,
): string {
  const words = wordsFor(language).card;
  const facts = [
    name,
    card.categories.length > 0
      ? categories.map((category) => categoryName(category, language, card.categoryNames)).join(' ')
      : '',
    [
      ...(card.notForSale ? [] : [words.cost(card.cost)]),
      ...costs.map(({ count, name: what }) => `${count} ${what}`),
    ].join(' + '),
    card.value > 0 ? words.value(card.value) : '',
    card.points === 0 ? '' : words.points(card.points),
  ].filter((fact) => fact !== '');
  return [facts.join(', '), ...sentences].join('. ').replaceAll('..', '.');
}
