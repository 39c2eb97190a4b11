// Serves one built app: its files as they are, its pages with or without `.html`, and for addresses that only the app
// itself knows the fallback page.
import { readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { Context, Handler } from 'hono';
import { versionOf } from './folder/read-file.ts';
import { SCRIPT_POLICY, pagePolicy } from './headers.ts';

/** A built app, and its path on the server. */
export interface App {
  /** Its path on the server: `/`, `/play`. */
  readonly path: string;
  /** Its build. A file may be compressed, as `NAME.br`, by Brotli. */
  readonly dir: string;
  /** Where a file is that its build lacks. */
  readonly elsewhere?: (name: string) => { readonly dir: string; readonly name: string } | undefined;
  /** Its pages compile code at run time, as the schema checker does. Workers always may. */
  readonly compiles?: boolean;
}

const TYPES: ReadonlyMap<string, string> = new Map([
  ['.html', 'text/html; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.mjs', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.json', 'application/json'],
  ['.webmanifest', 'application/manifest+json'],
  ['.map', 'application/json'],
  ['.svg', 'image/svg+xml'],
  ['.png', 'image/png'],
  ['.jpg', 'image/jpeg'],
  ['.webp', 'image/webp'],
  ['.ico', 'image/x-icon'],
  ['.woff2', 'font/woff2'],
  ['.wasm', 'application/wasm'],
  ['.txt', 'text/plain; charset=utf-8'],
  ['.yaml', 'text/plain; charset=utf-8'],
]);
const FALLBACK = '200.html';
const MOST_UNPACKED = 50_000_000;

/** Answers requests with the files of an app. */
export function serveApp(app: App): Handler {
  const prefix = app.path.replace(/\/+$/, '');
  return async (context) => {
    if (context.req.method !== 'GET' && context.req.method !== 'HEAD') return context.text('', 405);
    const { pathname, search } = new URL(context.req.url);
    // The pages refer to their scripts relative to this folder.
    if (pathname === prefix && prefix !== '') return context.redirect(`${prefix}/`, 302);
    const name = fileName(pathname.slice(prefix.length));
    if (name === undefined) return context.text('Not found', 404);
    const candidates = name === '' ? ['index.html'] : [name, `${name}.html`, `${name}/index.html`];
    for (const candidate of candidates) {
      const other = app.elsewhere?.(candidate);
      const bytes =
        (await readInside(app.dir, candidate)) ?? (other && (await readInside(other.dir, other.name)));
      if (!bytes) continue;
      // Files in a folder refer to others relative to themselves.
      if (candidate === `${name}/index.html` && !pathname.endsWith('/'))
        return context.redirect(`${prefix}/${encodeURI(name)}/${search}`, 302);
      return send(context, app, candidate, bytes);
    }
    // A missing script must not be answered with a page.
    if (/\.[a-z0-9]+$/i.test(name) || name.startsWith('_app/')) return context.text('Not found', 404);
    const bytes = await readInside(app.dir, FALLBACK);
    return bytes ? send(context, app, FALLBACK, movedTo(prefix, bytes)) : context.text('Not found', 404);
  };
}

/** The fallback page for an app at a path: other than all other pages, it refers to its files from the root of the server. */
function movedTo(prefix: string, page: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  if (prefix === '') return page;
  const text = page.toString('utf8');
  return Buffer.from(
    text.replace(/(["'])\/(?!\/)/g, `$1${prefix}/`).replace('base: ""', `base: ${JSON.stringify(prefix)}`),
  );
}

function send(context: Context, app: App, name: string, bytes: Buffer<ArrayBuffer>): Response {
  const type = TYPES.get(/\.[a-z0-9]+$/i.exec(name)?.[0].toLowerCase() ?? '') ?? 'application/octet-stream';
  const immutable = name.startsWith('_app/immutable/');
  const etag = `"${versionOf(bytes)}"`;
  context.header('Cache-Control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
  context.header('ETag', etag);
  if (type.startsWith('text/html'))
    context.header('Content-Security-Policy', pagePolicy(bytes.toString('utf8'), app.compiles ?? false));
  else if (type.startsWith('text/javascript')) context.header('Content-Security-Policy', SCRIPT_POLICY);
  if (context.req.header('if-none-match') === etag) return context.body(null, 304);
  context.header('Content-Type', type);
  return context.body(bytes);
}

// The address within the app as a relative name, or undefined when it does not name a file.
function fileName(rest: string): string | undefined {
  let path: string;
  try {
    path = decodeURIComponent(rest);
  } catch {
    return undefined;
  }
  // eslint-disable-next-line no-control-regex
  if (/[\\\u0000-\u001f:]/.test(path)) return undefined;
  const parts = path.split('/').filter((part) => part !== '');
  return parts.some((part) => part.startsWith('.')) ? undefined : parts.join('/');
}

async function readInside(dir: string, name: string): Promise<Buffer<ArrayBuffer> | undefined> {
  const plain = await readPlain(dir, name);
  if (plain) return plain;
  const packed = await readPlain(dir, `${name}.br`);
  return packed && brotliDecompressSync(packed, { maxOutputLength: MOST_UNPACKED });
}

async function readPlain(dir: string, name: string): Promise<Buffer<ArrayBuffer> | undefined> {
  try {
    const root = await realpath(dir);
    const file = await realpath(join(root, name));
    if (!file.startsWith(root + sep) || !(await stat(file)).isFile()) return undefined;
    return await readFile(file);
  } catch {
    return undefined;
  }
}
