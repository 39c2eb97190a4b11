// One open map: its text is the truth, the model is read from it, and a change of the model is written back as the smallest possible edit
// of the text. A gesture previews its result and becomes one step of the history, or nothing.
import { editMap, editMapLines, readData } from '@railwright/content';
import type { Hex } from '@railwright/hex';
import { labelChanges, renames } from '../model/labels.ts';
import type { LabelChanges } from '../model/labels.ts';
import { mapEdits } from '../model/edits.ts';
import { featureEdits } from '../model/features.ts';
import { labelOf } from '../model/model.ts';
import { regionEdits } from '../model/regions.ts';
import type { MapModel } from '../model/model.ts';
import type { NameText } from '../../core/content/data.ts';
import { parseMapFile } from '../model/parse.ts';
import type { MapFile } from '../model/parse.ts';
import { reuseParts } from '../model/reuse.ts';
import { settledFile } from '../model/settled.ts';
import { trimModel, withLabels } from '../model/transform.ts';
import { TextDocument } from '../../core/document/text-document.svelte.ts';
import type { SavedState } from '../../core/document/text-document.svelte.ts';

/** Changes caused by renamed cells, as documents and their new texts, possibly including the map itself. */
export type CarryNames = (changes: LabelChanges) => readonly (readonly [TextDocument, string])[];

export class MapDocument extends TextDocument {
  /** The last drawn model, whose equal parts are reused in the next one. */
  #drawn: MapModel | undefined;
  #read: { readonly text: string; readonly file: MapFile | undefined } | undefined;
  readonly #file: MapFile | undefined = $derived(this.#parse(this.text));
  #preview = $state.raw<MapModel | undefined>(undefined);
  #lastGood = $state.raw<MapFile | undefined>(undefined);

  constructor(path: string, saved: SavedState) {
    super(path, saved);
    this.#lastGood = this.#file;
  }

  /** Whether the text has no map that can be drawn. */
  get broken(): boolean {
    return this.#file === undefined;
  }

  /** Its name from the text; while that is broken, the last one. */
  get name(): NameText | undefined {
    return (this.#file ?? this.#lastGood)?.name;
  }

  get id(): string {
    return (this.#file ?? this.#lastGood)?.id ?? '';
  }

  /** The map from the text; while that is broken, the last one. */
  get model(): MapModel | undefined {
    return (this.#file ?? this.#lastGood)?.model;
  }

  /** The model to draw: the result of the current gesture, or the map. */
  get shown(): MapModel | undefined {
    return this.#preview ?? this.model;
  }

  preview(model: MapModel | undefined): void {
    this.#preview = model === this.model ? undefined : model;
  }

  /**
   * Makes `model` the map, as one step; with `trim`, its first row and column become the first of the grid. If cells are renamed,
   * `carry` returns the further changes beyond the model. Returns the vector by which the map was moved so that all its cells have
   * labels; undefined if nothing changed.
   */
  commit(
    model: MapModel,
    title: string,
    { trim = false, carry }: { readonly trim?: boolean; readonly carry?: CarryNames | undefined } = {},
  ): Hex | undefined {
    this.#preview = undefined;
    const file = this.#file;
    if (!file || model === file.model) return undefined;
    const { model: labelled, by } = trim ? trimModel(model) : withLabels(model);
    const moved = by.q !== 0 || by.r !== 0 || labelled.shift !== file.model.shift;
    const names: LabelChanges = carry && moved ? labelChanges(file.model, labelled, by) : new Map();
    const carried = carry && renames(names) ? carry(names) : [];
    const own = carried.find(([document]) => document === this)?.[1] ?? this.text;
    const others = carried.filter(([document]) => document !== this);
    this.seal();
    const featured = file.model.features !== labelled.features || moved;
    const edits = [
      ...mapEdits(file.model, labelled, file.lists),
      ...(featured
        ? featureEdits(own, file.model.features, labelled.features, (h) => labelOf(labelled, h))
        : []),
    ];
    if (file.model.regions !== labelled.regions || moved)
      edits.push(...regionEdits(own, file.model.regions, labelled.regions, (h) => labelOf(labelled, h)));
    const settled = settledFile(file, labelled, edits);
    const text = settled && editMapLines(own, edits);
    if (settled && text !== undefined) {
      this.#drawn = settled.model;
      this.#read = { text, file: settled };
      this.changeWith(text, others, title);
      this.#readLater(text);
    } else {
      this.#drawn = labelled;
      this.changeWith(editMap(own, edits), others, title);
    }
    this.seal();
    this.#lastGood = this.#file ?? this.#lastGood;
    return by;
  }

  // The next stroke needs the parsed YAML, so it is read while the page is idle.
  #readLater(text: string): void {
    if (!('requestIdleCallback' in globalThis)) return;
    requestIdleCallback(() => {
      if (this.text === text) readData(text);
    });
  }

  /** Sets top-level values of the file, such as its name. */
  setHead(values: Readonly<Record<string, unknown>>, title: string): void {
    const edits = Object.entries(values).map(([key, value]) => ({ path: [key], value }));
    this.change(editMap(this.text, edits), title, `head-${Object.keys(values).join('-')}`);
  }

  // Cached by text, since models are compared by reference.
  #parse(text: string): MapFile | undefined {
    if (this.#read?.text !== text) {
      const file = parseMapFile(text);
      const model = file && reuseParts(this.#drawn, file.model);
      this.#read = { text, file: file && model && { ...file, model } };
      this.#drawn = model ?? this.#drawn;
    }
    return this.#read.file;
  }

  override type(text: string): void {
    super.type(text);
    this.#lastGood = this.#file ?? this.#lastGood;
  }
}
