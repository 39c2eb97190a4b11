// An outside program that knows the rules and sees only the events can follow the whole game: `Follower` updates its own
// zones from events alone, rejects an event that breaks a rule, and must agree with the engine after every choice.
import { expect, test } from 'vitest';
import {
  createRng,
  listChoices,
  randomBelow,
  type GameEvent,
  type GameOfTrains,
  type GameOfTrainsView,
} from '@railwright/engine';
import { homebrewGame } from './homebrew.ts';
import { standardGame } from './standard.ts';

interface Facts {
  seat: number;
  card: number;
  cards: number[];
  position: number;
  positions: [number, number];
  from: number;
  to: number;
  replaced?: number;
  discarded: number[];
  ability: string;
  reason: string;
  deck: number;
  turn: number;
  winner?: number;
  seats: number;
  first: number;
}

const insist = (holds: boolean, event: GameEvent): void => {
  if (!holds) throw new Error(`impossible: ${JSON.stringify(event)}`);
};

class Follower {
  readonly abilityOf: Map<number, string>;
  readonly deck: Set<number>;
  readonly discard = new Set<number>();
  trains: number[][] = [];
  locks: Map<number, number>[] = [];
  hands: Set<number>[] = [];
  readonly faceUp = new Set<number>();
  /** Cards between two places. */
  readonly loose = new Set<number>();
  seats = 0;
  turn = 0;
  active = 0;
  end: string | null = null;

  constructor(game: GameOfTrains) {
    this.abilityOf = new Map(game.definition.cards.map(({ number, ability }) => [number, ability]));
    this.deck = new Set(this.abilityOf.keys());
  }

  follow(event: GameEvent): void {
    const e = event as unknown as Facts;
    const check = (holds: boolean): void => insist(holds, event);
    const move = (card: number, from: Set<number>, to: Set<number>): void => {
      check(from.delete(card));
      to.add(card);
    };
    const train = this.trains[e.seat];
    const ordered = (cards: number[]): boolean => cards.every((card, i) => card > (cards[i - 1] ?? 0));
    switch (event.type) {
      case 'setup':
        this.seats = e.seats;
        this.active = e.first;
        for (let i = 0; i < e.seats; i++) {
          this.trains.push([]);
          this.locks.push(new Map());
          this.hands.push(new Set());
        }
        break;
      case 'deal':
        check(e.cards.every((card, i) => i === 0 || card < e.cards[i - 1]));
        for (const card of e.cards) check(this.deck.delete(card));
        this.trains[e.seat] = [...e.cards];
        break;
      case 'draw':
        move(e.card, this.deck, e.reason === 'setup' ? this.hands[e.seat] : this.loose);
        break;
      case 'draw-skipped':
        check(this.deck.size === 0 && this.discard.size === 0);
        break;
      case 'keep':
        move(e.card, this.hands[e.seat], this.loose);
        for (const card of e.discarded) move(card, this.hands[e.seat], this.discard);
        check(this.hands[e.seat].size === 0);
        break;
      case 'place':
        check((train[e.position - 1] || undefined) === e.replaced);
        check(this.loose.delete(e.card));
        train[e.position - 1] = e.card;
        if (e.replaced) this.loose.add(e.replaced);
        break;
      case 'face-up':
        check(this.abilityOf.get(e.card) === e.ability);
        move(e.card, this.loose, this.faceUp);
        break;
      case 'pair-discarded':
        for (const card of e.cards) {
          check(this.abilityOf.get(card) === e.ability);
          move(card, this.faceUp, this.discard);
        }
        break;
      case 'turn':
        if (this.turn > 0) check(e.seat === (this.active + 1) % this.seats);
        check(e.turn === this.turn + 1);
        this.turn = e.turn;
        this.active = e.seat;
        break;
      case 'use':
        check(e.seat === this.active && this.abilityOf.get(e.card) === e.ability);
        move(e.card, this.faceUp, this.loose);
        break;
      case 'discard':
        move(e.card, this.loose, this.discard);
        break;
      case 'swap': {
        const [left, right] = [e.positions[0] - 1, e.positions[1] - 1];
        [train[left], train[right]] = [train[right], train[left]];
        break;
      }
      case 'shift':
        check(train.splice(e.from - 1, 1)[0] === e.card);
        train.splice(e.to - 1, 0, e.card);
        break;
      case 'remove':
        check(train[e.position - 1] === e.card && !this.locks[e.seat].has(e.position));
        train[e.position - 1] = 0;
        this.loose.add(e.card);
        break;
      case 'protected':
        check(this.locks[e.seat].has(e.position));
        break;
      case 'protect':
        check(!this.locks[e.seat].has(e.position) && this.loose.delete(e.card));
        this.locks[e.seat].set(e.position, e.card);
        break;
      case 'unprotect':
        check(this.locks[e.seat].get(e.position) === e.card);
        this.locks[e.seat].delete(e.position);
        this.discard.add(e.card);
        break;
      case 'reshuffle':
        check(this.deck.size === 0 && this.discard.size === e.deck);
        for (const card of this.discard) move(card, this.discard, this.deck);
        break;
      case 'end':
        this.end = e.reason;
        check((e.reason === 'ordered') === (e.winner !== undefined));
        if (e.winner !== undefined) check(ordered(this.trains[e.winner]));
        break;
      case 'score':
        check(this.end !== null);
        break;
      default:
        throw new Error(`unknown event ${event.type}`);
    }
  }

  agree(all: GameOfTrainsView): void {
    const sorted = (cards: Iterable<number>): number[] => [...cards].sort((a, b) => a - b);
    expect(this.trains).toEqual(all.trains);
    expect(this.locks.map((own) => sorted(own.keys()))).toEqual(
      all.locks.map((own) => own.map(({ at }) => at)),
    );
    expect(this.hands.map(sorted)).toEqual(all.hands);
    expect(sorted(this.faceUp)).toEqual(all.faceUp);
    expect(sorted(this.deck)).toEqual(all.deck);
    expect(sorted(this.discard)).toEqual(all.discard);
    expect(sorted(this.loose)).toEqual(sorted([all.drawn, all.inUse].filter((card) => card > 0)));
    expect([this.turn, this.end]).toEqual([all.turn, all.end]);
  }
}

test.each([
  ['the published game, 2 seats', standardGame(2)],
  ['the published game, 4 seats', standardGame(4)],
  ['a homebrew game, 2 seats', homebrewGame(2)],
  ['a homebrew game, 5 seats', homebrewGame(5)],
])('the events of %s are enough to follow it', (_, game) => {
  const rng = createRng(4);
  const seen = new Set<string>();
  for (let seed = 0; seed < 12; seed++) {
    const s = game.createState();
    const follower = new Follower(game);
    const events: GameEvent[] = [];
    s.events = events;
    game.start(s, seed);
    for (let made = 0; made < 250; made++) {
      for (const event of events.splice(0)) {
        seen.add(event.type);
        follower.follow(event);
      }
      follower.agree(game.viewFor(s, undefined));
      if (game.seatToAct(s) < 0) break;
      const legal = listChoices(game, s);
      game.applyChoice(s, legal[randomBelow(rng, legal.length)]);
    }
  }
  expect(seen).toContain('reshuffle');
  expect(seen).toContain('unprotect');
});
