// The features of Trains by number, and what observing needs from the tables.
import { FeatureList, type FeatureGroup, type Vocabulary } from '../../core/observer.ts';
import { TURN_COUNTS } from '../language/params.ts';
import { TERRAIN_LIMIT } from '../state/limits.ts';
import { NODE, NONE, type Tables } from '../state/tables.ts';
import { nearness } from './nearness.ts';
import { cardVocabulary, cellVocabulary } from './traits.ts';

/** The questions of decisions, by number. */
export const ASKS = [
  'turn',
  'start',
  'effect',
  'may',
  'card',
  'gain',
  'rail',
  'station',
  'option',
  'reaction',
  'name',
  'order',
] as const;
export const [TURN_ASK, START_ASK, EFFECT_ASK, MAY_ASK, CARD_ASK, GAIN_ASK, RAIL_ASK, STATION_ASK] = [
  0, 1, 2, 3, 4, 5, 6, 7,
] as const;
export const [REACTION_ASK, NAME_ASK, ORDER_ASK] = [9, 10, 11] as const;

/** The number for questions of ops added later. */
export const OTHER_ASK = ASKS.length;

export const COIN_STEPS = 12;
const MISC = 24;
/** How many steps of an effect are told apart. */
export const STEPS = 8;
const PER_SEAT = 10;
export const OPTIONS = 8;
/** Questions of ops that choose cells or remove rails, stations or tokens; in `asks` they share the last number. */
export const MAP_ASKS = ['cell', 'remove-rail', 'remove-station', 'whose'] as const;
/** Facts about a cell that is chosen or robbed, or the seat that loses. */
const MARKING = 8 + 5;
/** Possible gains of a rail at the ends of routes, or for a bonus. */
const ARRIVING = 4;
/** How near the ends by points and by full cities are. */
const ENDS = 3;

/** Whether some step asks such a question. */
function asks(t: Tables, isSuch: (asks: string | undefined) => boolean): boolean {
  return t.ops.some((op, i) => isSuch(op.asks) && t.nodes.some((code, at) => at % NODE === 0 && code === i));
}

const ownedLinks = (t: Tables): number => t.entries?.tolls.length ?? 0;

const marksCells = (t: Tables): boolean => asks(t, isMapAsk);

/** Whether seats may keep several of the powers that they are offered. */
const picksPowers = (t: Tables): boolean =>
  t.powers !== null && ((t.powers.chosen && t.powers.keep[1] > 1) || asks(t, (one) => one === 'power'));

export const isMapAsk = (asks: string | undefined): asks is (typeof MAP_ASKS)[number] =>
  MAP_ASKS.some((one) => one === asks);

function number(t: Tables, cards: Vocabulary, cells: Vocabulary) {
  const p = new FeatureList();
  const c = new FeatureList();
  return {
    asks: p.add('asks', ASKS.length + 1),
    asking: p.over(cards, 'asking'),
    hand: p.over(cards, 'hand'),
    play: p.over(cards, 'play'),
    draw: p.over(cards, 'draw'),
    top: p.over(cards, 'top'),
    aside: p.over(cards, 'aside'),
    picked: p.over(cards, 'picked'),
    owned: p.over(cards, 'owned'),
    supply: p.over(cards, 'supply'),
    empty: p.over(cards, 'empty'),
    lasting: p.over(cards, 'lasting'),
    opponents: Array.from({ length: t.seats - 1 }, (_, i) => p.over(cards, `opponent-${i + 1}`)),
    coins: p.add('coins', COIN_STEPS + 2),
    misc: p.add('misc', MISC),
    step: p.add('step', STEPS),
    waived: p.add('waived', TERRAIN_LIMIT + 4),
    seats: Array.from({ length: t.seats }, (_, i) => p.add(`seat-${i}`, PER_SEAT)),
    mine: p.over(cells, 'mine'),
    theirs: p.over(cells, 'theirs'),
    stations: p.over(cells, 'stations'),
    // Only where there is such an end: what has learned games without it stays as it is.
    ends:
      t.ownEnds !== null && (t.ownEnds.points > 0 || t.ownEnds.fullCities > 0) ? p.add('ends', ENDS) : NONE,
    // By route, then by bonus: whether the own seat has it, whether others do.
    rewards: t.rewards ? p.add('rewards', 2 * (t.routes.length + t.bonuses.length)) : NONE,
    // By link that seats can own: whether the own seat has it, whether others do.
    links: ownedLinks(t) > 0 ? p.add('links', 2 * ownedLinks(t)) : NONE,
    lastRound: t.afterEnd !== 0 ? p.add('last-round', 1) : NONE,
    endRoutes: t.ownEnds !== null && t.ownEnds.routes > 0 ? p.add('end-routes', 1) : NONE,
    // Likewise, the power of each seat, starting with the own one, and the choice of one.
    powers: t.powers === null ? [] : Array.from({ length: t.seats }, (_, i) => p.over(cards, `power-${i}`)),
    event: t.eventDeck === null ? NONE : p.over(cards, 'event'),
    eventDeck: t.eventDeck === null ? NONE : p.over(cards, 'event-deck'),
    // Only where the order of turns changes: the place of each seat, starting with the own one.
    turnOrder: t.turnOrder === 0 ? NONE : p.add('turn-order', t.seats),
    // Only where seats bid for it: by seat, starting with the own one, its bid; then its place.
    bids: t.ruleNodes.bid === NONE ? NONE : p.add('bids', 2 * t.seats),
    // Only where events come in order, or last longer than a round.
    nextEvent: (t.eventDeck?.order ?? null) === null ? NONE : p.over(cards, 'next-event'),
    eventRounds: (t.eventDeck?.rounds ?? 1) > 1 ? p.add('event-rounds', 1) : NONE,
    rowDeck: t.rows === null ? NONE : p.over(cards, 'row-deck'),
    takePower: t.powers?.chosen === true || picksPowers(t) ? c.over(cards, 'take-power') : NONE,
    // Only where a seat keeps several of those it is offered: these, and to keep no more.
    offered: picksPowers(t) ? p.over(cards, 'offered') : NONE,
    enoughPowers: picksPowers(t) ? c.add('enough-powers', 1) : NONE,

    // Only where triggers interrupt effects: how many effects wait below.
    below: t.ruleNodes.announce.length > 0 ? p.add('below', 1) : NONE,
    // Only where cards choose cells or remove what is on them.
    ...(marksCells(t)
      ? { mapAsks: p.add('map-asks', MAP_ASKS.length), chosenCells: p.over(cells, 'chosen-cell') }
      : { mapAsks: NONE, chosenCells: NONE }),

    // By kind; of those that belong to seats, the own ones, then those of opponents.
    tokens: (t.ownTokens?.ids ?? []).map((id) => p.over(cells, `token-${id}`)),
    theirTokens: (t.ownTokens?.ids ?? []).map((id, kind) =>
      t.ownTokens?.owned[kind] === 1 ? p.over(cells, `their-token-${id}`) : NONE,
    ),

    // Only where the state keeps it: what is saved by each seat, extra turns and next hands, what has been done this turn, and whose each
    // lasting effect is, which have acted and how often others still act (see waiting.ts).
    saved: t.saves ? p.add('saved', t.seats) : NONE,
    turns: t.turned ? p.add('turns', 2 + t.seats) : NONE,
    thisTurn: t.counted ? p.add('this-turn', TURN_COUNTS.length) : NONE,
    lastingOf: t.timed ? Array.from({ length: t.seats }, (_, i) => p.over(cards, `lasting-of-${i}`)) : [],
    acted: t.timed ? p.over(cards, 'acted') : NONE,
    left: t.usedUp ? p.over(cards, 'left') : NONE,
    // By seat, starting with the own one, then by resource.
    resources: t.resources === null ? NONE : p.add('resources', t.seats * t.resources.ids.length),
    exchanged: t.exchanges?.some(({ once }) => once !== 0) ? p.add('exchanged', t.exchanges.length) : NONE,
    // By seat, starting with the own one: cards on its mat, of opponents those that all see.
    mats: t.mats ? Array.from({ length: t.seats }, (_, i) => p.over(cards, `mat-${i}`)) : [],

    playCard: c.over(cards, 'play'),
    buy: c.over(cards, 'buy'),
    buying: c.add('buying', 6),
    turn: c.add('turn', 3),
    choose: c.over(cards, 'choose'),
    stop: c.add('stop', 1),
    gain: c.over(cards, 'gain'),
    name: c.over(cards, 'name'),
    order: c.over(cards, 'order'),
    react: c.over(cards, 'react'),
    noReaction: c.add('no-reaction', 1),
    yesNo: c.add('yes-no', 4),
    applied: c.over(cards, 'apply'),
    declined: c.over(cards, 'decline'),
    option: c.add('option', OPTIONS),
    lay: c.over(cells, 'lay'),
    laying: c.add('laying', 8),
    arriving: t.rewards ? c.add('arriving', ARRIVING) : NONE,
    build: c.over(cells, 'build'),
    building: c.add('building', 4),
    start: c.over(cells, 'start'),
    bid: t.ruleNodes.bid === NONE ? NONE : c.add('bid', 2),
    mark: marksCells(t) ? c.over(cells, 'mark') : NONE,
    marking: marksCells(t) ? c.add('marking', MARKING) : NONE,
    exchange: t.exchanges === null ? NONE : c.add('exchange', t.exchanges.length),
    token: t.ownTokens === null ? NONE : c.over(cells, 'token'),
    position: p.groups as readonly FeatureGroup[],
    choice: c.groups as readonly FeatureGroup[],
  };
}

export function trainsFeatures(t: Tables) {
  const near = nearness(t);
  const cards = cardVocabulary(t);
  const cells = cellVocabulary(t, near);
  return {
    vocabularies: [cards, cells] as readonly Vocabulary[],
    at: number(t, cards, cells),
    near,
    openCells: Int16Array.from([...t.open.keys()].filter((cell) => t.open[cell] === 1)),
  };
}

export type TrainsFeatures = ReturnType<typeof trainsFeatures>;
