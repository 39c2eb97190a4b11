// What changed in the packs since the site had them before, as `railwright diff` tells it: since the commit that was published then, else
// since the last tag.
import { nameIn, type DiffLine, type DiffPicture } from '@railwright/board/svg';
import { loadContent, type Content, type FileSource, type Pack } from '@railwright/content';
import { diffContent, type DiffResult, type ItemDiff } from '@railwright/content/diff';
import type { TextLanguage } from '@railwright/engine/languages';
import type { PackChanges, PublishedCommit } from '@railwright/publish';
import { changesSince, findCommit, type Changes } from '../check/git.ts';
import { openPaths, READ } from '../content/load.ts';
import { UNPLAYED } from '../content/setup.ts';
import { diffPicture } from '../diff/draw.ts';
import { shortCommit } from '../diff/told.ts';
import { commitOf, dayOf, isInGit, lastTags, type Commits } from './commits.ts';

/** What the site tells, what it keeps for the next publication, and what could not be told. */
export interface PublishedChanges {
  readonly changes: ReadonlyMap<string, PackChanges>;
  readonly commits: Readonly<Record<string, PublishedCommit>>;
  readonly warnings: readonly string[];
}

/** A version in git, with the content as it was. */
interface Earlier {
  readonly commit: string;
  readonly git: Changes;
  readonly content: Content;
}

/**
 * @param paths those that the content was read from
 * @param record reads what the last publication recorded; asked only where git keeps a pack
 */
export async function changesOf(
  content: Content,
  packs: readonly Pack[],
  paths: readonly string[],
  record: () => Promise<Commits>,
): Promise<PublishedChanges> {
  const changes = new Map<string, PackChanges>();
  const warnings: string[] = [];
  const known = packs.filter(isInGit);
  if (known.length === 0) return { changes, commits: {}, warnings };
  const recorded = await record();
  const commits: Record<string, PublishedCommit> = Object.fromEntries(recorded);
  const { sources } = await openPaths(paths, { everyShipped: true, withIgnored: true });
  const versions = new Map<string, Promise<Earlier>>();
  const versionAt = (commit: string): Promise<Earlier> => {
    const version = versions.get(commit) ?? earlierAt(commit, sources);
    versions.set(commit, version);
    return version;
  };
  for (const pack of known) {
    const last = recorded.get(pack.id);
    const candidates = last ? [last.commit, ...(last.since === undefined ? [] : [last.since])] : lastTags();
    const [first] = candidates;
    if (last && first !== undefined && findCommit(first) === undefined) warnings.push(unknown(pack, first));
    const found = await firstChanged(pack, content, candidates, versionAt);
    if (found) changes.set(pack.id, found.changes);
    const now = commitOf(pack.visible);
    const isNew = !last || found?.commit === last.commit || findCommit(last.commit) === undefined;
    if (now !== undefined && isNew)
      commits[pack.id] = { commit: now, ...(found && found.commit !== now && { since: found.commit }) };
  }
  return { changes, commits, warnings };
}

const unknown = ({ id }: Pack, commit: string): string =>
  `What changed in ${id} is not shown: git does not have the commit ${shortCommit(commit)}, which was published before. In a workflow, fetch the history with fetch-depth: 0.`;

async function earlierAt(commit: string, sources: readonly FileSource[]): Promise<Earlier> {
  const git = changesSince(commit);
  // Pictures are read when they are drawn, each from its own version.
  const cache = { ...READ, pictures: new Map() };
  return { commit, git, content: await loadContent(sources.map(git.before), { cache, skip: UNPLAYED }) };
}

/** The first of the commits since which players see a difference. */
async function firstChanged(
  pack: Pack,
  now: Content,
  commits: readonly string[],
  versionAt: (commit: string) => Promise<Earlier>,
): Promise<{ readonly commit: string; readonly changes: PackChanges } | undefined> {
  for (const commit of commits) {
    if (findCommit(commit) === undefined) continue;
    const earlier = await versionAt(commit);
    const before = earlier.content.packs.find(({ id }) => id === pack.id);
    if (!before || hasErrors(earlier.content, before)) continue;
    const picture = async (language: TextLanguage, since: string): Promise<DiffPicture> =>
      seenPicture(pack, earlier, now, language, since);
    const { maps, cards, rules, others } = await picture('en', '');
    if (maps.length + cards.length + rules.length + others.length === 0) continue;
    const { version } = before.manifest;
    const changes = {
      ...(version !== pack.manifest.version && { version }),
      date: dayOf(commit),
      picture,
    };
    return { commit, changes };
  }
  return undefined;
}

/** What it lacks because of them would look new now. */
function hasErrors({ diagnostics }: Content, { file, files }: Pack): boolean {
  const paths = new Set([file, ...files].map(({ path }) => path));
  return diagnostics.some((one) => one.severity === 'error' && paths.has(one.file));
}

/** What players see of the difference, with names for ids. */
async function seenPicture(
  pack: Pack,
  { git, content: before }: Earlier,
  now: Content,
  language: TextLanguage,
  since: string,
): Promise<DiffPicture> {
  const { isChanged } = git;
  const diff = diffContent(before, now, [pack.id], { language, isChanged });
  const result: DiffResult = { format: 1, since, packs: [pack.id], ...diff, games: [] };
  const picture = await diffPicture(result, { before, now }, language);
  return {
    ...picture,
    rules: picture.rules.map(({ of, lines }) => ({
      of: of.map((id) => nameOf([now], 'setups', id, language)),
      lines,
    })),
    others: diff.items.flatMap((item) => setupLines(item, [now, before], language)),
  };
}

/** Setups that are new or gone, and the cards that come into the market of one or leave it. */
function setupLines(
  { kind, id, change, values }: ItemDiff,
  versions: readonly Content[],
  language: TextLanguage,
): DiffLine[] {
  if (kind !== 'setups') return [];
  const title = nameOf(versions, kind, id, language);
  if (change !== 'changed') return [{ change, text: title }];
  return values
    .filter(({ path }) => path === 'market' || path === 'market.cards')
    .flatMap((value) => {
      const cards = (list: unknown): string[] => (Array.isArray(list) ? list.map(String) : []);
      const line = (card: string): string =>
        `${title} · ${nameOf(versions, 'cards', inPack(card, id), language)}`;
      return [
        ...cards(value.before).map((card) => ({ change: 'removed' as const, text: line(card) })),
        ...cards(value.now).map((card) => ({ change: 'added' as const, text: line(card) })),
      ];
    });
}

/** The full name of a card that a setup names. */
const inPack = (card: string, setup: string): string =>
  card.includes('/') ? card : `${setup.slice(0, setup.indexOf('/'))}/${card}`;

/** The name of a thing, `pack/id`, which may also be in a pack that this one sees. */
function nameOf(versions: readonly Content[], kind: string, name: string, language: TextLanguage): string {
  const [packId = '', id = ''] = name.split('/');
  for (const { packs } of versions) {
    const pack = packs.find((one) => one.id === packId);
    for (const one of pack?.visible ?? []) {
      const data = one.items.get(kind)?.get(id)?.data as
        | { readonly title?: Named; readonly name?: Named }
        | undefined;
      if (data) return nameIn(data.title ?? data.name, language) || id;
    }
  }
  return id === '' ? packId : id;
}

type Named = Readonly<Record<string, string>> | string;
