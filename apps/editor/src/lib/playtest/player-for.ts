// The learned player that plays among the chosen bots: that of this browser or, for groups of people, the one of a pack that they are based on.
import { LEARNED } from './model/learned.ts';
import { packPlayers, type OwnFiles } from './pack-players.ts';
import type { PanelReady } from './panel-question.svelte.ts';

/** In base64; undefined if there is none. */
export async function playerFor(
  { table, settings, learned }: PanelReady,
  own: OwnFiles,
): Promise<string | undefined> {
  const groups = table.strategies.filter(({ id, group }) => group && settings.bots.includes(id));
  if (groups.length === 0 || settings.bots.includes(LEARNED)) return learned?.player;
  const shipped = await packPlayers(table, settings.seats, own).catch(() => []);
  const named = shipped.find(({ name }) => groups.some(({ group }) => group?.player === name));
  return named?.player ?? learned?.player ?? shipped[0]?.player;
}
