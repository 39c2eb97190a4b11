// Follows a game of Freight Train by its events alone: keeps cars and chips of its own, refuses an event that breaks a rule, and works
// out the payouts of each day for itself.
import { expect } from 'vitest';
import type { FreightTrain, FreightTrainDefinition, GameEvent } from '@railwright/engine';
import { payoutsOf } from './expected-payouts.ts';

interface Facts {
  seat: number;
  seats: number;
  car: string;
  cars: unknown;
  siding: number;
  sidings: string[][];
  from: 'main' | 'yard';
  length: number;
  day: number;
  round: number;
  turn: number;
  first: number;
  deck: number;
  upper: number;
  lower: number;
  leaveCard: boolean;
  locomotives: number;
  cost: number;
  chips: number;
  source: string;
  train: string;
  reason: string;
  points: number;
}

interface Player {
  chips: number;
  locomotives: number;
  called: boolean;
  trains: Map<string, number>;
  mixed: Set<string>;
  yard: string[][];
}

/** A game as its events tell it; throws at an event that breaks a rule. */
export class Follower {
  readonly rules: FreightTrainDefinition['rules'];
  readonly deck = new Map<string, number>();
  readonly players: Player[] = [];
  readonly table: string[] = [];
  main: string[][] = [];
  upper = 0;
  lower = 0;
  leaveDrawn = false;
  day = 0;
  round = 0;
  turn = 0;
  first = 0;
  active = -1;
  end: string | null = null;
  /** Cars moved in this action. */
  moved = 0;
  filled = false;
  idle = 0;
  /** Payouts of the day that are still to come, as text. */
  due: string[] = [];

  constructor(game: FreightTrain) {
    this.rules = game.definition.rules;
  }

  draw(cars: readonly string[]): void {
    for (const car of cars) {
      const left = this.deck.get(car) ?? 0;
      if (left === 0) throw new Error(`no ${car} in the deck`);
      this.deck.set(car, left - 1);
    }
  }
  deckSize(): number {
    return [...this.deck.values()].reduce((a, b) => a + b, 0);
  }
  trainsOf(player: Player): number {
    return player.trains.size + (player.mixed.size > 0 ? 1 : 0);
  }

  follow(event: GameEvent): void {
    const e = event as unknown as Facts;
    const insist = (holds: boolean): void => {
      if (!holds) throw new Error(`impossible: ${JSON.stringify(event)}`);
    };
    const player = this.players[e.seat];
    if (player && this.due.length === 0 && this.end === null && 'seat' in event)
      insist(['deal', 'turn', 'receive-locomotive'].includes(event.type) || e.seat === this.active);
    switch (event.type) {
      case 'set-up':
        for (const [car, many] of Object.entries(e.cars as Record<string, number>)) this.deck.set(car, many);
        for (let seat = 0; seat < e.seats; seat++)
          this.players.push({
            chips: e.chips,
            locomotives: e.locomotives,
            called: false,
            trains: new Map(),
            mixed: new Set(),
            yard: [],
          });
        break;
      case 'main-yard':
        insist(e.day === this.day + 1 && this.main.length === 0);
        insist(e.sidings.length === this.rules.mainYard.sidings);
        this.draw(e.sidings.flat());
        this.main = e.sidings.map((siding) => [...siding]);
        this.day = e.day;
        break;
      case 'deal':
        insist(e.sidings.flat().length === this.rules.ownYard.dealt);
        this.draw(e.sidings.flat());
        player.yard = e.sidings.map((siding) => [...siding]);
        break;
      case 'deck':
        insist(e.upper + e.lower === this.deckSize() && e.day === this.day);
        insist(e.lower === Math.floor(this.deckSize() / this.rules.days[this.day - 1].split));
        [this.upper, this.lower, this.leaveDrawn] = [e.upper, e.lower, false];
        break;
      case 'round': {
        const engine = this.rules.switches.turnOrder === 'engine';
        const expected = ((engine ? this.first : this.active) + 1) % this.players.length;
        insist(e.first === (this.turn === 0 ? 0 : expected));
        insist(e.round === this.round + 1 || e.round === 1);
        [this.round, this.first, this.active, this.idle] = [e.round, e.first, -1, 0];
        break;
      }
      case 'turn':
        insist(e.seat === (this.active < 0 ? this.first : (this.active + 1) % this.players.length));
        insist(e.turn === this.turn + 1 && this.table.length === 0);
        [this.turn, this.active, this.moved, this.filled] = [e.turn, e.seat, 0, false];
        break;
      case 'fill': {
        insist(!this.filled && this.moved === 0);
        const cars = e.cars as string[];
        insist(this.main.filter((siding) => siding.length === 0).length >= this.rules.mainYard.fillWhenEmpty);
        insist(this.main[e.siding - 1].length === 0 && !(this.leaveDrawn && e.leaveCard));
        // The leave card lies below the upper cars, and a fill stops short only when the deck is empty.
        insist(!e.leaveCard || cars.length >= this.upper);
        insist(cars.length === this.rules.mainYard.spaces || e.deck === 0);
        this.draw(cars);
        const fromUpper = Math.min(this.upper, cars.length);
        this.upper -= fromUpper;
        this.lower -= cars.length - fromUpper;
        this.leaveDrawn ||= e.leaveCard;
        this.main[e.siding - 1] = [...cars];
        this.filled = true;
        insist(e.deck === this.deckSize());
        break;
      }
      case 'take':
        insist(this.main[e.siding - 1].shift() === e.car && ++this.moved <= this.rules.actions.fromMain);
        this.table.push(e.car);
        break;
      case 'to-train':
      case 'to-mixed':
        if (e.from === 'yard') {
          insist(player.yard[e.siding - 1].shift() === e.car && ++this.moved <= this.rules.actions.fromOwn);
          insist(this.table.length === 0);
        } else this.fromTable(e.car, insist);
        if (event.type === 'to-train') {
          player.trains.set(e.car, (player.trains.get(e.car) ?? 0) + 1);
          insist(e.length === player.trains.get(e.car));
        } else {
          insist(!player.mixed.has(e.car));
          player.mixed.add(e.car);
          insist(e.length === player.mixed.size);
        }
        insist(this.trainsOf(player) <= player.locomotives);
        break;
      case 'to-yard':
        this.fromTable(e.car, insist);
        player.yard[e.siding - 1].unshift(e.car);
        insist(player.yard[e.siding - 1].length <= this.rules.ownYard.spaces);
        break;
      case 'rearrange':
        player.chips -= e.cost;
        insist(e.cost === this.rules.actions.rearrange && player.chips === e.chips && e.chips >= 0);
        break;
      case 'place':
        if (this.table.length === 0) {
          this.table.push(...player.yard.flat());
          player.yard = player.yard.map(() => []);
        }
        this.table.splice(this.table.indexOf(e.car), 1);
        player.yard[e.siding - 1].push(e.car);
        break;
      case 'rearranged':
        expect(player.yard).toEqual(e.sidings);
        break;
      case 'call-locomotive':
        insist(this.rules.days[this.day - 1].callLocomotive && !player.called);
        player.called = true;
        insist(++player.locomotives === e.locomotives);
        break;
      case 'pass':
        if (!this.filled) this.idle++;
        break;
      case 'keep':
        break;
      case 'done':
        insist(this.moved > 0);
        break;
      case 'day-end':
        insist(e.day === this.day && e.reason === (this.leaveDrawn ? 'trains-leave' : 'nobody-can-act'));
        insist(this.leaveDrawn || this.idle === this.players.length);
        this.due = payoutsOf(this.rules, this.day, this.deck.keys(), this.players);
        break;
      case 'payout':
      case 'yard': {
        const text = `${event.type === 'yard' ? 'yard' : `${e.source} ${e.train}`} ${e.seat} ${e.chips}`;
        insist(this.due.includes(text) && e.day === this.day);
        this.due.splice(this.due.indexOf(text), 1);
        player.chips += e.chips;
        break;
      }
      case 'collect':
        insist(this.due.length === 0);
        for (const each of this.players) {
          for (const [car, many] of each.trains) this.deck.set(car, this.deck.get(car)! + many);
          for (const car of each.mixed) this.deck.set(car, this.deck.get(car)! + 1);
          each.trains.clear();
          each.mixed.clear();
        }
        for (const car of this.main.flat()) this.deck.set(car, this.deck.get(car)! + 1);
        this.main = [];
        insist(e.deck === this.deckSize());
        break;
      case 'receive-locomotive':
        insist(!player.called && ++player.locomotives === e.locomotives);
        break;
      case 'end':
        insist(this.day === this.rules.days.length && this.due.length === 0);
        this.end = e.reason;
        break;
      case 'score':
        insist(this.end !== null && e.points === player.chips);
        break;
      default:
        throw new Error(`unknown event ${event.type}`);
    }
    if (event.type === 'turn' && this.round === 1 && this.turn > 1 && e.seat === this.first)
      for (const each of this.players) each.called = false;
  }

  fromTable(car: string, insist: (holds: boolean) => void): void {
    const at = this.table.indexOf(car);
    insist(at >= 0 && this.moved === this.rules.actions.fromMain);
    this.table.splice(at, 1);
  }
}
