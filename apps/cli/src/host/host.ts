// Opens tables and serves them until Ctrl-C.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { StartError, type App } from '@railwright/server';
import { Tables, type NewTable, type TableHead, type TablesOptions } from '@railwright/table';
import {
  parseHook,
  plainName,
  sendToHook,
  startTableServer,
  ThreadThinker,
  type RunningTables,
} from '@railwright/table/node';
import { plural } from '../check/findings.ts';
import { EXIT, Failure, misuse, reasonOf } from '../failure.ts';
import { print, printError, safe } from '../output.ts';
import { builtApp } from '../shipped.ts';
import { makeFolder } from '../write-file.ts';
import { linkLines, linksOf, pageAddress, qrCodes, relayAddress } from './links.ts';
import { newTables, type NewTableFlags } from './new-tables.ts';
import { isAddress, openStore, orRefusal, type OpenedStore } from './open-store.ts';
import { keepPlaytest } from './playtests.ts';

export interface HostFlags extends NewTableFlags {
  readonly port: number | undefined;
  readonly address: string | undefined;
  readonly local: boolean;
  readonly base: string | undefined;
  readonly store: string;
  readonly key: string | undefined;
  readonly hook: string | undefined;
  /** Folder for finished games. */
  readonly playtests: string | undefined;
  readonly relay: boolean;
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
  const player = builtApp('player', '/');
  if (!existsSync(join(player.dir, 'index.html')))
    throw misuse('The player is not built yet.', 'Build it first: npm run build -w apps/player');
  const wanted = await newTables(typed, flags);
  if (wanted.length === 0 && !flags.relay && !isAddress(flags.store) && !existsSync(flags.store))
    throw noTables(`There is no ${flags.store} here`);
  // Before anybody plays, not once the first game is over.
  if (flags.playtests !== undefined) makeFolder(flags.playtests);
  const opened = await openStore(flags.store, flags.key);
  const { store, key, shown } = opened;
  const tables = new Tables({
    store,
    key,
    thinker: new ThreadThinker(),
    pause: PAUSE,
    ...(hook && { onTurn: (head, name) => void tell(hook, head, name) }),
    ...(flags.playtests !== undefined && { onOver: keepIn(flags.playtests) }),
    onNote: (note) => printError(safe(note)),
  });
  try {
    const made = await openTables(tables, wanted);
    if (!flags.relay && (await tables.list()).length === 0) throw noTables(`${shown} has no tables yet`);
    const address = flags.local ? '127.0.0.1' : flags.address;
    const server = await start(tables, player, { ...flags, address }, base);
    const end = stopped();
    const page = pageAddress({ base, address, port: server.port });
    if (flags.relay) print(`Relay for tables that pages hold: ${relayAddress(page)}`);
    await printTables(tables, made, page, { ...flags, ...opened });
    tables.goOn().catch((error: unknown) => printError(safe(reasonOf(error))));
    await end;
    printError('Stopping: what was played is kept.');
    await server.close();
  } catch (error) {
    throw orRefusal(error);
  } finally {
    await tables.close();
  }
  return EXIT.clean;
}

/** Writes finished games into a folder, and says so. */
function keepIn(folder: string): NonNullable<TablesOptions['onOver']> {
  return (head, game) => {
    try {
      const file = keepPlaytest(folder, head, game);
      if (file !== undefined)
        printError(safe(`Wrote ${file}: the game of table ${head.id}, with its notes and answers.`));
    } catch (error) {
      printError(
        safe(`The game of table ${head.id} could not be written: ${reasonOf(error)} The table still has it.`),
      );
    }
  };
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

async function openTables(tables: Tables, wanted: readonly NewTable[]): Promise<TableHead[]> {
  const opened: TableHead[] = [];
  for (const table of wanted) {
    try {
      opened.push(await tables.create(table));
    } catch (error) {
      const failure = orRefusal(error);
      throw failure instanceof Failure ? failure : misuse((error as Error).message);
    }
  }
  return opened;
}

const noTables = (what: string): Error =>
  misuse(`${what}.`, 'Name a setup to open a table: railwright host trains/tokyo-beginners');

async function start(
  tables: Tables,
  player: App,
  { address, port, relay }: Pick<HostFlags, 'address' | 'port' | 'relay'>,
  base: URL | undefined,
): Promise<RunningTables> {
  try {
    return await startTableServer({
      tables,
      player,
      address: address ?? '0.0.0.0',
      ...(port !== undefined && { port }),
      ...(base && { base }),
      relay,
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
  {
    shown: place,
    keyFile,
    store,
    qr,
    local,
    playtests,
  }: Pick<HostFlags, 'qr' | 'local' | 'playtests'> & OpenedStore,
): Promise<void> {
  const kept = await tables.list();
  print(`Railwright tables on ${page}`);
  print(`They are kept in ${place}, and the key of their links in ${keyFile}: keep both.`);
  if (store.hosts)
    print(
      `To share them with hosts on other machines, start each with --store, --base and a copy of ${keyFile}.`,
    );
  if (playtests !== undefined) print(safe(`Finished games are written into ${playtests}.`));
  const shown = kept.slice(0, MOST_SHOWN);
  // The newest comes last, where it is seen.
  for (const { head, length } of shown.toReversed()) {
    print();
    print(safe(`${head.title}, table ${head.id}, ${length === 0 ? 'not begun' : plural(length, 'step')}`));
    const secrets = await tables.secrets(head);
    if (secrets) print(linkLines(linksOf(head, secrets, page)));
    else
      print(
        '  It was opened with another key: links that you gave out still work, but the host cannot print them. Start the host with that key: --key FILE.',
      );
  }
  if (kept.length > shown.length)
    print(`
Older tables, which are open as well: ${kept.length - shown.length}`);
  if ((qr ?? process.stdout.isTTY) && !local) await printCodes(tables, opened.at(-1) ?? shown[0]?.head, page);
  const advice = kept.length > 0 ? 'Whoever has a link of a seat plays there: send each to one person. ' : '';
  print(`\n${advice}Press Ctrl-C to stop.`);
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
