// The cards of a pack: their effects, whether these end, and whether anybody can get them.
import type { Filter } from '@railwright/engine';
import { DiagnosticSink } from '../diagnostics/sink.ts';
import { visibleItems, type Library } from '../load/library.ts';
import type { Item, Pack } from '../model.ts';
import type { CheckedEffects } from './effects/candidates.ts';
import { checkEffects } from './effects/check-effects.ts';
import { checkCategories } from './check-categories.ts';
import { checkParts } from './check-parts.ts';
import { checkWording } from './check-wording.ts';
import { checkIdle, type Standing } from './effects/check-idle.ts';
import { emptyCells } from './effects/closed-cells.ts';
import { emptyFilters } from './effects/empty-filters.ts';
import { checkFeeding } from './effects/check-feeding.ts';
import { checkEndless } from './effects/endless.ts';
import { checkMoot } from './effects/check-moot.ts';
import { checkNeedless } from './effects/check-needless.ts';
import { checkFarNumbers } from './effects/far-numbers.ts';
import { checkHarm } from './effects/check-harm.ts';
import { opsOfOthers } from './effects/turns.ts';
import { walkCard } from './effects/walk.ts';
import { isData } from '../yaml/data.ts';
import { checkRegionsThere } from './map/check-regions.ts';
import type { Limits } from './limits.ts';
import { mergeRules } from './rules/merge-rules.ts';
import { namesUnknown } from '../references/named-things.ts';
import { CardsSchema, type CardData } from './schema/cards.ts';
import type { RulesData } from './schema/rules.ts';
import { mapsPlayed } from './setup/cards-sold.ts';
import { allSetApart } from './setup/in-force.ts';
import { readVocabulary, type Vocabulary } from './vocabulary.ts';

/** So many pairs of a card that is not for sale and a filter are looked at. */
const MAX_COMPARED = 250_000;

export function checkCards(
  pack: Pack,
  /** What games come to; of a card, without it. */
  limits: (but?: Item<CardData>) => Limits,
  library: Library,
  sink: DiagnosticSink,
): void {
  const own = (pack.items.get('cards') ?? new Map()) as ReadonlyMap<string, Item<CardData>>;
  if (own.size === 0) return;
  const vocabulary = readVocabulary(pack, library);
  const applying = new Map<string, CheckedEffects>();
  for (const [id, card] of vocabulary.cards) {
    const isOwn = own.get(id) === card;
    if (card.broken && !isOwn) continue;
    if (isOwn) checkNeedless(card, sink);
    if (isOwn) checkParts(card, sink);
    if (!isOwn && !mentions(card.data, 'apply-effect')) continue;
    // Cards of other packs are checked with those; here it matters only which effects they apply.
    const before = sink.errors;
    const effects = checkEffects(card, vocabulary, isOwn ? sink : new DiagnosticSink());
    if (isOwn && !card.broken && sink.errors === before && !namesUnknownCards(card, pack, library))
      checkWording(card, vocabulary.cards, sink);
    if (!card.broken && effects.applies.length > 0) applying.set(id, effects);
  }
  checkEndless(own, applying, sink);
  checkCategories(own, vocabulary, sink);
  checkObtainable(own, pack, vocabulary, library, sink);
  checkFilters(own, vocabulary, library, sink);
  if (vocabulary.regionsComplete) checkRegionsThere(own.values(), vocabulary.regions, library, sink);
  checkFeeding(own, vocabulary, library, sink);
  for (const card of own.values()) {
    checkMoot(card, sink);
    for (const { path, message, help } of emptyCells(card, vocabulary.closed))
      sink.report('filter-empty', { file: card.file, path }, message, { at: 'key', help });
    checkFarNumbers(card, limits(card), vocabulary, sink);
    if (!card.broken) checkHarm(card, vocabulary, sink);
  }
  checkIdleParts(own, vocabulary, library, sink);
}

/** Filters that nothing matches. A pack of so many cards is made by a program, which knows what it does. */
function checkFilters(
  own: ReadonlyMap<string, Item<CardData>>,
  vocabulary: Vocabulary,
  library: Library,
  sink: DiagnosticSink,
): void {
  const { cards, cardsComplete } = vocabulary;
  if (!cardsComplete || cards.size * own.size > MAX_COMPARED) return;
  const played = mapsPlayed(library);
  const all = [...cards.values()];
  // Of a card that no setup has it is not known what it will be played with.
  const together = played ? all.filter((card) => played.has(card)) : all;
  for (const card of own.values()) {
    if (card.broken) continue;
    const others = played?.has(card) === true ? together : all;
    for (const path of emptyFilters(card.data, card.path, others, vocabulary))
      sink.report('filter-empty', { file: card.file, path }, 'No card of any setup matches this filter.', {
        at: 'key',
      });
  }
}

/** What does nothing where it stands. */
function checkIdleParts(
  own: ReadonlyMap<string, Item<CardData>>,
  { cards }: Vocabulary,
  library: Library,
  sink: DiagnosticSink,
): void {
  const sound = [...cards.values()].filter(({ broken }) => !broken);
  const byOthers = opsOfOthers(sound.map(({ data }) => data));
  const [events, powers] = [allSetApart(library, 'events'), allSetApart(library, 'powers')];
  const standing = (card: Item<CardData>): Standing => {
    if (events.has(card)) return 'event';
    if (powers.has(card)) return 'power';
    return card.data.notForSale === true ? 'unknown' : 'play';
  };
  for (const card of own.values()) if (!card.broken) checkIdle(card, standing(card), byOthers, sink);
}

function checkObtainable(
  own: ReadonlyMap<string, Item<CardData>>,
  pack: Pack,
  vocabulary: Vocabulary,
  library: Library,
  sink: DiagnosticSink,
): void {
  const suspects = [...own.values()].filter(({ broken, data }) => !broken && data.notForSale === true);
  if (suspects.length === 0 || !vocabulary.rulesComplete) return;
  const handedOut = new Set<Item>();
  for (const item of visibleItems(pack, 'rules').values()) {
    const rules = mergeRules(item as Item<RulesData>, library, new DiagnosticSink());
    if (!rules) return;
    handedOut.add(rules.waste);
    for (const { card } of rules.startDeck) handedOut.add(card);
  }
  for (const card of allSetApart(library)) handedOut.add(card);
  // The same filter stands on many cards.
  const filters = new Map<string, Filter>();
  for (const card of vocabulary.cards.values())
    if (!card.broken) for (const where of gainFilters(card)) filters.set(JSON.stringify(where), where);
  // A pack of so many of both is made by a program, which knows what it does.
  if (suspects.length * filters.size > MAX_COMPARED) return;
  for (const card of suspects)
    if (!handedOut.has(card) && ![...filters.values()].some((where) => vocabulary.mayMatch(card, where)))
      sink.report(
        'card-unobtainable',
        { file: card.file, path: [...card.path, 'notForSale'] },
        `${card.id} is not for sale, and nothing else brings it into a game.`,
        { at: 'key' },
      );
}

function namesUnknownCards({ data }: Item<CardData>, pack: Pack, library: Library): boolean {
  return namesUnknown(CardsSchema, { cards: [data] }, 'cards', pack, library);
}

/** Whether a key is anywhere in the card. */
function mentions(value: unknown, key: string): boolean {
  if (Array.isArray(value)) return value.some((item) => mentions(item, key));
  if (!isData(value)) return false;
  return Object.hasOwn(value, key) || Object.values(value).some((inner) => mentions(inner, key));
}

/**
 * What the effects of a card gain. A card of the same kind as one that is in the game already brings no other into it, unless that one was
 * only named or lies in the supply.
 */
function gainFilters(card: Item<CardData>): Filter[] {
  const filters: Filter[] = [];
  const open: string[] = [];
  walkCard(card, {
    step: (op, { where }) => {
      if (op === 'name') open.push(op);
      if (op === 'gain' && isData(where)) filters.push(where);
    },
    value: (type, value) => {
      if (type === 'source' && value === 'supply') open.push(value);
    },
  });
  return open.length > 0 ? filters : filters.filter(({ sameAs }) => sameAs === undefined);
}
