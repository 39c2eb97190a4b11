// Copying pieces of map between any maps of this browser, and turning and flipping the stamp in hand or the selection.
import {
  bestCenter,
  boundsOf,
  cellCenter,
  hexNumber,
  hexToPixel,
  symmetryAbout,
  symmetryNamed,
} from '@railwright/hex';
import type { Center, Hex, Transform } from '@railwright/hex';
import { boardLayout } from '@railwright/board';
import type { MapEditor } from './map-editor.svelte.ts';
import { counted } from '../../core/content/counted.ts';
import { paintCells } from '../model/change.ts';
import { HOLE } from '../../core/content/letters.ts';
import { cutPiece, moveCells, movePiece } from '../model/transform.ts';
import type { Piece } from '../model/transform.ts';
import { copiedPiece } from '../stamps/stamps.svelte.ts';
import { ONLY_HERE } from '../../core/browser/shared-clipboard.svelte.ts';

/** The selection as a piece to put down; undefined when it is empty. */
export function selectedPiece(editor: MapEditor): Piece | undefined {
  const piece = cutPiece(editor.model, editor.selected.values());
  return piece.cells.length === 0 ? undefined : heldInTheMiddle(piece);
}

export function copySelection(editor: MapEditor): void {
  const piece = selectedPiece(editor);
  if (!piece) return;
  const everywhere = copiedPiece.copy(piece);
  editor.stamp = piece;
  editor.announcement = /* @wc-include */ `${counted(piece.cells.length, 'cell')} copied`;
  if (!everywhere) editor.refuse(ONLY_HERE);
}

// A piece is held by its first cell.
function heldInTheMiddle(piece: Piece): Piece {
  const layout = boardLayout(piece.orientation);
  const { x, y, width, height } = boundsOf(layout, piece.cells);
  const off = (h: Hex): number => {
    const point = hexToPixel(layout, h);
    return Math.hypot(point.x - (x + width / 2), point.y - (y + height / 2));
  };
  const middle = piece.cells.reduce((best, cell) => (off(cell) < off(best) - 0.01 ? cell : best));
  return { ...piece, cells: [middle, ...piece.cells.filter((cell) => cell !== middle)] };
}

export function eraseSelection(editor: MapEditor, title: string): void {
  editor.commit(paintCells(editor.model, editor.selected.values(), HOLE), title);
}

/** Takes the copied piece in hand, copied here or in another tab. */
export function pasteInHand(editor: MapEditor): void {
  if (copiedPiece.value) editor.takeStamp(copiedPiece.value);
}

export type Turn = 'left' | 'right' | 'flip' | 'flip-vertical';

function elementOf(editor: MapEditor, turn: Turn): number {
  if (turn === 'left') return 1;
  if (turn === 'right') return 5;
  return symmetryNamed(editor.model.orientation, turn === 'flip' ? 'mirror-90' : 'mirror-0');
}

/** Turns the stamp in hand, or else the selection, about its middle. */
export function turnPiece(editor: MapEditor, how: Turn): void {
  const element = elementOf(editor, how);
  if (editor.toolId === 'stamp' && editor.stamp) {
    const [held] = editor.stamp.cells;
    if (held) editor.stamp = movePiece(editor.stamp, turnAbout(cellCenter(held), element));
    return editor.showStamp();
  }
  const piece = cutPiece(editor.model, editor.selected.values());
  if (piece.cells.length === 0) return;
  const turn = turnAbout(middleOf(piece.cells, element), element);
  editor.select(movePiece(piece, turn).cells, 'replace');
  const moved = moveCells(editor.model, piece.cells, turn);
  if (!editor.commit(moved, element < 6 ? 'Rotate by 60°' : 'Flip')) editor.select(piece.cells, 'replace');
}

function turnAbout(center: Center, element: number): Transform {
  return symmetryAbout(center, element) ?? { element, q: 0, r: 0 };
}

// Turning by 60° takes cells to cells about the middle of a cell only; other moves may have an edge or a corner in the middle.
function middleOf(cells: readonly Hex[], element: number): Center {
  const center = bestCenter(cells, [0, element]);
  return center ?? cellCenter(cells[0] ?? { q: 0, r: 0 });
}

export function selectAll(editor: MapEditor): void {
  editor.select(editor.model.cells.values(), 'replace');
}

/** Everything that is not selected. */
export function invertSelection(editor: MapEditor): void {
  const rest = [...editor.model.cells.values()].filter((h) => !editor.selection.has(hexNumber(h)));
  editor.select(rest, 'replace');
}
