// Markets drawn anew from a bundle, without the files of its pack: the same seed gives the game that these files give.
import { hashJson } from '../text/hash.ts';
import { isData } from '../text/data.ts';
import { drawMarket, type Card, type MarketDraw, type MarketPool, type Named } from './market-draw.ts';
import type { Bundle } from './read-bundle.ts';

/** More kinds in a market or a pool, or more names in conditions, are a mistake. */
const MOST = { kinds: 250, pool: 1000, conditions: 200 };

/**
 * The bundle of another market of the same setup; undefined if it draws none, or none with this seed meets the conditions of the market. A
 * bundle from elsewhere may hold any pool: what it makes of the definition is for `createGame` to check, as in every bundle.
 */
export function drawBundle(bundle: Bundle, seed: number): Bundle | undefined {
  if (bundle.options['marketSeed'] === seed) return bundle;
  const { pool, lesson: _lesson, publishedAt: _published, art, ...same } = bundle;
  try {
    if (!isPool(pool)) return undefined;
    const drawn = drawMarket(pool.draw, seed);
    if ('unmet' in drawn) return undefined;
    const definition = withMarket(bundle.definition as Definition, pool, drawn);
    const cards = definition.cards.map(({ id }) => id);
    const isMarket = (i: number): boolean => i >= pool.at && i < pool.at + pool.always + drawn.length;
    const options = {
      ...bundle.options,
      market: cards.filter((_, i) => isMarket(i)).sort(),
      marketSeed: seed,
    };
    return {
      ...same,
      base: bundle.base ?? bundle.hash,
      hash: hashJson(definition),
      options,
      definition,
      pool,
      ...(art && { art: Object.fromEntries(Object.entries(art).filter(([id]) => cards.includes(id))) }),
    };
  } catch {
    return undefined;
  }
}

type Definition = Bundle['definition'] & {
  readonly cards: readonly Card[];
  readonly tokens?: readonly Named[];
  readonly resources?: readonly Named[];
};

/** In the order of `resolve-trains.ts`: kinds by cost and id, tokens and resources where they are first named. */
function withMarket(definition: Definition, pool: MarketPool, drawn: readonly string[]): Definition {
  const pooled = new Set(Object.values(pool.cards).map(({ id }) => id));
  const others = definition.cards.filter(({ id }) => !pooled.has(id));
  const end = pool.at + pool.always;
  const market = [...others.slice(pool.at, end), ...drawn.map((id) => pool.cards[id] as Card)];
  const cards = [
    ...others.slice(0, pool.at),
    ...market.sort((a, b) => a.cost - b.cost || (a.id < b.id ? -1 : 1)),
    ...others.slice(end),
  ];
  const usedOf = (all: readonly Named[], by: MarketPool['named'], more: readonly string[] = []): Named[] =>
    [...new Set([...cards.flatMap(({ id }) => by[id] ?? []), ...more])].flatMap(
      (used) => all.find(({ id }) => id === used) ?? [],
    );
  const tokens = usedOf(pool.tokens, pool.named, pool.onMap);
  const resources = pool.resources
    ? usedOf(pool.resources.all, pool.resources.named, pool.resources.byRules)
    : [];
  const { tokens: _, resources: __, ...rest } = definition;
  return { ...rest, cards, ...(tokens.length > 0 && { tokens }), ...(resources.length > 0 && { resources }) };
}

/** Whether a draw from it ends in time. */
function isPool(value: unknown): value is MarketPool {
  if (!isData(value) || !isData(value['draw'])) return false;
  const {
    pool = [],
    count = -1,
    always = [],
    atLeast = [],
    apart = [],
  } = value['draw'] as Partial<MarketDraw>;
  return (
    Number.isInteger(count) &&
    count >= 0 &&
    count <= pool.length &&
    always.length + count <= MOST.kinds &&
    pool.length <= MOST.pool &&
    [...atLeast, ...apart].flat().length <= MOST.conditions
  );
}
