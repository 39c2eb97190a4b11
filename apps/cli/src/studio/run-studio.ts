// Serves the built studio and player for a folder until Ctrl-C.
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { StartError, startServer, type Playtests } from '@railwright/server';
import { defaultPaths } from '../content/folders.ts';
import { EXIT, misuse } from '../failure.ts';
import { print } from '../output.ts';
import { builtApps } from './built-apps.ts';
import { publishForPages } from './publish-pages.ts';

export interface StudioOptions {
  readonly port: number | undefined;
  readonly open: boolean;
  readonly readOnly: boolean;
  /** Address of a queue. */
  readonly queue: string | undefined;
}

/** Returns the exit code. */
export async function runStudio(folder: string | undefined, options: StudioOptions): Promise<number> {
  const wanted = folder ?? defaultPaths()[0];
  if (wanted === undefined)
    throw misuse(
      'There is no content folder here, and this folder is not in a pack.',
      'Name the folder to open: railwright studio FOLDER. To create a pack: railwright new my-pack',
    );
  const playtests = options.queue ? await playtestsOn(options.queue) : undefined;
  const server = await start(resolve(wanted), options, playtests);
  print(`Railwright Studio on ${wanted}: ${server.url}`);
  if (playtests) print(`Playtests go to the queue ${playtests.place}.`);
  print('Press Ctrl-C to stop it.');
  if (options.open) openBrowser(server.url);
  await stopped();
  await server.close();
  return EXIT.clean;
}

async function playtestsOn(queue: string): Promise<Playtests> {
  const { queuePlaytests } = await import('./queue-playtests.ts');
  return queuePlaytests(queue);
}

async function start(
  folder: string,
  { port, readOnly }: StudioOptions,
  playtests: Playtests | undefined,
): ReturnType<typeof startServer> {
  try {
    return await startServer({
      folder,
      readOnly,
      apps: builtApps(),
      publishing: publishForPages(folder),
      ...(port === undefined ? {} : { port }),
      ...(playtests && { playtests }),
    });
  } catch (error) {
    if (error instanceof StartError)
      throw misuse(
        error.message,
        error.code === 'port-taken'
          ? 'Choose another --port, or leave it out to use the next free one.'
          : undefined,
      );
    throw error;
  }
}

// Without a browser, the printed address is enough.
function openBrowser(url: string): void {
  const windows = process.platform === 'win32';
  const program = windows ? 'rundll32' : process.platform === 'darwin' ? 'open' : 'xdg-open';
  const args = windows ? ['url.dll,FileProtocolHandler', url] : [url];
  const child = spawn(program, args, { stdio: 'ignore', detached: true });
  child.on('error', () => undefined);
  child.unref();
}

function stopped(): Promise<void> {
  return new Promise((done) => {
    process.once('SIGINT', () => done());
    process.once('SIGTERM', () => done());
  });
}
