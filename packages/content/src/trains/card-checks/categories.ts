// The categories of cards: those that packs declare, and those of cards that look like slips.
import { CATEGORIES } from '@railwright/engine';
import { ownCategories } from '../../packs/categories.ts';
import { relatedTo, type DiagnosticSink } from '../../diagnostics/sink.ts';
import { nearest, suggestion } from '../../diagnostics/suggest.ts';
import type { Library } from '../../packs/library.ts';
import type { Pack } from '../../packs/model.ts';
import { quote } from '../../text/describe.ts';
import { namesUsed } from '../../references/names-used.ts';
import { wordsIn } from '../language/nodes.ts';
import { CardsSchema } from '../schema/cards.ts';
import { isIdea } from '../schema/hints/ideas.ts';
import { SetupSchema } from '../schema/setup.ts';
import { StrategySchema } from '../schema/strategy.ts';
import type { CardCheck, PackContext } from './check.ts';
import type { PackCards } from './pack-cards.ts';

export const CATEGORIES_OF_CARDS: CardCheck = {
  pages: {
    'category-undeclared': {
      title: 'a category that no pack declares',
      help: 'pack.yaml declares other categories, but not this one. Cards can have it all the same; faces and texts call it by its id, in every language. Declare it with a name, or correct its id.',
      example: 'categories:\n  goods: { name: { en: Goods, fr: Marchandises, de: Waren } }',
      broken: 'category-mistakes',
    },
    'category-duplicate': {
      title: 'a category that the rules or an extended pack have too',
      help: 'Cards name categories by their ids, so an id means one category in the rules, a pack and the packs it extends. Remove the declaration if that one is meant, or choose another id.',
      broken: 'category-of-two-packs',
    },
    'category-unused': {
      title: 'a declared category that nothing uses',
      help: 'No card of this pack or of packs that extend it has this category, and no filter asks for it. Its id may be misspelt somewhere.',
      example: 'categories: [action, goods]',
      broken: 'category-mistakes',
    },
  },
  pack: checkCategories,
};

/**
 * A category needs no declaration. But one that looks like a misspelt one and that no filter asks for, and one that is missing from those
 * that the packs declare, are probably slips.
 */
function checkCategories({ own, sound, vocabulary }: PackCards, { sink }: PackContext): void {
  const { declared, declaredComplete } = vocabulary;
  const known: ReadonlySet<string> = new Set([...CATEGORIES, ...declared]);
  const isAsked = (category: string): boolean =>
    sound.some((card) => wordsIn(card, 'category').includes(category));
  const told = new Set<string>();
  for (const card of own.values()) {
    if (card.broken) continue;
    card.data.categories.forEach((category, i) => {
      if (known.has(category)) return;
      const place = { file: card.file, path: [...card.path, 'categories', i] };
      const near = suggestion(category, known);
      if (near.help !== undefined && !isAsked(category) && !isIdea(category))
        sink.report(
          'category-unknown',
          place,
          declared.size === 0
            ? `The rules have no category ${quote(category)}, and no filter uses it.`
            : `There is no category ${quote(category)}, and no filter uses it.`,
          near,
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

/** Files that name categories. */
const NAMING = { cards: CardsSchema, setups: SetupSchema, strategies: StrategySchema };

/** Categories that the rules or an extended pack have too, and those that nothing uses. */
export function checkDeclared(pack: Pack, library: Library, sink: DiagnosticSink): void {
  const own = ownCategories(pack);
  if (own.length === 0) return;
  const used = namesUsed('categories', NAMING, pack, library);
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
