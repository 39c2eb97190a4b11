// Learned players that ship with Railwright, and which of them know a setup: fetched when a panel is first asked.
import { base64Of } from '@railwright/bots';
import { parsePlayer, type PlayerHeader } from '@railwright/playtest/learning';
import type { TestTable } from '../core/checks/tables.ts';

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
  /** It learned this very setup, as it stands. */
  readonly exact: boolean;
}

const fetched = new Map<string, Promise<Uint8Array>>();

/** Of the setup's packs, in their order: those that learned it as it is, or so many markets that they play another at once. */
export async function shippedPlayers(
  { game, setup, packs, bundle }: Pick<TestTable, 'game' | 'setup' | 'packs' | 'bundle'>,
  seats: number,
): Promise<PackPlayer[]> {
  const found: PackPlayer[] = [];
  for (const pack of packs)
    for (const [path, url] of Object.entries(FILES)) {
      const [name = '', , of] = path.split('/').toReversed();
      if (of !== pack) continue;
      const file = await bytesAt(url);
      const parsed = parsePlayer(file);
      if (!parsed.ok) continue;
      const { header } = parsed.player;
      const setups = header.setups.filter((one) => one.seats.includes(seats));
      const exact = setups.some(({ id, content }) => id === setup && content === bundle.hash);
      if (header.game !== game || !(exact || setups.some(({ markets = 1 }) => markets > 1))) continue;
      found.push({ name: name.replace(/\.player$/, ''), header, player: base64Of(file), exact });
    }
  return found;
}

/** Fetched once, and asked for again after that failed. */
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
