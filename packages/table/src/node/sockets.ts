// WebSockets of pages: bounded in number and size, pinged, and cut when they do not read.
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import { Connection, type Wire } from '../connection.ts';
import { MOST_REQUEST } from '../protocol/limits.ts';
import { BYE } from '../protocol/messages.ts';
import type { Tables } from '../tables.ts';
import type { Relay } from './relay.ts';

/** What the sockets of a host are bounded by. */
export interface SocketLimits {
  /** Most pages at the same time. */
  readonly sockets: number;
  /** Bytes on their way to a page that does not read them. */
  readonly unread: number;
  /** Milliseconds between two signs of life. */
  readonly ping: number;
  /** Milliseconds until a page must have said hello. */
  readonly hello: number;
}

const LIMITS: SocketLimits = { sockets: 2000, unread: 4_000_000, ping: 20_000, hello: 10_000 };

export interface SocketOptions {
  readonly tables: Tables;
  /** Whether a request may become a socket; otherwise it is answered 403. */
  readonly isAllowed: (request: IncomingMessage) => boolean;
  /** The path of a request that asks for a socket. */
  readonly isPath: (path: string) => boolean;
  /** A relay besides, for pages of any origin. */
  readonly relay?: {
    readonly serve: Relay;
    readonly isPath: (path: string) => boolean;
    readonly isAllowed: (request: IncomingMessage) => boolean;
  };
  readonly limits?: Partial<SocketLimits>;
  readonly onFault: (error: unknown) => void;
}

/** Takes the sockets of a server; returns what ends them all. */
export function serveSockets(server: Server, options: SocketOptions): () => void {
  const { tables, isAllowed, isPath, relay, onFault } = options;
  const limits = { ...LIMITS, ...options.limits };
  // A character of JSON has up to four bytes.
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MOST_REQUEST * 4,
    perMessageDeflate: false,
    clientTracking: true,
  });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => undefined);
    const refuse = (status: string): void => {
      socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
    };
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    if (relay?.isPath(pathname)) {
      if (relay.isAllowed(request)) sockets.handleUpgrade(request, socket, head, carry);
      else refuse('403 Forbidden');
    } else if (!isPath(pathname)) refuse('404 Not Found');
    else if (!isAllowed(request)) refuse('403 Forbidden');
    else sockets.handleUpgrade(request, socket, head, (opened) => serve(opened));
  });

  function serve(socket: WebSocket): void {
    const connection = new Connection(tables, wireOf(socket, limits.unread), {
      onFault,
      hello: limits.hello,
    });
    if (sockets.clients.size > limits.sockets)
      connection.bye('busy', 'Too many pages are open here; try again later.');
    endSilent(socket, limits.ping);
    socket.on('message', (data: Buffer, isBinary: boolean) => {
      if (isBinary) connection.bye('bad-message', 'A message is not text.');
      else connection.receive(data.toString('utf8'));
    });
    // The close that follows tells.
    socket.on('error', () => undefined);
    socket.on('close', () => connection.closed());
  }

  function carry(socket: WebSocket): void {
    if (sockets.clients.size > limits.sockets) socket.close(BYE.busy, 'busy');
    endSilent(socket, limits.ping);
    relay?.serve.serve(socket);
  }

  return () => {
    for (const socket of sockets.clients) socket.close(1001);
    sockets.close();
  };
}

type Way = Pick<WebSocket, 'OPEN' | 'readyState' | 'bufferedAmount' | 'close' | 'terminate'> & {
  send(text: string): unknown;
};

/** The way to a page; one that leaves more than `unread` bytes lying is sent away. */
export function wireOf(socket: Way, unread: number): Wire {
  return {
    send(text) {
      if (socket.readyState !== socket.OPEN) return;
      if (socket.bufferedAmount > unread) socket.close(BYE['too-slow'], 'too-slow');
      else socket.send(text);
      // It does not read its end either.
      if (socket.bufferedAmount > 2 * unread) socket.terminate();
    },
    end(code) {
      socket.close(BYE[code], code);
    },
  };
}

/** Ends a socket that gives no sign of life. */
function endSilent(socket: WebSocket, ping: number): void {
  let isAlive = true;
  socket.on('pong', () => (isAlive = true));
  const signs = setInterval(() => {
    if (!isAlive) socket.terminate();
    isAlive = false;
    socket.ping();
  }, ping);
  socket.on('close', () => clearInterval(signs));
}
