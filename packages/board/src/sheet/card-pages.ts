// Cards on sheets of paper: side by side, so that one cut serves two cards, with marks in the border where to cut.
// All lengths in millimetres.
import { FACE_HEIGHT, FACE_UNITS_PER_MM, FACE_WIDTH } from '../faces/face.ts';
import { sheetSize, type PaperId, type SheetSize } from './paper.ts';

/** Size of a card in millimeters. */
export const CARD_SIZE: SheetSize = {
  width: FACE_WIDTH / FACE_UNITS_PER_MM,
  height: FACE_HEIGHT / FACE_UNITS_PER_MM,
};
/** The margin that printers leave white. */
const LEAST_MARGIN = 5;
const MARK = 4;
/** Between a card and its cut marks. */
const MARK_GAP = 1;

export interface CardPages extends SheetSize {
  readonly columns: number;
  readonly rows: number;
  /** Places of a sheet, row by row: the corner of each card. */
  readonly places: readonly { readonly x: number; readonly y: number }[];
  /** How many cards are on a full sheet. */
  readonly perSheet: number;
  readonly sheets: number;
}

/** Distributes cards over sheets of paper. All lengths are in millimeters. */
export function planCardPages(
  cards: number,
  { paper, landscape = false }: { readonly paper: PaperId; readonly landscape?: boolean },
): CardPages {
  const { width, height } = sheetSize(paper, landscape);
  const columns = Math.floor((width - 2 * LEAST_MARGIN) / CARD_SIZE.width);
  const rows = Math.floor((height - 2 * LEAST_MARGIN) / CARD_SIZE.height);
  const left = (width - columns * CARD_SIZE.width) / 2;
  const top = (height - rows * CARD_SIZE.height) / 2;
  const perSheet = columns * rows;
  const places = Array.from({ length: perSheet }, (_, i) => ({
    x: left + (i % columns) * CARD_SIZE.width,
    y: top + Math.floor(i / columns) * CARD_SIZE.height,
  }));
  return { width, height, columns, rows, places, perSheet, sheets: Math.ceil(cards / perSheet) };
}

/** The marks of a sheet that holds this many cards, as the data of one path. */
export function cropMarks({ columns, places }: CardPages, cards: number): string {
  const used = places.slice(0, cards);
  const [first, last] = [used[0], used.at(-1)];
  if (!first || !last) return '';
  const right = first.x + Math.min(columns, used.length) * CARD_SIZE.width;
  const bottom = last.y + CARD_SIZE.height;
  const xs = steps(first.x, right, CARD_SIZE.width);
  const ys = steps(first.y, bottom, CARD_SIZE.height);
  const down = xs.flatMap((x) => [
    `M${x} ${short(first.y - MARK_GAP)}v-${MARK}`,
    `M${x} ${short(bottom + MARK_GAP)}v${MARK}`,
  ]);
  const across = ys.flatMap((y) => [
    `M${short(first.x - MARK_GAP)} ${y}h-${MARK}`,
    `M${short(right + MARK_GAP)} ${y}h${MARK}`,
  ]);
  return [...down, ...across].join('');
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

function steps(from: number, to: number, by: number): number[] {
  const count = Math.round((to - from) / by);
  return Array.from({ length: count + 1 }, (_, i) => short(from + i * by));
}

function short(length: number): number {
  return Math.round(length * 1000) / 1000;
}
