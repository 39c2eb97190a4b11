// Learned players for bundles: the one kept in this browser, otherwise the one shipped with the bundle. There is one for each fingerprint
// and number of seats.
import { keepPlayer, keptPlayer } from '@railwright/playtest/web';
import { parsePlayer, type Learned, type Player, type PlayerHeader } from '@railwright/playtest/learning';
import { BUNDLE_FOLDER, type Bundle, type ShippedPlayer } from '../bundle/catalog.ts';
import { learnedWords } from './words.ts';

export interface FoundPlayer {
  readonly header: PlayerHeader;
  readonly file: Uint8Array;
  /** Name of its file, if it did not learn here. */
  readonly name?: string;
}

/** Players of this session, for browsers that keep nothing. */
const seen = new Map<string, FoundPlayer>();

const keyOf = ({ hash }: Bundle, seats: number): string => `${hash}/${seats}`;

/** Undefined if no player has learned it. */
export async function findPlayer(
  bundle: Bundle,
  seats: number,
  shipped: readonly ShippedPlayer[] = [],
): Promise<FoundPlayer | undefined> {
  const known = seen.get(keyOf(bundle, seats));
  if (known) return known;
  const kept = await keptPlayer(bundle.hash, seats);
  const found = (kept && usable(bundle, kept.file, kept.name)) ?? (await loadShipped(bundle, seats, shipped));
  if (found) seen.set(keyOf(bundle, seats), found);
  return found;
}

/** Replaces the previous one. False if the browser will forget it when the page is closed. */
export function rememberPlayer(
  bundle: Bundle,
  seats: number,
  player: FoundPlayer,
  learned?: Learned,
): Promise<boolean> {
  seen.set(keyOf(bundle, seats), player);
  const { file, name } = player;
  const { hash, definition } = bundle;
  return keepPlayer(
    {
      content: hash,
      seats,
      setup: definition.setup,
      file,
      ...(name !== undefined && { name }),
      saved: Date.now(),
    },
    learned,
  );
}

/** A player from any source, or a sentence with the reason why it cannot be used here; `titleOf` is what people call a game. */
export function readPlayer(
  { definition }: Bundle,
  file: Uint8Array,
  titleOf = (game: string): string => game,
): Player | string {
  const parsed = parsePlayer(file);
  if (!parsed.ok) return learnedWords().damaged(parsed.message);
  const { game } = parsed.player.header;
  return game === definition.game ? parsed.player : learnedWords().otherGame(titleOf(game));
}

function usable(bundle: Bundle, file: Uint8Array, name: string | undefined): FoundPlayer | undefined {
  const player = readPlayer(bundle, file);
  if (typeof player === 'string') return undefined;
  return { header: player.header, file, ...(name !== undefined && { name }) };
}

/** A missing or damaged one is ignored: then a player learns. */
async function loadShipped(
  bundle: Bundle,
  seats: number,
  shipped: readonly ShippedPlayer[],
): Promise<FoundPlayer | undefined> {
  const name = shipped.find((one) => one.seats.includes(seats))?.file;
  if (name === undefined) return undefined;
  try {
    const response = await fetch(BUNDLE_FOLDER + name);
    return response.ok ? usable(bundle, new Uint8Array(await response.arrayBuffer()), name) : undefined;
  } catch {
    return undefined;
  }
}
