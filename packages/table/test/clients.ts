// A host with real sockets, and pages that talk to it over them.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGame, type Game, type State } from '@railwright/engine';
import { gamesVersion } from '@railwright/engine/program';
import { startTableServer, type TableServerOptions } from '@railwright/table/node';
import { PROTOCOL, unpackPosition, type Message } from '@railwright/table/protocol';
import { WebSocket, type ClientOptions } from 'ws';
import type { Bundle } from '@railwright/content/bundle';
import { legalTexts, openHall, until, type Hall, type View } from './harness.ts';

export interface Host extends Hall {
  readonly port: number;
  readonly faults: unknown[];
  close(): Promise<void>;
}

/** A host on a free port of 127.0.0.1, with a page that says "player". */
export async function openHost(options: Partial<TableServerOptions> = {}): Promise<Host> {
  const hall = await openHall();
  const player = mkdtempSync(join(tmpdir(), 'railwright-player-'));
  writeFileSync(join(player, 'index.html'), '<!doctype html><title>player</title>');
  const faults: unknown[] = [];
  const server = await startTableServer({
    tables: hall.tables,
    player: { dir: player },
    address: '127.0.0.1',
    port: 0,
    onFault: (fault) => faults.push(fault),
    ...options,
  });
  return {
    ...hall,
    port: server.port,
    faults,
    async close() {
      await server.close();
      await hall.tables.close();
      rmSync(player, { recursive: true });
    },
  };
}

/** A page over a socket. */
export class Client {
  readonly socket: WebSocket;
  readonly sent: Message[] = [];
  closed: number | undefined;
  game: Game | undefined;

  constructor(port: number, options: ClientOptions & { readonly path?: string } = {}) {
    this.socket = new WebSocket(`ws://127.0.0.1:${port}${options.path ?? '/table'}`, options);
    this.socket.on('message', (data: Buffer) => this.#take(JSON.parse(data.toString()) as Message));
    this.socket.on('close', (code) => (this.closed = code));
    this.socket.on('error', () => undefined);
  }

  #take(message: Message): void {
    this.sent.push(message);
    if (message.type === 'welcome' && message.bundle !== undefined)
      this.game = createGame((JSON.parse(message.bundle) as Bundle).definition, message.seats);
  }

  async opened(): Promise<this> {
    await until(() => this.socket.readyState !== WebSocket.CONNECTING, 'the socket');
    return this;
  }
  say(message: object | string): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }
  hello(table: string, secret: string, more: object = {}): void {
    this.say({ type: 'hello', protocol: PROTOCOL, table, secret, program: gamesVersion(), ...more });
  }
  async end(): Promise<number> {
    await until(() => this.closed !== undefined, 'the end');
    return this.closed ?? 0;
  }
  get view(): View | undefined {
    return this.sent.findLast((message) => message.type === 'view');
  }
  get bye(): string | undefined {
    return this.sent.find((message) => message.type === 'bye')?.code;
  }

  /** Asks and waits for the answer. */
  async ask(request: object): Promise<Message> {
    const id = crypto.randomUUID();
    this.say({ ...request, id });
    const answer = (): Message | undefined => this.sent.find((one) => 'id' in one && one.id === id);
    await until(() => answer() !== undefined, 'the answer');
    return answer() as Message;
  }

  state(): State {
    if (!this.game || !this.view) throw new Error('There is no view yet.');
    return unpackPosition(this.game, this.view.position);
  }
  /** Whether the seat is asked in the newest view. */
  isAsked(seat: number): boolean {
    return this.view !== undefined && this.game?.seatToAct(this.state()) === seat;
  }
  legal(): string[] {
    return this.game ? legalTexts(this.game, this.state()) : [];
  }
}

/** A client that has said hello for a seat and has its view. */
export async function comeIn(host: Host, table: string, seat: number): Promise<Client> {
  const client = await new Client(host.port).opened();
  client.hello(table, await host.tables.secret(table, seat));
  await until(() => client.view !== undefined, 'the view');
  return client;
}
