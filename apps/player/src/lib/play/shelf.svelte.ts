// The games of the first page: those saved in this browser, and those forgotten since the page was opened, which can be
// restored.
import { forgetGame, listSavedGames, takeBack, type ForgottenGame, type SavedGame } from './saved-games.ts';

interface ShelvedGame {
  readonly game: SavedGame;
  readonly forgotten: boolean;
}

class Shelf {
  #kept = $state.raw<readonly SavedGame[]>([]);
  #forgotten = $state.raw<readonly ForgottenGame[]>([]);

  /** The most recently played first; a forgotten one stays in its place. */
  get games(): readonly ShelvedGame[] {
    return [
      ...this.#kept.map((game) => ({ game, forgotten: false })),
      ...this.#forgotten.map(({ game }) => ({ game, forgotten: true })),
    ].sort((a, b) => b.game.saved - a.game.saved);
  }

  /** Reloads the list: games may continue in other tabs. */
  refresh(): void {
    this.#kept = listSavedGames();
    this.#forgotten = this.#forgotten.filter(({ game }) => this.#kept.every(({ id }) => id !== game.id));
  }

  forget(id: string): void {
    const forgotten = forgetGame(id);
    if (forgotten) this.#forgotten = [...this.#forgotten, forgotten];
    this.refresh();
  }

  /** False if the browser has no space for it any more. */
  takeBack(id: string): boolean {
    const forgotten = this.#forgotten.find(({ game }) => game.id === id);
    const done = forgotten !== undefined && takeBack(forgotten);
    this.refresh();
    return done;
  }
}

export const shelf = new Shelf();
