// Who gives hints: the learned player of the setup if there is one, else the bot that looks ahead.
import { base64Of, botsFor, type BotSpec } from '@railwright/bots';
import { loadCatalog, type Bundle, type CatalogEntry } from '../bundle/catalog.ts';
import { entryOf } from '../bundle/known-bundles.ts';
import { findPlayer } from '../learned/players.ts';

/** Milliseconds of thought: longer changes little of what people see. */
export const THOUGHT = 1500;

const SEARCH = 'search';

export interface Adviser {
  readonly bot: BotSpec;
  /** Games from which it learned; undefined for a bot that did not. */
  readonly learned?: number;
}

/** Undefined if no bot of the game looks ahead. */
export async function findAdviser(bundle: Bundle, seats: number): Promise<Adviser | undefined> {
  const { game } = bundle.definition;
  const bot = { name: SEARCH, bot: SEARCH, milliseconds: THOUGHT };
  const found = seats > 1 ? await findPlayer(bundle, seats, await shippedFor(bundle)) : undefined;
  if (found) return { bot: { ...bot, player: base64Of(found.file) }, learned: found.header.learned.games };
  return botsFor(game).some(({ name }) => name === SEARCH) ? { bot } : undefined;
}

/** A page at a table over the network has not needed the catalogue so far. */
async function shippedFor(bundle: Bundle): Promise<CatalogEntry['players']> {
  return entryOf(bundle, await loadCatalog())?.players;
}
