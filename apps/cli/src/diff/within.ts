// The differences in the files that were asked for; packs are compared as a whole, as one file can change what others mean.
import { dirname, resolve } from 'node:path';
import type { Content } from '@railwright/content';
import type { ContentDiff } from '@railwright/content/diff';
import { contains, type Target } from '../content/folders.ts';
import { isWithin } from '../content/load.ts';

export function differencesWithin(
  diff: ContentDiff,
  versions: readonly Content[],
  packs: readonly string[],
  targets: readonly Target[],
): ContentDiff {
  const whole = new Set(packs.filter((id) => isWhole(id, versions, targets)));
  if (whole.size === packs.length) return diff;
  const isAsked = (kind: string, name: string): boolean => {
    const slash = name.includes('/') ? name.indexOf('/') : name.length;
    const [pack, id] = [name.slice(0, slash), name.slice(slash + 1)];
    return (
      whole.has(pack) ||
      versions.some((one) => {
        const file = fileOf(one, kind, pack, id);
        return file !== '' && isWithin(file, targets);
      })
    );
  };
  return {
    cards: diff.cards.filter(({ id }) => isAsked('cards', id)),
    maps: diff.maps.filter(({ id }) => isAsked('maps', id)),
    rules: diff.rules
      .map((one) => ({ ...one, of: one.of.filter((name) => isAsked('setups', name)) }))
      .filter(({ of }) => of.length > 0),
    items: diff.items.filter(({ kind, id }) => isAsked(kind, id)),
    tests: diff.tests.filter(({ pack, file }) => whole.has(pack) || isWithin(file, targets)),
  };
}

/** Whether all of a pack was asked for. */
function isWhole(id: string, versions: readonly Content[], targets: readonly Target[]): boolean {
  return versions
    .flatMap(({ packs }) => packs.filter((pack) => pack.id === id))
    .every(({ file }) => targets.some(({ path }) => contains(path, dirname(resolve(file.path)))));
}

/** Where a thing stands; '' where this version lacks it. */
function fileOf({ packs }: Content, kind: string, packId: string, id: string): string {
  const pack = packs.find((one) => one.id === packId);
  if (kind === 'pack') return pack?.file.path ?? '';
  if (kind === 'pictures') return pack?.pictures?.get(id)?.path ?? '';
  const player = pack?.players.find(({ path }) => kind === 'players' && path.endsWith(`/${id}`));
  return (player ?? pack?.items.get(kind)?.get(id)?.file)?.path ?? '';
}
