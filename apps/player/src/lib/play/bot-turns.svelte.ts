// When bots move: they think in their worker at once, and their choice shows after the thinking time one has set. A bot that
// gives no answer is waited for no longer, but asked again when somebody says so.
import type { ChoiceResult, Game, GameDefinition, State } from '@railwright/engine';
import type { BotSpec } from '@railwright/bots';
import { settings, waitOf } from '../view/settings.svelte.ts';
import { BotClient } from './bot-client.ts';
import type { BotRoom } from './bot-messages.ts';
import { hurriedSpec, specOf, takesTime, type SeatSetup } from './seats.ts';

/** Whether a bot is asked, and whether that came to nothing. */
type Asking = 'nobody' | 'thinking' | 'failed';

export class BotTurns {
  readonly #game: Game;
  readonly #definition: GameDefinition;
  readonly #bots: readonly (BotSpec | undefined)[];
  readonly #worker: string;
  #client: BotClient | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts questions: the answer to one that was given up is not used. */
  #question = 0;
  #waiting: (() => void) | undefined;
  /** Asks once more what has no answer yet. */
  #askAgain: (() => void) | undefined;
  #hurried = false;
  #asking = $state<Asking>('nobody');

  constructor(
    game: Game,
    definition: GameDefinition,
    seats: readonly SeatSetup[],
    { botWorker, player }: BotRoom,
  ) {
    this.#worker = botWorker;
    this.#game = game;
    this.#definition = definition;
    this.#bots = seats.map((seat) => specOf(game.name, seat, player));
  }

  /** Lets learned players sit down before they are asked, so that nobody waits for their first choice. */
  prepare(): void {
    if (this.#bots.some((bot) => bot?.player !== undefined)) this.#client ??= this.#open(this.#bots);
  }
  #open(bots: readonly (BotSpec | undefined)[]): BotClient {
    return new BotClient(this.#game, this.#definition, bots, this.#worker, () => this.#lose());
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
        // Refused, as an effect that never ends is: asked again, the bot may choose something else.
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

  /** Without its worker nothing comes any more; the next question gets a new one. */
  #lose(): void {
    this.#client?.close();
    this.#client = undefined;
    if (this.#askAgain) this.#asking = 'failed';
  }

  /** Shows choices without waiting, the open one and those that follow until `calm`; bots hardly think then. */
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
  /** A worker that thinks for long is let go; the next one gets as much time as there is now. */
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
