// Everything about one open map that is not the map itself: tool, brush, symmetry, selection, cursor, view. The tools' host: what
// they do goes through here to the document.
import { boardLayout } from '@railwright/board';
import {
  boundsOf,
  edgeAt,
  fromOffset,
  hexNumber,
  hexToPixel,
  nearestEdge,
  pixelToHex,
} from '@railwright/hex';
import type { Edge, Hex, Layout, Point } from '@railwright/hex';
import type { Terrain } from '../content/manifest.ts';
import type { MapDocument } from '../document/map-document.svelte.ts';
import { frameOf } from '../map/frame.ts';
import type { Frame } from '../map/frame.ts';
import { HOLE, emptyModel } from '../map/model.ts';
import type { MapModel } from '../map/model.ts';
import { describeCell, directionWord } from '../map/speech.ts';
import { SYMMETRIES, cellImages, edgeImages, makeSymmetry, moveSymmetry } from '../map/symmetry.ts';
import type { Symmetry } from '../map/symmetry.ts';
import { MAX_CELLS } from '../map/parse.ts';
import { paletteOf } from './palette.ts';
import type { PaletteEntry } from './palette.ts';
import { paintAlike, pieceImages } from '../map/alike.ts';
import type { Piece } from '../map/transform.ts';
import { TOOLS, createTools, paints } from '../tools/tools.ts';
import { NO_GHOST } from '../tools/tool.ts';
import type { Ghost, Spot, Tool, ToolHost, ToolId } from '../tools/tool.ts';
import { Camera } from '../view/camera.svelte.ts';
import { Layers } from '../view/layers.svelte.ts';
import { Tracing } from '../view/tracing.svelte.ts';

export class MapEditor implements ToolHost {
  readonly document: MapDocument;
  readonly camera = new Camera();
  readonly layers = new Layers();
  readonly tracing = new Tracing();
  readonly tools: Readonly<Record<ToolId, Tool>>;

  terrains = $state.raw<readonly Terrain[]>([]);
  toolId = $state<ToolId>('brush');
  letter = $state('');
  radius = $state(0);
  symmetry = $state.raw<Symmetry | undefined>(undefined);
  selected = $state.raw<ReadonlyMap<number, Hex>>(new Map());
  /** The piece in hand, its first cell under the pointer. */
  stamp = $state.raw<Piece | undefined>(undefined);
  shownGhost = $state.raw<Ghost>(NO_GHOST);
  /** The keyboard's cell, and the direction of its edge for barriers. */
  cursor = $state.raw<Hex>({ q: 0, r: 0 });
  cursorSide = $state(0);
  /** Whether the keyboard was used last, so that its cursor is shown. */
  keyboard = $state(false);
  /** Whether the pointer is down and works the tool. */
  held = $state(false);
  /** Space moves the view with any tool. */
  spaceHeld = $state(false);
  hover = $state.raw<Hex | undefined>(undefined);
  /** The place whose form is open. */
  editing = $state.raw<Hex | undefined>(undefined);
  /** Said to screen readers. */
  announcement = $state('');
  /** Whether its map was seen already: the view then stays where it is. */
  seen = false;
  /** Why the last gesture did nothing; a new object each time. */
  refusal = $state.raw<{ readonly message: string } | undefined>(undefined);

  /** What has happened beside what was asked for; a new object each time. */
  notice = $state.raw<{ readonly message: string } | undefined>(undefined);

  constructor(document: MapDocument) {
    this.document = document;
    this.tools = createTools(this);
  }

  get model(): MapModel {
    return this.document.model ?? emptyModel('pointy');
  }

  get tool(): Tool {
    return this.tools[this.toolId];
  }

  readonly layout: Layout = $derived(boardLayout(this.model.orientation));

  readonly palette: readonly PaletteEntry[] = $derived(paletteOf(this.terrains));

  /** Columns and rows of the map; one of each where it has no cells. */
  readonly frame: Frame = $derived.by(() => {
    const { columns, rows } = frameOf(this.model) ?? { columns: 1, rows: 1 };
    // The same object while it has the same size: a stroke hardly ever changes it.
    const same = this.#frame?.columns === columns && this.#frame.rows === rows;
    return same && this.#frame ? this.#frame : (this.#frame = { columns, rows });
  });
  #frame: Frame | undefined;

  /** Whether a piece was cut from a map whose cells stand the same way. */
  fits(piece: Piece | undefined): boolean {
    return piece?.orientation === this.model.orientation;
  }

  readonly selection: ReadonlySet<number> = $derived(new Set(this.selected.keys()));

  images(cells: Iterable<Hex>): Hex[] {
    return cellImages(this.symmetry, cells);
  }

  paint(model: MapModel, cells: readonly Hex[], letter: string): MapModel {
    return paintAlike(model, this.symmetry, cells, letter);
  }

  edgeImages(edges: Iterable<Edge>): Edge[] {
    return edgeImages(this.symmetry, edges);
  }

  pieceImages(piece: Piece): Piece[] {
    return pieceImages(this.symmetry, piece);
  }

  preview(model: MapModel | undefined): void {
    this.document.preview(model);
  }

  /** One step of the history. If the map has to move to have labels, the view moves with it and nothing jumps. */
  commit(model: MapModel, title: string): void {
    if (model.cells.size > Math.max(MAX_CELLS, this.model.cells.size)) {
      this.document.preview(undefined);
      return this.refuse(`A map may have ${MAX_CELLS} cells; this would make it ${model.cells.size}.`);
    }
    const by = this.document.commit(model, title);
    this.#shifted = by;
    if (!by || (by.q === 0 && by.r === 0)) return;
    const { x, y } = hexToPixel(this.layout, by);
    this.camera.panBy(-x * this.camera.zoom, -y * this.camera.zoom);
    this.tracing.moveBy(x, y);
    const move = (h: Hex): Hex => ({ q: h.q + by.q, r: h.r + by.r });
    this.cursor = move(this.cursor);
    if (this.hover) this.hover = move(this.hover);
    if (this.editing) this.editing = move(this.editing);
    this.#setSelection([...this.selected.values()].map(move));
    if (this.symmetry) this.symmetry = moveSymmetry(this.symmetry, model.orientation, by);
    this.ghost(NO_GHOST);
  }

  tell(message: string): void {
    this.notice = { message };
    this.announcement = message;
  }

  refuse(message: string): void {
    this.refusal = { message };
    this.announcement = message;
  }

  select(cells: Iterable<Hex>, how: 'replace' | 'add' | 'remove'): void {
    const next = new Map(how === 'replace' ? [] : this.selected);
    for (const h of cells) {
      if (how === 'remove') next.delete(hexNumber(h));
      else next.set(hexNumber(h), { q: h.q, r: h.r });
    }
    this.selected = next;
    if (next.size > 0) this.announcement = `${next.size} cells selected`;
  }

  #setSelection(cells: readonly Hex[]): void {
    this.selected = new Map(cells.map((h) => [hexNumber(h), h]));
  }

  pick(letter: string): void {
    if (letter === HOLE) this.useTool('eraser');
    else this.chooseLetter(letter);
  }

  /** What to paint with. A tool that can paint it stays, and so does any tool at work. */
  chooseLetter(letter: string): void {
    this.letter = letter;
    if (!this.held && !paints(this.toolId, letter)) this.useTool('brush');
    const entry = this.palette.find((one) => one.letter === letter);
    if (entry) this.announcement = `Painting with ${entry.name}`;
    this.#showAgain();
  }

  chooseRadius(radius: number): void {
    this.radius = radius;
    this.#showAgain();
  }

  /** A line under way is shown with what was chosen meanwhile. */
  #showAgain(): void {
    if (this.tool.active && this.#spot) this.tool.move(this.#spot);
  }

  #spot: Spot | undefined;

  editPlace(h: Hex): void {
    // The cell the tool means, if adding the place has just moved the map for its labels.
    const by = this.#shifted;
    this.#shifted = undefined;
    this.editing = by ? { q: h.q + by.q, r: h.r + by.r } : h;
  }

  #shifted: Hex | undefined;

  ghost(ghost: Ghost): void {
    this.shownGhost = ghost;
  }

  /** Takes a piece in hand: the next click, or Enter, puts it down. */
  takeStamp(piece: Piece): void {
    if (!this.fits(piece)) return this.refuse('This piece is from a map whose cells stand the other way.');
    this.stamp = piece;
    this.useTool('stamp');
    this.showStamp();
  }

  /** The stamp in hand where pointer or cursor are now. */
  showStamp(): void {
    const hex = this.keyboard ? this.cursor : this.hover;
    if (hex) this.tool.move({ hex, edge: edgeAt(hex, 0), shift: false, control: false });
  }

  useTool(id: ToolId): void {
    if (this.tool.active) this.tool.cancel();
    this.toolId = id;
    this.ghost(NO_GHOST);
    this.announcement = `Tool: ${TOOLS.find((tool) => tool.id === id)?.title ?? id}`;
  }

  /** The pointer or Enter went down, moved, and came up again, at a spot of the map. */
  press(spot: Spot): void {
    this.#shifted = undefined;
    this.#spot = spot;
    if (!this.document.broken) this.tool.down(spot);
  }

  drag(spot: Spot): void {
    this.hover = spot.hex;
    this.#spot = spot;
    if (!this.document.broken) this.tool.move(spot);
  }

  release(spot: Spot): void {
    if (!this.document.broken) this.tool.up(spot);
  }

  /** Ends what is under way: a gesture, a form, a selection, whichever there is first. */
  escape(): void {
    if (this.tool.active) this.tool.cancel();
    else if (this.editing) this.editing = undefined;
    else if (this.selected.size > 0) this.selected = new Map();
    this.ghost(NO_GHOST);
  }

  setSymmetry(id: string): void {
    const choice = SYMMETRIES.find((s) => s.id === id);
    this.symmetry = choice && makeSymmetry(this.model, choice);
  }

  centerSymmetry(h: Hex): void {
    if (this.symmetry) this.symmetry = makeSymmetry(this.model, this.symmetry.choice, h);
  }

  /** Where a point of the canvas lies on the map. */
  spotAt(screen: Point, keys: { shiftKey: boolean; ctrlKey: boolean; metaKey: boolean }): Spot {
    const point = this.camera.toMap(screen);
    return {
      hex: pixelToHex(this.layout, point),
      edge: nearestEdge(this.layout, point),
      shift: keys.shiftKey,
      control: keys.ctrlKey || keys.metaKey,
    };
  }

  describe(h: Hex): string {
    return describeCell(this.document.shown ?? this.model, h, this.terrains);
  }

  /** Moves the keyboard's cursor there, shows it and says what it stands on. */
  goTo(h: Hex): void {
    this.cursor = h;
    this.keyboard = true;
    this.camera.reveal(hexToPixel(this.layout, h));
    this.announcement = this.describe(h);
  }

  turnEdge(step: number): void {
    this.cursorSide = (this.cursorSide + step + 6) % 6;
    this.keyboard = true;
    this.announcement = `Edge to the ${directionWord(this.model, this.cursorSide)}`;
  }

  fit(): void {
    const cells = [...this.model.cells.values()];
    const corner = fromOffset(this.model.orientation, { col: 4, row: 3 });
    this.camera.fit(boundsOf(this.layout, cells.length > 0 ? cells : [{ q: 0, r: 0 }, corner]));
  }
}
