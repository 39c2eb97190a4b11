// A setup of Trains to the definition that the engine takes.
import { TERRAIN_LIMIT } from '@railwright/engine';
import type {
  CardDefinition,
  CellDefinition,
  TerrainDefinition,
  TrainsDefinition,
  HexMap,
  RowRule,
} from '@railwright/engine';
import { answered } from '../../answered.ts';
import { hasErrors } from '../../diagnostics/diagnostic.ts';
import type { DiagnosticSink } from '../../diagnostics/sink.ts';
import { findItem, qualifiedId, type Library } from '../../packs/library.ts';
import type { GameResolution } from '../../game-module.ts';
import type { Item, SetupOptions } from '../../packs/model.ts';
import { visibleCategories } from '../../packs/categories.ts';
import { cardDefinition } from '../cards/card-definition.ts';
import { applyWording, type Wording, readWording } from '../cards/wording.ts';
import { readMapOnce } from '../map/read-map.ts';
import { visibleTerrains, type Terrain } from '../../packs/terrains.ts';
import { asNames, english } from '../../packs/names.ts';
import type { CardData } from '../schema/cards.ts';
import type { MapData } from '../schema/map.ts';
import type { SetupData } from '../schema/setup.ts';
import { resourcesUsed, tokensUsed } from './declared-used.ts';
import { allCardsRead } from './market.ts';
import type { Row } from './rows.ts';
import { readStart, startable } from './start.ts';
import { byCost, placeOf, readKinds, type Kind } from './kinds.ts';
import { readSetup, type ReadSetup } from './read-setup.ts';
import { differencesBySeats, given, resolveRules, type Every } from './resolve-rules.ts';

export function resolveTrains(
  setup: Item,
  options: SetupOptions,
  library: Library,
  sink: DiagnosticSink,
): GameResolution | undefined {
  const item = setup as Item<SetupData>;
  const pack = library.packs.get(item.pack);
  const read = pack && readSetup(item, library, sink, options);
  if (!read) return undefined;
  const { rules, market, seats, defaultSeats } = read;
  // From fewer cards than there are meant to be, another market would be drawn.
  if (market.seed !== undefined && !item.data.market.from && !allCardsRead(pack)) return undefined;
  const kinds = readKinds(item, read, sink);
  if (!kinds || kinds.some(({ card }) => card.broken)) return undefined;
  const byId = new Map(kinds.map(({ card }) => [card.id, card]));
  const wording = readWording(rules.wording, pack, library);
  const map = resolveMap(read.map, library, wording);
  if (!map) return undefined;
  const starts = startable(map).length;
  if (starts < seats.max) {
    const where = { file: read.map.file, path: ['terrain'] };
    const message = `There are ${starts} cells to start on, but up to ${seats.max} players.`;
    sink.report('map-few-starts', where, message, { at: 'key' });
    return undefined;
  }
  const start = readStart(item, map, seats.max, sink);
  if (start === false) return undefined;
  if (map.terrains.length > TERRAIN_LIMIT) {
    sink.report('game-too-large', placeOf(item), `This game has ${map.terrains.length} terrains.`);
    return undefined;
  }

  const definition = given<TrainsDefinition>({
    game: 'trains',
    setup: qualifiedId(item),
    title: english(item.data.title),
    rules: resolveRules(rules, seats),
    bySeats: differencesBySeats(rules, market, seats),
    map,
    cards: kinds.map((kind) => resolveCard(kind, byId, library, wording)),
    tokens: someOf(tokensUsed(kinds, read.map, library)),
    resources: someOf(resourcesUsed(kinds, rules, library)),
    start,
    ...inForceOf(item, read),
    rows: someOf(market.rows.map(resolveRow)),
  });
  return {
    id: qualifiedId(item),
    title: definition.title,
    game: 'trains',
    seats,
    defaultSeats,
    definition,
    parts: [...rules.chain, ...rules.wording, read.map, ...kinds.map(({ card }) => card)],
    options: {
      rules: qualifiedId(rules.item),
      map: qualifiedId(read.map),
      market: market.cards.map(({ id }) => id).sort(),
      ...(market.seed !== undefined && { marketSeed: market.seed }),
      ...(options.switches && { switches: options.switches }),
    },
  };
}

function resolveRow({ title, show, cards }: Row): RowRule {
  return {
    ...(title !== undefined && { title: asNames(title) }),
    show,
    cards: byCost(cards).map(({ card }) => card.id),
  };
}

function inForceOf(
  { data }: Item<SetupData>,
  { inForce }: ReadSetup,
): Every<Pick<TrainsDefinition, 'powers' | 'events'>> {
  const ids = (cards: readonly Item[]): string[] => cards.map(({ id }) => id);
  return {
    powers: data.powers && {
      cards: ids(inForce.powers),
      deal: data.powers.deal ?? 'drawn',
      ...(data.powers.offer !== undefined && { offer: data.powers.offer }),
      ...(data.powers.keep !== undefined && { keep: data.powers.keep }),
      ...(data.powers.secret && { secret: true }),
    },
    events: data.events && {
      cards: ids(inForce.events),
      again: data.events.again ?? false,
      ...(data.events.order === 'fixed' && { inOrder: true }),
      ...(data.events.rounds !== undefined && data.events.rounds > 1 && { rounds: data.events.rounds }),
    },
  };
}

export function resolveCard(
  { card, supply, role }: Kind,
  byId: ReadonlyMap<string, Item<CardData>>,
  library: Library,
  wording: Wording,
): CardDefinition {
  const { data } = card;
  const home = library.packs.get(card.pack);
  // Ids in effects are those of the card's own pack. A card that is not in this game keeps an unused id.
  const rename = (reference: string): string => {
    const target = home && findItem(library, home, 'cards', reference);
    if (!target) return reference;
    const there = byId.get(target.id);
    return there === undefined || there === target ? target.id : qualifiedId(target);
  };
  const { name, text } = applyWording(card, wording);
  const { text: _, ...definition } = cardDefinition(data, rename, home && visibleCategories(home));
  return {
    ...definition,
    id: card.id,
    name,
    ...(supply && { supply }),
    ...(role && { role }),
    ...(text && { text }),
  };
}

/** Undefined when the map has errors. */
export function resolveMap(item: Item<MapData>, library: Library, wording: Wording): HexMap | undefined {
  const pack = library.packs.get(item.pack);
  if (!pack || item.broken) return undefined;
  const { result: map, findings } = readMapOnce(item, library);
  if (!map || hasErrors(findings)) return undefined;
  const { oneWay, links, routes, bonuses: _onCells, regions, tokens, ...others } = map.features;
  answered(others);
  return given<HexMap>({
    id: qualifiedId(item),
    name: asNames(item.data.name),
    orientation: item.data.orientation,
    terrains: [...visibleTerrains(pack).values()].map(terrainOf),
    cells: map.cells.map(({ label, hex, terrain, city, remote, name, bonus }): CellDefinition => ({
      label,
      q: hex.q,
      r: hex.r,
      ...(terrain && { terrain: terrain.id }),
      ...(city !== undefined && { city }),
      ...(remote !== undefined && { remote }),
      ...(name && { name: wording.place(name) }),
      ...(bonus && { bonus }),
    })),
    barriers: map.barriers,
    oneWay: someOf(oneWay),
    links: someOf(links),
    routes: someOf(routes),
    tokens: someOf(tokens.map(({ at, kind, count }) => ({ at, kind, count }))),
    regions: someOf(regions),
  });
}

/** Undefined for none: a definition does not have what is empty. */
function someOf<T>(list: readonly T[]): readonly T[] | undefined {
  return list.length > 0 ? list : undefined;
}

export function terrainOf({ id, name, cost, color }: Terrain): TerrainDefinition {
  return { id, name, cost, ...(color !== undefined && { color }) };
}
