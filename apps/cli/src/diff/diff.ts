// `railwright diff`: differences between the content and its committed version, and their effect on games.
import { dirname, resolve } from 'node:path';
import { keepsFromReading, loadContent } from '@railwright/content';
import { diffContent, type DiffResult, type GamesDiff } from '@railwright/content/diff';
import type { TextLanguage } from '@railwright/engine/languages';
import { changesSince } from '../check/git.ts';
import { formatFindings } from '../check/findings.ts';
import { pathsOrDefault } from '../check/validate.ts';
import type { PlayFlags } from '../compare/play-sides.ts';
import { contains } from '../content/folders.ts';
import { findingsIn, loadPaths, openPaths, READ, type LoadedContent } from '../content/load.ts';
import { EXIT, refusal } from '../failure.ts';
import { print, printJson, printText } from '../output.ts';
import { checkImage, drawDiff } from './draw.ts';
import { gamesDiff } from './games.ts';
import { formatDiffMarkdown } from './markdown.ts';
import { formatDiff } from './pretty.ts';
import { namesOf, shortCommit } from './told.ts';
import { differencesWithin } from './within.ts';
import type { Asked } from './words.ts';

export interface DiffFlags extends PlayFlags {
  readonly format: 'pretty' | 'markdown' | 'json';
  readonly language: TextLanguage;
  /** The file of the picture. */
  readonly image?: string | undefined;
  /** Setups to compare. */
  readonly compare: readonly string[];
}

/** Returns the exit code. */
export async function diff({ since: ref, paths: typed }: Asked, flags: DiffFlags): Promise<number> {
  const paths = pathsOrDefault(typed);
  if (flags.image !== undefined) checkImage(flags.image);
  const since = changesSince(ref);
  const loaded = await loadPaths(paths, { everyShipped: flags.compare.length > 0 });
  const { content: now, targets } = loaded;
  since.refuseOutside(targets);
  refuseUnread(loaded);
  const { sources } = await openPaths(paths, { everyShipped: flags.compare.length > 0 });
  // Pictures are read when they are drawn, each from its own version.
  const cache = { ...READ, pictures: new Map() };
  const before = await loadContent(sources.map(since.before), { cache });
  const all = [...now.packs, ...before.packs].filter(({ file }) => {
    const folder = dirname(resolve(file.path));
    return targets.some(({ path }) => contains(path, folder) || contains(folder, path));
  });
  const packs = [...new Set(all.map(({ id }) => id))];
  const games: GamesDiff[] = [];
  for (const name of flags.compare) games.push(await gamesDiff(before, now, name, ref, flags));
  const result: DiffResult = {
    ...{ format: 1, since: ref, packs },
    ...differencesWithin(
      diffContent(before, now, packs, { ...flags, isChanged: since.isChanged }),
      [before, now],
      packs,
      targets,
    ),
    games,
  };
  if (flags.format === 'json') printJson(result);
  else {
    const title = `What changed in ${namesOf(packs)} since ${shortCommit(ref)}`;
    printText((flags.format === 'markdown' ? formatDiffMarkdown : formatDiff)(result, title));
  }
  // Last, so that a picture that cannot be drawn costs nobody the text.
  if (flags.image !== undefined) await drawDiff(result, { before, now }, flags.image, flags.language);
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
