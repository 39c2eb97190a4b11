// A game at this screen: the match, who plays, and the position shown.
import {
  Match,
  type ChoiceResult,
  type Decision,
  type Game,
  type GameRecord,
  type View,
} from '@railwright/engine';
import type { Bundle } from '../bundle/catalog.ts';
import { BotTurns } from './bot-turns.svelte.ts';
import { Drawing } from './drawing.ts';
import { ALL_OPEN, Onlooker } from './onlooker.svelte.ts';
import { words } from '../text/words.svelte.ts';
import { ownTurn } from './own-turn.ts';
import { amidPicks, recordOf, tryChoice } from './match-steps.ts';
import { keepGame } from './saved-games.ts';
import { isPerson, type SeatSetup } from './seats.ts';
import type { GameKit, LessonPlay, LocalPlay, LoggedChoice, StoryPart } from './session.ts';

export class LocalSession implements LocalPlay {
  readonly local = this;
  readonly id: string;
  readonly bundle: Bundle;
  readonly kit: GameKit;
  readonly game: Game;
  readonly seats: readonly SeatSetup[];
  readonly people: readonly number[];
  readonly #match: Match;
  readonly #bots: BotTurns;
  readonly #eyes: Onlooker;
  readonly #drawing = new Drawing(() => {
    this.#version++;
    this.save();
  });
  #closed = false;
  #ended = false;

  /** Counts changes of the position; everything derived from the match depends on it. */
  #version = $state(0);
  /** The position of the live game while an earlier one is shown. */
  #liveAt = $state<number>();
  #kept = $state(true);
  /** Whether the result has been shown, once the game is over. */
  endSeen = $state(false);
  /** A record that is only viewed; continuing from it is another game. */
  #replayOnly = $state(false);

  /** Of a game that teaches its rules. */
  lesson = $state.raw<LessonPlay>();

  /**
   * Bots choose differently each time, unless they have a seed.
   * @throws Error if the definition of the bundle is invalid.
   */
  constructor(
    id: string,
    bundle: Bundle,
    kit: GameKit,
    seats: readonly SeatSetup[],
    seed: number,
    botSeed?: number,
  ) {
    this.id = id;
    this.bundle = bundle;
    this.kit = kit;
    this.game = kit.create(bundle.definition, seats.length);
    this.seats = seats;
    this.people = seats.flatMap((seat, i) => (isPerson(seat) ? [i] : []));
    this.#match = new Match(this.game, seed);
    this.#bots = new BotTurns(this.game, bundle.definition, seats, kit, botSeed);
    this.#eyes = new Onlooker(this.people);
  }

  /** Plays the choices of a record. Undefined if all were legal, otherwise the number of the illegal one, from 1. */
  restore(choices: readonly string[]): { readonly at: number; readonly reason: string } | undefined {
    this.#version++;
    for (const [i, text] of choices.entries()) {
      const result = tryChoice(this.#match, text);
      if (!result.ok) return { at: i + 1, reason: result.reason };
    }
    return undefined;
  }

  // The user's view

  readonly view = $derived.by((): View => {
    const { state, viewer } = this;
    return this.game.viewFor(state, viewer === ALL_OPEN ? undefined : viewer);
  });
  get decision(): Decision | undefined {
    void this.#version;
    return this.#match.decision;
  }
  get state(): Match['state'] {
    void this.#version;
    return this.#match.state;
  }
  get isOver(): boolean {
    void this.#version;
    return this.#match.isOver;
  }
  get at(): number {
    void this.#version;
    return this.#match.at;
  }
  get length(): number {
    void this.#version;
    return this.#match.length;
  }
  get turn(): number {
    return ownTurn(this.game.turn(this.state), this.game.seats);
  }
  readonly log = $derived.by((): readonly LoggedChoice[] => {
    void this.#version;
    return this.#match.log();
  });
  readonly story = $derived.by((): readonly StoryPart[] => [
    { events: this.#match.setupEvents },
    ...this.log,
  ]);
  get thinking(): boolean {
    return this.#bots.asking === 'thinking';
  }
  get unanswered(): boolean {
    return this.#bots.asking === 'failed';
  }
  get waiting(): string {
    const { table } = words();
    const name = this.seats[this.decision?.seat ?? 0]?.name ?? '';
    if (this.unanswered) return table.unanswered(name);
    return this.thinking ? table.thinking(name) : table.turnOf(name);
  }
  get kept(): boolean {
    return this.#kept;
  }
  get reviewing(): boolean {
    return this.#liveAt !== undefined;
  }
  get replayOnly(): boolean {
    return this.#replayOnly;
  }
  get atEnd(): boolean {
    return this.isOver && (!this.reviewing || this.replayOnly);
  }
  get mayOpen(): boolean {
    void this.#version;
    return this.people.length === 0 || this.#replayOnly || this.#over();
  }
  get viewer(): number {
    return this.#eyes.viewer(this.mayOpen);
  }
  set viewer(seat: number) {
    if (this.mayOpen) this.#eyes.lookAs(seat);
  }
  get waitingFor(): number | undefined {
    return this.mayOpen || this.reviewing ? undefined : this.#eyes.waitingFor(this.decision?.seat);
  }
  get myTurn(): boolean {
    const seat = this.decision?.seat;
    return seat !== undefined && !this.reviewing && isPerson(this.seats[seat]) && seat === this.#eyes.present;
  }
  readonly legal = $derived.by((): ReadonlySet<string> => {
    void this.#version;
    return new Set(this.myTurn ? this.#match.legal() : []);
  });

  // The user's actions

  appear(seat: number): void {
    this.#eyes.appear(seat);
  }

  /** Shows a game that is not played here, from a given position. */
  look(at = this.#match.length): void {
    this.#ended = this.#match.isOver;
    this.#liveAt = this.#match.at;
    this.#replayOnly = true;
    this.endSeen = true;
    this.goTo(at);
  }

  /** Begins, or continues after a restore. */
  start(): void {
    this.#bots.prepare();
    this.save();
    this.#next();
  }

  /** What another bot may follow at once is drawn and kept together with it. */
  choose(text: string, isOfBot = false): ChoiceResult {
    if (this.reviewing || this.#closed) return { ok: false, reason: '' };
    const result = tryChoice(this.#match, text);
    if (result.ok) this.#changed(isOfBot && this.#nextBot !== undefined);
    return result;
  }

  chooseAll(texts: readonly string[]): void {
    for (const text of texts) if (!tryChoice(this.#match, text).ok) break;
    this.#changed();
  }

  get canUndo(): boolean {
    void this.#version;
    return this.myTurn && this.#match.canUndo && !this.#match.isOver;
  }
  get canRedo(): boolean {
    void this.#version;
    return this.myTurn && this.#match.canRedo;
  }
  /** Undoes the last choice, with the picks of one dialog together. */
  undo(): void {
    if (!this.canUndo) return;
    do this.#match.undo();
    while (amidPicks(this.#match) && this.#match.canUndo);
    this.#changed();
  }
  redo(): void {
    if (!this.canRedo) return;
    do this.#match.redo();
    while (amidPicks(this.#match) && this.#match.canRedo);
    this.#changed();
  }

  hurry(): void {
    this.#bots.hurry();
  }
  askAgain(): void {
    if (this.unanswered) this.#next();
  }

  goTo(at: number): void {
    this.#drawing.finish();
    this.#liveAt ??= this.#match.at;
    this.#bots.stop();
    this.#match.goTo(Math.min(at, this.#liveAt));
    this.#version++;
  }
  get reach(): number {
    void this.#version;
    return this.#liveAt ?? this.#match.at;
  }
  resume(): void {
    if (this.#liveAt === undefined || this.#replayOnly) return;
    this.#match.goTo(this.#liveAt);
    this.#liveAt = undefined;
    this.#eyes.lookAs(undefined);
    this.#version++;
    this.start();
  }

  /** The whole game, whatever position is shown. */
  record(): GameRecord {
    return recordOf(this.#match, this.bundle, this.seats, this.#liveAt ?? this.#match.at);
  }

  close(): void {
    this.#drawing.finish();
    this.#closed = true;
    this.#bots.close();
  }

  #over(): boolean {
    return this.#liveAt === undefined || this.#liveAt === this.#match.at ? this.#match.isOver : this.#ended;
  }

  #changed(canWait = false): void {
    if (canWait) this.#drawing.soon();
    else this.#drawing.now();
    this.#next();
  }

  /** Keeps it as it is. */
  save(): void {
    this.#kept = keepGame(this.id, this.bundle, this.seats, this.record(), {
      turn: ownTurn(this.game.turn(this.#match.state), this.game.seats),
      over: this.#match.isOver,
      ...(this.lesson && { lesson: this.lesson.kept }),
    });
  }

  /** Lets a bot think if it is its turn. */
  #next(): void {
    this.#bots.stop();
    this.#ended = this.#match.isOver;
    const seat = this.#nextBot;
    if (seat === undefined) this.#bots.calm();
    if (this.#closed || this.reviewing || seat === undefined) return;
    this.#bots.ask(this.#match.state, seat, (text) => this.choose(text, true));
  }
  /** The seat of the bot whose turn it is. */
  get #nextBot(): number | undefined {
    const seat = this.game.seatToAct(this.#match.state);
    return seat < 0 || isPerson(this.seats[seat]) ? undefined : seat;
  }
}
