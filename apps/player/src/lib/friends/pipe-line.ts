// The guest's end of a pipe, used like a socket.
import type { Pipe, PipeLimits } from '../peer/pipe.ts';
import type { Line } from '../remote/line.ts';

/** What a guest takes from a table: a bundle with pictures may have some megabytes. */
export const TABLE_LIMITS: PipeLimits = { text: 64_000_000, unread: 1_000_000 };

/** Lets a line hear what comes through a pipe that has opened. `gone` is called when it closes. */
export function linePipe(line: Line, pipe: Pipe, gone: () => void = () => undefined): void {
  pipe.ontext = (text) => line.heard(text);
  pipe.onclose = () => {
    gone();
    line.closed();
  };
  setTimeout(() => line.opened());
}
