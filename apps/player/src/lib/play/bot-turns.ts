// When bots move: they think in their worker at once, and their choice shows after the thinking time one has set.
import type { Game, GameDefinition, State } from '@railwright/engine';
import { settings, waitOf } from '../view/settings.svelte.ts';
import { BotClient } from './bot-client.ts';
import type { SeatSetup } from './seats.ts';

export class BotTurns {
  readonly #game: Game;
  readonly #definition: GameDefinition;
  readonly #seats: readonly SeatSetup[];
  readonly #worker: string;
  #client: BotClient | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts questions: the answer to one that was given up is not used. */
  #question = 0;
  #waiting: (() => void) | undefined;
  #hurried = false;

  /** `worker` is the address of the script the bots think in. */
  constructor(game: Game, definition: GameDefinition, seats: readonly SeatSetup[], worker: string) {
    this.#worker = worker;
    this.#game = game;
    this.#definition = definition;
    this.#seats = seats;
  }

  /** Asks the bot on `seat`; `act` gets the text of its choice. */
  ask(s: State, seat: number, act: (text: string) => void): void {
    this.stop();
    this.#client ??= new BotClient(this.#game, this.#definition, this.#seats, this.#worker);
    const question = this.#question;
    const began = performance.now();
    void this.#client.choose(s, seat).then((choice) => {
      if (question !== this.#question) return;
      const rest = waitOf(settings.speed) - (performance.now() - began);
      const text = this.#game.formatChoice(s, choice);
      if (rest <= 0 || this.#hurried) {
        act(text);
        return;
      }
      this.#waiting = () => act(text);
      this.#timer = setTimeout(this.#waiting, rest);
    });
  }

  /** Shows choices without waiting, the open one and those that follow until `calm`. */
  hurry(): void {
    this.#hurried = true;
    const show = this.#waiting;
    if (!show) return;
    this.stop();
    show();
  }
  calm(): void {
    this.#hurried = false;
  }

  stop(): void {
    this.#question++;
    clearTimeout(this.#timer);
    this.#waiting = undefined;
  }

  close(): void {
    this.stop();
    this.#client?.close();
    this.#client = undefined;
  }
}
