// Finds a player like a group of people among those of the packs, by its id.
import { botsFor, followedBots, likeGroup, LEVELS, type BotSpec } from '@railwright/bots';
import { listGroups, type Content, type GroupSummary, type ResolvedSetup } from '@railwright/content';
import { misuse } from '../failure.ts';
import { printError, safe } from '../output.ts';

/**
 * `typed` is `pack/id`, or the id alone if only one pack has it; undefined if it names something else.
 * @throws Failure if several packs have it, and for a group at a level
 */
export function findGroup(
  content: Content,
  { game }: Pick<ResolvedSetup, 'game'>,
  typed: string,
): GroupSummary | undefined {
  if (botsFor(game).some(({ name }) => name === typed)) return undefined;
  const groups = listGroups(content, game);
  const [name = '', level] = typed.split(':');
  const named = groups.filter(({ id }) => id === name || id.endsWith(`/${name}`));
  const found = named.find(({ id }) => id === name) ?? (named.length === 1 ? named[0] : undefined);
  if (named.length > 1 && !found)
    throw misuse(
      `Several packs have the group ${name}.`,
      `Name it with its pack: ${named.map(({ id }) => id).join(', ')}.`,
    );
  if (found && level !== undefined)
    throw misuse(
      `${name} plays at the level of its people, so it has no level "${level}".`,
      `Name it alone, or a learned player at a level: learned:${LEVELS[0].name}.`,
    );
  return found;
}

/** Of every group of a game, as people may type it. */
export const groupNames = (content: Content, game: string): string[] =>
  listGroups(content, game).flatMap(({ id }) => [id, id.slice(id.indexOf('/') + 1)]);

/** A learned player that plays like a group. Says on standard error what of it does not apply to the game. */
export function asGroup(player: BotSpec, { id, data }: GroupSummary, game: string): BotSpec {
  for (const name of Object.keys(data.follows ?? {}))
    if (!followedBots(game).includes(name))
      printError(safe(`warning: ${id}: there is no bot ${name} in ${game} that it could follow.`));
  return likeGroup(player, id, data);
}
