// All routes, in the order of their checks: host, then for the API origin and token, then the apps.
import { Hono } from 'hono';
import { basename } from 'node:path';
import { changeRoutes } from './api/changes.ts';
import { eventStream } from './api/events.ts';
import { fileRoutes } from './api/files.ts';
import { playtestRoutes } from './api/playtests.ts';
import { publicationRoutes } from './api/publications.ts';
import { readRest } from './body.ts';
import type { Changes } from './changes.ts';
import type { ContentFolder } from './folder/content-folder.ts';
import { MEDIA_TYPES } from './folder/content-path.ts';
import { checkHost, checkOrigin, checkToken, refuse } from './guard.ts';
import type { GuardOptions } from './guard.ts';
import { commonHeaders, fetchFirst } from './headers.ts';
import type { Playtests } from './playtests.ts';
import type { Publishing } from './publishing.ts';
import type { Session } from './protocol.ts';
import { errnoOf, Refusal } from './refusal.ts';
import { serveApp } from './static-app.ts';
import type { App } from './static-app.ts';

export interface AppParts {
  readonly folder: ContentFolder;
  readonly changes: Changes;
  readonly apps: readonly App[];
  readonly guard: GuardOptions;
  readonly playtests: Playtests | undefined;
  readonly publishing: Publishing | undefined;
  /** Names this start of the server. */
  readonly start: string;
}

export function createApp({ folder, changes, apps, guard, playtests, publishing, start }: AppParts): Hono {
  const app = new Hono();
  app.use(readRest);
  app.use(commonHeaders);
  app.use(checkHost(guard));

  const api = new Hono();
  api.use(checkOrigin(guard), checkToken(guard));
  api.get('/session', async (context) => {
    const refusal = await folder.whyReadOnly();
    const { fileBytes, files } = folder.limits;
    context.header('Cache-Control', 'no-store');
    return context.json({
      start,
      token: guard.token,
      name: basename(folder.root),
      folder: folder.root,
      writable: refusal === undefined,
      ...(refusal && { reason: refusal.message }),
      watching: changes.watching,
      limits: { fileBytes, files },
      extensions: [...MEDIA_TYPES.keys()],
      ...(playtests && { playtests: playtests.place }),
      ...(publishing && { publishing: { folder: publishing.folder, targets: publishing.targets } }),
    } satisfies Session);
  });
  api.get('/events', eventStream(changes, start, folder.limits.listeners));
  api.route('/', fileRoutes(folder, changes));
  api.route('/', changeRoutes(folder));
  if (publishing)
    api.route(
      '/',
      publicationRoutes(publishing, () => folder.whyReadOnly()),
    );
  if (playtests) api.route('/', playtestRoutes(playtests, folder.limits));
  api.all('*', (context) => refuse(context, new Refusal('not-found', 'There is nothing at this address.')));
  app.route('/api', api);

  // The longest path first: `/play` before `/`.
  for (const each of [...apps].sort((a, b) => b.path.length - a.path.length)) {
    const prefix = each.path.replace(/\/+$/, '');
    const serve = serveApp(each);
    if (prefix !== '') app.all(prefix, serve);
    if (prefix === '') app.use(fetchFirst(['/api/session', '/api/files', '/api/texts']));
    app.all(`${prefix}/*`, serve);
  }
  app.notFound((context) => context.text('Not found', 404));
  app.onError((error, context) => {
    // A page that left in the middle of its request is not an error.
    if (errnoOf(error) !== 'ECONNRESET') console.error(error);
    return refuse(context, new Refusal('failed', 'The server failed; see its output.'));
  });
  return app;
}
