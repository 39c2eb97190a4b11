// Settings of a user: language, light or dark, speed of the bots. Remembered in the browser.
import { spokenLanguage, type TextLanguage } from '@railwright/engine/languages';

export const SPEEDS = ['at-once', 'fast', 'normal', 'slow'] as const;
export type Speed = (typeof SPEEDS)[number];
export const THEMES = ['system', 'light', 'dark'] as const;
export type ThemeName = (typeof THEMES)[number];

const KEY = 'railwright.player.settings';
/** The choice made in the studio, which holds here too until another is made. */
const STUDIO_THEME = 'railwright.theme';
const WAITS: Readonly<Record<Speed, number>> = { 'at-once': 0, fast: 150, normal: 550, slow: 1300 };

/** Milliseconds a bot takes for a choice. */
export function waitOf(speed: Speed): number {
  return WAITS[speed];
}

class Settings {
  #speed = $state<Speed>('normal');
  /** Undefined until it is chosen here. */
  #theme = $state<ThemeName>();
  /** Undefined until it is chosen here. */
  #language = $state<TextLanguage>();
  /** Until then. */
  #suggested = $state<TextLanguage>('en');
  #systemDark = $state(false);

  constructor() {
    const kept = this.#read();
    const asked = navigator.languages.find((tag) => spokenLanguage(tag) !== undefined);
    this.#speed = SPEEDS.find((speed) => speed === kept['speed']) ?? 'normal';
    this.#theme = THEMES.find((theme) => theme === kept['theme']);
    this.#language = spokenLanguage(kept['language']);
    this.#suggested = spokenLanguage(asked) ?? 'en';
    const query = matchMedia('(prefers-color-scheme: dark)');
    this.#systemDark = query.matches;
    query.addEventListener('change', ({ matches }) => (this.#systemDark = matches));
  }

  get speed(): Speed {
    return this.#speed;
  }
  set speed(speed: Speed) {
    this.#speed = speed;
    this.#keep();
  }
  get theme(): ThemeName {
    return this.#theme ?? THEMES.find((theme) => theme === readText(STUDIO_THEME)) ?? 'system';
  }
  set theme(theme: ThemeName) {
    this.#theme = theme;
    this.#keep();
  }
  get language(): TextLanguage {
    return this.#language ?? this.#suggested;
  }
  set language(language: TextLanguage) {
    this.#language = language;
    this.#keep();
  }
  /** The language of a page, for those who have chosen none. */
  suggest(language: TextLanguage): void {
    this.#suggested = language;
  }
  get dark(): boolean {
    return this.theme === 'dark' || (this.theme === 'system' && this.#systemDark);
  }

  #read(): Record<string, unknown> {
    try {
      return JSON.parse(readText(KEY) ?? '{}') as Record<string, unknown>;
    } catch {
      return {};
    }
  }
  #keep(): void {
    const kept = { speed: this.#speed, theme: this.#theme, language: this.#language };
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // Without room the choice holds as long as the page.
    }
  }
}

function readText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export const settings = new Settings();
