// Publications for pages, one at a time: each draws as fast as the machine can.
import { Hono } from 'hono';
import { parseJson, readBody } from '../body.ts';
import { refuse } from '../guard.ts';
import type { Publishing } from '../publishing.ts';
import { Refusal } from '../refusal.ts';

const MOST_BYTES = 64 * 1024;

export function publicationRoutes(
  publishing: Publishing,
  whyReadOnly: () => Promise<Refusal | undefined>,
): Hono {
  const app = new Hono();
  let last: Promise<unknown> = Promise.resolve();
  app.post('/publications', async (context) => {
    const bytes = await readBody(context, MOST_BYTES, 'The request');
    const refusal = bytes instanceof Refusal ? bytes : await whyReadOnly();
    if (bytes instanceof Refusal || refusal) return refuse(context, refusal as Refusal);
    const publication = last.then(() => publishing.publish(parseJson(bytes)));
    last = publication.catch(() => undefined);
    const answer = await publication;
    return typeof answer === 'string'
      ? refuse(context, new Refusal('bad-request', answer))
      : context.json(answer);
  });
  return app;
}
