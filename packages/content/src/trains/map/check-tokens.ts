// Kinds of token that a pack declares: what lies on its maps at the start, and kinds that nothing uses.
import { suggestion } from '../../diagnostics/suggest.ts';
import type { DiagnosticSink } from '../../diagnostics/sink.ts';
import type { Library } from '../../packs/library.ts';
import { isBroken } from '../../packs/is-broken.ts';
import { ownTokens, tokensComplete, visibleTokens } from '../../packs/tokens.ts';
import type { Item, Pack } from '../../packs/model.ts';
import { quote, whatThereIs } from '../../text/describe.ts';
import { namesUsed } from '../../references/names-used.ts';
import { CardsSchema } from '../schema/cards.ts';
import { MapSchema, type MapData } from '../schema/map.ts';
import type { ReadMap } from './read-map.ts';

/** Kinds that are not there, and more tokens than there are or than a cell can hold. */
export function checkMapTokens(
  { file }: Item<MapData>,
  map: ReadMap,
  pack: Pack,
  sink: DiagnosticSink,
): void {
  const known = visibleTokens(pack);
  const placed = new Map<string, number>();
  for (const { at, kind, count, path } of map.features.tokens) {
    const token = known.get(kind);
    if (!token) {
      const ids = sink.crowded ? [] : [...known.keys()];
      const others =
        ids.length === 0
          ? 'pack.yaml declares tokens: `tokens: { goods: { name: Goods } }`.'
          : whatThereIs(ids);
      if (tokensComplete(pack))
        sink.report(
          'reference-unknown',
          { file, path: [...path, 'kind'] },
          `There is no token ${quote(kind)}.`,
          suggestion(kind, ids, others),
        );
      continue;
    }
    if (token.owned) {
      sink.report(
        'token-owner',
        { file, path: [...path, 'kind'] },
        `Each token ${quote(kind)} belongs to the player who places it, so none can lie on a map at the start.`,
      );
      continue;
    }
    const all = (placed.get(kind) ?? 0) + count;
    placed.set(kind, all);
    const wrong =
      token.perCell !== undefined && count > token.perCell
        ? `At most ${token.perCell} such tokens can lie on ${at}, not ${count}.`
        : token.total !== undefined && all > token.total && all - count <= token.total
          ? `There are ${token.total} such tokens, and with these ${all} would lie on the map.`
          : undefined;
    if (wrong !== undefined) sink.report('token-too-many', { file, path: [...path, 'count'] }, wrong);
  }
}

/** Kinds that no card and no map of any pack uses. */
export function checkTokensUsed(pack: Pack, library: Library, sink: DiagnosticSink): void {
  const own = ownTokens(pack);
  if (own.length === 0) return;
  const maps = [...library.packs.values()].flatMap(({ visible, items }) =>
    visible.includes(pack) ? [...(items.get('maps')?.values() ?? [])] : [],
  );
  const used = namesUsed('tokens', { cards: CardsSchema, maps: MapSchema }, pack, library);
  if (!used || maps.some(({ file }) => isBroken(file, ['tokens']))) return;
  for (const [id] of own)
    if (!used.has(id))
      sink.report(
        'token-unused',
        { file: pack.file, path: ['tokens', id] },
        `No card and no map uses the token ${quote(id)}.`,
        { at: 'key' },
      );
}
