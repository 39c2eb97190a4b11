// Decides who may talk to the server: pages that it served itself, and programs of this machine. A page from the web that guesses
// the address is stopped by its Origin, one that points its own name at 127.0.0.1 (DNS rebinding) by the Host, and neither
// can read the token that every change must carry.
import { timingSafeEqual } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { TOKEN_HEADER } from './protocol.ts';
import { Refusal } from './refusal.ts';

export interface GuardOptions {
  readonly port: () => number;
  readonly token: string;
  /** Origins that may call the API besides the server's own: a development server in front of it. */
  readonly origins: readonly string[];
}

export function refuse(context: Context, refusal: Refusal): Response {
  return context.json(refusal.toJSON(), refusal.status);
}

/** For every request. */
export function checkHost({ port, origins }: GuardOptions): MiddlewareHandler {
  return async (context, next) => {
    const host = context.req.header('host') ?? '';
    const hosts = [...ownHosts(port()), ...origins.map((origin) => origin.replace(/^https?:\/\//, ''))];
    if (!hosts.includes(host.toLowerCase()))
      return refuse(
        context,
        new Refusal('wrong-host', 'This server responds only to 127.0.0.1 and localhost.'),
      );
    return next();
  };
}

/** For the API: the page that asks must be one of this server's. */
export function checkOrigin({ port, origins }: GuardOptions): MiddlewareHandler {
  return async (context, next) => {
    const origin = context.req.header('origin');
    const site = context.req.header('sec-fetch-site');
    const own = [...ownHosts(port()).map((host) => `http://${host}`), ...origins];
    const foreign =
      (origin !== undefined && !own.includes(origin)) ||
      // Browsers set this themselves; other programs leave it out.
      (site !== undefined && site !== 'same-origin' && site !== 'none');
    if (foreign)
      return refuse(context, new Refusal('wrong-origin', 'Only pages of this server may request this.'));
    return next();
  };
}

/** For everything that changes the folder. */
export function checkToken({ token }: GuardOptions): MiddlewareHandler {
  const wanted = Buffer.from(token);
  return async (context, next) => {
    const method = context.req.method;
    if (method === 'GET' || method === 'HEAD') return next();
    const given = Buffer.from(context.req.header(TOKEN_HEADER) ?? '');
    if (given.length !== wanted.length || !timingSafeEqual(given, wanted))
      return refuse(
        context,
        new Refusal(
          'wrong-token',
          'The token is missing or outdated; get the current one from /api/session.',
        ),
      );
    return next();
  };
}

function ownHosts(port: number): string[] {
  return ['127.0.0.1', 'localhost', '[::1]'].flatMap((host) =>
    port === 80 ? [host, `${host}:80`] : [`${host}:${port}`],
  );
}
