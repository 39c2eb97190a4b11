// Whether the panels next to a file are shown. One setting per page, remembered in the browser; next to another file, each side has its own.
// In a small window, as at 200%, they hide the file, so that they stay folded until somebody opens them.
import { MediaQuery } from 'svelte/reactivity';
import { keep, readKept } from '../core/browser/kept.ts';
import { sides, type Side } from '../core/side.svelte.ts';

const KEY = 'railwright.panels';

/** Low and not narrow: what stands above and below each other otherwise stands side by side. */
export const low = new MediaQuery('(min-width: 481px) and (max-height: 480px)');
const tight = new MediaQuery('(max-width: 760px) and (max-height: 700px)');

class Panels {
  /** Whether they take most of the window. */
  wide = $state(false);
  #open = $state(false);
  #alone = $state(readKept(KEY)['shown'] !== false);
  // Half a window has little room for them.
  readonly #halves = $state({ first: false, second: false });

  /** Beside the file of a side; without one, of the side last worked in. */
  shown(side?: Side): boolean {
    if (sides.two) return this.#halves[side?.where ?? sides.active];
    return tight.current ? this.#open : this.#alone;
  }

  show(shown = true): void {
    if (sides.two) this.#halves[sides.active] = shown;
    else if (tight.current) this.#open = shown;
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
