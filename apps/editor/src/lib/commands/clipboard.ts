// Copying pieces of map: between maps of one page through memory, and through the system's clipboard as text, so that a piece
// can go to another window. Also turning and flipping what is selected.
import { bestCenter, cellCenter, hexNumber, symmetryAbout, symmetryNamed } from '@railwright/hex';
import type { Center, Hex } from '@railwright/hex';
import type { MapEditor } from '../editor/map-editor.svelte.ts';
import { paintCells } from '../map/change.ts';
import { HOLE } from '../map/model.ts';
import { cutPiece, movePiece, pastePiece } from '../map/transform.ts';
import type { Piece } from '../map/transform.ts';

export function copySelection(editor: MapEditor): Piece | undefined {
  const piece = cutPiece(editor.model, editor.selected.values());
  if (piece.cells.length === 0) return undefined;
  editor.clipboard = piece;
  editor.stamp = piece;
  return piece;
}

export function eraseSelection(editor: MapEditor, title: string): void {
  editor.commit(paintCells(editor.model, editor.selected.values(), HOLE), title);
}

/** Takes the piece in hand: the next click, or Enter, puts it down. */
export function pasteInHand(editor: MapEditor): void {
  const { clipboard } = editor;
  if (!clipboard) return;
  editor.stamp = clipboard;
  editor.useTool('stamp');
}

export type Turn = 'left' | 'right' | 'flip' | 'flip-vertical';

function elementOf(editor: MapEditor, turn: Turn): number {
  if (turn === 'left') return 1;
  if (turn === 'right') return 5;
  return symmetryNamed(editor.model.orientation, turn === 'flip' ? 'mirror-90' : 'mirror-0');
}

/** Turns the stamp in hand, or else what is selected, about its middle. */
export function turnPiece(editor: MapEditor, turn: Turn): void {
  const element = elementOf(editor, turn);
  if (editor.toolId === 'stamp' && editor.stamp) {
    editor.stamp = turned(editor.stamp, element);
    editor.ghost({ cells: editor.stamp.cells, edges: editor.stamp.barriers, piece: editor.stamp });
    return;
  }
  const piece = cutPiece(editor.model, editor.selected.values());
  if (piece.cells.length === 0) return;
  const next = turned(piece, element);
  const cleared = paintCells(editor.model, piece.cells, HOLE);
  editor.select(next.cells, 'replace');
  editor.commit(pastePiece(cleared, next), element < 6 ? 'Rotate by 60°' : 'Flip');
}

function turned(piece: Piece, element: number): Piece {
  const transform = symmetryAbout(middleOf(piece.cells, element), element) ?? { element, q: 0, r: 0 };
  return movePiece(piece, transform);
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
