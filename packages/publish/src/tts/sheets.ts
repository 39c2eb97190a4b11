// The kinds of a kit on sheets of card faces: at most ten by seven slots, of which the last shows the back.
import { renderFaceGrid } from '@railwright/board/svg';
import type { Kit, KitCard } from '../kit.ts';
import type { SheetAddress, Slot } from './objects.ts';

/** Slots of a sheet of 4,096 pixels on which small print can still be read. */
const MOST = { columns: 8, rows: 5 } as const;
/** A sheet has two columns and two rows at least. */
const LEAST = 2;
/** Pixels of a slot's width. */
export const SLOT_WIDTH = 512;

/** A sheet as a drawing, its size in slots, and its kinds in the order of their slots. */
export interface FaceSheet {
  readonly svg: string;
  readonly columns: number;
  readonly rows: number;
  readonly cards: readonly KitCard[];
}

/** The sheets of a kit, each with every slot but the last for a kind. */
export function faceSheets(kit: Kit): FaceSheet[] {
  const room = MOST.columns * MOST.rows - 1;
  const count = Math.ceil(kit.cards.length / room);
  return Array.from({ length: count }, (_, i) => {
    const cards = kit.cards.slice(i * room, (i + 1) * room);
    const columns = Math.max(LEAST, Math.min(MOST.columns, cards.length + 1));
    const rows = Math.max(LEAST, Math.ceil((cards.length + 1) / columns));
    const faces = Array.from({ length: columns * rows }, (_place, slot) =>
      slot === columns * rows - 1 ? kit.back : cards[slot]?.face,
    );
    return { svg: renderFaceGrid(faces, { columns, rows }, kit.title), columns, rows, cards };
  });
}

/** Each kind's slot, by id. */
export function slotsOf(sheets: readonly FaceSheet[], addresses: readonly SheetAddress[]): Map<string, Slot> {
  return new Map(
    sheets.flatMap(({ cards }, i) =>
      cards.map(({ id, name, text }, slot): [string, Slot] => [
        id,
        { sheet: addresses[i] as SheetAddress, slot, name, text },
      ]),
    ),
  );
}
