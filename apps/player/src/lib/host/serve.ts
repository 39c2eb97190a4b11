// The two ways to a table that this page holds: the page's own seat, and guests in other browsers. For the table both are the same.
import { Connection, type Tables } from '@railwright/table';
import { BYE, MOST_REQUEST, type ByeCode } from '@railwright/table/protocol';
import type { Pipe, PipeLimits } from '../peer/pipe.ts';
import { Line } from '../remote/line.ts';

/** What a guest may send, and how much may wait for one who does not read. */
export const GUEST_LIMITS: PipeLimits = { text: MOST_REQUEST, unread: 16_000_000 };
/** Milliseconds until a guest's page must have said hello. */
const HELLO = 10_000;

const onFault = (error: unknown): void => reportError(error);

/** Serves a guest until the pipe is closed. */
export function serveGuest(tables: Tables, pipe: Pipe, gone: () => void): void {
  const connection = new Connection(
    tables,
    { send: (text) => pipe.send(text), end: () => pipe.close() },
    { onFault, hello: HELLO },
  );
  pipe.ontext = (text) => connection.receive(text);
  pipe.onclose = () => {
    connection.closed();
    gone();
  };
}

/** The line of the page itself, which sees no more than its seat. */
export function ownLine(tables: Tables): Line {
  const later = (act: () => void): void => void setTimeout(act);
  const connection = new Connection(
    tables,
    {
      send: (text) => later(() => line.heard(text)),
      end: (code: ByeCode) => later(() => line.closed(BYE[code])),
    },
    { onFault },
  );
  const line = new Line(
    (text) => connection.receive(text),
    () => connection.closed(),
  );
  later(() => line.opened());
  return line;
}
