// A person at a page, whatever the network does: chooses at random, takes back now and then, asks twice by mistake, and after a lost connection
// asks once more what had no answer, with the same id.
import { randomBelow, type Game, type RngWords } from '@railwright/engine';
import { gamesVersion } from '@railwright/engine/program';
import { PROTOCOL, unpackPosition, type Change, type Message, type Told } from '@railwright/table/protocol';
import { WebSocket } from 'ws';
import { legalTexts } from '../harness.ts';
import type { Noted } from './history.ts';

type View = Extract<Message, { type: 'view' }>;

export interface Place {
  readonly port: number;
  readonly table: string;
  readonly secret: string;
  readonly seat: number;
}

/** Milliseconds until a page that hears nothing connects anew. */
const PATIENCE = 1500;

export class Person {
  readonly #place: Place;
  readonly #game: Game;
  readonly #rng: RngWords;
  readonly #note: (noted: Noted) => void;
  readonly #hears: (text: string) => void;
  #socket: WebSocket | undefined;
  #told: Told[] = [];
  #view: View | undefined;
  /** What was sent and has no answer. */
  #open: Change | undefined;
  #heard = 0;
  #isDone = false;
  readonly #clock: NodeJS.Timeout;

  constructor(
    place: Place,
    game: Game,
    rng: RngWords,
    note: (noted: Noted) => void,
    hears: (text: string) => void,
  ) {
    this.#place = place;
    this.#game = game;
    this.#rng = rng;
    this.#note = note;
    this.#hears = hears;
    this.#clock = setInterval(() => this.#watch(), 100);
    this.#connect();
  }

  /** Whether the game is over for this page, and nothing waits for an answer. */
  get isOver(): boolean {
    return this.#view?.record !== undefined && this.#open === undefined;
  }

  /** Makes no more choices. */
  rest(): void {
    this.#isDone = true;
  }
  get isResting(): boolean {
    return this.#isDone && this.#open === undefined;
  }

  leave(): void {
    clearInterval(this.#clock);
    this.#socket?.terminate();
  }

  #connect(): void {
    this.#heard = performance.now();
    const socket = new WebSocket(`ws://127.0.0.1:${this.#place.port}/table`);
    this.#socket = socket;
    socket.on('error', () => undefined);
    socket.on('open', () => {
      const { table, secret } = this.#place;
      socket.send(
        JSON.stringify({ type: 'hello', protocol: PROTOCOL, table, secret, program: gamesVersion() }),
      );
      if (this.#open) this.#send(this.#open);
    });
    socket.on('message', (data: Buffer) => {
      if (socket !== this.#socket) return;
      this.#heard = performance.now();
      this.#hears(data.toString());
      this.#take(JSON.parse(data.toString()) as Message);
    });
    socket.on('close', () => {
      if (socket === this.#socket) this.#heard = 0;
    });
  }

  #watch(): void {
    if (performance.now() - this.#heard < (this.#open ? PATIENCE : 3 * PATIENCE)) return;
    this.#socket?.terminate();
    this.#connect();
  }

  #take(message: Message): void {
    const { seat } = this.#place;
    if (message.type === 'view') {
      this.#told = [...this.#told.slice(0, message.from + 1), ...message.told];
      this.#view = message;
      const { revision, position } = message;
      this.#note({ kind: 'saw', seat, revision, told: this.#told, position });
    } else if (message.type === 'done' || message.type === 'refused') {
      const { id } = message;
      if (message.type === 'done') this.#note({ kind: 'done', seat, id, revision: message.revision });
      else this.#note({ kind: 'refused', seat, id, code: message.code });
      if (id === this.#open?.id) this.#open = undefined;
    }
    this.#act();
  }

  #act(): void {
    const view = this.#view;
    if (!view || this.#open || this.#isDone || view.record) return;
    const { seat } = this.#place;
    const id = crypto.randomUUID();
    const { revision } = view;
    if (view.seats[seat]?.player !== 'person') this.#ask({ type: 'sit', id });
    else if (view.undo.wish?.waits.includes(seat))
      this.#ask({ type: 'answer', id, revision, agree: randomBelow(this.#rng, 2) > 0 });
    else if (view.undo.mine !== 'no' && randomBelow(this.#rng, 12) === 0)
      this.#ask({ type: 'undo', id, revision });
    else {
      const state = unpackPosition(this.#game, view.position);
      if (this.#game.seatToAct(state) !== seat) return;
      const legal = legalTexts(this.#game, state);
      this.#ask({ type: 'choose', id, revision, texts: [legal[randomBelow(this.#rng, legal.length)] ?? ''] });
    }
  }

  #ask(change: Change): void {
    this.#open = change;
    const what = change.type === 'choose' ? change : { type: change.type as 'undo' | 'sit' | 'answer' };
    this.#note({ kind: 'sent', seat: this.#place.seat, id: change.id, what });
    this.#send(change);
    // Twice by mistake.
    if (randomBelow(this.#rng, 10) === 0) this.#send(change);
  }

  #send(change: Change): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(change));
  }
}
