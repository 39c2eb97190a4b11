// The figures of a result by card or other item, as tables: groups of measures of the same items share one, such as cards gained and
// played. Many groups of few items, such as chips by source and day, form a table with the groups as rows.
import type { MeasureResult, SimulationResult, StudiedItem } from '@railwright/playtest';
import type { ItemWords } from '@railwright/report/words';

interface MeasureCell {
  readonly found: MeasureResult | undefined;
  /** It never happened but should have. */
  readonly none: boolean;
}

interface MeasureRow {
  readonly key: string;
  readonly name: string;
  /** One for each column. */
  readonly cells: readonly MeasureCell[];
  /** The wins of seats that had it. */
  readonly wins: MeasureResult['wins'];
  /** The group to forbid to a seat to measure its worth. */
  readonly study: StudiedItem | undefined;
  /** It is in the file being edited. */
  readonly own: boolean;
}

export interface MeasureTable {
  /** First of its groups. */
  readonly id: string;
  readonly title: string;
  /** The subject of its rows. */
  readonly head: string;
  readonly columns: readonly string[];
  readonly rows: readonly MeasureRow[];
  /** Whether to show the wins of seats with an item: not if every seat has every item. */
  readonly wins: boolean;
  /** The greatest figure of one seat in one game. */
  readonly most: { readonly text: string; readonly game: number } | undefined;
}

/** By the first group of a table: its title, the noun for its rows, and the heading of its figures. */
const TITLES: Readonly<Record<string, readonly [title: string, head: string]>> = {
  gained: ['Cards', 'Card'],
  used: ['Abilities used', 'Ability'],
  draws: ['Cards drawn', ''],
  order: ['Place in turn order', 'Position'],
  actions: ['Actions taken', 'Action'],
  'cars-switched': ['Cars moved', 'From and to'],
  longest: ['Chips and locomotives by day', ''],
};
/** Names of groups as rows. */
const GROUPS: Readonly<Record<string, string>> = {
  longest: 'Chips, longest train',
  second: 'Chips, second longest',
  'yard-income': 'Chips for cars in the yard',
  'yard-loss': 'Chips paid for cars in the yard',
  'locomotives-called': 'Locomotives called',
};
/** Headings of groups with a verb. */
// @wc-include
const COLUMNS: Readonly<Record<string, string>> = {
  gained: 'gained per seat',
  played: 'played per seat',
  used: 'used per seat',
};

/** `Landfill, gained per seat` */
export function perSeat(name: string, group: string): string {
  const column = COLUMNS[group];
  return column === undefined ? /* @wc-include */ `${name}, ${group} per seat` : `${name}, ${column}`;
}

/** `3 × Landfill, gained`, by one seat. */
// @wc-include
const MOST: Readonly<Record<string, (thing: string) => string>> = {
  gained: (thing) => `${thing}, gained`,
  played: (thing) => `${thing}, played`,
  used: (thing) => `${thing}, used`,
};

export function measureTables(
  { measures, games, seats }: SimulationResult,
  items: readonly StudiedItem[],
  words: ItemWords,
  isOwn: (item: string) => boolean,
): MeasureTable[] {
  const sets = new Map<string, SimulationResult['measures'][number][]>();
  for (const measure of measures) {
    const key = JSON.stringify(measure.items.map(({ item }) => item).sort());
    sets.set(key, [...(sets.get(key) ?? []), measure]);
  }
  return [...sets.values()].map((groups) => {
    const id = groups[0]?.group ?? '';
    const [title, head] = TITLES[id] ?? [sentence(id), ''];
    const turned = groups.length > Math.max(2, groups[0]?.items.length ?? 0);
    const body = turned ? byGroup(groups, words) : byItem(groups, items, words, isOwn);
    const wins = body.rows.some((row) => row.wins && row.wins.of < games * seats);
    return { id, title, head, ...body, wins, most: turned ? undefined : mostOf(groups, words) };
  });
}

type Groups = SimulationResult['measures'];
type Body = Pick<MeasureTable, 'columns' | 'rows'>;

/** Own cards first, then by how often the first group has them. */
function byItem(
  groups: Groups,
  items: readonly StudiedItem[],
  words: ItemWords,
  isOwn: (item: string) => boolean,
): Body {
  const [first] = groups;
  const amount = new Map(first?.items.map(({ item, perSeat }) => [item, perSeat]));
  const rows = (first?.items ?? []).map(({ item, wins }): MeasureRow => ({
    key: item,
    name: words.nameOf(item),
    cells: groups.map(({ group, items: all }) => cell(group, item, all, words)),
    wins,
    study: items.find((one) => one.item === item),
    own: isOwn(item),
  }));
  return {
    columns: groups.map(({ group }) => COLUMNS[group] ?? /* @wc-include */ 'per seat'),
    rows: rows.sort(
      (a, b) =>
        Number(b.own) - Number(a.own) ||
        (amount.get(b.key) ?? 0) - (amount.get(a.key) ?? 0) ||
        (a.name < b.name ? -1 : 1),
    ),
  };
}

function byGroup(groups: Groups, words: ItemWords): Body {
  const things = groups[0]?.items.map(({ item }) => item) ?? [];
  return {
    columns: things.map(words.nameOf),
    rows: groups.map(({ group, items }) => ({
      key: group,
      name: GROUPS[group] ?? sentence(group),
      cells: things.map((item) => cell(group, item, items, words)),
      wins: null,
      study: undefined,
      own: false,
    })),
  };
}

function cell(group: string, item: string, items: readonly MeasureResult[], words: ItemWords): MeasureCell {
  const found = items.find((one) => one.item === item);
  return { found, none: found?.perGame === 0 && words.expects(group, item) };
}

function mostOf(groups: Groups, { nameOf }: ItemWords): MeasureTable['most'] {
  let best: { readonly value: number; readonly text: string; readonly game: number } | undefined;
  for (const { group, items } of groups)
    for (const { item, most } of items)
      if (most && most.value > Math.max(1, best?.value ?? 0)) {
        const thing = `${most.value} × ${nameOf(item)}`;
        const text = MOST[group]?.(thing) ?? thing;
        best = { value: most.value, text, game: most.game };
      }
  return best;
}

function sentence(id: string): string {
  const text = id.replaceAll('-', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
