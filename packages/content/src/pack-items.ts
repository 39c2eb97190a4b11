// Cards and maps of packs outside any setup, in the engine's form, for pictures and lists.
import type { HexMap, TokenDefinition } from '@railwright/engine';
import { gameNamed } from './game-named.ts';
import type { PackCard } from './game-module.ts';
import { itemNamed, libraryOf } from './packs/library.ts';
import { tokenOf, visibleTokens } from './packs/tokens.ts';
import type { Content } from './packs/model.ts';

/** The pack's own cards without those that have errors, in the order of its files; undefined for games without card files. */
export function packCards(content: Content, packId: string): readonly PackCard[] | undefined {
  const library = libraryOf(content);
  const pack = library.packs.get(packId);
  return pack && gameNamed(pack.game)?.cards?.(pack, library);
}

/** A map by `pack/id`; undefined when there is none or it has errors. */
export function mapNamed(content: Content, name: string): HexMap | undefined {
  const library = libraryOf(content);
  const map = itemNamed(library, 'maps', name);
  const pack = map && library.packs.get(map.pack);
  return pack && gameNamed(pack.game)?.map?.(map, library);
}

/** The kinds of token that lie on a map at the start, as the map's pack knows them. */
export function mapTokens(content: Content, name: string): readonly TokenDefinition[] {
  const pack = libraryOf(content).packs.get(name.slice(0, name.indexOf('/')));
  const known = pack && visibleTokens(pack);
  const kinds = new Set(mapNamed(content, name)?.tokens?.map(({ kind }) => kind));
  return [...kinds].flatMap((kind) => known?.get(kind) ?? []).map(tokenOf);
}
