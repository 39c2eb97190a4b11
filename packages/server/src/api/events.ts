// The stream of changes, as server-sent events: first `hello` with the name of this start, then a `change` for each file.
// A page lists the files after each `hello`, since it was not told of earlier changes.
import type { Handler } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { Changes } from '../changes.ts';
import { refuse } from '../guard.ts';
import type { Hello } from '../protocol.ts';
import { Refusal } from '../refusal.ts';

const HEARTBEAT_MS = 15_000;
/** A page that takes nothing any more is let go, and asks again when it wakes up. */
const MOST_WAITING = 1000;

export function eventStream(changes: Changes, start: string, mostListeners: number): Handler {
  return (context) => {
    if (changes.listeners >= mostListeners)
      return refuse(context, new Refusal('too-many', 'Too many pages are connected; close one.'));
    context.header('X-Accel-Buffering', 'no');
    return streamSSE(context, async (stream) => {
      let waiting = 0;
      const send = async (write: () => Promise<unknown>): Promise<void> => {
        if (++waiting > MOST_WAITING) stream.abort();
        else await write().catch(() => undefined);
        waiting--;
      };
      const ended = Promise.withResolvers<undefined>();
      const end = (): void => ended.resolve(undefined);
      const leave = changes.listen(
        (change) => void send(() => stream.writeSSE({ event: 'change', data: JSON.stringify(change) })),
        end,
      );
      stream.onAbort(end);
      const beat = setInterval(() => void send(() => stream.write(': beat\n\n')), HEARTBEAT_MS);
      await send(() =>
        stream.writeSSE({ event: 'hello', data: JSON.stringify({ start } satisfies Hello), retry: 1000 }),
      );
      await ended.promise;
      clearInterval(beat);
      leave();
    });
  };
}
