// Cards on sheets of paper, with marks in the border where to cut, and their backs where they fall on the fronts.
// Without bleed, cards lie side by side, so that one cut serves two. All lengths in millimetres.
import { FACE_BLEED, FACE_HEIGHT, FACE_UNITS_PER_MM, FACE_WIDTH } from '../faces/face.ts';
import { sheetSize, type PaperId, type SheetSize } from './paper.ts';

/** Size of a card in millimeters. */
export const CARD_SIZE: SheetSize = {
  width: FACE_WIDTH / FACE_UNITS_PER_MM,
  height: FACE_HEIGHT / FACE_UNITS_PER_MM,
};
/** Where backs are: on the other side of a sheet turned over its long or its short edge; below a fold; nowhere. */
export type CardBacks = 'long' | 'short' | 'fold' | 'none';

/** The margin that printers leave white. */
const LEAST_MARGIN = 5;
const MARK = 4;
/** Between a card with its bleed and its cut marks. */
const MARK_GAP = 1;

/** The corner of a card, as it lies on the sheet. */
export interface CardPlace {
  readonly x: number;
  readonly y: number;
}

/** Cards on sheets; lengths in millimeters. */
export interface CardPages extends SheetSize {
  /** Fronts side by side. */
  readonly columns: number;
  readonly rows: number;
  /** Places of a sheet, row by row. */
  readonly places: readonly CardPlace[];
  /** The back of each place: on the other side, or on the same sheet below its fold. */
  readonly backs: readonly CardPlace[];
  /** Whether backs stand on their heads, so that a card is turned like a page of a book. */
  readonly backsTurned: boolean;
  /** The height at which a sheet is folded. */
  readonly fold: number | undefined;
  /** Ground around each card. */
  readonly bleed: number;
  /** How many cards are on a full sheet. */
  readonly perSheet: number;
  /** Sheets of paper, with one side or two. */
  readonly sheets: number;
}

/** How cards are to lie on paper. */
export interface CardPagesOptions {
  /** Sheets of this size. */
  readonly paper: PaperId;
  /** By default the way that holds more cards. */
  readonly landscape?: boolean;
  /** None by default. */
  readonly backs?: CardBacks;
  /** Ground around each card, at most 6 mm; none by default. */
  readonly bleed?: number;
}

/** Distributes cards over sheets of paper. All lengths are in millimeters. */
export function planCardPages(cards: number, options: CardPagesOptions): CardPages {
  if (options.landscape !== undefined) return planWay(cards, options, options.landscape);
  const [upright, across] = [false, true].map((landscape) => planWay(cards, options, landscape)) as [
    CardPages,
    CardPages,
  ];
  return across.perSheet > upright.perSheet ? across : upright;
}

function planWay(
  cards: number,
  { paper, backs = 'none', bleed = 0 }: CardPagesOptions,
  landscape: boolean,
): CardPages {
  const { width, height } = sheetSize(paper, landscape);
  const most = Math.min(bleed, FACE_BLEED / FACE_UNITS_PER_MM);
  const step = { x: CARD_SIZE.width + 2 * most, y: CARD_SIZE.height + 2 * most };
  const isFolded = backs === 'fold';
  const columns = Math.floor((width - 2 * LEAST_MARGIN) / step.x);
  const lines = Math.floor((height - 2 * LEAST_MARGIN) / step.y);
  const rows = isFolded ? Math.floor(lines / 2) : lines;
  const left = (width - columns * step.x) / 2 + most;
  const top = (height - (isFolded ? 2 * rows : rows) * step.y) / 2 + most;
  const perSheet = columns * rows;
  const places = Array.from({ length: perSheet }, (_, i) => ({
    x: left + (i % columns) * step.x,
    y: top + Math.floor(i / columns) * step.y,
  }));
  // The long edge of a landscape sheet is above: turned over it, what was on top is at the bottom.
  const isTurned = isFolded || (backs === 'long') === landscape;
  return {
    width,
    height,
    columns,
    rows,
    places,
    backs:
      backs === 'none'
        ? []
        : places.map(({ x, y }) =>
            isTurned ? { x, y: height - y - CARD_SIZE.height } : { x: width - x - CARD_SIZE.width, y },
          ),
    backsTurned: isTurned,
    fold: isFolded ? height / 2 : undefined,
    bleed: most,
    perSheet,
    sheets: Math.ceil(cards / perSheet),
  };
}

/** The marks of the front of a sheet that holds this many cards, as the data of one path. */
export function cropMarks({ places, backs, fold, bleed }: CardPages, cards: number): string {
  const used = [...places.slice(0, cards), ...(fold === undefined ? [] : backs.slice(0, cards))];
  if (used.length === 0) return '';
  const xs = sorted(used.flatMap(({ x }) => [x, x + CARD_SIZE.width]));
  const ys = sorted(used.flatMap(({ y }) => [y, y + CARD_SIZE.height])).filter((y) => y !== fold);
  const away = bleed + MARK_GAP;
  const [left, right] = [Math.min(...xs) - away, Math.max(...xs) + away].map(short);
  const [above, below] = [Math.min(...ys) - away, Math.max(...ys) + away].map(short);
  const down = xs.flatMap((x) => [`M${x} ${above}v-${MARK}`, `M${x} ${below}v${MARK}`]);
  const across = ys.flatMap((y) => [`M${left} ${y}h-${MARK}`, `M${right} ${y}h${MARK}`]);
  return [...down, ...across].join('');
}

/** Where to fold a sheet: dashes in both borders. */
export function foldMarks({ fold, width, columns, bleed }: CardPages): string {
  if (fold === undefined) return '';
  const border = (width - columns * (CARD_SIZE.width + 2 * bleed)) / 2 - MARK_GAP;
  const dashes = Array.from({ length: Math.max(1, Math.floor(border / 3)) }, (_, i) => border - 1.5 - i * 3);
  return dashes.flatMap((x) => [`M${short(x)} ${fold}h1.5`, `M${short(width - x)} ${fold}h-1.5`]).join('');
}

/** To check that the printer did not scale: 50 mm, upright next to the first cards, and where its length is written. */
export function cardRule({ places }: Pick<CardPages, 'places'>): {
  readonly path: string;
  readonly text: { readonly x: number; readonly y: number; readonly transform: string };
} {
  const top = (places[0]?.y ?? 0) + 14;
  const [x, y] = [LEAST_MARGIN + 3, top + 52];
  return {
    path: `M${LEAST_MARGIN} ${top}h3v50h-3`,
    text: { x, y, transform: `rotate(90 ${x} ${y})` },
  };
}

function sorted(lengths: readonly number[]): number[] {
  return [...new Set(lengths.map(short))].sort((a, b) => a - b);
}

function short(length: number): number {
  return Math.round(length * 1000) / 1000;
}
