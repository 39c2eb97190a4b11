// A game inside a link: the record, packed, behind the `#`, so no server ever sees it; `at` names the position. A link may
// also carry the bundle that is played, `#bundle=…`, alone or behind a record.
import type { GameRecord } from '@railwright/engine';

/** A link that unpacks to more than this is no game. */
const MOST_BYTES = 4_000_000;

export async function recordLink(record: GameRecord, at: number): Promise<string> {
  const packed = new Blob([JSON.stringify(record)])
    .stream()
    .pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  const url = new URL(location.pathname, location.href);
  url.searchParams.set('at', String(at));
  return `${url.href}#game=${letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}

/** Whether links from this page lead to the computer they are opened on, so that nobody else can use them. */
export function linksStayHere({ hostname }: { readonly hostname: string }): boolean {
  return hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname) || /(^|\.)localhost\.?$/.test(hostname);
}

/** The record a link carries, as JSON of which nothing is known yet; undefined when there is none or it is damaged. */
export async function recordInLink(url: URL): Promise<unknown> {
  const text = await carried(url, 'game');
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The text of the bundle a link carries, likewise. */
export function bundleInLink(url: URL): Promise<string | undefined> {
  return carried(url, 'bundle');
}

async function carried(url: URL, name: string): Promise<string | undefined> {
  const packed = new URLSearchParams(url.hash.slice(1)).get(name);
  if (packed === null || packed === '') return undefined;
  try {
    const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    return await unpack(Uint8Array.from(letters, (letter) => letter.charCodeAt(0)));
  } catch {
    return undefined;
  }
}

async function unpack(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (let size = 0; ;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(parts).text();
    size += value.length;
    if (size > MOST_BYTES) throw new RangeError('too large');
    parts.push(value);
  }
}
