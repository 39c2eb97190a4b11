import { boundsOf, hexToPixel } from '@railwright/hex';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MapDocument } from '../document/map-document.svelte.ts';
import { MapEditor } from '../editor/map-editor.svelte.ts';
import { labelOf } from '../model/model.ts';
import { CanvasPointer } from './canvas-pointer.ts';

const TEXT = 'format: 1\nid: small\norientation: pointy\nterrain: |\n  F F R\n   F F F\n';
const TERRAINS = ['Field', 'River'].map((name) => ({
  ...{ id: name.toLowerCase(), name, letter: name.slice(0, 1), cost: 0, color: '#888888' },
}));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open(): {
  editor: MapEditor;
  pointer: CanvasPointer;
  event: (label: string, more?: object) => PointerEvent;
} {
  const editor = new MapEditor(new MapDocument('x/maps/small.yaml', { text: TEXT, version: '1' }));
  editor.terrains = TERRAINS;
  editor.letter = 'F';
  editor.camera.fit(boundsOf(editor.layout, editor.model.cells.values()));
  const currentTarget = {
    setPointerCapture: () => undefined,
    focus: () => undefined,
    getBoundingClientRect: () => ({ left: 0, top: 0 }),
  };
  const event = (label: string, more: object = {}): PointerEvent => {
    const cell = [...editor.model.cells.values()].find((one) => labelOf(editor.model, one) === label);
    const { x: clientX, y: clientY } = editor.camera.toScreen(
      hexToPixel(editor.layout, cell ?? { q: 0, r: 0 }),
    );
    const given = { pointerId: 1, pointerType: 'touch', button: 0, clientX, clientY, currentTarget, ...more };
    return given as unknown as PointerEvent;
  };
  return { editor, pointer: new CanvasPointer(editor), event };
}

test('a finger that rests on a cell picks its terrain and paints nothing', () => {
  const { editor, pointer, event } = open();
  pointer.down(event('A3'));
  vi.advanceTimersByTime(1000);
  pointer.up(event('A3'));
  expect(editor.letter).toBe('R');
  expect(editor.document.text).toBe(TEXT);
});

test('a finger that moves or lifts at once works the tool', () => {
  const { editor, pointer, event } = open();
  pointer.down(event('A3'));
  pointer.up(event('A3'));
  vi.advanceTimersByTime(1000);
  expect(editor.letter).toBe('F');
  expect(editor.document.text).toContain('  F F F\n');
  editor.letter = 'R';
  pointer.down(event('A1'));
  pointer.move(event('A2'));
  vi.advanceTimersByTime(1000);
  pointer.up(event('A2'));
  expect(editor.document.text).toContain('  R R F\n');
});

test('a pen that is turned around erases, and then the tool is as before', () => {
  const { editor, pointer, event } = open();
  const pen = { pointerType: 'pen', button: 5 };
  pointer.down(event('B3', pen));
  pointer.up(event('B3', pen));
  expect(editor.model.cells.size).toBe(5);
  expect(editor.toolId).toBe('brush');
});
