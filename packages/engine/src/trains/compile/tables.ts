// Compiles a definition for a number of seats.
import { definitionFor } from '../by-seats.ts';
import type { CardDefinition, TrainsDefinition } from '../definition.ts';
import { makeLayout } from '../state/layout.ts';
import { OP_NAMES } from '../language/ops.ts';
import { ACTS, type Act } from '../language/params.ts';
import { MEASURES } from '../effects/amounts.ts';
import { EVENT_GET_RESOURCE, EVENT_INSTEAD } from '../effects/triggers.ts';
import { OPS } from '../ops/index.ts';
import { AMOUNT_OPS } from '../state/codes.ts';
import { areStepsCertain, isStepCertain } from '../lookahead/feasibility.ts';
import { LOOSE, NODE, NONE, type OpCode, type Tables } from '../state/tables.ts';
import { compileOwnTokens } from '../state/own-tokens.ts';
import { compileExchanges } from './exchanges.ts';
import { compileResources } from '../state/own-resources.ts';
import { roomFor } from '../state/reach.ts';
import { EffectCompiler } from './effects.ts';
import { cityPoints, remoteWorth } from './points.ts';
import { afterEnd, compileEnds } from './ends.ts';
import { compileOwnPrices, turnOrderOf } from './own-rules.ts';
import { compileInsteads } from './insteads.ts';
import { compileKind, lasts, type KindCode } from './kinds.ts';
import { compileEvents, compilePowers, inForce, keptOf, lastingOf } from './in-force.ts';
import { compileReactions } from './reactions.ts';
import { compileRows } from './rows.ts';
import { compileMap } from './map.ts';
import { compileRuleNodes } from './rule-nodes.ts';
import { RULE_OPS } from './rule-ops.ts';
import { linkInner } from './inner.ts';
import { Scope } from './scope.ts';
import { countsOf, dealtInAll, startMore } from './start-more.ts';
import { startRule } from './start-rule.ts';
import { affordableKinds, pileSize, shopPrice } from './supply.ts';

export function compileTables(given: TrainsDefinition, seats: number): Tables {
  const definition = definitionFor(given, seats);
  const { rules, cards } = definition;
  const map = compileMap(definition.map, rules);
  const ownTokens = compileOwnTokens(definition, map.byLabel, seats);
  const tokenKinds = new Map(ownTokens?.ids.map((id, kind) => [id, kind]));
  const declared = compileResources(definition);
  const exchanges = compileExchanges(definition, declared);
  const facts = { ...map, tokenKinds, resources: declared?.ids ?? [] };
  const compiler = new EffectCompiler(cards, rules.switches, facts, map.terrainBits, OPS);
  const codes = cards.map((card) => compileKind(compiler, inForce(card)));
  const ofKinds = codes.map((code) => code.lasting);
  const eventDeck = compileEvents(definition, compiler, ofKinds);
  const rows = compileRows(definition);
  const endPoints = cards.flatMap(({ endPoints: amount }, kind): [number, number][] =>
    amount === undefined ? [] : [[kind, compiler.amount(amount, new Scope())]],
  );
  for (const { effect, onBuy, onGain, reaction } of codes) {
    linkInner(compiler, effect, NONE);
    for (const root of [onBuy, onGain, reaction?.node ?? NONE]) linkInner(compiler, root, LOOSE);
  }
  const lasting = [...ofKinds.map((code, kind) => lastingOf(cards[kind], code)), ...compiler.lasting];
  const kept = keptOf(lasting, compiler.handed);
  const prices = lasting.flatMap((code) => code.prices);
  const triggers = lasting.flatMap((code) => code.triggers);
  const insteads = compileInsteads(lasting, codes);
  const reactions = compileReactions(
    codes.map(({ reaction }) => reaction),
    compiler.attacks,
  );
  for (const { node } of [...triggers, ...(insteads?.all ?? [])]) linkInner(compiler, node, LOOSE);
  const timed =
    compiler.staying.size > 0 ||
    cards.some(({ role }) => role !== undefined) ||
    lasting.some(({ until, turns, uses }) => until !== 0 || turns > 0 || uses > 0) ||
    triggers.some(({ once }) => once !== 0);
  const turned = compiler.uses('extra-turn') || compiler.uses('next-hand');
  const openingCoins = rules.opening?.coins?.slice(0, seats) ?? [];
  const turnOrder = turnOrderOf(rules);
  const toll = rules.surcharge.toOpponents === true ? rules.surcharge.perOpponent : 0;
  const saves =
    toll + map.ownedLinks > 0 || compiler.uses('next-coins') || openingCoins.some((count) => count > 0);
  const optionalZones = compiler.hasBottom || compiler.hasMats || compiler.uses('pass');
  const ownPrices = compileOwnPrices(compiler, cards);
  const powers = compilePowers(definition, compiler, endPoints);
  const waiting = [...triggers, ...(reactions?.to ?? []).filter((code) => code !== null)];
  const resources = declared && {
    ...declared,
    heard: waiting.some(({ event }) => event >= EVENT_GET_RESOURCE),
  };
  const ruleNodes = compileRuleNodes(
    compiler,
    waiting,
    reactions,
    insteads !== null,
    eventDeck !== null,
    { ownTokens, resources, bids: rules.bids },
    seats,
  );
  const isPriced = (what: Act): boolean => prices.some((one) => ACTS[one.what] === what);

  const kinds = cards.length;
  const layout = makeLayout({
    seats,
    kinds,
    cells: map.cells,
    selectionsPerLevel: compiler.selections,
    tracked: compiler.tracked,
    counted: compiler.counted,
    timed,
    turned,
    saves,
    attacks: compiler.attacks,
    optionalZones,
    routeCount: map.routes.length,
    bonusCount: map.bonuses.length,
    ownedLinks: map.ownedLinks,
    cellSlots: compiler.cellSlots,
    kept,
    powerCount: powers === null ? 0 : powers.kinds.length,
    eventCount: eventDeck === null ? 0 : 1 + eventDeck.kinds.length + (eventDeck.rounds > 1 ? 1 : 0),
    ordered: turnOrder !== 0,
    bidding: rules.bids !== undefined,
    rowed: rows !== null,
    tokenCounts: ownTokens?.start.length ?? 0,
    resourceKinds: resources?.ids.length ?? 0,
    ownTurns: compiler.amounts.some(({ op }) => AMOUNT_OPS[op] === 'ownTurn'),
    exchangesOnce: exchanges?.some(({ once }) => once !== 0) ?? false,
  });
  const dealt = countsOf(rules.startDeck, cards);
  const more = startMore(definition, seats);
  const price = Int16Array.from(cards, shopPrice);
  const is = (test: (card: CardDefinition, code: KindCode) => boolean): Uint8Array =>
    Uint8Array.from(cards, (card, kind) => (test(card, codes[kind]) ? 1 : 0));
  const kindsWhere = (test: (card: CardDefinition, kind: number) => boolean): Int16Array =>
    Int16Array.from([...cards.keys()].filter((kind) => test(cards[kind], kind)));
  const codeArray = (field: 'effect' | 'ask' | 'onBuy' | 'onGain'): Int32Array =>
    Int32Array.from(codes, (code) => code[field]);
  const hasEffect = is((_, code) => code.effect !== NONE || lasts(code.lasting));
  const nodes = compiler.nodes.length / NODE;
  const byNode = <T>(of: ReadonlyMap<number, T>, otherwise: T): T[] =>
    Array.from({ length: nodes }, (_, node) => of.get(node) ?? otherwise);

  const tables: Tables = {
    definition,
    layout,
    seats,
    kinds,
    ids: cards.map((card) => card.id),
    cost: Int16Array.from(cards, (card) => card.cost),
    price,
    value: Int16Array.from(cards, (card) => card.value),
    points: Int16Array.from(cards, (card) => card.points),
    scoring: kindsWhere(({ points }) => points !== 0),
    endPoints,
    // T30: a card without coins and without an effect cannot be played.
    isPlayable: Uint8Array.from(cards, ({ role, value }, kind) =>
      role === undefined && (value > 0 || hasEffect[kind] === 1) ? 1 : 0,
    ),
    affordable: affordableKinds(price),
    isAttack: is((card) => card.categories.includes('attack')),
    reactions,
    supply: Int16Array.from(cards, (card, kind) => pileSize(card, dealtInAll(dealt, more, kind, seats))),
    piles: cards.findLastIndex((card) => card.supply !== undefined) + 1,
    cheapest: isPriced('buy') ? 0 : Math.min(...price),
    dealt,
    waste: compiler.kind(rules.waste),
    effect: codeArray('effect'),
    hasEffect,
    ownChoice: is((_, code) => code.ownChoice),
    declinable: is(
      (card, code) => code.ownChoice || (rules.switches.optionalEffects && card.mandatory !== true),
    ),
    certainEffect: new Uint8Array(kinds),
    askEffect: codeArray('ask'),
    onBuy: codeArray('onBuy'),
    onGain: codeArray('onGain'),
    lastingWaiver: Int32Array.from(lasting, (code) => code.waiver),
    lastingIgnore: Uint8Array.from(lasting, (code) => code.ignore),
    lastingEvents: Int16Array.from(lasting, (code) =>
      code.triggers.reduce(
        (bits, trigger) => bits | trigger.event,
        code.insteads.length > 0 ? EVENT_INSTEAD : 0,
      ),
    ),
    hasLasting: is((_, code) => lasts(code.lasting)),
    triggers: lasting.map((code) => code.triggers),
    prices: lasting.map((code) => code.prices),
    insteads,
    worth: lasting.some((code) => code.worth.length > 0) ? lasting.map((code) => code.worth) : null,
    until: Uint8Array.from(lasting, (code) => code.until),
    timed,
    stays: compiler.staying.size > 0 ? new Int16Array(kinds) : null,
    turned,
    saves,
    optionalZones,
    mats: compiler.hasMats,
    uses: Int16Array.from(lasting, (code) => code.uses),
    usedUp: lasting.some((code) => code.uses > 0),
    untilTurns: Int16Array.from(lasting, (code) => code.turns),
    kept,
    pricedCards:
      (resources?.costs ?? null) !== null ||
      isPriced('buy') ||
      cards.some(({ cheaper, dearer, buyIf }) => (cheaper ?? dearer ?? buyIf) !== undefined),
    ownPrices,
    pricedRails: isPriced('lay'),
    pricedStations: isPriced('build'),
    bans: prices.reduce(
      (bits, { what, sign }) => (sign === 0 ? bits | (1 << what) : bits),
      ownPrices.some(({ buyIf }) => buyIf !== null) ? 1 << ACTS.indexOf('buy') : 0,
    ),
    nodes: Int32Array.from(compiler.nodes),
    steps: compiler.steps,
    liveSlots: byNode(compiler.liveSlots, []),
    liveCellSlots: byNode(compiler.liveCellSlots, []),
    sets: Int32Array.from(byNode(compiler.sets, NONE)),
    overwrites: Uint8Array.from({ length: nodes }, (_, node) => (compiler.overwrites.has(node) ? 1 : 0)),
    repeats: compiler.uses('repeat'),
    certainStep: new Uint8Array(nodes),
    ops: [...OP_NAMES.map((name) => OPS[name].code), ...RULE_OPS].map(sameShape),
    amounts: compiler.amounts,
    measures: AMOUNT_OPS.map((form) => MEASURES[form]),
    cards: compiler.cards,
    filters: compiler.filters,
    cellFilters: compiler.cellFilters,
    conditions: compiler.conditions,
    lists: compiler.lists,
    clears: is((_, code) => code.clears),
    tracked: compiler.tracked,
    counted: compiler.counted,
    heeds: compiler.tracked || compiler.counted,
    ruleNodes,
    cells: map.cells,
    labels: map.labels,
    neighborStart: map.neighborStart,
    neighbors: map.neighbors,
    joinedStart: map.joined.start,
    joined: map.joined.list,
    entries: map.entries,
    changedRails: isPriced('lay') || map.entries !== null,
    routes: map.routes,
    bonuses: map.bonuses,
    ownTokens,
    rewards: map.routes.length + map.bonuses.length > 0,
    search: roomFor(map.cells),
    baseCost: map.baseCost,
    terrainCost: map.terrainCost,
    terrainBit: map.terrainBit,
    city: map.city,
    remote: map.remote,
    remoteWorth: remoteWorth(map.remote, rules.scoring),
    cities: map.cities,
    remotes: map.remotes,
    open: map.open,
    start: {
      cells: map.startable,
      rule: startRule(definition, map.byLabel, seats),
      rails: seats * (definition.start?.rails ?? 1),
      backwards: rules.opening?.placing === 'last-seat-first',
      coins: openingCoins,
      hands: Int16Array.from({ length: seats }, (_, seat) => rules.opening?.hands?.[seat] ?? rules.handSize),
      more,
    },
    handSize: rules.handSize,
    railTokens: rules.tokens.rails,
    stationTokens: rules.tokens.stations,
    cityCost: rules.surcharge.city,
    perStation: rules.surcharge.perStation,
    perOpponent: rules.surcharge.perOpponent,
    toll,
    opponentsWaste: rules.surcharge.opponentsWaste,
    cityPoints: cityPoints(rules, Math.max(0, ...map.city)),
    emptyPiles: rules.end.emptyPiles,
    lastTurn: Math.min(32767, rules.end.rounds * seats),
    powers,
    eventDeck,
    rows,
    resources,
    exchanges,
    deckKinds: cards.filter(({ role }) => role === undefined).length,
    gainedKinds: cards.filter(({ role }) => role !== 'event').length,
    ownEnds: compileEnds(rules.end, (card) => compiler.kind(card)),
    turnOrder,
    afterEnd: afterEnd(rules.end, turnOrder !== 0),
    perRail: rules.scoring?.rail ?? 0,
    strict: rules.switches.effects === 'strict',
    optional: rules.switches.optionalEffects,
    banked: rules.switches.railPoints === 'banked',
    mostRailsBreakTies: rules.switches.tie === 'most-rails',
    cellSlots: compiler.cellSlots,
  };
  tables.certainStep.forEach((_, node) => {
    tables.certainStep[node] = isStepCertain(tables, node) ? 1 : 0;
  });
  codes.forEach(({ effect }, kind) => {
    tables.certainEffect[kind] = areStepsCertain(tables, effect) ? 1 : 0;
  });
  return tables;
}

/** Gives all handlers the same object shape, so that calling them costs the same lookup for every op. */
function sameShape(code: OpCode): OpCode {
  const { asks, run, legal, choose, format, detail, possible, certain, acts } = code;
  return { asks, run, legal, choose, format, detail, possible, certain, acts } as OpCode;
}
