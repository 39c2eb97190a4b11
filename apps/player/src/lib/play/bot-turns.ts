// When bots move: they think in their worker at once, and their choice shows after the thinking time one has set.
import type { Game, GameDefinition, State } from '@railwright/engine';
import { settings, waitOf } from '../view/settings.svelte.ts';
import { BotClient } from './bot-client.ts';
import type { SeatSetup } from './seats.ts';

export class BotTurns {
  readonly #game: Game;
  readonly #definition: GameDefinition;
  readonly #seats: readonly SeatSetup[];
  #client: BotClient | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts questions: the answer to one that was given up is not used. */
  #question = 0;

  constructor(game: Game, definition: GameDefinition, seats: readonly SeatSetup[]) {
    this.#game = game;
    this.#definition = definition;
    this.#seats = seats;
  }

  /** Asks the bot on `seat`; `act` gets the text of its choice. */
  ask(s: State, seat: number, act: (text: string) => void): void {
    this.stop();
    this.#client ??= new BotClient(this.#game, this.#definition, this.#seats);
    const question = this.#question;
    const began = performance.now();
    void this.#client.choose(s, seat).then((choice) => {
      if (question !== this.#question) return;
      const rest = waitOf(settings.speed) - (performance.now() - began);
      const text = this.#game.formatChoice(s, choice);
      if (rest > 0) this.#timer = setTimeout(() => act(text), rest);
      else act(text);
    });
  }

  stop(): void {
    this.#question++;
    clearTimeout(this.#timer);
  }

  close(): void {
    this.stop();
    this.#client?.close();
    this.#client = undefined;
  }
}
