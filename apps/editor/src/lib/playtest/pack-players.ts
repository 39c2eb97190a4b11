// Learned players of packs, shipped or in the opened folder, and which of them know a setup: read when a panel is asked.
import { base64Of } from '@railwright/bots';
import { knowledgeOf, parsePlayer, type PlayerHeader } from '@railwright/playtest/learning';
import type { TestTable } from '../core/checks/tables.ts';
import type { Store } from '../core/stores/store.ts';

const FILES = import.meta.glob<string>('../../../../../content/*/players/*.player', {
  query: '?url',
  import: 'default',
  eager: true,
});

export interface PackPlayer {
  readonly name: string;
  readonly header: PlayerHeader;
  /** The file in base64, as bots take it. */
  readonly player: string;
  /** It learned this setup in its current form. */
  readonly exact: boolean;
}

const fetched = new Map<string, Promise<Uint8Array>>();

/** The open folder: its files that are not text, and how to read them. */
export interface OwnFiles {
  readonly foreign: readonly { readonly path: string }[];
  readonly store: Pick<Store, 'bytes'> | undefined;
}

/**
 * Of the setup's packs, in their order: those that learned it in its current form, or several markets and so can play another. A file of the
 * opened folder takes the place of a shipped one of the same pack and name.
 */
export async function packPlayers(
  { game, setup, packs, bundle }: Pick<TestTable, 'game' | 'setup' | 'packs' | 'bundle'>,
  seats: number,
  own: OwnFiles,
): Promise<PackPlayer[]> {
  const files = new Map(
    Object.entries(FILES).map(([path, url]): [string, () => Promise<Uint8Array>] => [
      placeOf(path),
      () => bytesAt(url),
    ]),
  );
  const { store } = own;
  if (store?.bytes)
    for (const { path } of own.foreign)
      if (/(^|\/)players\/[^/]+\.player$/.test(path))
        files.set(
          path.includes('/players/') ? placeOf(path) : `${packs[0]}/${placeOf(path)}`,
          () => store.bytes?.(path) ?? Promise.resolve(new Uint8Array()),
        );
  const found: PackPlayer[] = [];
  for (const pack of packs)
    for (const [place, read] of files) {
      if (!place.startsWith(`${pack}/`)) continue;
      const file = await read();
      const parsed = parsePlayer(file);
      if (!parsed.ok) continue;
      const { header } = parsed.player;
      const known = knowledgeOf(header, { game, id: setup, content: bundle.hash, seats });
      if (!known) continue;
      const name = place.slice(place.lastIndexOf('/') + 1).replace(/\.player$/i, '');
      found.push({ name, header, player: base64Of(file), exact: known === 'exact' });
    }
  return found;
}

/** The last parts of a path: `trains/players/any-market.player`. */
const placeOf = (path: string): string => path.split('/').slice(-3).join('/');

/** Fetched once, and again after a failure. */
function bytesAt(url: string): Promise<Uint8Array> {
  const known = fetched.get(url);
  if (known) return known;
  const bytes = fetchBytes(url).catch((error: unknown) => {
    fetched.delete(url);
    throw error;
  });
  fetched.set(url, bytes);
  return bytes;
}

async function fetchBytes(url: string): Promise<Uint8Array> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`A learned player could not be loaded (${answer.status}).`);
  return new Uint8Array(await answer.arrayBuffer());
}
