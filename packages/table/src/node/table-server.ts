// Tables over HTTP: the player's pages, and a WebSocket for each page.
import { createAdaptorServer } from '@hono/node-server';
import { commonHeaders, listen, serveApp, type App } from '@railwright/server';
import { Hono } from 'hono';
import type { Server } from 'node:http';
import type { Tables } from '../tables.ts';
import { isOwnHost, isOwnOrigin } from './guard.ts';
import { Relay } from './relay.ts';
import { serveSockets, type SocketLimits } from './sockets.ts';

/** Options of `startTableServer`. */
export interface TableServerOptions {
  /** The tables that it serves. */
  readonly tables: Tables;
  /** The built player; its path is that of `base`. */
  readonly player: Omit<App, 'path'>;
  /** The address to listen on. */
  readonly address: string;
  /** This port or none; without it 4180 or the next that is free. */
  readonly port?: number;
  /** The address under which people reach the host, if something stands in front of it. */
  readonly base?: URL;
  /** Whether it is a relay as well, for tables that pages hold. */
  readonly relay?: boolean;
  /** Other limits than the usual ones. */
  readonly limits?: Partial<SocketLimits>;
  /** A fault of the host's own, for its output. */
  readonly onFault: (error: unknown) => void;
}

/** A host that answers. */
export interface RunningTables {
  readonly port: number;
  /** Ends all connections and stops; the tables stay open. */
  close(): Promise<void>;
}

const FIRST_PORT = 4180;
/** The path of the sockets, next to the pages. */
const SOCKET = 'table';
/** That of the relay. */
const RELAY = 'relay';

/**
 * Starts a host.
 * @throws StartError of `@railwright/server` when the address or port cannot be used
 */
export async function startTableServer(options: TableServerOptions): Promise<RunningTables> {
  const { tables, player, address, base, relay = false, limits, onFault } = options;
  let port = 0;
  const app = new Hono();
  app.use(commonHeaders);
  app.use(async (context, next) =>
    isOwnHost(context.req.header('host'), port, base)
      ? next()
      : context.text(
          'This host does not answer to that name. Start it with --base to say where people reach it.',
          403,
        ),
  );
  // A proxy in front of it may leave the path as it is, or take its own part off.
  const prefix = (base?.pathname ?? '/').replace(/\/+$/, '');
  if (prefix !== '') {
    const below = serveApp({ ...player, path: prefix });
    app.all(prefix, below);
    app.all(`${prefix}/*`, below);
  }
  app.all('/*', serveApp({ ...player, path: '/' }));
  app.onError((error, context) => {
    onFault(error);
    return context.text('The host failed; see its output.', 500);
  });
  const server = createAdaptorServer({ fetch: app.fetch, overrideGlobalObjects: false }) as Server;
  server.requestTimeout = 60_000;
  const endSockets = serveSockets(server, {
    tables,
    isPath: (path) => path === `/${SOCKET}` || path === `${prefix}/${SOCKET}`,
    isAllowed: ({ headers: { host, origin } }) =>
      isOwnHost(host, port, base) && isOwnOrigin(origin, host ?? '', base),
    ...(relay && {
      relay: {
        serve: new Relay(),
        isPath: (path) => path === `/${RELAY}` || path === `${prefix}/${RELAY}`,
        isAllowed: ({ headers: { host } }) => isOwnHost(host, port, base),
      },
    }),
    ...(limits && { limits }),
    onFault,
  });
  port = await listen(server, { host: address, first: FIRST_PORT, port: options.port });
  return {
    port,
    async close() {
      endSockets();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
}
