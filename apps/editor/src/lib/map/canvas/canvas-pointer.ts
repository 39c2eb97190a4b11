// Mouse, pen and fingers on the canvas: one finger or the left button works the tool; the middle button, Space or two fingers move the
// view; the right button, or a finger that rests on a cell, picks its terrain; the other end of a pen erases.
import { Fingers, pointOf } from '@railwright/board';
import { hexToPixel, nearestEdge, pixelToHex, sameHex } from '@railwright/hex';
import type { Hex, Point } from '@railwright/hex';
import type { MapEditor } from '../editor/map-editor.svelte.ts';
import { HOLE } from '../../core/content/letters.ts';
import { cellAt, placeAt } from '../model/model.ts';
import { NO_GHOST } from '../tools/tool.ts';
import type { Spot, ToolId } from '../tools/tool.ts';

/** How long a finger rests, in milliseconds, and how far it may slip meanwhile, in pixels. */
const REST_MS = 600;
const SLACK = 8;
/** The button of a pen that is turned around (W3C Pointer Events). */
const ERASER = 5;

export class CanvasPointer {
  readonly #editor: MapEditor;
  readonly #fingers = new Fingers();
  #panning: Point | undefined;
  #last: PointerEvent | undefined;
  /** A finger that may rest on a cell. */
  #resting: { readonly at: Point; readonly timer: ReturnType<typeof setTimeout> } | undefined;
  /** The tool that returns once the pen is turned around again. */
  #turnedFrom: ToolId | undefined;
  /** The last two presses: whether they were on a place, and the number of steps before. */
  #presses: readonly { readonly hex: Hex; readonly onPlace: boolean; readonly steps: number }[] = [];

  constructor(editor: MapEditor) {
    this.#editor = editor;
  }

  down(event: PointerEvent): void {
    const editor = this.#editor;
    const at = pointOf(event);
    editor.keyboard = false;
    this.#endRest();
    const canvas = event.currentTarget as HTMLElement;
    canvas.setPointerCapture(event.pointerId);
    // First of all, so that an edited field commits its text while its form still exists.
    canvas.focus({ preventScroll: true });
    if (event.pointerType === 'touch') {
      this.#fingers.down(event.pointerId, at);
      if (this.#fingers.count === 2) {
        // The first finger began an unintended stroke.
        if (editor.held) editor.tool.cancel();
        editor.held = false;
        return;
      }
    }
    if (event.button === 1 || editor.toolId === 'pan' || editor.spaceHeld) {
      event.preventDefault();
      this.#panning = at;
      return;
    }
    const spot = spotAt(editor, at, event);
    if (event.button === 2 || (event.button === 0 && event.altKey)) {
      editor.pick(cellAt(editor.model, spot.hex)?.letter ?? HOLE);
      return;
    }
    if (event.button === ERASER) {
      this.#turnedFrom = editor.toolId;
      editor.useTool('eraser');
    } else if (event.button !== 0) return;
    const { model, document, tracing } = editor;
    if (tracing.asks !== undefined) {
      const wrong = tracing.click(editor.camera.toMap(at), hexToPixel(editor.layout, spot.hex));
      if (wrong !== undefined) editor.tell(wrong);
      return;
    }
    const onPlace = placeAt(model, spot.hex) !== undefined;
    this.#presses = [...this.#presses.slice(-1), { hex: spot.hex, onPlace, steps: document.stepCount }];
    editor.cursor = spot.hex;
    editor.editing = undefined;
    editor.held = true;
    editor.press(spot);
    if (event.pointerType === 'touch')
      this.#resting = { at, timer: setTimeout(() => this.#rested(spot.hex), REST_MS) };
  }

  /** Picks the terrain instead of what the finger began. */
  #rested(hex: Hex): void {
    const editor = this.#editor;
    this.#resting = undefined;
    if (!editor.held) return;
    editor.tool.cancel();
    editor.held = false;
    editor.pick(cellAt(editor.model, hex)?.letter ?? HOLE);
  }

  #endRest(): void {
    clearTimeout(this.#resting?.timer);
    this.#resting = undefined;
  }

  move(event: PointerEvent): void {
    const editor = this.#editor;
    const at = pointOf(event);
    if (this.#fingers.pinch(event.pointerId, at, editor.camera)) return;
    if (this.#panning) {
      editor.camera.panBy(at.x - this.#panning.x, at.y - this.#panning.y);
      this.#panning = at;
      return;
    }
    const rest = this.#resting?.at;
    if (rest && Math.hypot(at.x - rest.x, at.y - rest.y) > SLACK) this.#endRest();
    this.#last = event;
    editor.drag(spotAt(editor, at, event));
  }

  up(event: PointerEvent): void {
    this.#fingers.up(event.pointerId);
    this.#panning = undefined;
    this.#endRest();
    if (this.#editor.held) {
      this.#editor.held = false;
      this.#editor.release(spotAt(this.#editor, pointOf(event), event));
    }
    this.#turnBack();
  }

  #turnBack(): void {
    if (this.#turnedFrom) this.#editor.useTool(this.#turnedFrom);
    this.#turnedFrom = undefined;
  }

  cancel(event: PointerEvent): void {
    this.#fingers.up(event.pointerId);
    this.#panning = undefined;
    this.#endRest();
    if (this.#editor.held) this.#editor.tool.cancel();
    this.#editor.held = false;
    this.#turnBack();
  }

  leave(): void {
    if (this.#editor.held) return;
    this.#editor.hover = undefined;
    this.#editor.ghost(NO_GHOST);
  }

  /** A double click on a place opens its form with any tool; the effects of its clicks are undone. */
  doubleClick(event: MouseEvent): void {
    const editor = this.#editor;
    const { hex } = spotAt(editor, pointOf(event), event);
    const [first] = this.#presses;
    if (this.#presses.length === 2 && first?.onPlace && sameHex(first.hex, hex)) {
      while (editor.document.stepCount > first.steps && editor.document.undo());
    }
    if (placeAt(editor.model, hex)) editor.editPlace(hex);
  }

  wheel(event: WheelEvent): void {
    event.preventDefault();
    const { camera } = this.#editor;
    // Touchpads send sideways movement, and a pinch as a wheel with Control.
    if (!event.ctrlKey && (event.deltaX !== 0 || event.shiftKey)) {
      camera.panBy(-(event.deltaX || event.deltaY), event.shiftKey ? 0 : -event.deltaY);
    } else {
      const step = event.deltaMode === 0 ? event.deltaY : event.deltaY * 30;
      camera.zoomAt(
        pointOf(event),
        Math.exp(-Math.max(-240, Math.min(240, step)) / (event.ctrlKey ? 120 : 480)),
      );
    }
    if (this.#last) this.#editor.drag(spotAt(this.#editor, pointOf(event), event));
  }
}

/** Converts a point of the canvas to the map. */
function spotAt(
  { camera, layout }: MapEditor,
  screen: Point,
  keys: { readonly shiftKey: boolean; readonly ctrlKey: boolean; readonly metaKey: boolean },
): Spot {
  const point = camera.toMap(screen);
  return {
    hex: pixelToHex(layout, point),
    edge: nearestEdge(layout, point),
    shift: keys.shiftKey,
    control: keys.ctrlKey || keys.metaKey,
  };
}
