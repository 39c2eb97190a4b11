// A market as small as can be: each turn a seat takes one of the cards, each once, and gains its worth less its cost; the most points win.
import { findChoice, randomBelow, seedRng, State, type Game } from '@railwright/engine';
import type { Bot } from '@railwright/bots';

export interface StallDefinition {
  readonly game: 'stall';
  readonly cards: readonly { readonly id: string; readonly cost: number; readonly worth: number }[];
  readonly rules: { readonly rounds: number };
}

const SEAT = 0;
const TURN = 1;
const POINTS = 2;
/** What luck adds to each card. */
const LUCK = 8;

export function createStall({ cards, rules }: StallDefinition, seats: number): Game {
  if (cards.some(({ cost }) => cost > 20)) throw new Error('Nobody could pay that.');
  const gained = (seat: number, card: number): number => POINTS + seats + seat * cards.length + card;
  const over = (s: State): boolean => s.data[TURN]! >= rules.rounds * seats;
  const best = (s: State): number => Math.max(...s.data.subarray(POINTS, POINTS + seats));
  const game: Game = {
    name: 'stall',
    seats,
    maxChoices: cards.length + 1,
    measures: cards.map(({ id }) => ({ id: `gained:${id}`, group: 'gained', item: id })),
    playtestHooks: {
      firstSeat: () => 0,
      roles: ['act'],
      roleOf: () => 'act',
      measureOf: (_s, choice) => choice - 1,
      studied: () => cards.map(({ id, cost }) => ({ item: id, measure: `gained:${id}`, cost })),
    },
    createState: () => new State(POINTS + seats + seats * cards.length),
    start(s, seed) {
      s.data.fill(0);
      seedRng(s.rng, seed, 0);
    },
    seatToAct: (s) => (over(s) ? -1 : s.data[SEAT]!),
    decision: (s) => (over(s) ? undefined : { seat: s.data[SEAT]!, type: 'take' }),
    legalChoices(s, out) {
      if (over(s)) return 0;
      let count = 0;
      out[count++] = 0;
      for (let card = 0; card < cards.length; card++)
        if (s.data[gained(s.data[SEAT]!, card)] === 0) out[count++] = card + 1;
      return count;
    },
    applyChoice(s, choice) {
      const seat = s.data[SEAT]!;
      const luck = randomBelow(s.rng, LUCK);
      const card = cards[choice - 1];
      s.data[POINTS + seat]! += luck + (card ? card.worth - card.cost : 0);
      if (card) s.data[gained(seat, choice - 1)]!++;
      s.data[SEAT] = (seat + 1) % seats;
      s.data[TURN]!++;
    },
    score: (s, seat) => s.data[POINTS + seat]!,
    winners(s) {
      if (!over(s)) return 0;
      let mask = 0;
      for (let seat = 0; seat < seats; seat++) if (s.data[POINTS + seat] === best(s)) mask |= 1 << seat;
      return mask;
    },
    endReason: (s) => (over(s) ? 'rounds' : undefined),
    turn: (s) => s.data[TURN]!,
    measure: (s, seat, index) => s.data[gained(seat, index)]!,
    viewFor: (s) => ({ game: 'stall', seats, turn: s.data[TURN] }),
    resample: () => undefined,
    formatChoice: (_s, choice) => (choice === 0 ? 'nothing' : `take ${cards[choice - 1]?.id}`),
    parseChoice: (s, text) => findChoice(game, s, text),
  };
  return game;
}

/** Takes what is worth most after its cost, more or less; never what costs more than it is worth. */
export function createBuyer(worths: ReadonlyMap<string, number>, seed: number): Bot {
  const rng = new State(0).rng;
  seedRng(rng, seed, 1);
  return {
    name: 'buyer',
    choose(game, _s, legal, count) {
      const cards = game.playtestHooks?.studied?.() ?? [];
      let best = 0;
      let most = 0;
      for (let i = 0; i < count; i++) {
        const card = cards[legal[i]! - 1];
        const value = card ? worths.get(card.item)! - card.cost! + randomBelow(rng, 3) : 0;
        if (value > most) [best, most] = [legal[i]!, value];
      }
      return best;
    },
  };
}
