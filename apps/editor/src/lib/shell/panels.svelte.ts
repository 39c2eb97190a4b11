// Whether the panels next to a file are shown. One setting per page, remembered in the browser; next to another file, each side has its own.
import { keep, readKept } from '../core/browser/kept.ts';
import { sides, type Side } from '../core/side.svelte.ts';

const KEY = 'railwright.panels';

class Panels {
  #alone = $state(readKept(KEY)['shown'] !== false);
  // Half a window has little room for them.
  readonly #halves = $state({ first: false, second: false });

  /** Beside the file of a side; without one, of the side last worked in. */
  shown(side?: Side): boolean {
    return sides.two ? this.#halves[side?.where ?? sides.active] : this.#alone;
  }

  show(shown = true): void {
    if (sides.two) this.#halves[sides.active] = shown;
    else if (shown !== this.#alone) {
      this.#alone = shown;
      keep(KEY, { shown });
    }
  }

  toggle(): void {
    this.show(!this.shown());
  }
}

export const panels = new Panels();
