// A card being tried: a game set to a position, one choice after another, and undo. The definition comes from the worker; the game itself
// is small enough to run in the page.
import {
  cloneState,
  createTrains,
  EndlessEffectError,
  listChoices,
  placeTrainsPosition,
} from '@railwright/engine';
import type {
  Decision,
  GameEvent,
  State,
  TrainsDefinition,
  TrainsGame,
  TrainsView,
  WhyNot,
} from '@railwright/engine';
import { trainsTestChoices } from '@railwright/content';
import { whyNot } from '@railwright/engine/why';
import type { Table } from '../../../core/checks/card-table.ts';
import { fitPosition } from './fit-position.ts';
import { givenOf, startingOpponent, startPosition } from './position.ts';
import type { Counts, Position, SeatPosition } from './position.ts';
import { positionOfTest } from './saved-test.ts';
import type { SavedTest } from './saved-test.ts';
import { seated } from './seating.ts';

export interface TriedStep {
  readonly text: string;
  readonly seat: number;
  /** Whether it is the first answer to its question, rather than a further pick. */
  readonly fresh: boolean;
  /** When cards are put on the deck: all that remain, including this one. */
  readonly left?: Counts | undefined;
  readonly after: State;
  readonly events: readonly GameEvent[];
}

/** A table of Trains, whose cards are tried here. */
export interface TrainsTable extends Table {
  readonly definition: TrainsDefinition;
}

interface Running {
  readonly table: TrainsTable;
  readonly game: TrainsGame;
  readonly first: State;
  /** The supply at the start of a game. */
  readonly piles: Counts;
}

/** The seed of card tests. */
const SEED = 1;

export class Sandbox {
  readonly card: string;
  /** Undefined before the first table has arrived. */
  #running = $state.raw<Running | undefined>(undefined);
  #steps = $state.raw<readonly TriedStep[]>([]);
  #undone = $state.raw<readonly TriedStep[]>([]);
  position = $state.raw<Position | undefined>(undefined);
  /** Problems of the position, as sentences. */
  troubles = $state.raw<readonly string[]>([]);
  trouble = $state('');
  /** The requested setup, as `pack/id`; empty for any that has the card. */
  setup = $state('');
  /** A test to be tried as soon as its table has arrived. */
  #saved = $state.raw<SavedTest | undefined>(undefined);
  /** The requested number of seats; games that do not allow it use the nearest. */
  #wanted = 2;
  /** Opponents by seat, as last set, since those who leave the table may come back. */
  #opponents: readonly SeatPosition[] = [];

  constructor(card: string) {
    this.card = card;
  }

  get table(): TrainsTable | undefined {
    return this.#running?.table;
  }
  get steps(): readonly TriedStep[] {
    return this.#steps;
  }
  get canRedo(): boolean {
    return this.#undone.length > 0;
  }
  get piles(): Counts {
    return this.#running?.piles ?? {};
  }
  get players(): number {
    return this.#running?.game.seats ?? 2;
  }
  /** The numbers of seats that the game allows. */
  get possible(): readonly number[] {
    const { min = 2, max = 2 } = this.table?.seats ?? {};
    return Array.from({ length: max - min + 1 }, (_, i) => min + i);
  }

  /** Waits for the table of a test, to play it. */
  load(test: SavedTest): void {
    this.setup = test.setup;
    this.#saved = test;
  }

  get loading(): boolean {
    return this.#saved !== undefined;
  }

  /** Switches to another table, or to the same with a changed card: earlier choices are repeated as far as possible. */
  use(found: Table): void {
    // Its definition comes from a file of Trains cards.
    const table = found as TrainsTable;
    const saved = this.#saved;
    this.#saved = undefined;
    if (saved?.setup === table.setup) {
      this.#replay(table, saved);
      return;
    }
    this.#again(table, this.position ?? startPosition(table.definition, this.card));
  }

  /** Restarts from another position. */
  place(position: Position): void {
    if (this.#running) this.#begin(this.#running.table, position, []);
  }

  /** More or fewer opponents: earlier choices are repeated as far as possible. */
  seat(players: number): void {
    const { table } = this;
    if (!table || !this.position) return;
    this.#wanted = players;
    this.#again(table, this.position);
  }

  /** The position at this table, with the same choices. */
  #again(table: TrainsTable, position: Position): void {
    this.#begin(
      table,
      fitPosition(this.#seated(position, table), table.definition),
      this.#steps.map(({ text }) => text),
    );
  }

  /** With the requested number of seats, within the game's limits. */
  #seated(position: Position, { seats: { min, max }, definition }: TrainsTable): Position {
    const [, ...opponents] = position.seats;
    this.#opponents = [...opponents, ...this.#opponents.slice(opponents.length)];
    return seated(
      position,
      Math.max(min, Math.min(this.#wanted, max)),
      (i) => this.#opponents[i] ?? startingOpponent(definition, this.card),
    );
  }

  get view(): TrainsView | undefined {
    return this.#running && this.#running.game.viewFor(this.#now(this.#running), undefined);
  }

  get firstView(): TrainsView | undefined {
    return this.#running && this.#running.game.viewFor(this.#running.first, undefined);
  }

  get decision(): Decision | undefined {
    return this.#running && this.#running.game.decision(this.#now(this.#running));
  }

  /** Whether cards are being picked and the question is not answered yet. */
  get picking(): boolean {
    const picked = this.decision?.detail?.['picked'];
    return typeof picked === 'number' && picked > 0;
  }

  /** Text forms of all legal choices. */
  get legal(): string[] {
    const running = this.#running;
    if (!running) return [];
    const now = this.#now(running);
    return listChoices(running.game, now).map((choice) => running.game.formatChoice(now, choice));
  }

  /** Why a choice is not offered, or why the effect of a card in hand would do nothing. */
  whyNot(text: string): WhyNot | undefined {
    return this.#running && whyNot(this.#running.game, this.#now(this.#running), text);
  }
  whyNoEffect(card: string): WhyNot | undefined {
    return this.#running && this.#running.game.whyNoEffect(this.#now(this.#running), card);
  }

  choose(text: string): boolean {
    const running = this.#running;
    const step = running && this.#step(running, this.#now(running), text);
    if (!step) return false;
    this.#steps = [...this.#steps, step];
    this.#undone = [];
    return true;
  }

  undo(): void {
    const last = this.#steps.at(-1);
    if (!last) return;
    this.trouble = '';
    this.#steps = this.#steps.slice(0, -1);
    this.#undone = [...this.#undone, last];
  }

  redo(): void {
    const next = this.#undone.at(-1);
    if (!next) return;
    this.#undone = this.#undone.slice(0, -1);
    this.#steps = [...this.#steps, next];
  }

  restart(): void {
    this.trouble = '';
    this.#undone = [];
    this.#steps = [];
  }

  #replay(table: TrainsTable, { data }: SavedTest): void {
    const { players = table.players, do: lines = [] } = data as { players?: number; do?: readonly unknown[] };
    const game = createTrains(table.definition, players);
    const dealt = game.createState();
    game.start(dealt, SEED);
    this.#wanted = players;
    this.#begin(table, positionOfTest(game, data, game.viewFor(dealt, undefined).seat), []);
    if (!this.#running || this.troubles.length > 0) return;
    for (const text of trainsTestChoices(game, cloneState(this.#running.first), lines))
      if (!this.choose(text)) break;
  }

  #begin(table: TrainsTable, position: Position, choices: readonly string[]): void {
    const game = createTrains(table.definition, position.seats.length);
    const first = game.createState();
    game.start(first, SEED);
    const piles = game.viewFor(first, undefined).supply;
    this.trouble = '';
    this.troubles = placeTrainsPosition(game, first, givenOf(position));
    this.position = position;
    this.#steps = [];
    this.#undone = [];
    this.#running = { table, game, first, piles };
    if (this.troubles.length > 0) return;
    for (const text of choices) if (!this.choose(text)) break;
  }

  #now({ first }: Running): State {
    return this.#steps.at(-1)?.after ?? first;
  }

  #step({ game }: Running, before: State, text: string): TriedStep | undefined {
    const choice = game.parseChoice(before, text);
    if (choice < 0) return undefined;
    const { picked, left } = (game.decision(before)?.detail ?? {}) as { picked?: unknown; left?: Counts };
    const fresh = picked === undefined || picked === 0;
    const after = cloneState(before);
    const events: GameEvent[] = [];
    after.events = events;
    try {
      game.applyChoice(after, choice);
    } catch (error) {
      if (!(error instanceof EndlessEffectError)) throw error;
      this.trouble = error.message;
      return undefined;
    }
    after.events = null;
    return { text, seat: game.seatToAct(before), fresh, left, after, events };
  }
}
