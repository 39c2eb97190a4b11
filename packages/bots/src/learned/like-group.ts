// Makes a bot of a group in a file or bundle. What the bot needs to choose is elsewhere, so that pages that only name it do not load that.
import type { BotSpec, Leaning } from '../bot.ts';

/** The most of each kind in a leaning. */
export const MOST_LEANINGS = 100;
/** The largest number in a leaning: beyond it nothing else would count. */
export const MOST_LEANING = 10;

/** A leaning from an untrusted source, without what is no number in range; undefined where nothing is left. */
function soundLeaning(value: unknown): Leaning | undefined {
  const [likes, follows] = ['likes', 'follows'].map((key) => soundNumbers(fieldOf(value, key)));
  return likes || follows ? { ...(likes && { likes }), ...(follows && { follows }) } : undefined;
}

function soundNumbers(value: unknown): Readonly<Record<string, number>> | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const found = Object.entries(value)
    .filter((pair): pair is [string, number] => {
      const size: unknown = pair[1];
      return typeof size === 'number' && Math.abs(size) <= MOST_LEANING;
    })
    .slice(0, MOST_LEANINGS);
  return found.length === 0 ? undefined : Object.fromEntries(found);
}

const fieldOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[key] : undefined;

/**
 * A learned player that plays like a group, under its name. `group` is what its file or bundle says: a certainty as for levels, likes and
 * bots that are followed; numbers that no file may have are left out.
 */
export function likeGroup(player: BotSpec, name: string, group: object): BotSpec {
  const certainty = fieldOf(group, 'certainty');
  const leaning = soundLeaning(group);
  return {
    ...{ name, bot: 'learned' },
    ...(player.player !== undefined && { player: player.player }),
    certainty: typeof certainty === 'number' ? Math.min(1, Math.max(0, certainty)) : 1,
    ...(leaning && { leaning }),
  };
}
