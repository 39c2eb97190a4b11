// Light, dark, or the system's choice. Remembered in the browser.
import { keep, readKeptText } from './kept.ts';

const THEMES = ['system', 'light', 'dark'] as const;
type ThemeName = (typeof THEMES)[number];

const KEY = 'railwright.theme';

class Theme {
  #name = $state<ThemeName>('system');
  #systemDark = $state(false);

  constructor() {
    const kept = readKeptText(KEY);
    this.#name = THEMES.find((name) => name === kept) ?? 'system';
    const query = globalThis.matchMedia?.('(prefers-color-scheme: dark)');
    this.#systemDark = query?.matches ?? false;
    query?.addEventListener('change', ({ matches }) => (this.#systemDark = matches));
  }

  get name(): ThemeName {
    return this.#name;
  }

  get dark(): boolean {
    return this.#name === 'dark' || (this.#name === 'system' && this.#systemDark);
  }

  toggle(): void {
    this.#name = this.dark ? 'light' : 'dark';
    keep(KEY, this.#name);
  }
}

export const theme = new Theme();
