// A game inside a link: the packed record comes after the `#`, so no server ever sees it; `at` names the position. A link can
// also carry the bundle that is played, `#bundle=…`, alone or after a record.
import { publishedPage, type Bundle } from '@railwright/content/bundle/read';
import type { GameRecord } from '@railwright/engine';

/** A link that unpacks to more than this is rejected. */
const MOST_BYTES = 4_000_000;

/** @param page that plays; this one unless another is named */
export async function recordLink(
  record: GameRecord,
  at: number,
  page = new URL(location.pathname, location.href).href,
): Promise<string> {
  const packed = new Blob([JSON.stringify(record)])
    .stream()
    .pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  const url = new URL(page);
  url.searchParams.set('at', String(at));
  return `${url.href}#game=${letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}

/** Whether links from this page work only on this computer. */
export function linksStayHere({ protocol, hostname }: Pick<URL, 'protocol' | 'hostname'>): boolean {
  if (protocol === 'file:' || hostname === '[::1]') return true;
  return /^127(\.\d+){3}$/.test(hostname) || /(^|\.)localhost\.?$/.test(hostname);
}

/** Where others can play a game that only this computer has, once it is published; undefined where links from here lead to it anyway. */
export function pageOnSite(
  { publishedAt, hash }: Pick<Bundle, 'publishedAt' | 'hash'>,
  here: Pick<URL, 'protocol' | 'hostname'>,
): string | undefined {
  return publishedAt !== undefined && linksStayHere(here) ? publishedPage(publishedAt, hash) : undefined;
}

/** The content of a link; not ok if it is damaged. */
export type Carried<T> = { readonly ok: true; readonly value: T } | { readonly ok: false };

/** The record in a link, as unchecked JSON; undefined if there is none. */
export async function recordInLink(url: URL): Promise<Carried<unknown> | undefined> {
  const text = await carried(url, 'game');
  if (!text?.ok) return text;
  try {
    return { ok: true, value: JSON.parse(text.value) };
  } catch {
    return { ok: false };
  }
}

/** The text of the bundle in a link, likewise. */
export function bundleInLink(url: URL): Promise<Carried<string> | undefined> {
  return carried(url, 'bundle');
}

/** The position named in a link: a whole number from 0. Undefined if it is missing or invalid. */
export function positionIn(at: string | undefined): number | undefined {
  return at !== undefined && /^\d{1,9}$/.test(at) ? Number(at) : undefined;
}

async function carried(url: URL, name: string): Promise<Carried<string> | undefined> {
  const packed = new URLSearchParams(url.hash.slice(1)).get(name);
  if (packed === null) return undefined;
  try {
    const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const value = await unpack(Uint8Array.from(letters, (letter) => letter.charCodeAt(0)));
    return { ok: true, value };
  } catch {
    return { ok: false };
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
