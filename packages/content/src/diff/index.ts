// What a player sees changed between two versions of content. Apart from the rest of the package, as few programs ask.
import type { Content } from '../packs/model.ts';
import type { DiffResult } from '../results/diff-result.ts';
import { cardDiffs } from './cards.ts';
import { itemDiffs, pictureDiffs, testDiffs } from './items.ts';
import { mapDiffs, mapsIn } from './maps.ts';
import type { DiffOptions } from './options.ts';
import { rulesDiffs } from './rules.ts';

export type {
  CardDiff,
  CardSide,
  CellDiff,
  DiffResult,
  GamesDiff,
  ItemDiff,
  JoinDiff,
  MapDiff,
  RulesDiff,
  TerrainDiff,
  TestDiff,
  ValueDiff,
} from '../results/diff-result.ts';
export type { DiffOptions } from './options.ts';
export type { Change } from './sides.ts';

/** What changed in the content of some packs. */
export type ContentDiff = Pick<DiffResult, 'cards' | 'maps' | 'rules' | 'items' | 'tests'>;

/** Compares the packs with these ids. */
export function diffContent(
  before: Content,
  now: Content,
  packs: readonly string[],
  { language = 'en', isChanged = () => false }: DiffOptions = {},
): ContentDiff {
  const [old, fresh] = [mapsIn(before, packs, () => false), mapsIn(now, packs, isChanged)];
  const maps = mapDiffs(old, fresh, (id) => hasMap(before, id) && hasMap(now, id));
  const compared = new Set([...fresh.keys()].filter((id) => old.has(id)));
  const isNewOrGone = (kind: string, id: string): boolean =>
    kind === 'maps' && maps.some((map) => map.id === id && map.change !== 'changed');
  return {
    cards: cardDiffs(before, now, packs, { language, isChanged }),
    maps,
    rules: rulesDiffs(before, now, packs, language),
    items: [
      ...itemDiffs(before, now, packs, compared).filter(({ kind, id }) => !isNewOrGone(kind, id)),
      ...pictureDiffs(before, now, packs, isChanged),
    ],
    tests: testDiffs(before, now, packs),
  };
}

function hasMap({ packs }: Content, name: string): boolean {
  const [pack, id = ''] = name.split('/');
  return packs.some((one) => one.id === pack && one.items.get('maps')?.has(id));
}
