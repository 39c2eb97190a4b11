// Keys while the canvas has the focus: the arrows move from cell to cell, Enter or Space acts as a click. Tools between two points take one
// Enter for each.
import { edgeAt, fromOffset, toOffset } from '@railwright/hex';
import type { Hex } from '@railwright/hex';
import type { MapEditor } from '../editor/map-editor.svelte.ts';
import { directionWord } from '../model/speech.ts';
import type { Spot } from '../tools/tool.ts';

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function canvasKey(editor: MapEditor, event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || editor.held) return;
  const arrow = ARROWS[event.key];
  if (arrow) {
    event.preventDefault();
    if (event.shiftKey && editor.toolId === 'barrier')
      return turnEdge(editor, arrow[0] - arrow[1] > 0 ? -1 : 1);
    return moveCursor(editor, arrow, event.shiftKey);
  }
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  // With the mouse, Space moves the view; with the keyboard, it acts like Enter.
  if (event.key === ' ' && !editor.keyboard) {
    editor.spaceHeld = true;
    return;
  }
  editor.keyboard = true;
  const spot = spotAt(editor, editor.cursor);
  const { toolId } = editor;
  const twoPoints =
    toolId === 'line' ||
    toolId === 'rectangle' ||
    toolId === 'select' ||
    (toolId === 'feature' && editor.featureKind !== 'bonus');
  if (twoPoints && !editor.tool.active) {
    editor.press(spot);
    editor.announcement = `From ${editor.describe(editor.cursor)}. Move, then Enter again.`;
    return;
  }
  if (!twoPoints) editor.press(spot);
  editor.release(spot);
  editor.announcement = editor.describe(editor.cursor);
}

function turnEdge(editor: MapEditor, step: number): void {
  editor.cursorSide = (editor.cursorSide + step + 6) % 6;
  editor.keyboard = true;
  editor.announcement = `Edge to the ${directionWord(editor.model, editor.cursorSide)}`;
}

function moveCursor(editor: MapEditor, [dx, dy]: readonly [number, number], paint: boolean): void {
  const { orientation, shift } = editor.model;
  const at = toOffset(orientation, editor.cursor, shift);
  const next = fromOffset(orientation, { col: at.col + dx, row: at.row + dy }, shift);
  const strokes = paint && (editor.toolId === 'brush' || editor.toolId === 'eraser');
  editor.goTo(next);
  if (strokes) {
    editor.press(spotAt(editor, next));
    editor.release(spotAt(editor, next));
    editor.announcement = editor.describe(next);
  } else if (editor.tool.active || editor.toolId === 'stamp') {
    editor.drag(spotAt(editor, next));
  }
}

function spotAt(editor: MapEditor, hex: Hex): Spot {
  return { hex, edge: edgeAt(hex, editor.cursorSide), shift: false, control: false };
}
