// Opens tables and serves them until Ctrl-C.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '@railwright/server';
import { StoreError, Tables, type NewTable, type TableHead, type TableStore } from '@railwright/table';
import {
  openSqliteStore,
  parseHook,
  plainName,
  readKey,
  sendToHook,
  startTableServer,
  ThreadThinker,
  type RunningTables,
} from '@railwright/table/node';
import { plural } from '../check/findings.ts';
import { EXIT, misuse, refusal } from '../failure.ts';
import { print, printError, safe } from '../output.ts';
import { shippedFolder } from '../shipped.ts';
import { linkLines, linksOf, pageAddress, qrCodes } from './links.ts';
import { newTables, type NewTableFlags } from './new-tables.ts';

export interface HostFlags extends NewTableFlags {
  readonly port: number | undefined;
  readonly address: string | undefined;
  readonly local: boolean;
  readonly base: string | undefined;
  readonly store: string;
  readonly hook: string | undefined;
  /** By default if the output is a terminal. */
  readonly qr: boolean | undefined;
}

/** Milliseconds before a bot's choice, so that people can follow it. */
const PAUSE = 200;
/** Tables whose links are printed; the older ones are as open as these. */
const MOST_SHOWN = 20;

/** Returns the exit code. */
export async function hostTables(typed: readonly string[], flags: HostFlags): Promise<number> {
  const base = flags.base === undefined ? undefined : parseBase(flags.base);
  const hook = flags.hook === undefined ? undefined : hookOf(flags.hook);
  const player = shippedFolder('player');
  if (!existsSync(join(player, 'index.html')))
    throw misuse('The player is not built yet.', 'Build it first: npm run build -w apps/player');
  const wanted = await newTables(typed, flags);
  if (wanted.length === 0 && !existsSync(flags.store)) throw noTables(`There is no ${flags.store} here`);
  const { store, key } = await openStore(flags.store);
  const tables = new Tables({
    store,
    key,
    thinker: new ThreadThinker(),
    pause: PAUSE,
    ...(hook && { onTurn: (head, name) => void tell(hook, head, name) }),
    onNote: (note) => printError(safe(note)),
  });
  try {
    const opened = await openTables(tables, wanted);
    if ((await tables.list()).length === 0) throw noTables(`${flags.store} has no tables yet`);
    const address = flags.local ? '127.0.0.1' : flags.address;
    const server = await start(tables, player, { ...flags, address }, base);
    const end = stopped();
    const page = pageAddress({ base, address, port: server.port });
    await printTables(tables, opened, page, flags);
    await end;
    printError('Stopping: what was played is kept.');
    await server.close();
  } finally {
    await tables.close();
  }
  return EXIT.clean;
}

function parseBase(text: string): URL {
  const url = URL.parse(text);
  if (!url || !['http:', 'https:'].includes(url.protocol))
    throw misuse(`--base ${text} is not an address.`, 'Write it whole: --base https://example.org/trains/');
  url.hash = url.search = '';
  if (!url.pathname.endsWith('/')) url.pathname += '/';
  return url;
}

function hookOf(text: string): URL {
  const hook = parseHook(text);
  if (typeof hook === 'string')
    throw misuse(`--hook: ${hook}`, 'Copy it whole from the settings of the chat.');
  return hook;
}

async function openStore(file: string): Promise<{ store: TableStore; key: Uint8Array<ArrayBuffer> }> {
  try {
    const store = await openSqliteStore(file);
    return { store, key: readKey(keyFile(file)) };
  } catch (error) {
    if (error instanceof StoreError) throw refusal(error.message, WAYS_OUT[error.code]);
    throw error;
  }
}

const WAYS_OUT: Readonly<Partial<Record<StoreError['code'], string>>> = {
  held: 'End the other one, or name another file with --store.',
  damaged: 'Nothing was changed in it. Name another file with --store, or put a copy in its place.',
  full: 'Free some space, or name a file elsewhere with --store.',
  failed: 'Name another file with --store.',
};

/** `tables.key` beside `tables.db`. */
const keyFile = (file: string): string => `${file.replace(/\.[^./\\]*$/, '')}.key`;

async function openTables(tables: Tables, wanted: readonly NewTable[]): Promise<TableHead[]> {
  const opened: TableHead[] = [];
  for (const table of wanted) {
    try {
      opened.push(await tables.create(table));
    } catch (error) {
      if (error instanceof StoreError) throw refusal(error.message, WAYS_OUT[error.code]);
      throw misuse((error as Error).message);
    }
  }
  return opened;
}

const noTables = (what: string): Error =>
  misuse(`${what}.`, 'Name a setup to open a table: railwright host trains/tokyo-beginners');

async function start(
  tables: Tables,
  player: string,
  { address, port }: Pick<HostFlags, 'address' | 'port'>,
  base: URL | undefined,
): Promise<RunningTables> {
  try {
    return await startTableServer({
      tables,
      player,
      address: address ?? '0.0.0.0',
      ...(port !== undefined && { port }),
      ...(base && { base }),
      onFault: (error) =>
        printError(safe(error instanceof Error ? (error.stack ?? error.message) : String(error))),
    });
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    throw misuse(
      error.message,
      error.code === 'port-taken'
        ? 'Choose another --port, or leave it out to use the next free one.'
        : undefined,
    );
  }
}

async function printTables(
  tables: Tables,
  opened: readonly TableHead[],
  page: string,
  { store, qr, local }: HostFlags,
): Promise<void> {
  const kept = await tables.list();
  print(`Railwright tables on ${page}`);
  print(`They are kept in ${store}, and the key of their links in ${keyFile(store)}: keep both.`);
  const shown = kept.slice(0, MOST_SHOWN);
  // The newest comes last, where it is seen.
  for (const { head, length } of shown.toReversed()) {
    print();
    print(safe(`${head.title}, table ${head.id}, ${length === 0 ? 'not begun' : plural(length, 'step')}`));
    const secrets = await tables.secrets(head);
    if (secrets) print(linkLines(linksOf(head, secrets, page)));
    else
      print(
        '  The key is not the one it was opened with: links given out before still work, others cannot be made.',
      );
  }
  if (kept.length > shown.length)
    print(`
Older tables, which are open as well: ${kept.length - shown.length}`);
  if ((qr ?? process.stdout.isTTY) && !local) await printCodes(tables, opened.at(-1) ?? shown[0]?.head, page);
  print('\nWhoever has a link of a seat plays there: send each to one person. Press Ctrl-C to stop.');
}

async function printCodes(tables: Tables, head: TableHead | undefined, page: string): Promise<void> {
  const secrets = head && (await tables.secrets(head));
  if (!head || !secrets) return;
  const links = linksOf(head, secrets, page).filter(({ isForPerson }) => isForPerson);
  if (links.length > 0) print(`\n${qrCodes(links, process.stdout.columns || 80)}`);
}

async function tell(hook: URL, { title }: TableHead, name: string): Promise<void> {
  const problem = await sendToHook(hook, `${plainName(name)}, it is your turn: ${plainName(title)}.`);
  if (problem !== undefined) printError(safe(`The web hook was not told: ${problem}.`));
}

function stopped(): Promise<void> {
  return new Promise((done) => {
    process.once('SIGINT', () => done());
    process.once('SIGTERM', () => done());
  });
}
