// Differences in everything else with an id: setups, rules, strategies, decks; and in the tests of packs, by name.
import { packCards, type Content, type Item, type Pack } from '@railwright/content';
import { compareThings, type ChangeList, type Told } from './change-list.ts';
import { leafDifferences } from './leaf-differences.ts';

interface ToldItem extends Told {
  readonly data: unknown;
}

export function itemChanges(before: Content, now: Content, packs: readonly string[]): ChangeList {
  return compareThings('Others', itemsIn(before, packs), itemsIn(now, packs), (old, item) => {
    const told = leafDifferences(old.data, item.data);
    return `${item.name}${told === '' ? '' : `: ${told}`}`;
  });
}

export function testChanges(before: Content, now: Content, packs: readonly string[]): ChangeList {
  return compareThings('Tests', testsIn(before, packs), testsIn(now, packs), (_, { name }) => name);
}

function itemsIn(content: Content, packs: readonly string[]): Map<string, ToldItem> {
  const found = new Map<string, ToldItem>();
  for (const pack of chosen(content, packs)) {
    add(found, `pack ${pack.id}`, pack.manifest);
    const hasCards = packCards(content, pack.id) !== undefined;
    for (const [kind, items] of pack.items) {
      // Cards are listed separately.
      if (hasCards && kind === 'cards') continue;
      for (const item of items.values()) add(found, `${kind} ${pack.id}/${item.id}`, dataOf(item));
    }
  }
  return found;
}

/** The cells of a map are listed separately, so only the rest of the map counts. */
function dataOf({ kind, data }: Item): unknown {
  if (kind !== 'maps' || typeof data !== 'object') return data;
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
