// The worth of cars to a seat: how its trains compare with those of the others, what waits where, and what could be taken or
// shipped in one action.
import type { State } from '../../core/state.ts';
import { DAY, LOCOMOTIVES, SEAT, STEP, TABLE_CARS, TRAIN, TRAINS } from '../layout.ts';
import type { Rules } from '../rules.ts';

/** A car that can join no train. */
export const NOWHERE = -1;
/** Classes of leads in what a train is worth. */
const REACH = 12;
/** The worth of a locomotive without a train. */
const LOCOMOTIVE = 0.5;

export class Prospects {
  readonly rules: Rules;
  seat = 0;
  /** By seat and type: the length of the train; cars taken by the seat that is asked count as if they had joined. */
  readonly length: Int16Array;
  /** By seat and type: cars in the yard. */
  readonly waiting: Int16Array;
  /** By seat: locomotives without a train; those that cars just taken need are gone. */
  readonly free: Int16Array;
  /** By type: cars in the main yard. */
  readonly visible: Int16Array;
  /** By type: the longest train of all seats, whose it is, and the longest of the others. */
  readonly #longest: Int16Array;
  readonly #holder: Int16Array;
  readonly #second: Int16Array;
  /** By lead: how sure it is. */
  readonly #sure: Float64Array;
  readonly #gone: Int16Array;
  #pay = 0;
  #secondPay = 0;

  constructor(r: Rules) {
    this.rules = r;
    this.length = new Int16Array(r.seats * r.types);
    this.waiting = new Int16Array(r.seats * r.types);
    this.free = new Int16Array(r.seats);
    this.visible = new Int16Array(r.types);
    this.#longest = new Int16Array(r.types);
    this.#holder = new Int16Array(r.types);
    this.#second = new Int16Array(r.types);
    this.#gone = new Int16Array(Math.max(r.mainSidings, r.ownSidings));
    this.#sure = Float64Array.from({ length: 2 * REACH + 1 }, (_, i) => {
      const lead = i - REACH;
      return (1 + lead / (1 + Math.abs(lead))) / 2;
    });
  }

  look({ data: d }: State): void {
    const r = this.rules;
    const { types } = r;
    this.seat = d[SEAT];
    this.#pay = r.day(d[DAY]).longest[1];
    this.#secondPay = r.day(d[DAY]).second[1];
    this.visible.fill(0);
    for (let siding = 0; siding < r.mainSidings; siding++) {
      const at = r.mainAt(siding);
      for (let i = at + d[at]; i > at; i--) this.visible[d[i]]++;
    }
    this.waiting.fill(0);
    for (let seat = 0; seat < r.seats; seat++) {
      const at = r.seatAt(seat);
      this.free[seat] = d[at + LOCOMOTIVES] - d[at + TRAINS];
      for (let type = 0; type < types; type++) this.length[seat * types + type] = d[at + TRAIN + type];
      for (let siding = 0; siding < r.ownSidings; siding++) {
        const own = r.ownAt(at, siding);
        for (let i = own + d[own]; i > own; i--) this.waiting[seat * types + d[i]]++;
      }
    }
    this.#compare();
  }

  #compare(): void {
    const { types, seats } = this.rules;
    this.#longest.fill(0);
    this.#second.fill(0);
    this.#holder.fill(-1);
    for (let seat = 0; seat < seats; seat++)
      for (let type = 0; type < types; type++) {
        const length = this.length[seat * types + type];
        if (length > this.#longest[type]) {
          this.#second[type] = this.#longest[type];
          this.#longest[type] = length;
          this.#holder[type] = seat;
        } else if (length > this.#second[type]) this.#second[type] = length;
      }
  }

  /** While cars are being taken: as if those on the table had joined trains as far as locomotives go. */
  joinTable({ data: d }: State): void {
    const { types, at } = this.rules;
    if (d[TABLE_CARS] === 0) return;
    for (let type = 0; type < types; type++) {
      const cars = d[at.table + type];
      if (cars === 0) continue;
      if (this.length[this.seat * types + type] === 0) {
        if (this.free[this.seat] <= 0) continue;
        this.free[this.seat]--;
      }
      this.length[this.seat * types + type] += cars;
    }
  }

  lengthOf(seat: number, type: number): number {
    return this.length[seat * this.rules.types + type];
  }

  waitingOf(seat: number, type: number): number {
    return this.waiting[seat * this.rules.types + type];
  }

  /** The longest train of the others. */
  rival(seat: number, type: number): number {
    return this.#holder[type] === seat ? this.#second[type] : this.#longest[type];
  }

  /** Most cars of a type that wait in the yard of another seat. */
  rivalWaiting(seat: number, type: number): number {
    let most = 0;
    for (let other = 0; other < this.rules.seats; other++)
      if (other !== seat) most = Math.max(most, this.waitingOf(other, type));
    return most;
  }

  canJoin(seat: number, type: number): boolean {
    return this.lengthOf(seat, type) > 0 || this.free[seat] > 0;
  }

  /** Chips to expect from a train of this length. */
  #worth(length: number, rival: number): number {
    if (length === 0) return 0;
    const lead = Math.max(-REACH, Math.min(REACH, length - rival));
    const sure = this.#sure[lead + REACH];
    return this.#pay * sure + (rival > 0 ? this.#secondPay * (1 - sure) : 0);
  }

  /** Chips to expect from all trains of a seat. */
  worthOf(seat: number): number {
    let worth = 0;
    for (let type = 0; type < this.rules.types; type++)
      worth += this.#worth(this.lengthOf(seat, type), this.rival(seat, type));
    return worth;
  }

  /** The expected chips that one more car adds; NOWHERE without a locomotive. */
  gain(seat: number, type: number): number {
    if (!this.canJoin(seat, type)) return NOWHERE;
    const length = this.lengthOf(seat, type);
    const rival = this.rival(seat, type);
    const gain = this.#worth(length + 1, rival) - this.#worth(length, rival);
    return length === 0 ? gain - LOCOMOTIVE : gain;
  }

  #add(seat: number, type: number, cars: number): void {
    const at = seat * this.rules.types + type;
    const before = this.length[at];
    this.length[at] += cars;
    if (before === 0) this.free[seat]--;
    else if (this.length[at] === 0) this.free[seat]++;
  }

  /** The possible gain from taking cars in this action, beginning with a main siding and then always with the best car in front. */
  take(d: Int16Array, siding: number): number {
    const r = this.rules;
    const picks = r.fromMain - d[STEP];
    this.#gone.fill(0);
    return this.#best(d, r.at.main, r.at.mainStride, r.mainSidings, siding, picks, this.seat);
  }

  /** The same for shipping from the own yard of a seat; -1 for any siding first. */
  ship(d: Int16Array, seat: number, siding: number): number {
    const r = this.rules;
    const picks = seat === this.seat ? r.fromOwn - d[STEP] : r.fromOwn;
    this.#gone.fill(0);
    return this.#best(d, r.ownAt(r.seatAt(seat), 0), r.at.yardStride, r.ownSidings, siding, picks, seat);
  }

  /** Greedily; if `first` names its siding, the first car is always taken, others while they bring something. */
  #best(
    d: Int16Array,
    base: number,
    stride: number,
    sidings: number,
    first: number,
    picks: number,
    seat: number,
  ): number {
    if (picks <= 0) return 0;
    const gone = this.#gone;
    let best = first;
    let most = 0;
    if (first >= 0) most = Math.max(0, this.gain(seat, d[base + first * stride + d[base + first * stride]]));
    else
      for (let siding = 0; siding < sidings; siding++) {
        const at = base + siding * stride;
        const left = d[at] - gone[siding];
        if (left <= 0) continue;
        const gain = this.gain(seat, d[at + left]);
        if (gain <= most) continue;
        most = gain;
        best = siding;
      }
    if (best < 0) return 0;
    const at = base + best * stride;
    const type = d[at + d[at] - gone[best]];
    gone[best]++;
    const joins = this.canJoin(seat, type);
    if (joins) this.#add(seat, type, 1);
    const more = this.#best(d, base, stride, sidings, -1, picks - 1, seat);
    if (joins) this.#add(seat, type, -1);
    return most + more;
  }

  /** The shipment of a seat in one action if its yard were in the best order. */
  sorted(seat: number): number {
    const { types, fromOwn } = this.rules;
    let left = fromOwn;
    let worth = 0;
    for (let type = 0; type < types && left > 0; type++) {
      if (this.lengthOf(seat, type) === 0) continue;
      for (let cars = this.waitingOf(seat, type); cars > 0 && left > 0; cars--, left--)
        worth += this.gain(seat, type);
    }
    return worth;
  }
}
