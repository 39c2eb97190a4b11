// Goes through the cards of a pack, and once through each value of their effects, for all checks.
import type { DiagnosticSink } from '../../diagnostics/sink.ts';
import { itemsOf, type Library } from '../../packs/library.ts';
import { askEach, keepFindings } from '../../packs/keeper.ts';
import { isBroken } from '../../packs/is-broken.ts';
import type { Item, Pack } from '../../packs/model.ts';
import { cardTree, StepNode, type CardNode } from '../language/nodes.ts';
import { limitsOf } from '../rules/limits.ts';
import type { CardData } from '../schema/cards.ts';
import type { Vocabulary } from '../cards/vocabulary.ts';
import { ATTACK_RULES } from './attack-rules.ts';
import { CARD_PARTS } from './card-parts.ts';
import { CATEGORIES_OF_CARDS } from './categories.ts';
import type { CardCheck, CardFacts, CheckedCard, ValueType } from './check.ts';
import { cardsOf } from './pack-cards.ts';
import { EMPTY_FILTERS } from './empty-filters.ts';
import { ENDLESS } from './endless.ts';
import { FAR_NUMBERS } from './far-numbers.ts';
import { LASTING } from './lasting.ts';
import { NO_DIFFERENCE } from './no-difference.ts';
import { NO_OP_FIELDS } from './no-op-fields.ts';
import { OBTAINABLE } from './obtainable.ts';
import { PUBLIC_NUMBERS } from './public-numbers.ts';
import { REPEATS } from './repeats.ts';
import { SELECTIONS } from './selections.ts';
import { STEP_SHAPES } from './step-shapes.ts';
import { TOKEN_OWNERS } from './token-owners.ts';
import { TRIGGER_LOOPS } from './trigger-loops.ts';
import { UNREACHABLE_PARTS } from './unreachable-parts.ts';
import { WORDING_NUMBERS } from './wording-numbers.ts';
import { WORDS } from './words.ts';

export const CHECKS: readonly CardCheck[] = [
  STEP_SHAPES,
  SELECTIONS,
  LASTING,
  REPEATS,
  WORDS,
  TOKEN_OWNERS,
  PUBLIC_NUMBERS,
  NO_OP_FIELDS,
  NO_DIFFERENCE,
  EMPTY_FILTERS,
  FAR_NUMBERS,
  CARD_PARTS,
  ATTACK_RULES,
  UNREACHABLE_PARTS,
  TRIGGER_LOOPS,
  ENDLESS,
  CATEGORIES_OF_CARDS,
  OBTAINABLE,
  WORDING_NUMBERS,
];
const EVEN_BROKEN = CHECKS.filter(({ evenBroken }) => evenBroken);

export function checkCards(pack: Pack, library: Library, sink: DiagnosticSink): void {
  const own = itemsOf<CardData>(pack, 'cards');
  if (own.length === 0) return;
  const facts = factsOf(pack, library);
  for (const item of own)
    keepFindings(library, item, 'card', sink, (found) => {
      checkCard(item, { ...facts, sink: found });
    });
  keepFindings(library, pack.file, 'cards', sink, (found) => {
    const cards = cardsOf(pack, library);
    for (const check of CHECKS) check.pack?.(cards, { pack, library, sink: found });
  });
}

/** Cards hardly ever depend on the whole of another, so what is asked about the others counts, not what they are. */
function factsOf(pack: Pack, library: Library): Omit<CardFacts, 'sink'> {
  return {
    pack,
    library,
    vocabulary: askEach(pack, library, 'words', vocabularyOf),
  };
}

const vocabularyOf = (pack: Pack, library: Library): Vocabulary => cardsOf(pack, library).vocabulary;

function checkCard(item: Item<CardData>, of: CardFacts): void {
  const { file, broken } = item;
  const { sink } = of;
  const before = sink.errors;
  const tree = cardTree(item);
  const card: CheckedCard = {
    item,
    tree,
    of,
    get limits() {
      return limitsOf(of.pack, of.library, item);
    },
    hasErrors: () => sink.errors > before,
    report: (code, where, message, marked) => {
      sink.report(code, { file, path: 'path' in where ? where.path : where }, message, marked);
    },
  };
  for (const part of tree.inner) {
    const checks = broken && isBroken(file, part.path) ? EVEN_BROKEN : CHECKS;
    for (const node of part.all()) for (const check of checks) visit(node, check, card);
  }
  for (const check of CHECKS) check.card?.(card);
}

function visit(node: CardNode, { values, steps, ops }: CardCheck, card: CheckedCard): void {
  if (node instanceof StepNode) {
    steps?.(node, card);
    ops?.[node.op]?.(node, card);
  } else values?.[node.type as ValueType]?.(node, card);
}
