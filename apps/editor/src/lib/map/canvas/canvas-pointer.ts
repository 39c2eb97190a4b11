// Mouse, pen and fingers on the canvas: one finger or the left button works the tool; the middle button, Space or two fingers move the
// view; the right button picks the terrain of a cell.
import { nearestEdge, pixelToHex, sameHex } from '@railwright/hex';
import type { Hex, Point } from '@railwright/hex';
import type { MapEditor } from '../editor/map-editor.svelte.ts';
import { HOLE } from '../../core/content/letters.ts';
import { cellAt, placeAt } from '../model/model.ts';
import { NO_GHOST } from '../tools/tool.ts';
import type { Spot } from '../tools/tool.ts';

export class CanvasPointer {
  readonly #editor: MapEditor;
  readonly #fingers = new Map<number, Point>();
  #panning: Point | undefined;
  #last: PointerEvent | undefined;
  /** The last two presses: whether they were on a place, and the number of steps before. */
  #presses: readonly { readonly hex: Hex; readonly onPlace: boolean; readonly steps: number }[] = [];

  constructor(editor: MapEditor) {
    this.#editor = editor;
  }

  down(event: PointerEvent): void {
    const editor = this.#editor;
    const at = pointOf(event);
    editor.keyboard = false;
    const canvas = event.currentTarget as HTMLElement;
    canvas.setPointerCapture(event.pointerId);
    // First of all, so that an edited field commits its text while its form still exists.
    canvas.focus({ preventScroll: true });
    if (event.pointerType === 'touch') {
      this.#fingers.set(event.pointerId, at);
      if (this.#fingers.size === 2) {
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
    if (event.button !== 0) return;
    const { model, document } = editor;
    const onPlace = placeAt(model, spot.hex) !== undefined;
    this.#presses = [...this.#presses.slice(-1), { hex: spot.hex, onPlace, steps: document.stepCount }];
    editor.cursor = spot.hex;
    editor.editing = undefined;
    editor.held = true;
    editor.press(spot);
  }

  move(event: PointerEvent): void {
    const editor = this.#editor;
    const at = pointOf(event);
    if (this.#fingers.size === 2 && this.#fingers.has(event.pointerId))
      return this.#pinch(event.pointerId, at);
    if (this.#panning) {
      editor.camera.panBy(at.x - this.#panning.x, at.y - this.#panning.y);
      this.#panning = at;
      return;
    }
    this.#last = event;
    editor.drag(spotAt(editor, at, event));
  }

  up(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
    this.#panning = undefined;
    if (!this.#editor.held) return;
    this.#editor.held = false;
    this.#editor.release(spotAt(this.#editor, pointOf(event), event));
  }

  cancel(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
    this.#panning = undefined;
    if (this.#editor.held) this.#editor.tool.cancel();
    this.#editor.held = false;
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

  #pinch(id: number, at: Point): void {
    const [other] = [...this.#fingers].filter(([finger]) => finger !== id).map(([, point]) => point);
    const before = this.#fingers.get(id);
    this.#fingers.set(id, at);
    if (!other || !before) return;
    const { camera } = this.#editor;
    const spread = (p: Point): number => Math.hypot(p.x - other.x, p.y - other.y);
    const middle = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 };
    camera.panBy((at.x - before.x) / 2, (at.y - before.y) / 2);
    if (spread(before) > 8) camera.zoomAt(middle, spread(at) / spread(before));
  }
}

function pointOf(event: MouseEvent): Point {
  const { left, top } = (event.currentTarget as Element).getBoundingClientRect();
  return { x: event.clientX - left, y: event.clientY - top };
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
