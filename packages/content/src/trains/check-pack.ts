// All checks of a pack for Trains beyond the shape of its files.
import { TERRAIN_LIMIT, TRAINS_END_REASONS } from '@railwright/engine';
import { checkTargets, type GameFacts } from '../check-targets.ts';
import type { DiagnosticSink } from '../diagnostics/sink.ts';
import { itemsOf, placeIn, visibleItems, type Library } from '../packs/library.ts';
import { askOf, keepFindings, keepOne } from '../packs/keeper.ts';
import { isBroken } from '../packs/is-broken.ts';
import type { Item, Pack } from '../packs/model.ts';
import type { LocaleData } from '../schema/locale.ts';
import { quote } from '../text/describe.ts';
import { checkDeclared } from './card-checks/categories.ts';
import { checkResourcesUsed, checkStartResources } from './cards/check-resources.ts';
import { checkCards } from './card-checks/check-cards.ts';
import { checkMap, type MapDemand } from './map/check-map.ts';
import { checkMapNumbers, checkTerrainCosts } from './map/far-numbers.ts';
import { checkRegionsUsed } from './map/check-regions.ts';
import { checkMapTokens, checkTokensUsed } from './map/check-tokens.ts';
import { readMapOnce } from './map/read-map.ts';
import { checkResources } from '../packs/resources.ts';
import { checkTerrains, terrainsComplete, visibleTerrains } from '../packs/terrains.ts';
import { checkTokens } from '../packs/tokens.ts';
import { english } from '../packs/names.ts';
import { limitsOf } from './rules/limits.ts';
import { readKinds } from './setup/kinds.ts';
import { resolveMap } from './setup/resolve-trains.ts';
import { checkRules } from './rules/check-rules.ts';
import { rulesAtHand } from './rules/merge-rules.ts';
import type { MergedRules } from './rules/merged-rules.ts';
import { checkManyTokens } from './rules/tokens.ts';
import type { CardData } from './schema/cards.ts';
import type { MapData } from './schema/map.ts';
import type { RulesData } from './schema/rules.ts';
import type { SetupData } from './schema/setup.ts';
import type { StrategyData } from './schema/strategy.ts';
import { cardsSold } from './setup/cards-sold.ts';
import { checkGains } from './setup/check-gains.ts';
import { resourcesUsed } from './setup/declared-used.ts';
import { checkInForce } from './setup/check-in-force.ts';
import { checkSold } from './setup/check-sold.ts';
import { checkGoals, checkWaste } from './setup/check-needs.ts';
import { knownSetup, readSetup, type ReadSetup } from './setup/read-setup.ts';
import { readStart } from './setup/start.ts';
import { readWording } from './cards/wording.ts';
import { checkStrategy } from './strategy/check-strategy.ts';
import { copiesOf } from './strategy/far-numbers.ts';

export function checkTrainsPack(pack: Pack, library: Library, sink: DiagnosticSink): void {
  const before = sink.errors;
  checkTerrains(pack, sink);
  const terrainsSound = sink.errors === before && terrainsComplete(pack);
  checkTerrainCount(pack, sink);
  checkTerrainCosts(pack, limitsOf(pack, library), sink);
  checkCards(pack, library, sink);
  const each = <T>(kind: string, check: (item: Item<T>, sink: DiagnosticSink) => void): void => {
    for (const item of itemsOf<T>(pack, kind))
      keepFindings(library, item, kind, sink, (found) => {
        check(item, found);
      });
  };
  each<RulesData>('rules', (rules, found) => {
    checkRules(rules, library, limitsOf(pack, library), found);
  });
  each<SetupData>('setups', (setup, found) => {
    checkSetup(setup, library, found);
  });
  checkSold(pack, library, sink);
  // Faults of a terrain would show again at each of its letters.
  if (terrainsSound) {
    each<MapData>('maps', (map, found) => {
      checkOneMap(map, pack, library, found);
    });
    checkTokensOfMaps(pack, library, sink);
  }
  checkRegionsUsed(pack, library, sink);
  checkTokens(pack, sink);
  checkTokensUsed(pack, library, sink);
  checkResources(pack, sink);
  checkResourcesUsed(pack, library, sink);
  checkDeclared(pack, library, sink);
  each<LocaleData>('locales', (locale, found) => {
    checkLocale(locale, pack, found);
  });
  each<StrategyData>('strategies', (strategy, found) => {
    const cards = [...visibleItems(pack, 'cards').values()] as Item<CardData>[];
    const known = {
      sold: cardsSold(pack, library),
      limits: limitsOf(pack, library),
      copies: copiesOf(pack, cards, library),
    };
    checkStrategy(strategy, pack, library, known, found);
  });
}

function checkSetup(setup: Item<SetupData>, library: Library, sink: DiagnosticSink): void {
  const read = readSetup(setup, library, sink);
  if (!read) return;
  const kinds = readKinds(setup, read, sink);
  if (kinds) {
    checkStartResources(setup, resourcesUsed(kinds, read.rules, library), read.seats.max, sink);
    checkWaste(setup, read, sink);
    checkGoals(setup, read, sink);
    checkGains(setup, read, sink);
    checkInForce(setup, read.inForce, sink);
  }
  checkTargets(setup, factsOf(read), sink);
  checkPiles(setup, read, sink);
  checkPlaces(setup, read, library, sink);
}

function checkOneMap(map: Item<MapData>, pack: Pack, library: Library, sink: DiagnosticSink): void {
  const { result: read, findings } = readMapOnce(map, library);
  sink.add(...findings);
  checkMapNumbers(map, limitsOf(pack, library), sink);
  if (!read) return;
  checkMapTokens(map, read, pack, sink);
  checkMap(map, read, demandOn(map, pack, library), sink);
}

/** Each rules file is told once, whatever its maps. */
function checkTokensOfMaps(pack: Pack, library: Library, sink: DiagnosticSink): void {
  const told = new Set<Item>();
  for (const map of itemsOf<MapData>(pack, 'maps')) {
    const read = readMapOnce(map, library).result;
    if (!read?.sound) continue;
    for (const { setup, rules } of askOf(pack, library, `setups on ${map.id}`, setupsOn(map)))
      checkManyTokens(setup, rules, map, read, told, sink);
  }
}

/** Every map has all terrains that its pack sees. Reported once, where a pack brings in too many. */
function checkTerrainCount(pack: Pack, sink: DiagnosticSink): void {
  const tooMany = pack.visible.filter((from) => visibleTerrains(from).size > TERRAIN_LIMIT);
  if (tooMany.length !== 1 || tooMany[0] !== pack) return;
  const place = { file: pack.file, path: [pack.manifest.terrains ? 'terrains' : 'extends'] };
  const message = `The maps of this pack have ${visibleTerrains(pack).size} terrains.`;
  sink.report('game-too-large', place, message, { at: 'key', help: `The maximum is ${TERRAIN_LIMIT}.` });
}

/** Whether there are as many piles as must be empty at the end. Waste is not counted, and a row is one pile. */
function checkPiles(setup: Item<SetupData>, { rules, market }: ReadSetup, sink: DiagnosticSink): void {
  const { emptyPiles } = rules.end;
  const there =
    rules.supply.filter(({ card }) => card !== rules.waste).length + market.cards.length + market.rows.length;
  const never = (message: string): void => {
    sink.report('end-never', placeIn(setup, 'rules'), message);
  };
  if (emptyPiles > there)
    never(`The game ends with ${emptyPiles} empty piles, but this setup has ${there} besides Waste.`);
  for (const card of rules.endPiles)
    if (!market.cards.includes(card) && !rules.supply.some((pile) => pile.card === card))
      never(`The game ends when the pile of ${card.id} is empty, but this setup has no such pile.`);
}

/** Cells of the map that a setup refers to. */
function checkPlaces(setup: Item<SetupData>, read: ReadSetup, library: Library, sink: DiagnosticSink): void {
  const { fullCities = 0, routes = 0 } = read.rules.end;
  if (!setup.data.start && fullCities === 0 && routes === 0) return;
  const pack = library.packs.get(setup.pack);
  const map = pack && resolveMap(read.map, library, readWording([], pack, library));
  if (!map) return;
  readStart(setup, map, read.seats.max, sink);
  const { id } = read.map;
  const never = (wanted: number, there: number, message: string): void => {
    if (wanted > there) sink.report('end-never', placeIn(setup, 'rules'), message);
  };
  const cities = map.cells.filter(({ city }) => city !== undefined).length;
  never(fullCities, cities, `The game ends with ${fullCities} full cities, but the map ${id} has ${cities}.`);
  const there = (map.routes ?? []).length;
  never(routes, there, `The game ends with ${routes} claimed routes, but the map ${id} has ${there}.`);
}

function factsOf({ rules, seats }: ReadSetup): GameFacts {
  const lastRound = rules.end.rounds;
  return {
    seats: seats.max,
    ends: TRAINS_END_REASONS.filter(
      (end) =>
        (end !== 'points' || rules.end.points) &&
        (end !== 'cities' || rules.end.fullCities) &&
        (end !== 'routes' || rules.end.routes) &&
        (end !== 'named-pile' || rules.endPiles.length > 0) &&
        (end !== 'few-rails' || rules.end.railsLeft),
    ),
    lastRound,
    lastTurn: lastRound * seats.max,
    hasCards: true,
    hasBoard: true,
  };
}

const setupsOn =
  (map: Item) =>
  (_: Pack, library: Library): readonly { readonly setup: Item; readonly rules: MergedRules }[] =>
    usersOfMaps(library)
      .get(map)
      ?.flatMap(({ by }) => (by ? [{ setup: by.setup, rules: by.read.rules }] : [])) ?? [];

interface MapUser {
  /** Absent for rules that could be played on the map. */
  readonly by?: { readonly setup: Item; readonly read: ReadSetup };
  readonly rules: MergedRules;
  readonly seats: number;
}

/** The setups of all packs by the map that they use; found once for all maps. */
function usersOfMaps(library: Library): ReadonlyMap<Item, readonly MapUser[]> {
  return keepOne(library, usersOfMaps, () => findUsers(library));
}

function findUsers(library: Library): ReadonlyMap<Item, readonly MapUser[]> {
  const users = new Map<Item, MapUser[]>();
  for (const pack of library.packs.values())
    for (const setup of pack.game === 'trains' ? itemsOf<SetupData>(pack, 'setups') : []) {
      const read = knownSetup(setup, library);
      if (!read) continue;
      const user = { by: { setup, read }, rules: read.rules, seats: read.seats.max };
      const others = users.get(read.map);
      if (others) others.push(user);
      else users.set(read.map, [user]);
    }
  return users;
}

function demandOn(map: Item, pack: Pack, library: Library): MapDemand | undefined {
  return askOf(pack, library, `demand on ${map.id}`, (now, packs) =>
    demandOf(
      usersOfMaps(packs).get(map) ??
        rulesAtHand(now, packs).map((rules) => ({ rules, seats: rules.seats.max })),
    ),
  );
}

/** Who asks most of a map. */
function demandOf(users: readonly MapUser[]): MapDemand | undefined {
  const most = users.toSorted((a, b) => b.seats - a.seats)[0];
  if (!most) return undefined;
  return {
    seats: most.seats,
    by: most.rules.item.id,
    paidStations: Math.max(...users.map(({ rules }) => rules.cityPoints.length - 1)),
  };
}

function checkLocale(locale: Item<LocaleData>, pack: Pack, sink: DiagnosticSink): void {
  const { file, data } = locale;
  const places = new Set(
    ([...visibleItems(pack, 'maps').values()] as Item<MapData>[]).flatMap((map) =>
      map.broken ? [] : (map.data.places ?? []).map(({ name }) => name && english(name)),
    ),
  );
  for (const place of Object.keys(data.places ?? {}))
    if (!places.has(place) && !isBroken(file, ['places', place]) && !pack.incomplete.has('maps'))
      sink.report(
        'locale-unknown',
        { file, path: ['places', place] },
        `No map has a place ${quote(place)}.`,
        { at: 'key' },
      );
}
