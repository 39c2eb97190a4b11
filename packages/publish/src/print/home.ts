// A kit as the pages of one document for a printer at home, in the order of printing. The first says what to print how.
import {
  planCardPages,
  planMapPages,
  renderCardSheets,
  renderMapSheets,
  renderTextSheets,
  renderTokenSheets,
  type CardPagesOptions,
  type SheetText,
} from '@railwright/board/svg';
import type { Kit } from '../kit.ts';
import { TABLE_WORDS } from '../words.ts';
import { countCards, countTokens } from './counts.ts';
import type { PrintOptions } from './options.ts';
import { PRINT_WORDS } from './words.ts';

/** Of a map, and of cards: nobody cuts and glues more. */
export const MOST_SHEETS = 200;

/** Around cards with colored grounds, in millimeters. White grounds need none, and one cut then serves two cards. */
const BLEED = 3;

/** Pages that are printed in one go. */
interface Part {
  readonly name: string;
  readonly how: readonly string[];
  readonly pages: readonly string[];
}

/** SVG documents, a page each. */
export function homePages(kit: Kit, options: PrintOptions): string[] {
  const parts = [rulesPart, mapPart, cardsPart, tokensPart]
    .map((part) => part(kit, options))
    .filter(({ pages }) => pages.length > 0);
  // A guide of several pages moves what it tells of.
  let length = 1;
  let guide = guidePages(kit, parts, length, options);
  while (guide.length > length) {
    length = guide.length;
    guide = guidePages(kit, parts, length, options);
  }
  return [...guide, ...parts.flatMap(({ pages }) => pages)];
}

/** How many sheets of paper the map takes. */
export function countMapSheets(kit: Kit, options: PrintOptions): number {
  return mapPlan(kit, options)?.sheets.length ?? 0;
}

/** How many sheets of paper the cards take. */
export function countCardSheets(kit: Kit, options: PrintOptions): number {
  const cards = countCards(kit).reduce((sum, { count }) => sum + count, 0);
  return planCardPages(cards, lyingAs(options)).sheets;
}

function lyingAs({ paper, backs, lowInk }: PrintOptions): CardPagesOptions {
  return { paper, backs, bleed: lowInk ? 0 : BLEED };
}

/** The way that takes fewer sheets. */
function mapPlan({ map }: Kit, { paper, cellWidth }: PrintOptions) {
  if (!map) return undefined;
  const [upright, across] = [false, true].map((landscape) => ({
    landscape,
    ...planMapPages(map.orientation, map.cells, { paper, landscape, cellWidth }),
  }));
  return upright && across && across.sheets.length < upright.sheets.length ? across : upright;
}

function guidePages(kit: Kit, parts: readonly Part[], length: number, { paper }: PrintOptions): string[] {
  const words = PRINT_WORDS[kit.language];
  let next = length + 1;
  const texts = parts.flatMap(({ name, how, pages }): SheetText[] => {
    const first = next;
    next += pages.length;
    return [{ heading: words.pages(first, next - 1, name) }, ...how];
  });
  return renderTextSheets([words.intro(kit.seats), ...texts], {
    paper,
    title: words.guide(kit.title),
    note: words.scale,
  });
}

/** The first line of rules is their title. */
function rulesPart({ rules, language }: Kit, { paper }: PrintOptions): Part {
  const words = PRINT_WORDS[language];
  const [title = '', ...lines] = rules;
  return {
    name: words.rules,
    how: [words.rulesHow],
    pages: rules.length === 0 ? [] : renderTextSheets(lines, { paper, title }),
  };
}

function mapPart(kit: Kit, options: PrintOptions): Part {
  const { map, language, tokenKinds, wardrobe } = kit;
  const words = PRINT_WORDS[language];
  const plan = mapPlan(kit, options);
  if (!map || !plan) return { name: '', how: [], pages: [] };
  const { paper, cellWidth, lowInk } = options;
  const { landscape, columns, rows, sheets } = plan;
  const pages = renderMapSheets(map, {
    paper,
    landscape,
    cellWidth,
    lowInk,
    language,
    tokenKinds,
    pictures: wardrobe?.terrains,
    note: words.scale,
  });
  return {
    name: words.map(columns, rows),
    how: [
      sheets.length === 1 ? words.mapWhole : words.mapJoined,
      ...(pages.length > sheets.length ? [words.mapList] : []),
    ],
    pages,
  };
}

function cardsPart(kit: Kit, options: PrintOptions): Part {
  const { backs, lowInk } = options;
  const words = PRINT_WORDS[kit.language];
  const counted = countCards(kit);
  const faces = counted.flatMap(({ card, count }) => Array.from({ length: count }, () => card.face));
  return {
    name: words.cards(faces.length, countCardSheets(kit, options)),
    how: [
      `${words.cardsHow[backs]} ${words.cutCards}`,
      ...(counted.some(({ count }) => count > 1)
        ? [`${counted.map(({ card, count }) => words.counted(count, card.name)).join(', ')}.`]
        : []),
    ],
    pages: renderCardSheets(faces, {
      ...lyingAs(options),
      title: kit.title,
      back: kit.back,
      lowInk,
      note: words.scale,
      label: (sheet, sheets) => `${kit.title}, ${sheet}/${sheets}`,
    }),
  };
}

function tokensPart(kit: Kit, { paper }: PrintOptions): Part {
  const words = PRINT_WORDS[kit.language];
  const table = TABLE_WORDS[kit.language];
  const counts = countTokens(kit);
  const groups = kit.tokens.map(({ title, svg, seat }, i) => ({
    title: words.counted(counts[i] ?? 0, seat === undefined ? title : `${title}, ${table.seat(seat + 1)}`),
    svg,
    count: counts[i] ?? 0,
  }));
  return {
    name: words.tokens,
    how: [
      kit.tokens.some(({ count }) => count === undefined)
        ? `${words.tokensHow} ${words.tokensMore}`
        : words.tokensHow,
    ],
    pages: renderTokenSheets(groups, {
      paper,
      title: kit.title,
      note: words.scale,
      label: (sheet, sheets) => `${kit.title}, ${sheet}/${sheets}`,
    }),
  };
}
