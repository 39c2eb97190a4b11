// Goes through the cards of a pack, and once through each value of their effects, for all checks.
import type { DiagnosticSink } from '../../diagnostics/sink.ts';
import type { Library } from '../../packs/library.ts';
import { isBroken } from '../../packs/is-broken.ts';
import type { Item, Pack } from '../../packs/model.ts';
import { cardTree, StepNode, type CardNode } from '../language/nodes.ts';
import type { Limits } from '../rules/limits.ts';
import type { CardData } from '../schema/cards.ts';
import { mapsPlayed } from '../setup/cards-sold.ts';
import { allSetApart } from '../setup/in-force.ts';
import { readVocabulary } from '../cards/vocabulary.ts';
import { ATTACK_RULES } from './attack-rules.ts';
import { CARD_PARTS } from './card-parts.ts';
import { CATEGORIES_OF_CARDS } from './categories.ts';
import { MAX_COMPARED, type CardCheck, type CheckedCard, type PackCards, type ValueType } from './check.ts';
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
import { opsOfOthers } from './analysis/turns.ts';
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

export function checkCards(
  pack: Pack,
  limits: (but?: Item<CardData>) => Limits,
  library: Library,
  sink: DiagnosticSink,
): void {
  const own = (pack.items.get('cards') ?? new Map()) as ReadonlyMap<string, Item<CardData>>;
  if (own.size === 0) return;
  const cards = packCards(pack, own, limits, library, sink);
  for (const item of own.values()) checkCard(item, cards);
  for (const check of CHECKS) check.pack?.(cards);
}

function checkCard(item: Item<CardData>, of: PackCards): void {
  const { file, broken } = item;
  const { sink } = of;
  const before = sink.errors;
  const tree = cardTree(item);
  const card: CheckedCard = {
    item,
    tree,
    of,
    limits: of.limits(item),
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

function packCards(
  pack: Pack,
  own: ReadonlyMap<string, Item<CardData>>,
  limits: PackCards['limits'],
  library: Library,
  sink: DiagnosticSink,
): PackCards {
  const vocabulary = readVocabulary(pack, library);
  const all = [...vocabulary.cards.values()];
  const sound = all.filter(({ broken }) => !broken);
  const maps = mapsPlayed(library);
  const played = maps ? all.filter((card) => maps.has(card)) : all;
  const isComparable = vocabulary.cardsComplete && all.length * own.size <= MAX_COMPARED;
  const [events, powers] = [allSetApart(library, 'events'), allSetApart(library, 'powers')];
  return {
    pack,
    library,
    sink,
    own,
    vocabulary,
    limits,
    sound,
    maps,
    byOthers: opsOfOthers(sound.map(cardTree)),
    // Of a card that no setup has it is not known what it will be played with.
    playedWith: (card) => (isComparable ? (maps?.has(card) ? played : all) : undefined),
    standing: (card) => {
      if (events.has(card)) return 'event';
      if (powers.has(card)) return 'power';
      return card.data.notForSale === true ? 'unknown' : 'play';
    },
  };
}
