// Everything about one open map except the map itself: tool, brush, symmetry, selection, cursor, view. Tools act through it.
import { boardLayout, Camera } from '@railwright/board';
import { edgeAt, hexNumber, hexToPixel, shiftBy, type Edge, type Hex, type Layout } from '@railwright/hex';
import { counted, whole } from '../../core/content/counted.ts';
import type { Terrain } from '../../core/content/manifest.ts';
import type { CarryNames, MapDocument } from '../document/map-document.svelte.ts';
import { Growth } from './growth.svelte.ts';
import { HOLE } from '../../core/content/letters.ts';
import { moveFeatures, type MapFeature } from '../model/features.ts';
import { emptyModel, placeAt, type MapModel } from '../model/model.ts';
import { describeCell } from '../model/speech.ts';
import { SYMMETRIES, cellImages, edgeImages, makeSymmetry, moveSymmetry } from '../model/symmetry.ts';
import type { Symmetry } from '../model/symmetry.ts';
import { MAX_CELLS } from '../model/parse.ts';
import { boundsOfMap } from '../canvas/geometry.ts';
import type { Notice } from './notice.ts';
import { paletteOf, type PaletteEntry } from './palette.ts';
import { TokenChoice } from './token-choice.svelte.ts';
import { paintAlike, pieceImages } from '../model/alike.ts';
import type { Piece } from '../model/transform.ts';
import { TOOLS, createTools, paints } from '../tools/tools.ts';
import { NO_GHOST, type Ghost, type Spot, type Tool, type ToolHost, type ToolId } from '../tools/tool.ts';
import type { FeatureKindId } from '../tools/tool.ts';
import { Layers } from '../view/layers.svelte.ts';
import { Tracing } from '../view/tracing.svelte.ts';

export class MapEditor implements ToolHost {
  readonly document: MapDocument;
  readonly camera = new Camera();
  readonly layers = new Layers();
  readonly tracing = new Tracing();
  readonly tools: Readonly<Record<ToolId, Tool>>;

  terrains = $state.raw<readonly Terrain[]>([]);
  readonly tokens = new TokenChoice();
  toolId = $state<ToolId>('brush');
  letter = $state('');
  radius = $state(0);
  symmetry = $state.raw<Symmetry | undefined>(undefined);
  /** The feature that the tool for links and routes draws. */
  featureKind = $state<FeatureKindId>('ferry');
  /** The region that its tool paints; '' for a new one. */
  regionId = $state('');
  /** In its panel; a new object each time. */
  shownFeature = $state.raw<MapFeature | undefined>(undefined);
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
  /** Announced to screen readers. */
  announcement = $state('');
  /** Whether the map has been shown before, so that the view stays where it is. */
  seen = false;
  /** A side effect of an action, or why nothing happened; a new object each time. */
  notice = $state.raw<Notice | undefined>(undefined);
  /** Changes in other files when cells are renamed. */
  readonly carry: CarryNames | undefined;

  constructor(document: MapDocument, carry?: CarryNames) {
    this.document = document;
    this.carry = carry;
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

  readonly growth = new Growth(() => this.model);

  /** Whether a piece was cut from a map with the same cell orientation. */
  fits(piece: Piece | undefined): boolean {
    return piece?.orientation === this.model.orientation;
  }

  readonly selection: ReadonlySet<number> = $derived(new Set(this.selected.keys()));

  images(cells: Iterable<Hex>): Hex[] {
    return cellImages(this.symmetry, cells).filter((h) => this.growth.allows(h));
  }

  paint(model: MapModel, cells: readonly Hex[], letter: string): MapModel {
    return paintAlike(model, (some) => this.images(some), cells, letter);
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

  /**
   * One step of the history; false if it was refused. If the map has to move so that cells have labels, the view moves with it, so
   * nothing jumps.
   */
  commit(model: MapModel, title: string, { resize = false, trim = false } = {}): boolean {
    if (model.cells.size > Math.max(MAX_CELLS, this.model.cells.size))
      return this.#refused(
        `A map can have at most ${counted(MAX_CELLS, 'cell')}; this would make ${whole(model.cells.size)}.`,
        'refused',
      );
    if (!resize && !this.growth.holds(model))
      return this.#refused('Part of this would be outside the map.', 'outside');
    const by = this.document.commit(model, title, { trim, carry: this.carry });
    this.#shifted = by;
    if (by && (by.q !== 0 || by.r !== 0)) this.#moveBy(by);
    return true;
  }

  #refused(message: string, kind: Notice['kind']): false {
    this.document.preview(undefined);
    this.tell(message, kind);
    return false;
  }

  #moveBy(by: Hex): void {
    const { x, y } = hexToPixel(this.layout, by);
    this.camera.panBy(-x * this.camera.zoom, -y * this.camera.zoom);
    this.tracing.moveBy(x, y);
    const move = (h: Hex): Hex => ({ q: h.q + by.q, r: h.r + by.r });
    this.cursor = move(this.cursor);
    if (this.hover) this.hover = move(this.hover);
    if (this.editing) this.editing = move(this.editing);
    this.#setSelection([...this.selected.values()].map(move));
    if (this.symmetry) this.symmetry = moveSymmetry(this.symmetry, this.model.orientation, by);
    this.ghost(NO_GHOST);
  }

  tell(message: string, kind: Notice['kind'] = 'told'): void {
    this.notice = { message, kind };
    this.announcement = message;
  }

  refuse(message: string): void {
    this.tell(message, 'refused');
  }

  select(cells: Iterable<Hex>, how: 'replace' | 'add' | 'remove'): void {
    const next = new Map(how === 'replace' ? [] : this.selected);
    for (const h of cells) {
      if (how === 'remove') next.delete(hexNumber(h));
      else next.set(hexNumber(h), { q: h.q, r: h.r });
    }
    this.selected = next;
    if (next.size > 0) this.announcement = /* @wc-include */ `${counted(next.size, 'cell')} selected`;
  }

  #setSelection(cells: readonly Hex[]): void {
    this.selected = new Map(cells.map((h) => [hexNumber(h), h]));
  }

  pick(letter: string): void {
    if (letter === HOLE) this.useTool('eraser');
    else this.chooseLetter(letter);
  }

  /** Sets the paint. A tool that can use it stays, and so does a tool in use. */
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

  /** The current line is shown with the new choice. */
  #showAgain(): void {
    if (this.tool.active && this.#spot) this.tool.move(this.#spot);
  }

  #spot: Spot | undefined;
  /** The gesture began outside the map. */
  #stray = false;

  editPlace(h: Hex): void {
    // The intended cell, if adding the place has just moved the map for its labels.
    const by = this.#shifted;
    this.#shifted = undefined;
    const at = by ? { q: h.q + by.q, r: h.r + by.r } : h;
    this.editing = placeAt(this.model, at) && at;
  }

  showFeature(feature: MapFeature): void {
    const by = this.#shifted;
    this.#shifted = undefined;
    this.shownFeature = by ? moveFeatures([feature], shiftBy(by))[0] : { ...feature };
  }

  #shifted: Hex | undefined;

  ghost(ghost: Ghost): void {
    this.shownGhost = ghost;
  }

  /** Takes a piece in hand: the next click, or Enter, puts it down. */
  takeStamp(piece: Piece): void {
    if (!this.fits(piece)) return this.refuse('This piece is from a map with the other cell orientation.');
    this.stamp = piece;
    this.useTool('stamp');
    this.showStamp();
  }

  /** Shows the stamp in hand at the pointer or cursor. */
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

  /** The pointer or Enter was pressed, moved or released at a spot of the map. */
  press(spot: Spot): void {
    this.#shifted = undefined;
    this.#spot = spot;
    this.#stray = paints(this.toolId, this.letter) && !this.growth.allows(spot.hex);
    if (!this.document.broken) this.tool.down(spot);
  }

  drag(spot: Spot): void {
    this.hover = spot.hex;
    this.#spot = spot;
    if (!this.document.broken) this.tool.move(spot);
  }

  release(spot: Spot): void {
    if (this.document.broken) return;
    const steps = this.document.stepCount;
    this.tool.up(spot);
    if (this.#stray && this.document.stepCount === steps) this.tell('This is outside the map.', 'outside');
  }

  /** Cancels the first of these that is active: a gesture, a form, a selection. */
  escape(): void {
    if (this.tool.active) this.tool.cancel();
    else if (this.tracing.asks !== undefined) this.tracing.cancel();
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

  describe(h: Hex): string {
    return describeCell(this.document.shown ?? this.model, h, this.terrains);
  }

  /** Moves the keyboard cursor there, shows it and describes its cell. */
  goTo(h: Hex): void {
    this.cursor = h;
    this.keyboard = true;
    this.camera.reveal(hexToPixel(this.layout, h));
    this.announcement = this.describe(h);
  }

  fit(): void {
    this.camera.fit(boundsOfMap(this.layout, this.model));
  }
}
