// What people said about games of the open packs, as the worker last found it. One per page.
import type { Noted } from '../core/checks/notes.ts';
import { project } from '../core/project/project.svelte.ts';

const NOTHING: Noted = { games: [], setups: new Map() };
/** Typing changes files with every key, and notes hardly ever. */
const DELAY_MS = 300;

class NotedGames {
  /** Undefined until the first answer. */
  #found = $state.raw<Noted>();
  failure = $state('');
  /** The texts for which it was asked. */
  #asked: ReadonlyMap<string, string> | undefined;

  get found(): Noted {
    return this.#found ?? NOTHING;
  }
  get isKnown(): boolean {
    return this.#found !== undefined;
  }

  /**
   * Keeps it current. Call it in an effect, and end the effect with what it returns.
   * @param map the id of the only map that matters, so that nobody asks where no game can be on it
   */
  follow(map?: string): (() => void) | undefined {
    const { yaml, loading } = project;
    if (loading || this.#asked === yaml) return undefined;
    const games = [...yaml].filter(([path]) => isPlaytestPath(path)).map(([, text]) => text);
    if (games.length === 0) {
      this.#asked = yaml;
      this.#found = NOTHING;
      return undefined;
    }
    if (map !== undefined && !this.isKnown && !games.some((game) => mayBeOn(map, game, yaml)))
      return undefined;
    const timer = setTimeout(() => void this.#ask(yaml), this.isKnown ? DELAY_MS : 0);
    return () => clearTimeout(timer);
  }

  async #ask(yaml: ReadonlyMap<string, string>): Promise<void> {
    this.#asked = yaml;
    try {
      const found = await project.ask('notes', null);
      if (this.#asked !== yaml) return;
      this.#found = found;
      this.failure = '';
    } catch (error) {
      this.failure = error instanceof Error ? error.message : String(error);
    }
  }
}

/** A game that people played. */
export function isPlaytestPath(path: string): boolean {
  return /(^|\/)playtests\/[^/]+\.ya?ml$/i.test(path);
}

/** Whether a game may be on a map, as far as the bare texts tell: a setup that it can mean says the map, or is not in the folder. */
export function mayBeOn(map: string, game: string, yaml: ReadonlyMap<string, string>): boolean {
  const setups = [...yaml].filter(([path]) => /(^|\/)setups\/[^/]+$/.test(path)).map(([, text]) => text);
  const meant = setups.filter((setup) => {
    const id = /^id:\s*["']?([\w-]+)/m.exec(setup)?.[1];
    return id === undefined || game.includes(id);
  });
  return meant.length === 0 || meant.some((setup) => setup.includes(map));
}

export const noted = new NotedGames();
