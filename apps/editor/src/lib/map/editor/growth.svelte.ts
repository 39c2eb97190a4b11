// Where drawing is allowed: within the frame of the map, and beyond it only if the map may grow. New cells at the top or left rename all
// others, so a stray stroke there must do nothing.
import type { Hex } from '@railwright/hex';
import { frameOf, inFrame } from '../model/frame.ts';
import type { Frame } from '../model/frame.ts';
import type { MapModel } from '../model/model.ts';

export class Growth {
  readonly #model: () => MapModel;
  /** Whether strokes beyond the border enlarge the map. */
  on = $state(false);
  #kept: Frame = { columns: 1, rows: 1 };

  constructor(model: () => MapModel) {
    this.#model = model;
  }

  /** Columns and rows of the map; one of each if it has no cells. */
  readonly frame: Frame = $derived.by(() => {
    const { columns, rows } = frameOf(this.#model()) ?? { columns: 1, rows: 1 };
    // The same object for the same size, which a stroke hardly ever changes.
    const same = this.#kept.columns === columns && this.#kept.rows === rows;
    return same ? this.#kept : (this.#kept = { columns, rows });
  });

  /** A map without cells has no border yet. */
  get free(): boolean {
    return this.on || this.#model().cells.size === 0;
  }

  allows(h: Hex): boolean {
    return this.free || inFrame(this.#model(), this.frame, h);
  }

  /** Whether this map stays within the current border. */
  holds({ cells }: MapModel): boolean {
    return this.free || [...cells.values()].every((cell) => this.allows(cell));
  }
}
