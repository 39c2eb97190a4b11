// Where a group that was fitted goes: the folder `groups` of a pack for the same game, under a name that means nothing else.
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { botsFor, parseBot } from '@railwright/bots';
import {
  gameTitle,
  isData,
  listStrategies,
  readData,
  type Content,
  type ResolvedSetup,
} from '@railwright/content';
import { misuse } from '../failure.ts';
import { checkOutput, type Output } from '../improve/output-file.ts';
import { makeFolder } from '../write-file.ts';

const GROUPS = 'groups';
const MANIFEST = 'pack.yaml';
/** Names what a learned player is called wherever bots are named. */
const LEARNED = 'learned';

/** The folder `groups` is made if it is missing in a pack. @throws Failure before anything is read. */
export function groupOutput(file: string, force: boolean): Output {
  const home = homeOf(file);
  if (home !== undefined) makeFolder(join(home, GROUPS));
  return checkOutput('group', file, force);
}

/** @throws Failure if the pack of the file is for another game, or if the name of the file means another bot. */
export function checkGroupPlace({ file, id }: Output, content: Content, setup: ResolvedSetup): void {
  const strategies = new Map(listStrategies(content, setup.game).map((one) => [one.id, one.strategy]));
  const means = parseBot(setup.game, id, strategies);
  if (means.ok || id === LEARNED || botsFor(setup.game).some(({ name }) => name === id))
    throw misuse(
      `"${id}" already names the bot ${means.ok ? means.spec.name : id}, so it cannot name a group.`,
      'Give the file another name.',
    );
  const home = homeOf(file);
  const game = home === undefined ? undefined : gameOf(home);
  if (home !== undefined && game !== undefined && game !== setup.game)
    throw misuse(
      `The pack ${basename(home)} is for ${gameTitle(game)}, and these are games of ${gameTitle(setup.game)}.`,
      `Name a file in a pack for ${gameTitle(setup.game)}.`,
    );
}

/** How the group is played with, or what is missing before it can be. */
export function useOf({ file, id }: Output, setup: ResolvedSetup, seats: number): string {
  return homeOf(file) === undefined
    ? `Move it to the folder ${GROUPS} of a pack to use it as --bots ${id}.`
    : `Play with it: railwright simulate ${setup.id} --players ${seats} --bots ${id}`;
}

/** The pack in whose folder `groups` a file is. */
function homeOf(file: string): string | undefined {
  const folder = dirname(resolve(file));
  const home = dirname(folder);
  return basename(folder) === GROUPS && existsSync(join(home, MANIFEST)) ? home : undefined;
}

/** Undefined for a manifest that is broken, which `validate` reports. */
function gameOf(home: string): string | undefined {
  const manifest = readData(readFileSync(join(home, MANIFEST), 'utf8'));
  return isData(manifest) && typeof manifest['game'] === 'string' ? manifest['game'] : undefined;
}
