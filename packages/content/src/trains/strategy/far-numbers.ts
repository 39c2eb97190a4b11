// Numbers of a strategy that no game reaches: coins that no purse holds, more cards of a kind than there are.
import { STRATEGY_COUNT_NAMES } from '@railwright/engine';
import type { DiagnosticSink } from '../../diagnostics/sink.ts';
import type { Library } from '../../packs/library.ts';
import type { Item, Pack } from '../../packs/model.ts';
import { isData, type Data } from '../../text/data.ts';
import type { Path } from '../../text/path.ts';
import { judgeNumber, type Limits, type Measured } from '../rules/limits.ts';
import { rulesAtHand } from '../rules/merge-rules.ts';
import type { CardData } from '../schema/cards.ts';
import type { StrategyData } from '../schema/strategy.ts';
import { kindsOf } from './match-kinds.ts';

const MEASURES: ReadonlyMap<string, Measured> = new Map([
  ['coins', 'coins'],
  ['round', 'rounds'],
  ['stationsLeft', 'stations'],
]);
const COUNTS: ReadonlySet<string> = new Set(STRATEGY_COUNT_NAMES);
const BOUNDS = ['atLeast', 'atMost', 'exactly'];
/** The rows of a market may have this many times the cards of a pile. */
const ROWS = 2;

/** How many cards there are of what a rule or a condition means. */
export type Copies = (choice: Data) => number;

export function checkStrategyNumbers(
  { file, data }: Item<StrategyData>,
  limits: Limits,
  copies: Copies,
  sink: DiagnosticSink,
): void {
  visit(data, []);

  function visit(value: unknown, path: Path): void {
    if (Array.isArray(value)) value.forEach((item, i) => visit(item, [...path, i]));
    if (!isData(value)) return;
    if (value['upTo'] !== undefined) judgeCount(value, ['upTo'], path);
    for (const [key, inner] of Object.entries(value)) {
      const at = [...path, key];
      const of = MEASURES.get(key);
      if (of && isData(inner))
        for (const bound of BOUNDS)
          judgeNumber(inner[bound], of, limits, { file, path: [...at, bound] }, sink);
      else if (COUNTS.has(key) && isData(inner)) judgeCount(inner, BOUNDS, at);
      else visit(inner, at);
    }
  }

  function judgeCount(choice: Data, keys: readonly string[], path: Path): void {
    const most = copies(choice);
    for (const key of keys)
      judgeNumber(choice[key], 'copies', limits, { file, path: [...path, key] }, sink, { most });
  }
}

/** By the rules that the pack can see. */
export function copiesOf(pack: Pack, cards: readonly Item<CardData>[], library: Library): Copies {
  const rules = rulesAtHand(pack, library);
  const ofKind = (card: Item<CardData>): number =>
    Math.max(
      ...rules.map(({ supply, startDeck, market }) => {
        const pile = supply.find((one) => one.card === card)?.count ?? ROWS * market.copies;
        return pile + (startDeck.find((one) => one.card === card)?.count ?? 0);
      }),
    );
  return (choice) => {
    const { card } = choice as { readonly card?: string | readonly string[] };
    const bare = card === undefined ? {} : { card: [card].flat().map((id) => id.slice(id.indexOf('/') + 1)) };
    const kinds = kindsOf({ ...choice, ...bare }, cards);
    return rules.length === 0 || kinds.length === 0
      ? Infinity
      : kinds.reduce((sum, card) => sum + ofKind(card), 0);
  };
}
