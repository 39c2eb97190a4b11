// The comfortable layer for people: checks choices, keeps the log, undoes, redoes and jumps. Every position is kept (a
// few kilobytes each), so undo is a copy and never a replay of the game.
import type { GameEvent } from './event.ts';
import type { Decision, Game } from './game.ts';
import { makeRecord, type GameRecord, type RecordSource } from './record.ts';
import { cloneState, copyInto, type State } from './state.ts';

interface Step {
  readonly text: string;
  readonly seat: number;
  readonly after: State;
  readonly events: readonly GameEvent[];
}

/** Events by which somebody comes to know a card. A known top of a deck comes up without chance and is news all the same. */
const NEWS: ReadonlySet<string> = new Set(['draw', 'look', 'reveal', 'block']);

/** Whether a choice was made; if not, `reason` is a sentence for people. */
export type ChoiceResult = { readonly ok: true } | { readonly ok: false; readonly reason: string };

/** A game that people play: it checks choices, logs them and can go back. Positions before the current one are kept. */
export class Match {
  readonly game: Game;
  /** Seed of the game, an unsigned 32-bit integer. */
  readonly seed: number;
  /** Events of the set-up, before the first choice. */
  readonly setupEvents: readonly GameEvent[];
  readonly #first: State;
  readonly #state: State;
  readonly #steps: Step[] = [];
  #at = 0;

  constructor(game: Game, seed: number) {
    this.game = game;
    this.seed = seed;
    this.#state = game.createState();
    const events: GameEvent[] = [];
    this.#state.events = events;
    game.start(this.#state, seed);
    this.#state.events = null;
    this.setupEvents = events;
    this.#first = cloneState(this.#state);
  }

  /** The current position. Read it; change it only through `choose`. */
  get state(): State {
    return this.#state;
  }
  /** Number of choices before the current position. */
  get at(): number {
    return this.#at;
  }
  /** Number of choices, including those that can be redone. */
  get length(): number {
    return this.#steps.length;
  }
  /** The open question; undefined when the game is over. */
  get decision(): Decision | undefined {
    return this.game.decision(this.#state);
  }
  /** Whether the game is over. */
  get isOver(): boolean {
    return this.game.seatToAct(this.#state) < 0;
  }

  /** Text forms of all legal choices. */
  legal(): string[] {
    const out = new Int16Array(this.game.maxChoices);
    const count = this.game.legalChoices(this.#state, out);
    return Array.from(out.subarray(0, count), (choice) => this.game.formatChoice(this.#state, choice));
  }

  /** Makes a choice given by its text form; forgets what could have been redone. */
  choose(text: string): ChoiceResult {
    const seat = this.game.seatToAct(this.#state);
    if (seat < 0) return { ok: false, reason: 'The game is over.' };
    const choice = this.game.parseChoice(this.#state, text);
    if (choice < 0) return { ok: false, reason: `"${text}" is not legal now.` };
    const events: GameEvent[] = [];
    this.#state.events = events;
    this.game.applyChoice(this.#state, choice);
    this.#state.events = null;
    this.#steps.length = this.#at;
    this.#steps.push({ text, seat, after: cloneState(this.#state), events });
    this.#at++;
    return { ok: true };
  }

  /** Goes to the position after `at` choices, 0 to `length`. */
  goTo(at: number): void {
    this.#at = Math.max(0, Math.min(this.#steps.length, Math.trunc(at)));
    copyInto(this.stateAt(this.#at), this.#state);
  }

  /** Whether the last choice revealed nothing and the same seat still chooses. */
  get canUndo(): boolean {
    return this.#at > 0 && !this.revealedBy(this.#at - 1);
  }
  /** Whether `redo` has a choice to make again. */
  get canRedo(): boolean {
    return this.#at < this.#steps.length;
  }
  /** Takes back one choice, even past new information: the caller decides with `canUndo`. */
  undo(): void {
    this.goTo(this.#at - 1);
  }
  /** Makes the last undone choice again; does nothing if there is none. */
  redo(): void {
    this.goTo(this.#at + 1);
  }

  /**
   * Whether choice number `index` (0-based) brought new information: chance was used, a card was drawn, looked at, revealed
   * or shown, or the turn to choose passed on.
   */
  revealedBy(index: number): boolean {
    const before = this.stateAt(index);
    const after = this.stateAt(index + 1);
    for (let i = 0; i < 4; i++) if (before.rng[i] !== after.rng[i]) return true;
    const { events, seat } = this.#steps[index];
    return events.some(({ type }) => NEWS.has(type)) || this.game.seatToAct(after) !== seat;
  }

  /** Choices made, with the seat that made them. */
  log(): { readonly seat: number; readonly text: string; readonly events: readonly GameEvent[] }[] {
    return this.#steps.slice(0, this.#at).map(({ seat, text, events }) => ({ seat, text, events }));
  }

  /** The position after `at` choices, 0 to `length`. Read it only. */
  stateAt(at: number): State {
    return at === 0 ? this.#first : this.#steps[at - 1].after;
  }

  /** What choice number `index` (0-based) brought about. */
  eventsOf(index: number): readonly GameEvent[] {
    return this.#steps[index].events;
  }

  /** The game as a record, up to the current position; choices that could be redone are left out. */
  record(source: RecordSource): GameRecord {
    const choices = this.#steps.slice(0, this.#at).map((step) => step.text);
    return makeRecord(this.game, this.#state, this.seed, choices, source);
  }
}
