// A server on a temporary folder, and requests sent exactly as written: no client normalises a path or a header.
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { startServer } from '../src/index.ts';
import type { RunningServer, ServerOptions } from '../src/index.ts';
import type { Session } from '../src/protocol.ts';

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** The body as JSON. */
  readonly json: <T = Record<string, unknown>>() => T;
}

interface Ask {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}

export interface Fixture {
  readonly folder: string;
  readonly server: RunningServer;
  readonly session: Session;
  readonly ask: (path: string, ask?: Ask) => Promise<Answer>;
  /** With the token. */
  readonly change: (
    method: string,
    path: string,
    headers?: Record<string, string>,
    body?: string | Uint8Array,
  ) => Promise<Answer>;
}

export async function temporaryFolder(): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'railwright-server-')));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

export async function serve(options: Partial<ServerOptions> = {}): Promise<Fixture> {
  const folder = options.folder ?? (await temporaryFolder());
  const server = await startServer({ port: 0, ...options, folder });
  onTestFinished(() => server.close());
  const ask = (path: string, rest: Ask = {}): Promise<Answer> => send(server.port, path, rest);
  const session = (await ask('/api/session')).json<Session>();
  return {
    folder,
    server,
    session,
    ask,
    change: (method, path, headers = {}, body) =>
      ask(path, {
        method,
        headers: { 'X-Railwright-Token': session.token, ...headers },
        ...(body !== undefined && { body }),
      }),
  };
}

export function fileAt(path: string): string {
  return `/api/file?path=${encodeURIComponent(path)}`;
}

function send(port: number, path: string, { method = 'GET', headers = {}, body }: Ask): Promise<Answer> {
  const length =
    body === undefined || 'Transfer-Encoding' in headers ? {} : { 'Content-Length': Buffer.byteLength(body) };
  return new Promise((resolve, reject) => {
    const options = {
      host: '127.0.0.1',
      port,
      path,
      method,
      headers: { ...headers, ...length },
      agent: false,
    };
    const asking = request(options, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () => {
        const text = Buffer.concat(parts).toString('utf8');
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          text,
          json: <T>() => JSON.parse(text) as T,
        });
      });
    });
    asking.on('error', reject);
    asking.end(body);
  });
}
