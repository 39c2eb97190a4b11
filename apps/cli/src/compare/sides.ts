// The two sides of a comparison: two setups, or a setup at a git revision and as it is now.
import { resolve } from 'node:path';
import { isYaml, type Content } from '@railwright/content';
import { defaultPaths } from '../content/folders.ts';
import { findSetup, loadForPlay, optionsFrom, type SetupFlags } from '../content/setup.ts';
import { misuse } from '../failure.ts';
import type { Side } from './play-sides.ts';
import { loadRevision } from './revision.ts';

export interface SidesFlags extends SetupFlags {
  readonly against: string | undefined;
  readonly content: readonly string[] | undefined;
}

/** @throws Failure if the two cannot be compared. */
export async function findSides(a: string, b: string | undefined, flags: SidesFlags): Promise<[Side, Side]> {
  if ((b === undefined) === (flags.against === undefined))
    throw misuse(
      b === undefined
        ? 'There is nothing to compare it with.'
        : 'Name either another setup or a revision, not both.',
      'Name two setups, such as trains/tokyo-beginners trains/osaka-beginners, or one with --against HEAD.',
    );
  const content = await loadForPlay(flags.content);
  const options = optionsFrom(flags);
  const id = setupInFile(content, a);
  const now: Side = { content, setup: findSetup(content, id, options), version: '' };
  if (b !== undefined) {
    const other: Side = { content, setup: findSetup(content, setupInFile(content, b), options), version: '' };
    if (other.setup.game !== now.setup.game)
      throw misuse(`${now.setup.id} and ${other.setup.id} are setups of different games.`);
    return [now, other];
  }
  const revision = flags.against ?? '';
  const before = await loadRevision(flags.content ?? defaultPaths(), revision);
  return [{ content: before, setup: findSetup(before, id, options), version: revision }, now];
}

/** That both sides are the same, so that no games are needed; undefined if they differ. */
export function sameSides([left, right]: readonly [Side, Side]): string | undefined {
  if (left.setup.hash !== right.setup.hash) return undefined;
  return left.version === ''
    ? `${left.setup.id} and ${right.setup.id} have the same content, so their games are the same.`
    : `${right.setup.id} is the same as in ${left.version}, so its games are the same.`;
}

/** `pack/id` of the setup in a file; anything that does not look like a file is a name. */
function setupInFile(content: Content, typed: string): string {
  if (!isYaml(typed)) return typed;
  const path = resolve(typed);
  for (const pack of content.packs)
    for (const { id, file } of pack.items.get('setups')?.values() ?? [])
      if (resolve(file.path) === path) return `${pack.id}/${id}`;
  throw misuse(
    `${typed} is not a setup file.`,
    "Name a setup as pack/id, or a file in a pack's setups folder.",
  );
}
