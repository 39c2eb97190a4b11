// Checks a strategy by itself: unknown cards and categories, conditions that nothing meets, rules that never
// apply. Whether it fits a setup is for fit-strategy.ts.
import type { BuyRule } from '@railwright/engine';
import { didYouMean, listWords } from '../../diagnostics/suggest.ts';
import type { DiagnosticSink } from '../../diagnostics/sink.ts';
import { visibleItems, type Library } from '../../packs/library.ts';
import type { Item, Pack } from '../../packs/model.ts';
import { namesUnknown } from '../../references/named-things.ts';
import { schemaReferences } from '../../references/schema-references.ts';
import { quote } from '../../text/describe.ts';
import type { CardData } from '../schema/cards.ts';
import { StrategySchema, type StrategyData } from '../schema/strategy.ts';
import { readVocabulary, type Vocabulary } from '../cards/vocabulary.ts';
import { checkConditions } from './check-conditions.ts';
import type { Limits } from '../rules/limits.ts';
import { checkStrategyNumbers, type Copies } from './far-numbers.ts';
import { kindsOf } from './match-kinds.ts';
import { readStrategy } from './read-strategy.ts';

/** The facts that all strategies of a pack are judged by. */
interface Known {
  /** The cards sold by some setup of the pack; undefined where that is unknown. */
  readonly sold: ReadonlySet<Item> | undefined;
  readonly limits: Limits;
  readonly copies: Copies;
}

export function checkStrategy(
  strategy: Item<StrategyData>,
  pack: Pack,
  library: Library,
  { sold, limits, copies }: Known,
  sink: DiagnosticSink,
): void {
  if (strategy.broken) return;
  const { file, data } = strategy;
  const before = sink.diagnostics.length;
  const vocabulary = readVocabulary(pack, library);
  checkCategories(strategy, vocabulary, sink);
  checkConditions(data, [], file, sink);
  checkStrategyNumbers(strategy, limits, copies, sink);
  // Consequences of one mistake are not reported a second time.
  const read = readStrategy(strategy, library);
  if (!read?.buy || sink.diagnostics.length > before || !vocabulary.cardsComplete) return;
  if (namesUnknown(StrategySchema, data, 'cards', pack, library)) return;
  const cards = [...visibleItems(pack, 'cards').values()] as Item<CardData>[];
  const never = new Set(read.never);
  const rules = read.buy.map((rule) => ({ rule, kinds: kindsOf(rule, cards) }));
  rules.forEach(({ rule, kinds }, i) => {
    const place = { file, path: ['buy', i] };
    const reason = neverReason(rule, kinds, never);
    if (reason !== undefined) return sink.report('strategy-rule-never', place, reason);
    if (sold && !kinds.some((card) => sold.has(card)))
      return sink.report(
        'strategy-unsold',
        place,
        `No setup of this pack sells ${listWords(
          kinds.map(({ id }) => id),
          3,
        )}, so this rule never applies there.`,
      );
    const by = rules.slice(0, i).findIndex((earlier) => covers(earlier, { rule, kinds }));
    if (by >= 0)
      sink.report(
        'strategy-rule-shadowed',
        place,
        `Whenever this rule applies, rule ${by + 1} applies first.`,
      );
  });
}

interface RuleKinds {
  readonly rule: BuyRule;
  readonly kinds: readonly Item<CardData>[];
}

/** Why a rule can never apply, if so. */
function neverReason(
  rule: BuyRule,
  kinds: readonly Item<CardData>[],
  never: ReadonlySet<string>,
): string | undefined {
  if (kinds.length === 0) return 'This rule matches no card.';
  const forSale = kinds.filter(({ data }) => data.notForSale !== true);
  if (forSale.length === 0) return 'This rule can never apply: what it names is not for sale.';
  const wanted = forSale.filter(({ id }) => !never.has(id));
  if (wanted.length === 0) return 'This rule can never apply: what it names is listed under never.';
  const coins = rule.when?.coins?.atMost ?? rule.when?.coins?.exactly;
  const cheapest = Math.min(...wanted.map(({ data }) => data.cost));
  if (coins !== undefined && coins < cheapest)
    return `This rule can never apply: with ${coins} coins nothing it names can be bought.`;
  const owned = rule.when?.owned;
  const least = owned?.atLeast ?? owned?.exactly;
  if (rule.upTo !== undefined && least !== undefined && least >= rule.upTo && sameKinds(owned ?? {}, rule))
    return `This rule can never apply: it requires ${least} owned but stops at ${rule.upTo}.`;
  return undefined;
}

const sameKinds = (a: BuyRule, b: BuyRule): boolean =>
  JSON.stringify([[a.card].flat(), a.where]) === JSON.stringify([[b.card].flat(), b.where]);

/** Whether an earlier rule buys whenever the later one would. */
function covers(earlier: RuleKinds, later: RuleKinds): boolean {
  const { when, upTo } = earlier.rule;
  if (when !== undefined && JSON.stringify(when) !== JSON.stringify(later.rule.when)) return false;
  if (upTo !== undefined) {
    const until = later.rule.upTo;
    if (until === undefined || until > upTo || !sameKinds(earlier.rule, later.rule)) return false;
  }
  const first = new Set(earlier.kinds);
  return later.kinds.every((card) => first.has(card));
}

function checkCategories(
  { file, data }: Item<StrategyData>,
  vocabulary: Vocabulary,
  sink: DiagnosticSink,
): void {
  for (const { to, id, path } of schemaReferences(StrategySchema, data))
    if (to === 'categories' && !vocabulary.categories.has(id) && vocabulary.cardsComplete)
      sink.report('category-unknown', { file, path }, `No card has the category ${quote(id)}.`, {
        help: sink.crowded ? undefined : didYouMean(id, vocabulary.categories),
      });
}
