// The market of a setup: the kinds that it lists, or those that chance draws.
import {
  drawMarket,
  MOST_DRAWS,
  unmetCondition,
  type DrawnKind,
  type MarketDraw,
} from '../../bundle/market-draw.ts';
import type { DiagnosticSink } from '../../diagnostics/sink.ts';
import { findItem, isIncomplete, qualifiedId, visibleItems, type Library } from '../../packs/library.ts';
import type { Item, Pack } from '../../packs/model.ts';
import type { Path } from '../../text/path.ts';
import type { CardData } from '../schema/cards.ts';
import type { SetupData } from '../schema/setup.ts';
import type { MergedRules } from '../rules/merged-rules.ts';
import { setApart } from './in-force.ts';
import { checkMarketCard } from './market-card.ts';
import { readRows, type Row } from './rows.ts';
import { readConditions, tooFew } from './conditions.ts';

const LISTS = ['cards', 'always', 'from', 'never'] as const;

export interface Market {
  /** The kinds that have piles. */
  readonly cards: readonly Item<CardData>[];
  readonly rows: readonly Row[];
  /** The kinds that chance draws from; none where all kinds are listed. */
  readonly pool: readonly Item<CardData>[];
  /** How they are drawn, and the seed of this draw, where chance had a part. */
  readonly draw?: MarketDraw;
  readonly seed?: number;
}

/** All its kinds, in piles and in rows. */
export function kindsOf({ cards, rows }: Pick<Market, 'cards' | 'rows'>): Item<CardData>[] {
  return [...cards, ...rows.flatMap((row) => row.cards.map(({ card }) => card))];
}

/** Cards that a market of these rules can have: for sale, and without a pile or a place in the starting deck. */
function selectableCards(pack: Pack, rules: MergedRules): Item<CardData>[] {
  const taken = new Set([...rules.supply.map(({ card }) => card), ...rules.dealt]);
  return ([...visibleItems(pack, 'cards').values()] as Item<CardData>[]).filter(
    (card) => !card.broken && !taken.has(card) && card !== rules.waste && card.data.notForSale !== true,
  );
}

/** Undefined when the market cannot be; the sink then has the reason, unless a card is not there. */
export function readMarket(
  setup: Item<SetupData>,
  pack: Pack,
  rules: MergedRules | undefined,
  library: Library,
  sink: DiagnosticSink,
  seed?: number,
): Market | undefined {
  const { market } = setup.data;
  const before = sink.errors;
  const listed = (key: (typeof LISTS)[number], checked: boolean): Item<CardData>[] =>
    (market[key] ?? []).flatMap((reference, i) => {
      const place = { file: setup.file, path: [...setup.path, 'market', key, i] };
      const card = findItem(library, pack, 'cards', reference) as Item<CardData> | undefined;
      if (card && checked && rules) checkMarketCard(card, rules, place, sink);
      return card ?? [];
    });
  const cards = listed('cards', true);
  const always = listed('always', true);
  const from = listed('from', true);
  const never = listed('never', false);
  const at = (...path: Path): { file: Item['file']; path: Path } => ({
    file: setup.file,
    path: [...setup.path, 'market', ...path],
  });

  const rows = readRows(setup, pack, rules, library, [...cards, ...always], sink);
  const fixed = market.cards !== undefined || (market.rows !== undefined && market.random === undefined);
  if (fixed === (market.random !== undefined)) {
    const message = market.cards
      ? 'The market both lists cards and draws them at random.'
      : 'The market neither lists nor draws cards.';
    sink.report('market-form', at(), message, { at: 'key' });
    return undefined;
  }
  if (fixed && market.always !== undefined) {
    const message =
      /* @wc-include */ 'always adds kinds to those drawn at random, but this market draws none.';
    const help =
      'List these kinds under cards, also in a market with rows, or say how many kinds are drawn: random.';
    sink.report('market-form', at('always'), message, { at: 'key', help });
    return undefined;
  }
  const conditions = readConditions(setup, pack, library);
  if (!rules || !rows || !conditions || sink.errors > before) return undefined;

  const drawn = market.random ?? 0;
  const count = fixed ? (market.cards ?? []).length : (market.always ?? []).length + drawn;
  // A market with rows may have any number of piles.
  const wanted = market.kinds ?? (rows.length > 0 ? count : rules.market.kinds);
  if (count !== wanted) {
    const told = count === 1 ? /* @wc-include */ '1 kind' : /* @wc-include */ `${count} kinds`;
    sink.report(
      'market-size',
      fixed ? at('cards') : at('random'),
      market.kinds === undefined
        ? `The market has ${told}; the rules ${rules.item.id} require ${wanted}.`
        : `The market has ${told}; its kinds setting requires ${wanted}.`,
      { at: 'key' },
    );
    return undefined;
  }
  // A card that is not there was told, or could not be read.
  const listedCount = cards.length + always.length + from.length + never.length;
  const writtenCount = LISTS.reduce((sum, key) => sum + (market[key] ?? []).length, 0);
  if (listedCount < writtenCount) return undefined;
  const inRows = kindsOf({ cards: [], rows });
  if (fixed) {
    const reason = unmetCondition(conditions, [...cards, ...inRows].map(drawnKind));
    if (reason === undefined) return { cards, rows, pool: [] };
    sink.report('market-conditions', market.cards ? at('cards') : at('rows'), `The market ${reason}.`, {
      at: 'key',
    });
    return undefined;
  }

  const excluded = new Set([...always, ...never, ...inRows, ...setApart(setup, pack, library)]);
  const pool = [...new Set(market.from ? from : selectableCards(pack, rules))].filter(
    (card) => !excluded.has(card),
  );
  if (pool.length < drawn) {
    const message = `${drawn} kinds are drawn, but there are only ${pool.length} to draw from.`;
    if (allCardsRead(pack)) sink.report('market-too-small', at('random'), message);
    return undefined;
  }
  const draw: MarketDraw = {
    ...conditions,
    pool: pool.map(drawnKind),
    count: drawn,
    always: [...always, ...inRows].map(drawnKind),
  };
  const short = tooFew(draw);
  if (short) {
    if (allCardsRead(pack)) sink.report('market-conditions', at('atLeast', short.category), short.message);
    return undefined;
  }
  const used = seed ?? market.seed ?? 0;
  const found = drawMarket(draw, used);
  if (!('unmet' in found)) {
    const items = new Map(pool.map((card) => [qualifiedId(card), card]));
    const kinds = found.flatMap((id) => items.get(id) ?? []);
    return { cards: [...always, ...kinds], rows, pool, draw, seed: used };
  }
  const message = `No market among ${MOST_DRAWS.toLocaleString('en')} draws meets the conditions: the last one ${found.unmet}.`;
  if (allCardsRead(pack))
    sink.report('market-conditions', at(market.atLeast ? 'atLeast' : 'apart'), message, { at: 'key' });
  return undefined;
}

/** A card with errors counts for no category. */
function drawnKind(card: Item<CardData>): DrawnKind {
  return { id: qualifiedId(card), categories: card.broken ? [] : card.data.categories };
}

/** Whether nothing that could be drawn is missing from the pool because of an error in its file. */
export function allCardsRead(pack: Pack): boolean {
  return (
    !isIncomplete(pack, 'cards') && ![...visibleItems(pack, 'cards').values()].some(({ broken }) => broken)
  );
}
