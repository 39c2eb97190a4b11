// When bots move: they think in their worker at once, and their choice is shown after the chosen thinking time. The page stops
// waiting for a bot that does not respond, and asks again on request.
import type { ChoiceResult, Game, GameDefinition, State } from '@railwright/engine';
import type { BotSpec } from '@railwright/bots';
import { settings, waitOf } from '../view/settings.svelte.ts';
import { BotClient } from './bot-client.ts';
import type { BotRoom } from './bot-messages.ts';
import { hurriedSpec, specOf, takesTime, type SeatSetup } from './seats.ts';

/** Whether a bot is being asked, and whether it failed to answer. */
type Asking = 'nobody' | 'thinking' | 'failed';

export class BotTurns {
  readonly #game: Game;
  readonly #definition: GameDefinition;
  readonly #bots: readonly (BotSpec | undefined)[];
  readonly #worker: string;
  #client: BotClient | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts questions, so that the answer to an abandoned one is ignored. */
  #question = 0;
  #waiting: (() => void) | undefined;
  /** Repeats the unanswered question. */
  #askAgain: (() => void) | undefined;
  readonly #seed: number | undefined;
  #hurried = false;
  #asking = $state<Asking>('nobody');

  constructor(
    game: Game,
    definition: GameDefinition,
    seats: readonly SeatSetup[],
    { botWorker, player }: BotRoom,
    seed?: number,
  ) {
    this.#seed = seed;
    this.#worker = botWorker;
    this.#game = game;
    this.#definition = definition;
    this.#bots = seats.map((seat) => specOf(game.name, seat, player));
  }

  /** Loads learned players before they are asked, so that their first choice is not delayed. */
  prepare(): void {
    if (this.#bots.some((bot) => bot?.player !== undefined)) this.#client ??= this.#open(this.#bots);
  }
  #open(bots: readonly (BotSpec | undefined)[]): BotClient {
    return new BotClient(this.#game, this.#definition, bots, this.#worker, () => this.#lose(), this.#seed);
  }

  get asking(): Asking {
    return this.#asking;
  }

  /** Asks the bot on `seat`; `act` gets the text of its choice. */
  ask(s: State, seat: number, act: (text: string) => ChoiceResult): void {
    this.stop();
    const bots = this.#hurried ? this.#bots.map((bot) => bot && hurriedSpec(bot)) : this.#bots;
    this.#client ??= this.#open(bots);
    this.#asking = 'thinking';
    this.#askAgain = () => this.ask(s, seat, act);
    const question = this.#question;
    const began = performance.now();
    void this.#client.choose(s, seat).then((choice) => {
      if (question !== this.#question) return;
      this.#askAgain = undefined;
      const rest = waitOf(settings.speed) - (performance.now() - began);
      const text = this.#game.formatChoice(s, choice);
      const show = (): void => {
        // Rejected, for example because of an endless effect: asked again, the bot may choose something else.
        if (!act(text).ok) this.#asking = 'failed';
      };
      if (rest <= 0 || this.#hurried) {
        show();
        return;
      }
      this.#waiting = show;
      this.#timer = setTimeout(show, rest);
    });
  }

  /** Without its worker there are no answers; the next question starts a new one. */
  #lose(): void {
    this.#client?.close();
    this.#client = undefined;
    if (this.#askAgain) this.#asking = 'failed';
  }

  /** Shows choices without waiting, the open one and the following ones until `calm`; bots hardly think then. */
  hurry(): void {
    if (this.#hurried) return;
    this.#setHurried(true);
    const show = this.#waiting ?? this.#askAgain;
    this.stop();
    show?.();
  }
  calm(): void {
    if (this.#hurried) this.#setHurried(false);
  }
  /** Ends a worker that thinks for long; the next one gets the current thinking time. */
  #setHurried(hurried: boolean): void {
    this.#hurried = hurried;
    if (!this.#bots.some(takesTime)) return;
    this.#client?.close();
    this.#client = undefined;
  }

  stop(): void {
    this.#question++;
    clearTimeout(this.#timer);
    this.#waiting = undefined;
    this.#askAgain = undefined;
    this.#asking = 'nobody';
  }

  close(): void {
    this.stop();
    this.#client?.close();
    this.#client = undefined;
  }
}
