// Everything else with an id: setups, rules, strategies, decks, the rest of maps; and the tests of packs, by name.
import { gameNamed } from '../game-named.ts';
import type { Content, Item, Pack } from '../packs/model.ts';
import type { ItemDiff, TestDiff } from '../results/diff-result.ts';
import { isData } from '../text/data.ts';
import { differing } from './sides.ts';
import { valueDiffs } from './values.ts';

interface Found {
  readonly kind: string;
  readonly id: string;
  readonly data: unknown;
}

/** `maps` are those whose cells are compared, so that only the rest of them counts here. */
export function itemDiffs(
  before: Content,
  now: Content,
  packs: readonly string[],
  maps: ReadonlySet<string>,
): ItemDiff[] {
  const [old, fresh] = [itemsIn(before, packs, maps), itemsIn(now, packs, maps)];
  return differing(old, fresh, ({ data }) => JSON.stringify(data)).flatMap((sides) => {
    const { kind, id } = sides.now ?? sides.before ?? { kind: '', id: '' };
    const values = sides.change === 'changed' ? valueDiffs(sides.before?.data, sides.now?.data) : [];
    return [{ kind, id, change: sides.change, values }];
  });
}

function itemsIn(content: Content, packs: readonly string[], maps: ReadonlySet<string>): Map<string, Found> {
  const found = new Map<string, Found>();
  const add = (kind: string, id: string, data: unknown): unknown =>
    found.set(`${kind} ${id}`, { kind, id, data });
  for (const pack of chosen(content, packs)) {
    add('pack', pack.id, pack.manifest);
    const hasCards = gameNamed(pack.game)?.cards !== undefined;
    for (const [kind, items] of pack.items)
      // Cards are listed separately.
      if (!hasCards || kind !== 'cards')
        for (const item of items.values()) add(kind, `${pack.id}/${item.id}`, dataOf(item, maps));
    for (const { path, header } of pack.players)
      add('players', `${pack.id}/${path.slice(path.lastIndexOf('/') + 1)}`, header ?? null);
  }
  return found;
}

/** Told cell by cell. */
const DRAWN = ['terrain', 'places', 'barriers', 'oneWay', 'links', 'routes', 'bonuses', 'tokens'];

function dataOf({ kind, pack, id, data }: Item, maps: ReadonlySet<string>): unknown {
  if (kind !== 'maps' || !isData(data) || !maps.has(`${pack}/${id}`)) return data;
  const rest = Object.fromEntries(Object.entries(data).filter(([field]) => !DRAWN.includes(field)));
  const { regions } = rest;
  if (!Array.isArray(regions)) return rest;
  return { ...rest, regions: regions.map((one: unknown) => (isData(one) ? { ...one, cells: [] } : one)) };
}

export function pictureDiffs(
  before: Content,
  now: Content,
  packs: readonly string[],
  isChanged: (path: string) => boolean,
): ItemDiff[] {
  const picturesOf = (content: Content, mark: (path: string) => boolean): Map<string, boolean> =>
    new Map(
      chosen(content, packs).flatMap(({ id, pictures }) =>
        [...(pictures ?? [])].map(([name, { path }]) => [`${id}/${name}`, mark(path)] as const),
      ),
    );
  const [old, fresh] = [picturesOf(before, () => false), picturesOf(now, isChanged)];
  return differing(old, fresh, (differs) => differs).map(({ key, change }) => ({
    ...{ kind: 'pictures', id: key, change, values: [] },
  }));
}

export function testDiffs(before: Content, now: Content, packs: readonly string[]): TestDiff[] {
  return differing(testsIn(before, packs), testsIn(now, packs), ({ value }) => value).map((sides) => {
    const { pack, name, file } = sides.now ?? sides.before ?? { pack: '', name: '', file: '' };
    return { pack, name, file, change: sides.change };
  });
}

interface FoundTest {
  readonly pack: string;
  readonly name: string;
  readonly file: string;
  readonly value: string;
}

function testsIn(content: Content, packs: readonly string[]): Map<string, FoundTest> {
  const found = new Map<string, FoundTest>();
  for (const pack of chosen(content, packs))
    for (const file of pack.files) {
      const { tests } = (file.document?.data ?? {}) as { readonly tests?: unknown };
      if (file.kind !== 'tests' || !Array.isArray(tests)) continue;
      tests.forEach((test: unknown, i) => {
        const { name } = (test ?? {}) as { readonly name?: unknown };
        const called = typeof name === 'string' ? name : `test ${i + 1} of ${file.path}`;
        // A second test with the same name gets a key of its own.
        let key = `${pack.id} ${called}`;
        while (found.has(key)) key += '+';
        found.set(key, { pack: pack.id, name: called, file: file.path, value: JSON.stringify(test) });
      });
    }
  return found;
}

const chosen = ({ packs }: Content, ids: readonly string[]): readonly Pack[] =>
  packs.filter(({ id }) => ids.includes(id));
