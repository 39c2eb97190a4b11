// Tables of shipped setups and pages that sit at them, for tests: no network, no disk unless a store is given.
import { join } from 'node:path';
import { loadContent, makeBundle, resolveSetup, strategiesFor } from '@railwright/content';
import { folderSource } from '@railwright/content/node';
import { createGame, listChoices, type Game, type State } from '@railwright/engine';
import {
  Tables,
  type Member,
  type NewTable,
  type Table,
  type TableHead,
  type TablesOptions,
} from '@railwright/table';
import { openSqliteStore } from '@railwright/table/node';
import { unpackPosition, type Change, type Message, type Told } from '@railwright/table/protocol';
import { LocalThinker } from '../src/thinker.ts';

const content = loadContent(folderSource(join(import.meta.dirname, '../../../content')), { skip: ['tests'] });

/** A setup of each game, by game. */
export const SETUPS = {
  trains: 'trains/tokyo-beginners',
  'game-of-trains': 'game-of-trains/standard',
  'freight-train': 'freight-train/standard',
} as const;

/** A new table of a shipped setup, with these bots; undefined for a person. */
export async function newTable(
  setup: string,
  bots: readonly (string | undefined)[],
  seed = 1,
): Promise<NewTable> {
  const resolved = resolveSetup(await content, setup);
  if (!resolved.ok) throw new Error(`${setup} is broken.`);
  const bundle = makeBundle(resolved.setup, strategiesFor(await content, resolved.setup));
  return {
    bundle,
    json: JSON.stringify(bundle),
    title: setup,
    seats: bots.map((bot, i) => ({ name: `Player ${i + 1}`, ...(bot !== undefined && { bot }) })),
    seed,
  };
}

export type View = Extract<Message, { type: 'view' }>;

/** The texts of all legal choices. */
export function legalTexts(game: Game, s: State): string[] {
  return listChoices(game, s).map((choice) => game.formatChoice(s, choice));
}

/** A page: keeps what it is sent, and asks as a page does. */
export class Page implements Member {
  readonly seat: number | null;
  readonly table: Table;
  readonly game: Game;
  readonly sent: Message[] = [];
  told: Told[] = [];
  /** Why the table ended the connection. */
  left: string | undefined;

  constructor(table: Table, seat: number | null) {
    this.table = table;
    this.seat = seat;
    this.game = createGame(table.bundle.definition, table.head.seats.length);
  }

  send(message: Message): void {
    this.sent.push(JSON.parse(JSON.stringify(message)) as Message);
    if (message.type === 'view') this.told = [...(message.from < 0 ? [] : this.told), ...message.told];
  }

  bye(code: string): void {
    this.left = code;
  }

  get view(): View {
    const view = this.sent.findLast((message) => message.type === 'view');
    if (!view) throw new Error('No view was sent.');
    return view;
  }
  get state(): State {
    return unpackPosition(this.game, this.view.position);
  }
  legal(): string[] {
    return legalTexts(this.game, this.state);
  }

  /** Asks, and returns the answer. */
  async ask(request: Asked, id: string = crypto.randomUUID()): Promise<Message> {
    const before = this.sent.length;
    await this.table.change(this, { ...request, id });
    const answer = this.sent.slice(before).find((one) => 'id' in one && one.id === id);
    if (!answer) throw new Error('There was no answer.');
    return answer;
  }
  choose(...texts: string[]): Promise<Message> {
    return this.ask({ type: 'choose', revision: this.view.revision, texts });
  }
}

/** A request without its id. */
type Asked = Change extends infer C ? (C extends Change ? Omit<C, 'id'> : never) : never;

/** A store that forgets everything when it is closed. */
export const newStore = (): ReturnType<typeof openSqliteStore> => openSqliteStore(':memory:');

export interface Hall {
  readonly tables: Tables;
  readonly store: TablesOptions['store'];
  open(table: NewTable): Promise<TableHead>;
  /** A page for a seat, which has joined; the number of seats means an onlooker. */
  page(head: TableHead, seat: number): Promise<Page>;
  /** The same, sat down. */
  sit(head: TableHead, seat: number): Promise<Page>;
}

export async function openHall(options: Partial<TablesOptions> = {}): Promise<Hall> {
  const store = options.store ?? (await newStore());
  const tables = new Tables({ key: new Uint8Array(32), thinker: new LocalThinker(), ...options, store });
  const page = async (head: TableHead, place: number): Promise<Page> => {
    const { table, seat } = await tables.enter(head.id, await tables.secret(head.id, place));
    const made = new Page(table, seat);
    await table.join(made);
    return made;
  };
  return {
    tables,
    store,
    open: (table) => tables.create(table),
    page,
    async sit(head, seat) {
      const made = await page(head, seat);
      await made.ask({ type: 'sit' });
      return made;
    },
  };
}

/** Waits until something is so; for what bots do on their own. */
export async function until(isSo: () => boolean, what = 'it'): Promise<void> {
  const end = Date.now() + 60_000;
  while (!isSo()) {
    if (Date.now() > end) throw new Error(`Waited a minute for ${what}.`);
    await new Promise((done) => setTimeout(done, 1));
  }
}

/** The page that is asked, and the other. */
export function order([a, b]: readonly [Page, Page]): readonly [Page, Page] {
  return a.game.seatToAct(a.state) === a.seat ? [a, b] : [b, a];
}

/** A table of two people who have sat down, and who is asked. */
export async function duel(setup: string = SETUPS.trains) {
  const hall = await openHall();
  const head = await hall.open(await newTable(setup, [undefined, undefined]));
  const [asked, other] = order([await hall.sit(head, 0), await hall.sit(head, 1)]);
  return { hall, head, asked, other, store: hall.store };
}
