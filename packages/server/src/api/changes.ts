// What differs from a commit of the repository around the folder, and committing some of it.
import { Hono } from 'hono';
import { parseJson, readBody } from '../body.ts';
import type { ContentFolder } from '../folder/content-folder.ts';
import { MEDIA_TYPES, extensionOf, parseFilePath } from '../folder/content-path.ts';
import { changedFiles, fileAt } from '../git/changed-files.ts';
import { commit, commitRequest } from '../git/commit.ts';
import { authorOf, findCommit, findRepository, versionsOf } from '../git/repository.ts';
import { refuse } from '../guard.ts';
import type { FolderChanges } from '../protocol.ts';
import { Refusal } from '../refusal.ts';

const MOST_REQUEST_BYTES = 2 * 1024 * 1024;

export function changeRoutes(folder: ContentFolder): Hono {
  const app = new Hono();
  const { root, limits } = folder;
  let last: Promise<unknown> = Promise.resolve();

  app.use('/changes/*', async (context, next) => {
    context.header('Cache-Control', 'no-store');
    return next();
  });

  app.get('/changes', async (context) => {
    const { against = 'HEAD', texts } = context.req.query();
    return context.json(await changesAgainst(root, against, texts !== undefined));
  });

  app.get('/changes/versions', async (context) => context.json(await versionsOf(root)));

  app.get('/changes/file', async (context) => {
    const { commit: name = '', path = '' } = context.req.query();
    const parts = parseFilePath(path);
    if (parts instanceof Refusal) return refuse(context, parts);
    const found = await findCommit(root, name);
    if (found === undefined) return refuse(context, new Refusal('not-found', 'There is no such commit.'));
    const file = await fileAt(root, found, path, limits.fileBytes);
    if (file instanceof Refusal) return refuse(context, file);
    context.header('Content-Type', MEDIA_TYPES.get(extensionOf(path)) ?? 'application/octet-stream');
    return context.body(file);
  });

  app.post('/changes/commit', async (context) => {
    const bytes = await readBody(context, MOST_REQUEST_BYTES, 'The request');
    if (bytes instanceof Refusal) return refuse(context, bytes);
    const request = commitRequest(parseJson(bytes), limits.files);
    if (!request) return refuse(context, new Refusal('bad-request', 'This is no request for a commit.'));
    const made = last.then(() => commit(folder, request));
    last = made.catch(() => undefined);
    const answer = await made;
    return answer instanceof Refusal ? refuse(context, answer) : context.json(answer);
  });

  return app;
}

async function changesAgainst(root: string, against: string, withTexts: boolean): Promise<FolderChanges> {
  const repository = await findRepository(root);
  if (typeof repository === 'string') return { kind: 'none', reason: repository };
  const { head, branch } = repository;
  const base = against === 'HEAD' ? head : await findCommit(root, against);
  if (base === undefined)
    return { kind: 'none', reason: 'That branch, tag or commit is not there any more.' };
  const [found, who] = await Promise.all([changedFiles(root, base, withTexts), authorOf(root, repository)]);
  if (typeof found === 'string')
    return { kind: 'none', reason: /* @wc-include */ `git cannot tell what changed. It says:\n${found}` };
  return { kind: 'found', base, head, ...(branch !== undefined && { branch }), ...found, ...who };
}
