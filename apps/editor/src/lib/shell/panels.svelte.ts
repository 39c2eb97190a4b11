// Whether the panels next to a file are shown. One setting per page, remembered in the browser.
import { keep, readKept } from '../core/browser/kept.ts';

const KEY = 'railwright.panels';

class Panels {
  #shown = $state(readKept(KEY)['shown'] !== false);

  get shown(): boolean {
    return this.#shown;
  }

  show(shown = true): void {
    if (shown === this.#shown) return;
    this.#shown = shown;
    keep(KEY, { shown });
  }

  toggle(): void {
    this.show(!this.#shown);
  }
}

export const panels = new Panels();
