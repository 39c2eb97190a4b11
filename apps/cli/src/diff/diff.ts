// `railwright diff`: differences between the content and its committed version, and their effect on games.
import { dirname, resolve } from 'node:path';
import { keepsFromReading, loadContent, resolveSetup, type Content } from '@railwright/content';
import { changesSince } from '../check/git.ts';
import { formatFindings } from '../check/findings.ts';
import { pathsOrDefault } from '../check/validate.ts';
import { formatComparisonLine } from '../compare/comparison-line.ts';
import { playSides, type PlayFlags } from '../compare/play-sides.ts';
import { contains } from '../content/folders.ts';
import { findingsIn, loadPaths, openPaths, READ, type LoadedContent } from '../content/load.ts';
import { findSetup } from '../content/setup.ts';
import { EXIT, refusal } from '../failure.ts';
import { print, printText } from '../output.ts';
import { cardChanges } from './card-changes.ts';
import { formatChanges, formatChangesMarkdown } from './summary.ts';
import { itemChanges, testChanges } from './item-changes.ts';
import { cellChanges } from './cell-changes.ts';
import type { Asked } from './words.ts';

export interface DiffFlags extends PlayFlags {
  readonly format: 'pretty' | 'markdown';
  /** Setups to compare. */
  readonly compare: readonly string[];
}

/** Returns the exit code. */
export async function diff({ since: ref, paths: typed }: Asked, flags: DiffFlags): Promise<number> {
  const paths = pathsOrDefault(typed);
  const since = changesSince(ref);
  const loaded = await loadPaths(paths, { everyShipped: flags.compare.length > 0 });
  const { content: now, targets } = loaded;
  since.refuseOutside(targets);
  refuseUnread(loaded);
  const { sources } = await openPaths(paths, { everyShipped: flags.compare.length > 0 });
  const before = await loadContent(sources.map(since.before), { cache: READ });
  const all = [...now.packs, ...before.packs].filter(({ file }) => {
    const folder = dirname(resolve(file.path));
    return targets.some(({ path }) => contains(path, folder) || contains(folder, path));
  });
  const own = [...new Set(all.map(({ id }) => id))];
  const games: string[] = [];
  for (const name of flags.compare) games.push(await compareSetup(before, now, name, ref, flags));
  const told = {
    title: `What changed in ${own.join(', ')} since ${shortened(ref)}`,
    lists: [cardChanges, cellChanges, itemChanges, testChanges].map((list) => list(before, now, own)),
    games,
  };
  printText((flags.format === 'markdown' ? formatChangesMarkdown : formatChanges)(told));
  return EXIT.clean;
}

/** @throws Failure, after printing the errors, if files cannot be read: what they hold would look removed. */
function refuseUnread(loaded: LoadedContent): void {
  const { content } = loaded;
  const unread = findingsIn(loaded).filter((finding) => keepsFromReading(content, finding));
  if (unread.length === 0) return;
  print(formatFindings(content, unread));
  throw refusal('What changed is not known, since the files above cannot be read.', 'Fix them first.');
}

async function compareSetup(
  before: Content,
  now: Content,
  name: string,
  ref: string,
  flags: DiffFlags,
): Promise<string> {
  const setup = findSetup(now, name, {});
  const old = resolveSetup(before, setup.id);
  if (!old.ok) return `${setup.id} could not be played before, so there is nothing to compare with.`;
  if (old.setup.hash === setup.hash) return `${setup.id}: the games are the same.`;
  const { comparison } = await playSides(
    [
      { content: before, setup: old.setup, version: ref },
      { content: now, setup, version: '' },
    ],
    flags,
  );
  return comparison ? formatComparisonLine(setup.id, comparison) : `${setup.id}: stopped.`;
}

/** A commit by its first characters. */
const shortened = (ref: string): string => (/^[0-9a-f]{40}$/.test(ref) ? ref.slice(0, 8) : ref);
