// A seat at a table somewhere else, or a place to look on. What is shown is the last view that the table has sent; nothing is played ahead.
import {
  listChoices,
  Match,
  ONLOOKER,
  type ChoiceResult,
  type Decision,
  type Game,
  type GameRecord,
  type State,
  type View,
} from '@railwright/engine';
import {
  MOST_TEXTS,
  recap,
  saidIn,
  unpackPosition,
  type Message,
  type RefusalCode,
  type Saying,
  type SeatState,
  type TableSaid,
  type Told,
  type UndoState,
} from '@railwright/table/protocol';
import type { Component } from 'svelte';
import type { Bundle } from '../bundle/catalog.ts';
import { ownTurn } from '../play/own-turn.ts';
import { distinctNames, type SeatSetup } from '../play/seats.ts';
import type { GameKit, LogStep, RemoteSeat, Session, StoryPart } from '../play/session.ts';
import { words } from '../text/words.svelte.ts';
import Bar from './Bar.svelte';
import type { Asked, Connection } from './connection.svelte.ts';
import PlayersDialog from './PlayersDialog.svelte';
import { stepsOf, storyOf } from './story.ts';
import { remoteWords, type Trouble } from './words.ts';

type ViewMessage = Extract<Message, { type: 'view' }>;
export type Welcome = Extract<Message, { type: 'welcome' }>;

/** What is under way towards the table. */
type Sending = 'nothing' | 'sent' | 'slow';
/** Milliseconds before the page says that it waits for an answer: usually it comes sooner. */
const SOON = 250;

/** What a table shows besides what all do. */
export interface TableExtras {
  /** A line above the table. */
  readonly Strip?: Component<{ session: Session }>;
  /** Who may sit on the seat, for somebody who is about to. */
  readonly about: () => string;
  /** What is told instead if the table is damaged. */
  readonly damaged?: () => Trouble;
}

export class RemoteSession implements Session, RemoteSeat {
  readonly remote = this;
  readonly Bar = Bar;
  readonly Players = PlayersDialog;
  readonly extras: TableExtras | undefined;
  readonly id: string;
  readonly welcome: Welcome;
  readonly bundle: Bundle;
  readonly kit: GameKit;
  readonly game: Game;
  readonly connection: Connection;
  readonly reviewing = false;
  readonly waitingFor = undefined;
  endSeen = $state(false);

  #shown = $state.raw() as ViewMessage;
  #told = $state.raw<readonly Told[]>([]);
  /** Requests without an answer. */
  #asked = 0;
  #sending = $state<Sending>('nothing');
  /** Why the table refused the last request. */
  #refused = $state<RefusalCode>();
  /** What happened since this seat last looked; undefined once it has been read. */
  #recap = $state.raw<readonly Told[]>();

  /** @throws Error if the definition or the position is damaged */
  constructor(
    connection: Connection,
    welcome: Welcome,
    first: ViewMessage,
    bundle: Bundle,
    kit: GameKit,
    extras?: TableExtras,
  ) {
    this.extras = extras;
    this.connection = connection;
    this.welcome = welcome;
    this.id = welcome.table;
    this.bundle = bundle;
    this.kit = kit;
    this.game = kit.create(bundle.definition, welcome.seats);
    unpackPosition(this.game, first.position);
    this.#shown = first;
    this.#told = first.told;
    const missed = recap(first.told, welcome.seen, welcome.seat);
    if (welcome.seen > 0 && missed.some(({ kind }) => kind === 'chose')) this.#recap = missed;
  }

  /** Shows a view. */
  receive(view: ViewMessage): void {
    const known = this.#told.at(-1)?.revision ?? -1;
    if (view.from > known) {
      this.connection.say({ type: 'look' });
      return;
    }
    if (view.moved > this.#shown.moved) this.#refused = undefined;
    this.#told = view.from < 0 ? view.told : [...this.#told, ...view.told];
    this.#shown = view;
  }

  // What the table shows

  readonly seats = $derived.by((): readonly SeatSetup[] => {
    const names = distinctNames(this.#shown.seats.map(({ name }) => name));
    return this.#shown.seats.map(({ bot }, i) => ({
      name: names[i] ?? '',
      ...(bot !== undefined && { bot }),
    }));
  });
  /** The game to its end, with nothing hidden. */
  readonly #whole = $derived.by((): Match | undefined => {
    const { record } = this.#shown;
    if (!record) return undefined;
    const match = new Match(this.game, record.seed);
    return record.choices.every((text) => match.choose(text).ok) ? match : undefined;
  });
  readonly state = $derived.by(
    (): State => this.#whole?.state ?? unpackPosition(this.game, this.#shown.position),
  );
  get viewer(): number {
    return this.welcome.seat ?? ONLOOKER;
  }
  readonly view = $derived.by((): View => this.game.viewFor(this.state, this.viewer));
  readonly decision = $derived.by((): Decision | undefined => this.game.decision(this.state));
  readonly log = $derived.by((): readonly LogStep[] => stepsOf(this.#told));
  readonly story = $derived.by((): readonly StoryPart[] => storyOf(this.#told, this.#nameOf));
  readonly #nameOf = (seat: number): string => this.seats[seat]?.name ?? '';
  get isOver(): boolean {
    return this.decision === undefined;
  }
  get atEnd(): boolean {
    return this.isOver;
  }
  get at(): number {
    return this.log.length;
  }
  get turn(): number {
    return ownTurn(this.game.turn(this.state), this.game.seats);
  }
  /** Whether the person at the screen sits on the seat of the link. */
  get isSeated(): boolean {
    return this.#seat?.player === 'person';
  }
  get #seat(): SeatState | undefined {
    return this.#shown.seats[this.viewer];
  }
  /** The seats, as the table knows them. */
  get sitting(): readonly SeatState[] {
    return this.#shown.seats;
  }
  get myTurn(): boolean {
    return this.isSeated && this.decision?.seat === this.viewer && this.#sending !== 'slow';
  }
  readonly legal = $derived.by((): ReadonlySet<string> => {
    if (!this.myTurn || this.#sending !== 'nothing') return new Set();
    return new Set(
      Array.from(listChoices(this.game, this.state), (choice) => this.game.formatChoice(this.state, choice)),
    );
  });
  get waiting(): string {
    const w = remoteWords();
    const { table } = words();
    const seat = this.decision?.seat ?? 0;
    const name = this.#nameOf(seat);
    const asked = this.#shown.seats[seat];
    if (this.#sending === 'slow') return w.sent;
    if (asked?.player === 'nobody') return w.waitsFor(name);
    if (asked?.player === 'bot') return table.thinking(name);
    return asked?.here === false ? w.waitsForAway(name) : table.turnOf(name);
  }
  get words(): RemoteSeat['words'] {
    const w = remoteWords();
    return {
      undo: this.#shown.undo.mine === 'ask' ? w.askUndo : w.undo,
      players: w.players,
      title: this.myTurn ? `● ${w.yourTurn} – ` : '',
      touch: w.touch,
    };
  }
  note(seat: number): string {
    const w = remoteWords();
    const one = this.#shown.seats[seat];
    if (one?.player === 'nobody') return w.nobody;
    if (one?.player === 'bot') return w.bot;
    if (seat === this.viewer) return w.you;
    return one?.here === true ? '' : w.away;
  }
  /** Whether a seat has no page open. */
  isAway(seat: number): boolean {
    return this.#shown.seats[seat]?.here === false;
  }
  /** Whether something asked has no answer yet. */
  get isSending(): boolean {
    return this.#sending !== 'nothing';
  }
  get refused(): RefusalCode | undefined {
    return this.#refused;
  }
  /** A wish to take back that the table waits for. */
  get wish(): UndoState['wish'] {
    return this.#shown.undo.wish;
  }
  /** What happened since this seat last looked, until `read`. */
  readonly recap = $derived.by(
    (): readonly StoryPart[] | undefined => this.#recap && storyOf(this.#recap, this.#nameOf),
  );

  // What can be asked of the table

  choose(text: string): ChoiceResult {
    if (this.#sending !== 'nothing') return { ok: false, reason: remoteWords().sent };
    this.chooseAll([text]);
    return { ok: true };
  }
  chooseAll(texts: readonly string[]): void {
    if (this.#sending !== 'nothing' || !this.myTurn) return;
    // More than a message holds: the question stays open in between.
    const { revision } = this.#shown;
    void this.#request({ type: 'choose', revision, texts: texts.slice(0, MOST_TEXTS) }).then((isDone) => {
      if (isDone && texts.length > MOST_TEXTS) this.chooseAll(texts.slice(MOST_TEXTS));
    });
  }
  get canUndo(): boolean {
    return this.#shown.undo.mine !== 'no' && this.#sending === 'nothing' && !this.wish;
  }
  undo(): void {
    if (this.canUndo) void this.#request({ type: 'undo', revision: this.#shown.revision });
  }
  /** To somebody who wants to take back; to the own wish, "no" gives it up. */
  answer(agree: boolean): void {
    void this.#request({ type: 'answer', revision: this.#shown.revision, agree });
  }
  sit(name: string): void {
    void this.#request({ type: 'sit', name });
  }
  leave(): void {
    void this.#request({ type: 'leave' });
  }
  rename(name: string): void {
    void this.#request({ type: 'name', name });
  }
  /** Gives a seat to a bot; null sends it away. */
  seatBot(seat: number, bot: string | null): void {
    void this.#request({ type: 'bot', seat, bot });
  }

  readonly said = $derived.by((): TableSaid => saidIn(this.#told));
  /** The game goes on meanwhile. */
  async say(what: Saying): Promise<string | undefined> {
    const answer = await this.connection.ask({ type: 'say', what });
    return answer.type === 'done' ? undefined : remoteWords().refusals[answer.code];
  }

  /** Everything shown has been seen. */
  see(): void {
    if (this.welcome.seat !== null) this.connection.say({ type: 'seen', revision: this.#shown.revision });
  }
  /** The recap has been read. */
  read(): void {
    this.#recap = undefined;
  }

  record(): GameRecord | undefined {
    return this.#shown.record;
  }
  close(): void {
    this.connection.close();
  }

  /** Whether it was done. */
  async #request(asked: Asked): Promise<boolean> {
    if (this.#asked++ === 0) this.#sending = 'sent';
    this.#refused = undefined;
    const slow = setTimeout(() => (this.#sending = 'slow'), SOON);
    const answer = await this.connection.ask(asked);
    clearTimeout(slow);
    if (--this.#asked === 0) this.#sending = 'nothing';
    if (answer.type === 'refused') this.#refused = answer.code;
    return answer.type === 'done';
  }
}
