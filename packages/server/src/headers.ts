// Security headers. Pages may load scripts from this server only; the few inline scripts of a built page are named by hash.
import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';

/** The headers of every response. */
export const commonHeaders: MiddlewareHandler = async (context, next) => {
  await next();
  const headers = context.res.headers;
  headers.set('X-Content-Type-Options', 'nosniff');
  headers.set('Referrer-Policy', 'no-referrer');
  headers.set('Cross-Origin-Resource-Policy', 'same-origin');
  headers.set('Cross-Origin-Opener-Policy', 'same-origin');
  headers.set('X-Frame-Options', 'DENY');
  if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', DATA_POLICY);
};

/** Lets browsers fetch what a page asks for first while its scripts are still loading. */
export function fetchFirst(addresses: readonly string[]): MiddlewareHandler {
  const links = addresses.map((address) => `<${address}>; rel=preload; as=fetch; crossorigin`).join(', ');
  return async (context, next) => {
    await next();
    if (context.res.headers.get('Content-Type')?.startsWith('text/html'))
      context.res.headers.set('Link', links);
  };
}

/** For content and the API: a picture opened by its address runs nothing. */
const DATA_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";

/** For a page of an app. Styles are inline in places: transitions, code editor, panes. */
export function pagePolicy(html: string, mayCompile: boolean): string {
  const scripts = ["'self'", ...inlineHashes(html), ...(mayCompile ? ["'unsafe-eval'"] : [])];
  return [
    "default-src 'self'",
    `script-src ${scripts.join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** For scripts, where it counts only for those that run as workers: they may compile the checkers of the schemas. */
export const SCRIPT_POLICY =
  "default-src 'none'; script-src 'self' 'unsafe-eval'; connect-src 'self'; worker-src 'self' blob:; frame-ancestors 'none'";

// Over pages that the project built itself; a script this does not find is not run, which is the safe side.
function inlineHashes(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}
