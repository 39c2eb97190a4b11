// Exact values of small games of Trains for two, by going through all positions. A hand is drawn at the end of a turn, but only its owner
// knows it, who chooses nothing before the next turn of their own; so it may as well be drawn then. Both seats then always know all that has
// happened, and each turn is a draw with known chances followed by choices of one seat. This holds where first hands are the whole
// starting deck, no card draws, shows hands or acts on the turns of others, and nothing outlasts a turn but cards, rails and stations.
import {
  cloneState,
  copyInto,
  nextUint32,
  trainsReader as read,
  type RngWords,
  type State,
  type TrainsGame,
} from '@railwright/engine';
import { Deals, type Draw, type Hand } from './deals.ts';

/** A position between two choices. The hand of the seat that waits stands for all that it may have drawn. */
export interface Position {
  readonly s: State;
  /** By seat, the draw of its next hand, or the last one of the seat whose turn it is. */
  readonly draws: readonly [Draw, Draw];
  /** What lies in the deck of the seat whose turn it is. */
  readonly deck: string;
}

/** What a position is worth to the first seat if both play for it: the share of a win, and how many points it is ahead. */
export interface Worth {
  readonly share: number;
  readonly points: number;
}

/** How likely a fixed player makes each of `legal[0..count)`. */
export type Policy = (
  position: Position,
  legal: Int16Array,
  count: number,
  game: TrainsGame,
) => ArrayLike<number>;

export class Solver {
  readonly game: TrainsGame;
  /** Positions at the start of a turn, and in all. */
  turns = 0;
  positions = 0;
  readonly #fixed: readonly (Policy | undefined)[];
  readonly #deals: Deals;
  readonly #known = new Map<string, Worth>();
  /** A state for each depth. */
  readonly #room: State[] = [];
  readonly #codes = Buffer.alloc(256);

  /** A seat with a policy plays by it, one without plays its best. */
  constructor(game: TrainsGame, fixed: readonly (Policy | undefined)[] = [], deals = new Deals(game)) {
    this.game = game;
    this.#fixed = fixed;
    this.#deals = deals;
  }

  /** Of the whole game. */
  solve(): Worth {
    return this.#choose(this.start(0), 0, new Map());
  }

  /** The position before the first choice of a game with this seed. */
  start(seed: number): Position {
    const s = this.game.createState();
    this.game.start(s, seed);
    const [first, second] = [this.#deals.certain(s, 0), this.#deals.certain(s, 1)];
    return { s, draws: [first, second], deck: first.hands[0]?.deck ?? '' };
  }

  /** Plays a game by chance, with a policy for each seat, and returns how it ended. */
  play(seed: number, policies: readonly [Policy, Policy], rng: RngWords): Worth {
    const { game } = this;
    const legal = new Int16Array(game.maxChoices);
    let position = this.start(seed);
    for (let seat = game.seatToAct(position.s); seat >= 0; seat = game.seatToAct(position.s)) {
      const count = game.legalChoices(position.s, legal);
      const chances = (policies[seat] as Policy)(position, legal, count, game);
      let [left, i] = [nextUint32(rng) / 2 ** 32, 0];
      while (i < count - 1 && (left -= chances[i] as number) >= 0) i++;
      const s = cloneState(position.s);
      game.applyChoice(s, legal[i] as number);
      const draws = this.#drawn(position, legal[i] as number, s);
      const isNew = game.turn(s) !== game.turn(position.s);
      position = { s, draws, deck: isNew ? this.#deals.deckOf(s, game.seatToAct(s)) : position.deck };
    }
    return worthAtEnd(game, position.s);
  }

  /** What each of the legal choices is worth. */
  worths(position: Position, legal: Int16Array, count: number): Worth[] {
    return Array.from(legal.subarray(0, count), (choice) => this.#after(position, choice, 0, new Map()));
  }

  /** The worth of a position of which one seat has to choose. `turn` knows those of this turn. */
  #choose(position: Position, depth: number, turn: Map<string, Worth>): Worth {
    const { game } = this;
    const { s } = position;
    const seat = game.seatToAct(s);
    if (seat < 0) return worthAtEnd(game, s);
    const key = this.#inTurn(s, seat);
    const known = turn.get(key);
    if (known) return known;
    this.positions++;
    const legal = new Int16Array(game.maxChoices);
    const count = game.legalChoices(s, legal);
    const fixed = this.#fixed[seat];
    const chances = fixed && count > 1 ? fixed(position, legal, count, game) : undefined;
    const sign = seat === 0 ? 1 : -1;
    let share = chances ? 0 : -sign * Infinity;
    let points = share;
    for (let i = 0; i < count; i++) {
      const chance = chances?.[i];
      if (chance === 0) continue;
      const worth = this.#after(position, legal[i] as number, depth + 1, turn);
      if (chance !== undefined) {
        share += chance * worth.share;
        points += chance * worth.points;
      } else {
        if (sign * worth.share > sign * share) ({ share } = worth);
        if (sign * worth.points > sign * points) ({ points } = worth);
      }
    }
    const worth = { share, points };
    turn.set(key, worth);
    return worth;
  }

  /** The worth of a position after a choice. */
  #after(position: Position, choice: number, depth: number, turn: Map<string, Worth>): Worth {
    const { game } = this;
    const s = (this.#room[depth] ??= game.createState());
    copyInto(position.s, s);
    game.applyChoice(s, choice);
    if (game.seatToAct(s) < 0) return worthAtEnd(game, s);
    if (game.turn(s) === game.turn(position.s)) return this.#choose({ ...position, s }, depth, turn);
    const draws = this.#drawn(position, choice, s);
    for (const { hands } of draws) this.#deals.deal(s, hands[0] as Hand);
    return this.#turn(s, draws, depth);
  }

  /** The draws after a choice that has led to `s`. */
  #drawn(position: Position, choice: number, s: State): Position['draws'] {
    const { game } = this;
    const [first, second] = position.draws;
    const turn = game.turn(position.s);
    if (turn === 0 || turn === game.turn(s)) return position.draws;
    const seat = game.seatToAct(position.s);
    const draw = this.#deals.find(position.s, choice, s, seat, position.deck);
    return seat === 0 ? [draw, second] : [first, draw];
  }

  /** The worth of a position at the start of a turn, before the hand is drawn. */
  #turn(s: State, draws: Position['draws'], depth: number): Worth {
    const key = this.#key(s, draws);
    const known = this.#known.get(key);
    if (known) return known;
    this.turns++;
    let [share, points] = [0, 0];
    for (const hand of (draws[this.game.seatToAct(s)] as Draw).hands) {
      this.#deals.deal(s, hand);
      const worth = this.#choose({ s, draws, deck: hand.deck }, depth + 1, new Map());
      share += hand.chance * worth.share;
      points += hand.chance * worth.points;
    }
    const worth = { share, points };
    this.#known.set(key, worth);
    return worth;
  }

  /** All that decides the rest of a game at the start of a turn; the draws say what each seat owns and where it lies. */
  #key(s: State, [first, second]: Position['draws']): string {
    const at = this.#board(s);
    const codes = this.#codes;
    codes[at] = first.number & 0xff;
    codes[at + 1] = first.number >> 8;
    codes[at + 2] = second.number & 0xff;
    codes[at + 3] = second.number >> 8;
    return codes.toString('latin1', 0, at + 4);
  }

  /** And before a choice of a seat during its turn. */
  #inTurn(s: State, seat: number): string {
    const t = this.game.tables;
    const codes = this.#codes;
    let at = this.#board(s);
    codes[at++] = read.coins(s);
    codes[at++] = Number(read.acted(s));
    for (let kind = 0; kind < t.kinds; kind++) codes[at++] = read.inHand(t, s, seat, kind);
    const open = read.asks(t, s);
    const key = codes.toString('latin1', 0, at);
    return open === 'turn' ? key : `${key}${open}${read.asking(t, s)}`;
  }

  /** Writes what all see, and returns how much that is. */
  #board(s: State): number {
    const t = this.game.tables;
    const codes = this.#codes;
    let at = 0;
    codes[at++] = read.turn(s);
    for (let cell = 0; cell < t.cells; cell++)
      codes[at++] = read.rails(t, s, cell) + 4 * read.stations(t, s, cell);
    for (let kind = 0; kind < t.piles; kind++) codes[at++] = read.pile(t, s, kind);
    return at;
  }
}

function worthAtEnd(game: TrainsGame, s: State): Worth {
  return {
    share: [0.5, 1, 0, 0.5][game.winners(s)] as number,
    points: game.score(s, 0) - game.score(s, 1),
  };
}
