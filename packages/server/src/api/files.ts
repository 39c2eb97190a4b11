// The files of the folder over HTTP. A path is a query parameter, so that nothing between page and server rewrites it; a
// version is an entity tag, so a change says what it is based on with If-Match, or If-None-Match: * for a new file.
import { isPicture, isProblem, judgePicture } from '@railwright/content';
import { Hono } from 'hono';
import type { Context, MiddlewareHandler } from 'hono';
import { stream } from 'hono/streaming';
import { readBody, refuseNoText } from '../body.ts';
import type { Changes } from '../changes.ts';
import type { Base, ContentFolder } from '../folder/content-folder.ts';
import { MEDIA_TYPES, extensionOf, isText } from '../folder/content-path.ts';
import { refuse } from '../guard.ts';
import { CLIENT_HEADER } from '../protocol.ts';
import type { Saved, TextLine } from '../protocol.ts';
import type { FileContent } from '../folder/read-file.ts';
import { Refusal } from '../refusal.ts';
import { Transfers } from '../transfers.ts';

export function fileRoutes(folder: ContentFolder, changes: Changes): Hono {
  const app = new Hono();
  const transfers = new Transfers(folder.limits.transferBytes);
  const bounded: MiddlewareHandler = async (context, next) => {
    const { fileBytes } = folder.limits;
    const stated = context.req.header('content-length');
    // One that does not say how long it is may be as long as any. The limit of each refuses what is longer.
    const bytes = stated === undefined ? fileBytes : Math.min(Number(stated), fileBytes);
    return transfers.take(context, bytes) ?? next();
  };

  app.get('/files', async (context) => {
    const listing = await folder.list();
    return listing instanceof Refusal ? refuse(context, listing) : context.json(listing);
  });

  // One answer for a whole folder: a request a file takes a page many times as long.
  app.get('/texts', async (context) => {
    const busy = transfers.take(context, folder.limits.fileBytes);
    if (busy) return busy;
    const listing = await folder.list();
    if (listing instanceof Refusal) return refuse(context, listing);
    context.header('Content-Type', 'application/x-ndjson');
    context.header('Cache-Control', 'no-store');
    return stream(context, async (page) => {
      for (const { path } of listing.files) {
        if (page.aborted) return;
        const line = isText(path) ? lineOf(path, await folder.read(path)) : undefined;
        if (line) await page.write(`${JSON.stringify(line)}\n`);
      }
    });
  });

  app.get('/file', async (context) => {
    const path = context.req.query('path');
    const size = await folder.sizeOf(path);
    if (size instanceof Refusal) return refuse(context, size);
    const busy = transfers.take(context, Math.min(size, folder.limits.fileBytes));
    if (busy) return busy;
    const file = await folder.read(path);
    if (file instanceof Refusal) return refuse(context, file);
    context.header('ETag', `"${file.version}"`);
    context.header('Last-Modified', new Date(file.mtime).toUTCString());
    context.header('Cache-Control', 'no-cache');
    if (context.req.header('if-none-match') === `"${file.version}"`) return context.body(null, 304);
    context.header('Content-Type', MEDIA_TYPES.get(extensionOf(path ?? '')) ?? 'application/octet-stream');
    return context.body(file.bytes);
  });

  app.put('/file', bounded, async (context) => {
    const base = baseOf(context);
    if (base instanceof Refusal) return refuse(context, base);
    const bytes = await readBody(context, folder.limits.fileBytes, 'The file');
    if (bytes instanceof Refusal) return refuse(context, bytes);
    const path = context.req.query('path');
    const noText = isText(path ?? '') ? refuseNoText(bytes, 'The file') : undefined;
    const unfit = noText ?? refuseNoPicture(path ?? '', bytes);
    return unfit ? refuse(context, unfit) : answer(context, changes, await folder.write(path, bytes, base));
  });

  app.delete('/file', async (context) => {
    const base = baseOf(context);
    if (base instanceof Refusal) return refuse(context, base);
    const removed = await folder.remove(context.req.query('path'), base);
    if (removed instanceof Refusal) return refuse(context, removed);
    changes.announce({ path: removed.path, version: null, ...clientOf(context) });
    return context.json(removed);
  });

  app.post('/rename', async (context) => {
    const base = baseOf(context);
    if (base instanceof Refusal) return refuse(context, base);
    const from = context.req.query('from');
    const saved = await folder.rename(from, context.req.query('to'), base);
    if (!(saved instanceof Refusal) && from !== undefined)
      changes.announce({ path: from, version: null, ...clientOf(context) });
    return answer(context, changes, saved);
  });

  app.post('/folder', async (context) => {
    const made = await folder.makeFolder(context.req.query('path'));
    return made instanceof Refusal ? refuse(context, made) : context.json(made, 201);
  });

  return app;
}

/** Whatever is called a picture is one, of its type and no larger than packs may have. */
function refuseNoPicture(path: string, bytes: Uint8Array): Refusal | undefined {
  if (!isPicture(path)) return undefined;
  const verdict = judgePicture(path, { bytes, size: bytes.length });
  return isProblem(verdict)
    ? new Refusal('wrong-kind', `The file ${verdict.says}. ${verdict.help}`)
    : undefined;
}

// With its byte order mark, as it is part of the file.
const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function lineOf(path: string, file: FileContent | Refusal): TextLine | undefined {
  if (file instanceof Refusal) return undefined;
  try {
    return { path, version: file.version, text: UTF8.decode(file.bytes) };
  } catch {
    return undefined;
  }
}

function answer(context: Context, changes: Changes, saved: Saved | Refusal): Response {
  if (saved instanceof Refusal) return refuse(context, saved);
  changes.announce({ ...saved, ...clientOf(context) });
  context.header('ETag', `"${saved.version}"`);
  return context.json(saved);
}

function baseOf(context: Context): Base | Refusal {
  const match = context.req.header('if-match');
  const none = context.req.header('if-none-match');
  if (match !== undefined && none === undefined) {
    const version = /^"([0-9a-f]{64})"$/.exec(match)?.[1];
    return version ? { version } : new Refusal('bad-request', 'If-Match must be one version in quotes.');
  }
  if (none === '*' && match === undefined) return 'new';
  return new Refusal(
    'no-base',
    'State the version this is based on: If-Match with a version, or If-None-Match: *.',
  );
}

function clientOf(context: Context): { client?: string } {
  const client = context.req.header(CLIENT_HEADER);
  return client !== undefined && /^[\w-]{1,64}$/.test(client) ? { client } : {};
}
