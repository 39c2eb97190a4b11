// The body of a request, read to its end whatever the answer is: a client that sends everything before it reads anything
// would otherwise find the connection cut, and never learn the reason.
import { decodeUtf8 } from '@railwright/content/node';
import type { Context, MiddlewareHandler } from 'hono';
import type { IncomingMessage } from 'node:http';
import { Refusal } from './refusal.ts';

/** Bytes after which a client is cut off all the same; beyond the time of a request, the server does so itself. */
const MOST_READ = 1024 * 1024 * 1024;

/** Not more than `most` bytes are kept. `what` begins the sentence of a refusal: "The file". */
export async function readBody(context: Context, most: number, what: string): Promise<Uint8Array | Refusal> {
  const parts: Uint8Array[] = [];
  const size = await readThrough(incomingOf(context), (part, total) => {
    if (total <= most) parts.push(part);
    else parts.length = 0;
  });
  return size > most
    ? new Refusal('too-large', `${what} is larger than the maximum of ${most} bytes.`)
    : new Uint8Array(Buffer.concat(parts));
}

/** Undefined for what is not JSON. */
export function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

/** For bytes that are stored or read as text: what cannot be decoded would be read as other letters. */
export function refuseNoText(bytes: Uint8Array, what: string): Refusal | undefined {
  const decoded = decodeUtf8(bytes);
  if (decoded.ok) return undefined;
  const byte = decoded.byte.toString(16).padStart(2, '0');
  const { line, column } = decoded.at;
  return new Refusal(
    'bad-request',
    `${what} is not UTF-8 text: the byte ${byte} in line ${line}, column ${column}, cannot be here.`,
  );
}

/** For every request: reads what no route has read before the answer is sent. */
export const readRest: MiddlewareHandler = async (context, next) => {
  await next();
  const incoming = incomingOf(context);
  const { 'content-length': length = '0', 'transfer-encoding': coding } = incoming.headers;
  if ((length !== '0' || coding !== undefined) && !incoming.readableEnded && !incoming.destroyed)
    await readThrough(incoming, () => undefined);
};

/** The value that the adapter for Node hands along: Node's own request. */
function incomingOf(context: Context): IncomingMessage {
  return (context.env as { readonly incoming: IncomingMessage }).incoming;
}

async function readThrough(
  incoming: IncomingMessage,
  take: (part: Uint8Array, total: number) => void,
): Promise<number> {
  let total = 0;
  for await (const part of incoming as AsyncIterable<Uint8Array>) {
    total += part.length;
    take(part, total);
    if (total > MOST_READ) break;
  }
  return total;
}
