// The bot's view of a game before it begins: which cards to play first, what a card is worth in a deck, what a choice of cards is for,
// and where on the map points are. Derived from the definition, so homebrew cards are judged by what they do.
import { ownChoice, type CardDefinition, type Step, type TrainsTables } from '@railwright/engine';
import type { TrainsWeights } from './weights.ts';

export interface Plan {
  readonly weights: TrainsWeights;
  /** Higher is played earlier in a turn; 0 never. */
  readonly playOrder: Float64Array;
  /** The kinds that can be played, in that order. */
  readonly plays: Int16Array;
  /** How much a deck wants to keep the card; negative to get rid of it. */
  readonly keep: Float64Array;
  /** Coins and other help a card gives in a turn, for deciding what to buy. */
  readonly strength: Float64Array;
  /** 1 if cards chosen for this card's effect are lost. */
  readonly loses: Uint8Array;
  /** 1 if a card is gained for them. */
  readonly gains: Uint8Array;
  readonly isRail: Uint8Array;
  readonly isStation: Uint8Array;
  /** Cards that get rid of Waste. */
  readonly cleans: Uint8Array;
  /** Cards that only give coins. */
  readonly effectless: Uint8Array;
  /** A cell's nearness to points on the map, 0 and up. */
  readonly potential: Float64Array;
  /** The value of a start on a cell: what is near, minus how much of the map is, since everybody passes through the middle. */
  readonly start: Float64Array;
  /** The part of a rail's value that is fixed before the game: nearness and remote locations. */
  readonly railBase: Float64Array;
  /** By number of stations in a city: how many more points a rail there is worth with one more. */
  readonly stationGain: Int16Array;
  /** The most that one more card of the kind can ever be wanted: what `desire` gives for the first one. */
  readonly wish: Float64Array;
  /** The kinds that can ever be wanted, in the order of `wish`. */
  readonly wished: Int16Array;
  /** Of those, the ones that so many coins can buy, the last list for any more coins; all of them where prices change. */
  readonly wishedFor: readonly Int16Array[];
}

/** Kinds with a value above 0, highest value first; of equals, the first kind comes first. */
function highestFirst(values: Float64Array): Int16Array {
  const kinds = [...values.keys()].filter((kind) => (values[kind] as number) > 0);
  return Int16Array.from(
    kinds.sort((a, b) => (values[a] === values[b] ? 0 : (values[b] as number) - (values[a] as number))),
  );
}

export function playsOf(t: TrainsTables, playOrder: Float64Array): Int16Array {
  return highestFirst(playOrder).filter((kind) => t.isPlayable[kind] === 1);
}

export function wishedOf(t: TrainsTables, wish: Float64Array): Pick<Plan, 'wish' | 'wished' | 'wishedFor'> {
  const wished = highestFirst(wish);
  const wishedFor = t.affordable.map((kinds) => wished.filter((kind) => kinds.includes(kind)));
  return { wish, wished, wishedFor: t.pricedCards ? [wished] : wishedFor };
}

/** Points for a rail in a city, by its number of stations. */
export function cityPoints(t: TrainsTables, stations: number): number {
  const table = t.cityPoints;
  return table[Math.min(stations, table.length - 1)] as number;
}

/** The plan for a compiled game. */
export function makePlan(t: TrainsTables, weights: TrainsWeights): Plan {
  const { cards, rules } = t.definition;
  const each = (value: (card: CardDefinition) => number): Float64Array => Float64Array.from(cards, value);
  const flag = (test: (card: CardDefinition) => boolean): Uint8Array =>
    Uint8Array.from(cards, (c) => (test(c) ? 1 : 0));
  const strength = each(strengthOf);
  const potential = potentialOf(t);
  const kinds = {
    isRail: flag((card) => uses(card, 'lay-rails')),
    isStation: flag((card) => uses(card, 'build-station')),
    cleans: flag((card) => card.id !== rules.waste && mentionsCard(card.effect ?? [], rules.waste)),
    effectless: flag((card) => !card.effect && !card.whileInPlay),
  };
  const wishOf = (kind: number): number => {
    const cost = t.cost[kind] as number;
    if ((t.points[kind] as number) > 0) return Infinity;
    if (kinds.isRail[kind] === 1) return weights.railWish + cost * 0.3;
    if (kinds.isStation[kind] === 1) return weights.stationCards;
    if (kinds.cleans[kind] === 1) return 5;
    if (kinds.effectless[kind] === 1)
      return (t.value[kind] as number) >= 2 ? weights.train * (t.value[kind] as number) : -1;
    return (strength[kind] as number) + cost * 0.25;
  };
  const wish = Float64Array.from(cards, (_card, kind) => wishOf(kind));
  const playOrder = each((card) => playOrderOf(card, rules.waste));
  return {
    ...kinds,
    weights,
    strength,
    potential,
    start: startOf(t, potential),
    railBase: potential.map((near, cell) => weights.potential * near + (t.remoteWorth[cell] as number)),
    stationGain: Int16Array.from(
      { length: Math.max(0, ...t.city) + 1 },
      (_, stations) => cityPoints(t, stations + 1) - cityPoints(t, stations),
    ),
    ...wishedOf(t, wish),
    playOrder,
    plays: playsOf(t, playOrder),
    keep: each((card) =>
      card.id === rules.waste ? -5 : card.points > 0 ? -1 : 1 + strengthOf(card) + card.cost / 10,
    ),
    loses: flag((card) => choicesOf(card).some(firstChoiceIsLost)),
    gains: flag((card) => uses(card, 'gain')),
  };
}

function opsOf(steps: readonly Step[]): string[] {
  const text = JSON.stringify(steps);
  return [...text.matchAll(/"([a-z-]+)":/g)].map((match) => match[1] as string);
}

function uses(card: CardDefinition, op: string): boolean {
  return opsOf(card.effect ?? []).includes(op);
}

function mentionsCard(steps: readonly Step[], id: string): boolean {
  return JSON.stringify(steps).includes(JSON.stringify({ card: id }).slice(1, -1));
}

/** The steps of a card when its effect is applied, including inside a `may` that is the whole effect. */
export function stepsOf(card: CardDefinition): readonly Step[] {
  const effect = card.effect ?? [];
  return ownChoice(effect) ?? effect;
}

/** The same, or what a card without an effect does while it is in force. */
function choicesOf(card: CardDefinition): readonly (readonly Step[])[] {
  if (card.effect) return [stepsOf(card)];
  return (card.whileInPlay ?? []).flatMap((lasting) => {
    if (!('trigger' in lasting)) return [];
    const steps = lasting.trigger.do;
    return [ownChoice(steps) ?? steps];
  });
}

function drawsOf(card: CardDefinition): number {
  return stepsOf(card).reduce((sum, step) => {
    if (!('draw' in step)) return sum;
    const count = typeof step.draw === 'object' && 'count' in step.draw ? step.draw.count : step.draw;
    return sum + (typeof count === 'number' ? count : 1);
  }, 0);
}

function strengthOf(card: CardDefinition): number {
  if (card.points > 0) return 0;
  const lasting = (card.whileInPlay ?? []).length;
  return card.value + 0.8 * drawsOf(card) + (card.effect ? 0.5 : 0) + 0.4 * lasting;
}

/** Draws first, then help for the rest of the turn, coins, cleaning, tokens; last, whatever gives up cards. */
function playOrderOf(card: CardDefinition, waste: string): number {
  if (uses(card, 'lay-rails')) return 30;
  if (uses(card, 'build-station')) return 25;
  if (drawsOf(card) > 0) return 90;
  if ((card.whileInPlay ?? []).length > 0) return 85;
  if (card.categories.includes('train') && !card.effect) return 80;
  if (mentionsCard(card.effect ?? [], waste)) return 60;
  if (firstChoiceIsLost(stepsOf(card))) return 20;
  return 50;
}

/** Whether the first chosen cards are discarded, trashed or returned by a later step. */
function firstChoiceIsLost(steps: readonly Step[]): boolean {
  const chosen = steps.find((step) => 'choose' in step);
  if (!chosen || !('choose' in chosen)) return false;
  const name = chosen.choose.as;
  return steps.some((step) =>
    (['discard', 'trash', 'return'] as const).some((op) => cardsOf(step, op) === name),
  );
}

/** The cards that a step of this op is about, if they have a name. */
export function cardsOf(step: Step, op: string): unknown {
  const value = (step as Record<string, unknown>)[op];
  return typeof value === 'object' && value !== null && 'cards' in value ? value.cards : value;
}

/** Every city and remote location attracts rails. */
function potentialOf(t: TrainsTables): Float64Array {
  return pullOf(t, [...t.cities, ...t.remotes], (target) => worthOfPlace(t, target));
}

/** The worth of a city or a remote location to a player who comes near. */
export function worthOfPlace(t: TrainsTables, cell: number): number {
  const room = t.city[cell] as number;
  return room > 0 ? 2 * room : (t.remoteWorth[cell] as number);
}

/** Rules of thumb tell good starts from bad ones, but not which good one is best: this much is left to chance. */
export const START_DOUBT = 6;

/**
 * The value of a start on each cell, by the pull of what is near. Games from random starts show that the middle loses, the more so the
 * more players there are: it is near to everything, but so it is for others, and every cell they reach costs more.
 */
export function startOf(t: TrainsTables, pull: Float64Array): Float64Array {
  const middle = pullOf(t, [...pull.keys()], () => 1);
  return pull.map((near, cell) => near - (middle[cell] as number));
}

/** How strongly the targets attract each cell: less with each step of distance. */
export function pullOf(
  t: TrainsTables,
  targets: readonly number[],
  worthOf: (target: number) => number,
): Float64Array {
  const potential = new Float64Array(t.cells);
  const steps = new Float64Array(t.cells);
  for (const target of targets) {
    const worth = worthOf(target);
    steps.fill(Infinity);
    steps[target] = 0;
    let wave = [target];
    for (let distance = 1; distance <= 5 && wave.length > 0; distance++) {
      const next: number[] = [];
      for (const cell of wave)
        for (let i = t.neighborStart[cell] as number; i < (t.neighborStart[cell + 1] as number); i++) {
          const other = t.neighbors[i] as number;
          if ((steps[other] as number) <= distance) continue;
          steps[other] = distance;
          next.push(other);
        }
      wave = next;
    }
    for (let cell = 0; cell < t.cells; cell++)
      if (Number.isFinite(steps[cell]))
        potential[cell] = (potential[cell] as number) + worth / (1 + (steps[cell] as number)) ** 2;
  }
  return potential;
}
