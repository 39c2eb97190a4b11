// The categories of cards: those that packs declare, and those of cards that look like slips.
import { CATEGORIES } from '@railwright/engine';
import { ownCategories } from '../categories.ts';
import { relatedTo, type DiagnosticSink } from '../diagnostics/sink.ts';
import { nearest, onlyNearest } from '../diagnostics/suggest.ts';
import { EVERYTHING, type Library } from '../load/library.ts';
import type { Item, Pack } from '../model.ts';
import { quote } from '../schema/describe.ts';
import { isData } from '../yaml/data.ts';
import { categoriesAsked } from './categories-asked.ts';
import type { CardData } from './schema/cards.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * A category needs no declaration. But one that looks like a misspelt one and that no filter asks for, and one that is missing from those
 * that the packs declare, are probably slips.
 */
export function checkCategories(
  own: ReadonlyMap<string, Item<CardData>>,
  { cards, declared, declaredComplete }: Vocabulary,
  sink: DiagnosticSink,
): void {
  const known: ReadonlySet<string> = new Set([...CATEGORIES, ...declared]);
  const asked = new Set<string>();
  for (const { data, broken } of cards.values()) if (!broken) categoriesAsked(data, asked);
  const told = new Set<string>();
  for (const card of own.values()) {
    if (card.broken) continue;
    card.data.categories.forEach((category, i) => {
      if (known.has(category)) return;
      const place = { file: card.file, path: [...card.path, 'categories', i] };
      const near = nearest(category, known);
      if (near !== undefined && !asked.has(category))
        sink.report(
          'category-unknown',
          place,
          declared.size === 0
            ? `The rules have no category ${quote(category)}, and no filter uses it.`
            : `There is no category ${quote(category)}, and no filter uses it.`,
          { help: `Did you mean ${near}?`, meant: onlyNearest(category, known) },
        );
      else if (declared.size > 0 && declaredComplete && !told.has(category)) {
        told.add(category);
        sink.report(
          'category-undeclared',
          place,
          `No pack declares the category ${quote(category)}, so it has no name in any language.`,
          { help: `Add it to pack.yaml: \`categories: { ${category}: { name: … } }\`.` },
        );
      }
    });
  }
}

/** Categories that the rules or an extended pack have too, and those that nothing uses. */
export function checkDeclared(pack: Pack, library: Library, sink: DiagnosticSink): void {
  const own = ownCategories(pack);
  if (own.length === 0) return;
  const used = usedCategories(pack, library);
  const declared = new Set(pack.visible.flatMap((from) => ownCategories(from).map(([id]) => id)));
  const slips = new Set([...(used ?? [])].filter((id) => !declared.has(id)));
  for (const [id] of own) {
    const place = { file: pack.file, path: ['categories', id] };
    const other = pack.visible.find(
      (from) => from !== pack && ownCategories(from).some(([one]) => one === id),
    );
    if ((CATEGORIES as readonly string[]).includes(id))
      sink.report('category-duplicate', place, `The rules have a category ${quote(id)} already.`, {
        at: 'key',
      });
    else if (other)
      sink.report('category-duplicate', place, `The pack ${other.id} has a category ${quote(id)} already.`, {
        at: 'key',
        related: [relatedTo({ file: other.file, path: ['categories', id] }, 'Here it is.', 'key')],
      });
    // A category that looks like this one is told where it stands.
    else if (used?.has(id) === false && nearest(id, slips) === undefined)
      sink.report(
        'category-unused',
        place,
        `No card has the category ${quote(id)}, and no filter asks for it.`,
        { at: 'key' },
      );
  }
}

/** Whose files name categories. */
const USERS = ['cards', 'setups', 'strategies'];

/** The categories that cards, setups and strategies name, of all packs that see this one; undefined if some files could not be read. */
function usedCategories(pack: Pack, { packs }: Library): Set<string> | undefined {
  const users = [...packs.values()].filter(({ visible }) => visible.includes(pack));
  if (users.some(({ incomplete }) => [...USERS, EVERYTHING].some((kind) => incomplete.has(kind))))
    return undefined;
  const used = new Set<string>();
  for (const { items } of users)
    for (const kind of USERS)
      for (const { data } of items.get(kind)?.values() ?? []) {
        if (!isData(data)) continue;
        categoriesAsked(data, used);
        const { categories, market } = data;
        for (const id of Array.isArray(categories) ? (categories as string[]) : []) used.add(id);
        const least = isData(market) ? market['atLeast'] : undefined;
        for (const id of isData(least) ? Object.keys(least) : []) used.add(id);
      }
  return used;
}
