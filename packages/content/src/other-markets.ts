// The markets that a page can draw of a setup.
import type { MarketPool } from './bundle/market-draw.ts';
import { gameNamed } from './game-named.ts';
import type { Looks } from './looks/looks.ts';
import { itemNamed, libraryOf } from './packs/library.ts';
import type { Content, ResolvedSetup } from './packs/model.ts';
import { chosenOptions } from './playtests/record-fit.ts';
import { resolveSetup, setupLooks } from './resolve-setup.ts';

/** What the market of a setup is drawn from; undefined where none is drawn, and where one was asked for. */
export function marketPool(
  content: Content,
  { id, game, hash, options }: ResolvedSetup,
): MarketPool | undefined {
  const { marketSeed, ...chosen } = chosenOptions(options);
  if (marketSeed === undefined) return undefined;
  const own = resolveSetup(content, id, chosen);
  if (!own.ok || own.setup.hash !== hash) return undefined;
  const library = libraryOf(content);
  const item = itemNamed(library, 'setups', id);
  return item && gameNamed(game)?.pool?.(item, chosen, library);
}

/** The looks of a setup, with those of all cards that its market is drawn from. */
export function playLooks(content: Content, setup: ResolvedSetup): Looks | undefined {
  const { marketSeed: _, ...chosen } = chosenOptions(setup.options);
  const looks = setupLooks(content, setup.id, chosenOptions(setup.options));
  const kinds = Object.keys(marketPool(content, setup)?.cards ?? {});
  // One by one, so that no game is too large.
  const others = kinds.flatMap((kind) => setupLooks(content, setup.id, { ...chosen, market: [kind] }) ?? []);
  const merged = <Key extends keyof Looks>(key: Key): Looks[Key] =>
    Object.assign({}, ...others.map((one) => one[key]), looks?.[key]) as Looks[Key];
  return (
    looks && { ...looks, cards: merged('cards'), layouts: merged('layouts'), palettes: merged('palettes') }
  );
}
