// Starts the server on 127.0.0.1: never on another address, as anyone who reaches it can read and change the folder.
import { createAdaptorServer } from '@hono/node-server';
import { randomBytes } from 'node:crypto';
import { realpath, stat } from 'node:fs/promises';
import type { Server } from 'node:http';
import { createApp } from './app.ts';
import { Changes } from './changes.ts';
import { ContentFolder } from './folder/content-folder.ts';
import { REAL_DISK, type Disk } from '@railwright/content/node';
import { DEFAULT_LIMITS } from './limits.ts';
import type { Limits } from './limits.ts';
import type { Playtests } from './playtests.ts';
import type { Publishing } from './publishing.ts';
import { errnoOf } from './refusal.ts';
import { listen, StartError } from './listen.ts';
import type { App } from './static-app.ts';

/** Options of `startServer`. */
export interface ServerOptions {
  /** The folder to serve. */
  readonly folder: string;
  /** This port or none. Without it, 4173 or the next that is free; 0 takes any. */
  readonly port?: number;
  /** Built apps to serve with it. */
  readonly apps?: readonly App[];
  /** Refuses all changes. */
  readonly readOnly?: boolean;
  /** Limits other than the defaults. */
  readonly limits?: Partial<Limits>;
  /** More origins whose pages may use the API, such as `http://localhost:5173` while developing. */
  readonly origins?: readonly string[];
  /** Plays games for pages; without it they play them themselves. */
  readonly playtests?: Playtests;
  /** Publishes setups for pages; without it they cannot. */
  readonly publishing?: Publishing;
  /** For tests: a disk that fails. */
  readonly disk?: Disk;
}

/** A server that answers requests. */
export interface RunningServer {
  /** `http://127.0.0.1:4173/` */
  readonly url: string;
  readonly port: number;
  /** Ends all connections and stops. */
  close(): Promise<void>;
}

const HOST = '127.0.0.1';
const FIRST_PORT = 4173;
/** A page on this machine sends a file in much less; what it never finishes makes room for others. */
const REQUEST_MILLISECONDS = 60_000;

/**
 * Starts the server; it runs until `close`.
 * @throws StartError when the folder cannot be read or the port cannot be used.
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const root = await openFolder(options.folder);
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const folder = new ContentFolder(root, limits, options.disk ?? REAL_DISK, options.readOnly ?? false);
  const changes = new Changes(folder);
  let port = 0;
  const app = createApp({
    folder,
    changes,
    apps: options.apps ?? [],
    guard: {
      port: () => port,
      token: randomBytes(32).toString('base64url'),
      origins: options.origins ?? [],
    },
    playtests: options.playtests,
    publishing: options.publishing,
    start: randomBytes(8).toString('hex'),
  });
  const server = createAdaptorServer({ fetch: app.fetch, overrideGlobalObjects: false }) as Server;
  server.requestTimeout = REQUEST_MILLISECONDS;
  port = await listen(server, { host: HOST, first: FIRST_PORT, port: options.port });
  await folder.tidy();
  await changes.start();
  return {
    url: `http://${HOST}:${port}/`,
    port,
    async close() {
      await changes.close();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
}

async function openFolder(folder: string): Promise<string> {
  try {
    const root = await realpath(folder);
    if ((await stat(root)).isDirectory()) return root;
  } catch (error) {
    if (errnoOf(error) === undefined) throw error;
  }
  throw new StartError('no-folder', `There is no folder ${folder}, or it cannot be read.`);
}
