// A pack of Trains at random: cards with generated effects beside a few plain ones, a map, rules and a setup, as the files a
// designer would write. The content package judges whether it can be played.
import { CATEGORIES, DEALS, TURN_ORDERS, type KnownSwitches } from '@railwright/engine';
import type { Draw } from './draw.ts';
import { EffectMaker } from './effects.ts';
import type { Words } from './words.ts';
import type { PackFiles } from './pack-files.ts';
import { makeMap, REGIONS } from './trains-map.ts';

const TERRAINS = { field: 0, river: 1, mountain: 2, sea: 'closed' } as const;
const LETTERS = 'FRMS';
const TOKENS = { goods: { total: 9, perCell: 3 }, post: {} } as const;
const OWNED = { claim: { owned: true, total: 4, perCell: 2 } } as const;
const RESOURCES = { influence: { limit: 4 }, coal: { start: 1, total: 8 }, favour: { start: 2 } } as const;
const WASTE = 'waste';

const PLAIN_CARDS = [
  { id: 'local-train', name: 'Local Train', categories: ['train'], cost: 0, value: 1 },
  { id: 'fast-train', name: 'Fast Train', categories: ['train'], cost: 3, value: 2 },
  {
    id: 'lay-rails',
    name: 'Lay Rails',
    categories: ['rail'],
    cost: 2,
    effect: [{ 'lay-rails': 1 }, { 'gain-waste': 1 }],
  },
  {
    id: 'expansion',
    name: 'Expansion',
    categories: ['station'],
    cost: 3,
    effect: [{ 'build-station': 1 }, { 'gain-waste': 1 }],
  },
  { id: 'tower', name: 'Tower', categories: ['victory'], cost: 3, points: 2 },
  { id: WASTE, name: 'Waste', categories: ['waste'], cost: 0, notForSale: true },
] as const;

/** Kinds with generated effects: the last ones may apply the effects of the first. */
const KINDS = 6;
const PLAIN_KINDS = 3;

export function makeTrainsPack(draw: Draw): PackFiles {
  const ids = draw.list(draw.between(1, KINDS), (i) => `card-${i + 1}`);
  const words: Words = {
    cards: [...ids, ...PLAIN_CARDS.map(({ id }) => id)],
    plain: ids.slice(0, PLAIN_KINDS),
    waste: WASTE,
    terrains: Object.keys(TERRAINS),
    regions: REGIONS,
    tokens: [...Object.keys(TOKENS), ...Object.keys(OWNED)],
    owned: Object.keys(OWNED),
    resources: Object.keys(RESOURCES),
  };
  const cards = ids.map((id, i) => makeCard(draw, id, i < PLAIN_KINDS ? { ...words, plain: [] } : words));
  const map = makeMap(draw, Object.keys(TOKENS));
  const rules = makeRules(draw, ids);
  const start = draw.onceIn(4) && { start: makeStart(draw) };
  const isSecret = draw.onceIn(3);
  const powers = draw.onceIn(3)
    ? draw.list(10, (i) => makePower(draw, `power-${i + 1}`, words, isSecret))
    : [];
  const events = draw.onceIn(3)
    ? draw.list(draw.between(1, 3), (i) => makeEvent(draw, `event-${i + 1}`, words))
    : [];
  const rows = draw.onceIn(3) ? makeRows(draw, ids) : [];
  const piles = ids.filter((id) => !rows.some((row) => row.cards.includes(id)));
  return {
    'pack.yaml': {
      format: 1,
      id: 'fuzz',
      game: 'trains',
      title: 'Fuzz',
      version: '1.0.0',
      licence: 'MIT',
      authors: ['Chance'],
      terrains: Object.fromEntries(
        Object.entries(TERRAINS).map(([id, cost], i) => [id, { letter: LETTERS[i], cost }]),
      ),
      tokens: { ...TOKENS, ...OWNED },
      resources: RESOURCES,
    },
    'cards/cards.yaml': { format: 1, cards: [...PLAIN_CARDS, ...cards, ...powers, ...events] },
    'maps/map.yaml': map,
    'rules/rules.yaml': rules,
    'setups/setup.yaml': {
      format: 1,
      id: 'setup',
      title: 'Setup',
      rules: 'rules',
      map: 'map',
      market: {
        ...(piles.length > 0 && { cards: piles }),
        ...(rows.length > 0 && { rows }),
      },
      ...start,
      ...(powers.length > 0 && {
        powers: makeDeal(draw, powers, isSecret),
      }),
      ...(events.length > 0 && {
        events: {
          cards: events.map(({ id }) => id),
          again: draw.onceIn(2),
          ...(draw.onceIn(2) && { order: 'fixed' }),
          ...(draw.onceIn(3) && { rounds: draw.between(2, 3) }),
        },
      }),
    },
  };
}

/** Some of the cards, or all, in one row or two instead of piles. */
function makeRows(draw: Draw, ids: readonly string[]): { show: number; cards: string[]; copies: number }[] {
  const cards = draw.some(ids, draw.between(1, ids.length));
  const [first, second] = [cards.filter((_, i) => i % 2 === 0), cards.filter((_, i) => i % 2 === 1)];
  const row = (own: string[]): { show: number; cards: string[]; copies: number } => ({
    show: draw.between(1, 4),
    cards: own,
    copies: draw.between(1, 6),
  });
  return second.length > 0 && draw.onceIn(2) ? [row(first), row(second)] : [row(cards)];
}

function makeCard(draw: Draw, id: string, words: Words): Record<string, unknown> {
  const maker = new EffectMaker(draw, words);
  const attack = draw.onceIn(3);
  const about = (): unknown => maker.effect(['it']);
  return {
    id,
    name: id,
    categories: [
      ...new Set([...draw.some(CATEGORIES.slice(0, 5), draw.between(1, 2)), ...(attack ? ['attack'] : [])]),
    ],
    cost: draw.between(0, 5),
    value: draw.below(3),
    ...(draw.onceIn(8) && { alsoCosts: { [draw.pick(words.resources)]: draw.between(1, 2) } }),
    ...(draw.onceIn(8) && { [draw.pick(['cheaper', 'dearer'])]: maker.endPoints() }),
    ...(draw.onceIn(8) && { buyIf: maker.buyIf() }),
    ...(draw.onceIn(5) && { points: draw.between(-2, 3) }),
    ...(draw.onceIn(5) && { endPoints: maker.endPoints() }),
    ...(draw.below(5) < 4 && { effect: maker.effect() }),
    ...(draw.onceIn(4) && { whileInPlay: maker.lasting() }),
    ...(draw.onceIn(6) && { onBuy: about() }),
    ...(draw.onceIn(6) && { onGain: about() }),
    ...(draw.onceIn(4) && { reaction: maker.reaction() }),
    ...(draw.onceIn(8) && { instead: maker.instead() }),
  };
}

/** A card that is in force for a seat and never in a deck. */
function makeDeal(draw: Draw, powers: readonly { readonly id: string }[], secret: boolean): object {
  const deal = draw.pick(DEALS);
  return {
    cards: powers.map(({ id }) => id),
    deal,
    ...(secret && deal !== 'seats' && { secret }),
    ...(deal === 'chosen' && draw.onceIn(2) && offer(draw)),
  };
}

/** Of ten powers, the last of five players can still be offered two if all others keep two. */
function offer(draw: Draw): object {
  if (draw.onceIn(2)) return { offer: draw.between(2, 3) };
  return { offer: 2, keep: draw.pick([{ atLeast: 1 }, { atMost: 1 }, { exactly: 2 }, { atLeast: 2 }]) };
}

function makePower(draw: Draw, id: string, words: Words, isSecret: boolean): { readonly id: string } {
  const maker = new EffectMaker(draw, words);
  return {
    id,
    name: id,
    categories: ['power'],
    cost: 0,
    notForSale: true,
    ...(draw.below(5) < (isSecret ? 1 : 4) && { whileInPlay: maker.lasting() }),
    ...((isSecret || draw.onceIn(4)) && { points: draw.between(-2, 3) }),
    ...(draw.onceIn(4) && { endPoints: maker.endPoints() }),
  } as { readonly id: string };
}

/** A card that is turned up at the start of a round. */
function makeEvent(draw: Draw, id: string, words: Words): { readonly id: string } {
  const maker = new EffectMaker(draw, words);
  return {
    id,
    name: id,
    categories: ['event'],
    cost: 0,
    notForSale: true,
    ...(draw.below(5) < 3 && { whileInPlay: maker.lasting() }),
    ...(draw.below(5) < 4 && { effect: maker.effect() }),
  } as { readonly id: string };
}

function makeStart(draw: Draw): Record<string, unknown> {
  // A small map has no room for two rails of each player on the terrains that are left.
  const isNarrow = draw.onceIn(2);
  return {
    ...(isNarrow && { terrains: ['field', 'river', 'mountain'] }),
    rails: isNarrow ? 1 : draw.between(1, 2),
    reversed: draw.onceIn(2),
    chance: draw.onceIn(2),
  };
}

/** None that leads back without a loss. */
function makeExchanges(draw: Draw, ids: readonly string[]): Record<string, unknown>[] {
  const [one = '', other = ''] = draw.some(Object.keys(RESOURCES), 2);
  return draw.some(
    [
      { pay: { [one]: 2 }, get: { coins: 1 } },
      { pay: { coins: 3 }, get: { [one]: 1 } },
      { pay: { [other]: 1 }, gain: draw.pick(ids) },
      { pay: { [one]: 1, coins: 1 }, get: { points: 1, [other]: 1 }, once: true },
    ],
    draw.between(1, 3),
  );
}

function makeRules(draw: Draw, ids: readonly string[]): Record<string, unknown> {
  return {
    format: 1,
    id: 'rules',
    title: 'Rules',
    seats: { min: 2, max: 5 },
    handSize: draw.pick([5, 3, 4, 6]),
    ...(draw.onceIn(4) && { turnOrder: draw.pick(TURN_ORDERS) }),
    startDeck: {
      'local-train': draw.between(2, 6),
      'lay-rails': 2,
      ...Object.fromEntries(draw.some(ids, 2).map((id) => [id, draw.between(1, 2)])),
    },
    waste: WASTE,
    supply: {
      'fast-train': 10,
      'lay-rails': { count: 20, lessDealt: true },
      expansion: draw.between(1, 10),
      tower: draw.between(1, 8),
      [WASTE]: draw.pick([30, 4, 10]),
    },
    market: { kinds: ids.length, copies: draw.pick([10, 2, 5]) },
    tokens: { rails: draw.between(4, 20), stations: draw.between(1, 12) },
    surcharge: {
      city: draw.below(2),
      perStation: draw.below(2),
      perOpponent: draw.below(3),
      ...(draw.onceIn(4) && { toOpponents: true }),
      opponentsWaste: draw.below(3),
    },
    cityPoints: [0, 2, 4, 8],
    end: {
      emptyPiles: draw.between(2, 4),
      rounds: 60,
      ...(draw.onceIn(4) && { points: draw.between(10, 40) }),
      ...(draw.onceIn(4) && { fullCities: 1 }),
      ...(draw.onceIn(4) && { finishRound: true }),
      ...(draw.onceIn(4) && { oneMoreTurn: true }),
      ...(draw.onceIn(4) && { railsLeft: draw.between(1, 3) }),
      ...(draw.onceIn(4) && { piles: draw.some(['tower', 'expansion', 'lay-rails'], 2) }),
      ...(draw.onceIn(4) && { routes: 1 }),
    },
    ...(draw.onceIn(5) && { bids: draw.pick(Object.keys(RESOURCES)) }),
    ...(draw.onceIn(4) && { exchange: makeExchanges(draw, ids) }),
    ...(draw.onceIn(4) && {
      scoring: {
        rail: draw.below(2),
        city: draw.below(3),
        station: draw.below(2),
        remote: draw.below(4),
        remoteNumbers: draw.onceIn(2),
      },
    }),
    ...(draw.onceIn(4) && {
      bySeats: {
        [draw.between(2, 4)]: {
          supply: { tower: draw.between(1, 8) },
          startDeck: { 'lay-rails': draw.between(1, 3), [draw.pick(ids)]: 1 },
          tokens: { rails: draw.between(4, 20) },
          end: { emptyPiles: draw.between(2, 4) },
        },
      },
    }),
    switches: {
      tie: draw.pick(['joint', 'most-rails']),
      railPoints: draw.pick(['immediate', 'banked']),
      effects: draw.pick(['strict', 'as-far-as-possible']),
      optionalEffects: draw.pick([true, false]),
    } satisfies Record<keyof KnownSwitches, unknown>,
    opening: {
      hands: [5, draw.between(0, 9)],
      coins: [0, draw.between(0, 3)],
      ...(draw.onceIn(4) && { points: [0, draw.between(0, 3)] }),
      ...(draw.onceIn(4) && { decks: [{}, { [draw.pick(ids)]: draw.between(1, 2) }] }),
      placing: draw.pick(['first-seat-first', 'last-seat-first']),
    },
  };
}
