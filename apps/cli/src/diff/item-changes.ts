// Differences in everything else with an id: setups, rules, strategies, decks; and in the tests of packs, by name.
import { packCards, type Content, type Item, type Pack } from '@railwright/content';
import { compareThings, type ChangeList, type Told } from './change-list.ts';
import { mapsCompared } from './cell-changes.ts';
import { leafDifferences } from './leaf-differences.ts';

interface ToldItem extends Told {
  readonly data: unknown;
}

export function itemChanges(before: Content, now: Content, packs: readonly string[]): ChangeList {
  const maps = mapsCompared(before, now, packs);
  return compareThings('Others', itemsIn(before, packs, maps), itemsIn(now, packs, maps), (old, item) => {
    const told = leafDifferences(old.data, item.data);
    return `${item.name}${told === '' ? '' : `: ${told}`}`;
  });
}

export function testChanges(before: Content, now: Content, packs: readonly string[]): ChangeList {
  return compareThings('Tests', testsIn(before, packs), testsIn(now, packs), (_, { name }) => name);
}

function itemsIn(
  content: Content,
  packs: readonly string[],
  maps: ReadonlySet<string>,
): Map<string, ToldItem> {
  const found = new Map<string, ToldItem>();
  for (const pack of chosen(content, packs)) {
    add(found, `pack ${pack.id}`, pack.manifest);
    const hasCards = packCards(content, pack.id) !== undefined;
    for (const [kind, items] of pack.items) {
      // Cards are listed separately.
      if (hasCards && kind === 'cards') continue;
      for (const item of items.values()) add(found, `${kind} ${pack.id}/${item.id}`, dataOf(item, maps));
    }
  }
  return found;
}

/** The cells of these maps are listed separately, so only the rest of such a map counts. */
function dataOf({ kind, pack, id, data }: Item, maps: ReadonlySet<string>): unknown {
  if (kind !== 'maps' || typeof data !== 'object' || !maps.has(`${pack}/${id}`)) return data;
  const {
    terrain: _terrain,
    places: _places,
    barriers: _barriers,
    ...rest
  } = data as Record<string, unknown>;
  return rest;
}

function testsIn(content: Content, packs: readonly string[]): Map<string, Told> {
  const found = new Map<string, Told>();
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
        found.set(key, { value: JSON.stringify(test), name: `“${called}”`, words: `“${called}”` });
      });
    }
  return found;
}

const chosen = ({ packs }: Content, ids: readonly string[]): readonly Pack[] =>
  packs.filter(({ id }) => ids.includes(id));

function add(found: Map<string, ToldItem>, name: string, data: unknown): void {
  found.set(name, { name, words: name, value: JSON.stringify(data), data });
}
