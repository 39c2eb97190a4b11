// Playtests for pages. The answer is one line of JSON after the other for as long as the games are played: first `begun` with the name
// of the run, by which it can be stopped, then its messages.
import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { stream } from 'hono/streaming';
import { parseJson, readBody, refuseNoText } from '../body.ts';
import { refuse } from '../guard.ts';
import type { Limits } from '../limits.ts';
import type { Playtests, RunningPlaytest } from '../playtests.ts';
import type { Begun } from '../protocol.ts';
import { Refusal } from '../refusal.ts';

const BEAT_MS = 15_000;
/** Lines that wait for a page: one that takes nothing any more is let go. */
const MOST_WAITING = 200;

export function playtestRoutes(playtests: Playtests, { playtests: most, playtestBytes }: Limits): Hono {
  const app = new Hono();
  const running = new Map<string, RunningPlaytest>();
  let asked = 0;

  app.post(
    '/playtests',
    async (context, next) => {
      if (asked >= most)
        return refuse(context, new Refusal('busy', `${most} playtests are already running; stop one.`));
      asked++;
      (context.env as { outgoing: { once(event: 'close', then: () => void): unknown } }).outgoing.once(
        'close',
        () => asked--,
      );
      return next();
    },
    async (context) => {
      const bytes = await readBody(context, playtestBytes, 'The playtest');
      if (bytes instanceof Refusal) return refuse(context, bytes);
      const noText = refuseNoText(bytes, 'The playtest');
      if (noText) return refuse(context, noText);
      const wish = parseJson(bytes);
      const id = randomBytes(8).toString('hex');
      const lines: string[] = [`${JSON.stringify({ kind: 'begun', id } satisfies Begun)}\n`];
      let wake = (): void => undefined;
      let leave = (): void => undefined;
      const say = (line: string): void => {
        if (lines.length >= MOST_WAITING) return leave();
        lines.push(`${line}\n`);
        wake();
      };
      const run = playtests.start(wish, (news) => say(JSON.stringify(news)));
      if (typeof run === 'string') return refuse(context, new Refusal('bad-request', run));
      running.set(id, run);
      context.header('Content-Type', 'application/x-ndjson');
      context.header('Cache-Control', 'no-store');
      context.header('X-Accel-Buffering', 'no');
      return stream(context, async (page) => {
        const state = { open: true, over: false };
        leave = () => {
          state.open = false;
          run.stop();
          wake();
        };
        page.onAbort(leave);
        const end = (): void => {
          state.over = true;
          wake();
        };
        void run.done.then(end, end);
        // An empty line now and then detects closed pages.
        const beat = setInterval(() => say(''), BEAT_MS);
        while (state.open && !(state.over && lines.length === 0)) {
          if (lines.length === 0) await new Promise<void>((resolve) => (wake = resolve));
          await page.write(lines.splice(0).join(''));
        }
        clearInterval(beat);
        running.delete(id);
        run.stop();
      });
    },
  );

  app.delete('/playtests/:id', (context) => {
    const run = running.get(context.req.param('id'));
    if (!run) return refuse(context, new Refusal('not-found', 'There is no such playtest.'));
    run.stop();
    return context.body(null, 204);
  });

  return app;
}
