// A link to a table, opened: the connection, what is wrong with it, and the session once the table has answered.
import { gamesVersion } from '@railwright/engine/program';
import { parseTableFragment, PROTOCOL, type Hello, type Message } from '@railwright/table/protocol';
import { parseBundle } from '../bundle/catalog.ts';
import { loadGame } from '../play/load-game.ts';
import { settings } from '../view/settings.svelte.ts';
import { Connection, type Socket } from './connection.svelte.ts';
import { forgetBundle, rememberBundle, rememberedBundle } from './kept.ts';
import { RemoteSession, type TableExtras, type Welcome } from './remote-session.svelte.ts';
import { remoteWords, WORDS, type Trouble } from './words.ts';

/** Opens the table of an address. */
export async function visit(page: URL): Promise<Visit> {
  await loadVisitWords();
  return new Visit(page, openSocket);
}

/** Needed before a visit is made. */
export async function loadVisitWords(): Promise<void> {
  // Loading errors are in English.
  await WORDS.load(settings.language).catch(() => undefined);
}

/** The table's socket is next to the page, wherever a proxy shows it. */
function openSocket(page: URL): Socket {
  const url = new URL('table', page);
  url.search = url.hash = '';
  url.protocol = page.protocol.replace('http', 'ws');
  return new WebSocket(url);
}

export class Visit {
  readonly kind = 'visit';
  readonly connection: Connection | undefined;
  readonly #link: ReturnType<typeof parseTableFragment>;
  #session = $state.raw<RemoteSession>();
  /** Why the bundle of the table cannot be shown. */
  #damage = $state<string>();
  #welcome: Welcome | undefined;
  /** Messages are carried out one after another, as loading a game takes a while. */
  #line: Promise<void> = Promise.resolve();
  readonly #extras: TableExtras | undefined;

  /** `open`: a new way to the table; undefined if there is none any more. */
  constructor(page: URL, open: (url: URL) => Socket | undefined, extras?: TableExtras) {
    this.#extras = extras;
    this.#link = parseTableFragment(page.hash);
    if (!this.#link) return;
    const { table, secret } = this.#link;
    this.connection = new Connection({
      open: () => open(page),
      hello: (): Hello => {
        const kept = rememberedBundle(table)?.hash;
        const program = gamesVersion();
        return {
          type: 'hello',
          protocol: PROTOCOL,
          table,
          secret,
          program,
          ...(kept !== undefined && { bundle: kept }),
        };
      },
      hear: (message) => {
        this.#line = this.#line.then(() => this.#hear(message)).catch((error: unknown) => this.#fail(error));
      },
    });
  }

  get session(): RemoteSession | undefined {
    return this.#session;
  }
  /** What keeps the table from being shown, and what to do about it. */
  get trouble(): Trouble | undefined {
    const w = remoteWords();
    if (!this.#link) return w.damagedLink;
    if (this.#damage !== undefined) return w.damagedBundle(this.#damage);
    const bye = this.connection?.bye;
    return (bye === 'damaged' && this.#extras?.damaged?.()) || (bye && w.byes[bye]);
  }

  close(): void {
    this.connection?.close();
  }

  async #hear(message: Message): Promise<void> {
    if (message.type === 'welcome') this.#welcome = message;
    else if (message.type !== 'view') return;
    else if (this.#session) this.#session.receive(message);
    else await this.#begin(message);
  }

  async #begin(view: Extract<Message, { type: 'view' }>): Promise<void> {
    const { connection } = this;
    const welcome = this.#welcome;
    if (!connection || !welcome) return;
    const { table, hash, bundle: sent } = welcome;
    const parsed = await parseBundle(sent ?? rememberedBundle(table)?.json ?? '');
    if (!parsed.ok && sent === undefined) {
      // What was kept here is damaged: the table sends it again.
      forgetBundle(table);
      this.#welcome = undefined;
      connection.retry();
      return;
    }
    if (!parsed.ok) throw new Error(parsed.message);
    if (sent !== undefined) rememberBundle(table, hash, sent);
    const { kit } = await loadGame(parsed.bundle, []);
    this.#session = new RemoteSession(connection, welcome, view, parsed.bundle, kit, this.#extras);
  }

  #fail(error: unknown): void {
    this.#damage = error instanceof Error ? error.message : String(error);
    this.close();
  }
}
