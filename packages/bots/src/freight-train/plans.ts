// The worth of the cars of a Freight Train position to the asked seat: estimates of the chips at the day's end, and the best ways of
// taking or shipping several cars in one action. Memory is reused from call to call.
import type { FreightTrain } from '@railwright/engine';
import type { State } from '@railwright/engine';

export const IMPOSSIBLE = -1000;

/** How fast a lead becomes certain. */
const SLOPE = 0.9;
/** Each car of a train has a little value of its own, since others will be added. */
const CAR = 0.12;
/** A locomotive given to a train cannot be used for a better one. */
const LOCOMOTIVE = 0.9;
/** Chips that a matching car waiting in the own yard adds to a new train. */
const WAITING = 0.35;
/** The largest difference in length that still matters. */
const REACH = 20;

export class FreightTrainPlans {
  readonly game: FreightTrain;
  readonly rearrangeCost: number;
  readonly #types: number;
  /** Cars of each type in this seat's trains (with those of the plan being weighed), in the longest of the others, in the yard. */
  readonly #mine: Int16Array;
  readonly #theirs: Int16Array;
  readonly #waiting: Int16Array;
  readonly #inMixed: Uint8Array;
  readonly #taken: Int16Array;
  readonly #chance: Float64Array;
  readonly #mixedPaid: boolean;
  #mixed = 0;
  #theirMixed = 0;
  #seat = 0;
  #free = 0;
  #room = 0;
  #carsLeft = 0;
  #canCall = false;
  /** Chips for a car left in the yard at the end of this day. */
  #yardPay = 0;

  constructor(game: FreightTrain) {
    const { rules, carTypes } = game.definition;
    this.game = game;
    this.rearrangeCost = rules.actions.rearrange;
    this.#types = carTypes.length;
    this.#mine = new Int16Array(this.#types);
    this.#theirs = new Int16Array(this.#types);
    this.#waiting = new Int16Array(this.#types);
    this.#inMixed = new Uint8Array(this.#types);
    this.#taken = new Int16Array(rules.mainYard.sidings);
    this.#mixedPaid = rules.switches.mixedTrain === 'as-a-type';
    this.#chance = Float64Array.from(
      { length: 2 * REACH + 1 },
      (_, i) => 1 / (1 + Math.exp(-SLOPE * (i - REACH))),
    );
  }

  look(s: State): void {
    const { game } = this;
    const seat = game.seatToAct(s);
    const { rules } = game.definition;
    const day = rules.days[game.day(s)];
    this.#seat = seat;
    this.#waiting.fill(0);
    for (let siding = 0; siding < rules.ownYard.sidings; siding++)
      for (let i = game.ownCount(s, seat, siding) - 1; i >= 0; i--) {
        const type = game.ownCar(s, seat, siding, i);
        this.#waiting[type] = (this.#waiting[type] as number) + 1;
      }
    this.#theirMixed = 0;
    this.#theirs.fill(0);
    for (let type = 0; type < this.#types; type++) {
      this.#mine[type] = game.trainLength(s, seat, type);
      this.#inMixed[type] = game.mixedHolds(s, seat, type) ? 1 : 0;
    }
    for (let other = 0; other < game.seats; other++) {
      if (other === seat) continue;
      this.#theirMixed = Math.max(this.#theirMixed, game.mixedLength(s, other));
      for (let type = 0; type < this.#types; type++)
        this.#theirs[type] = Math.max(this.#theirs[type] as number, game.trainLength(s, other, type));
    }
    this.#mixed = game.mixedLength(s, seat);
    this.#free = game.freeLocomotives(s, seat);
    this.#room = rules.ownYard.sidings * rules.ownYard.spaces - game.yardCars(s, seat);
    this.#carsLeft = game.leaveCardDrawn(s) ? 0 : game.upperCars(s) + game.lowerCars(s) / 2;
    this.#canCall = day?.callLocomotive ?? false;
    this.#yardPay = day ? day.yard.chips / day.yard.cars : 0;
  }

  carsIn(s: State, siding: number): number {
    return this.game.ownCount(s, this.#seat, siding);
  }

  /** Expected chips from a train against the longest of the others. */
  #train(length: number, theirs: number): number {
    if (length === 0) return 0;
    const lead = Math.max(-REACH, Math.min(REACH, length - theirs));
    return 3 * (this.#chance[lead + REACH] as number) + CAR * length;
  }

  /** The value of one more car in the train of its type; IMPOSSIBLE without a locomotive for it. */
  inTrain(type: number): number {
    const mine = this.#mine[type] as number;
    const theirs = this.#theirs[type] as number;
    if (mine > 0) return this.#train(mine + 1, theirs) - this.#train(mine, theirs);
    if (this.#free === 0) return IMPOSSIBLE;
    return this.#train(1, theirs) + WAITING * (this.#waiting[type] as number) - LOCOMOTIVE;
  }

  inMixed(type: number): number {
    if (this.#inMixed[type] === 1 || (this.#mixed === 0 && this.#free === 0)) return IMPOSSIBLE;
    // Even unpaid, it takes cars that would cost chips in the yard.
    const gain = this.#mixedPaid
      ? this.#train(this.#mixed + 1, this.#theirMixed) - this.#train(this.#mixed, this.#theirMixed)
      : 0;
    return gain - (this.#mixed === 0 ? LOCOMOTIVE : 0);
  }

  /** The value of a car in the yard: what the day pays for it, and the hope of shipping it. */
  inYard(type: number): number {
    if (this.#room <= 0) return IMPOSSIBLE;
    const ready = (this.#mine[type] as number) > 0 || (this.#waiting[type] as number) > 1;
    return this.#yardPay + (ready && this.#carsLeft > 0 ? 0.4 : 0.1) - (this.#room < 4 ? 0.2 : 0);
  }

  /** The average value of cars taken after a fill: each car left in the deck is equally likely. */
  fill(s: State): number {
    let worth = 0;
    for (let type = 0; type < this.#types; type++)
      worth +=
        this.game.carsInDeck(s, type) * Math.max(this.inTrain(type), this.inMixed(type), this.inYard(type));
    return (this.game.definition.rules.actions.fromMain * worth) / Math.max(1, this.game.deckCars(s));
  }

  /** The value of a locomotive now instead of tomorrow. */
  call(): number {
    if (!this.#canCall || this.#free > 0) return 0;
    return Math.min(1.6, this.#carsLeft * 0.06);
  }

  /** The best way of taking cars that starts with this main siding. */
  take(s: State, siding: number): number {
    const picks = this.game.definition.rules.actions.fromMain - this.game.step(s);
    this.#taken.fill(0);
    return this.#takeFrom(s, siding, picks, siding);
  }

  /** `first` is the siding to take from now, `from` the lowest one for the picks after it. */
  #takeFrom(s: State, first: number, picks: number, from: number): number {
    const place = this.#taken[first] as number;
    if (place >= this.game.mainCount(s, first)) return IMPOSSIBLE;
    this.#taken[first] = place + 1;
    const type = this.game.mainCar(s, first, place);
    const inTrain = this.inTrain(type);
    const inYard = this.inYard(type);
    const joins = inTrain >= inYard;
    const worth = Math.max(joins ? inTrain : inYard, this.inMixed(type));
    const isNew = joins && this.#mine[type] === 0;
    if (joins) this.#join(type, 1, isNew);
    else this.#room--;
    let best = picks === 1 ? 0 : IMPOSSIBLE;
    if (picks > 1)
      for (let next = 0; next < this.#taken.length; next++) {
        // After the first pick the order does not matter: go through sidings from the lowest up.
        if (next < from && picks < this.game.definition.rules.actions.fromMain) continue;
        best = Math.max(best, this.#takeFrom(s, next, picks - 1, next));
      }
    if (joins) this.#join(type, -1, isNew);
    else this.#room++;
    this.#taken[first] = place;
    return worth + best;
  }

  #join(type: number, cars: number, isNew: boolean): void {
    this.#mine[type] = (this.#mine[type] as number) + cars;
    if (isNew) this.#free -= cars;
  }

  /** The best way of shipping cars that starts with the first car of this own siding. */
  ship(s: State, siding: number, mixed: boolean): number {
    const type = this.game.ownCar(s, this.#seat, siding, 0);
    const picks = this.game.definition.rules.actions.fromOwn - this.game.step(s);
    if (mixed) return this.inMixed(type) - this.#yardPay - 0.05;
    const gain = this.inTrain(type) - this.#yardPay;
    const isNew = this.#mine[type] === 0;
    this.#join(type, 1, isNew);
    const more = this.#shipMore(s, picks - 1, siding, 1);
    this.#join(type, -1, isNew);
    return gain + more;
  }

  /** Greedy: takes the better of the fronts as long as it is worth something. `gone` cars of `siding` have left. */
  #shipMore(s: State, picks: number, siding: number, gone: number): number {
    if (picks <= 0) return 0;
    let best = 0;
    const next = this.#front(s, siding, gone);
    if (next >= 0) best = Math.max(best, this.#shipOne(s, next, picks, siding, gone + 1));
    for (let other = 0; other < this.game.definition.rules.ownYard.sidings; other++) {
      if (other === siding) continue;
      const type = this.#front(s, other, 0);
      // Cars of the other siding are weighed one deep, which is enough to see a match.
      if (type >= 0) best = Math.max(best, this.inTrain(type) - this.#yardPay);
    }
    return best;
  }

  #shipOne(s: State, type: number, picks: number, siding: number, gone: number): number {
    const gain = this.inTrain(type) - this.#yardPay;
    if (gain <= IMPOSSIBLE / 2) return IMPOSSIBLE;
    const isNew = this.#mine[type] === 0;
    this.#join(type, 1, isNew);
    const more = this.#shipMore(s, picks - 1, siding, gone);
    this.#join(type, -1, isNew);
    return gain + more;
  }

  #front(s: State, siding: number, gone: number): number {
    return gone < this.game.ownCount(s, this.#seat, siding)
      ? this.game.ownCar(s, this.#seat, siding, gone)
      : -1;
  }

  /** The shipment possible in one action with the yard in the best order: the longest groups of cars first. */
  sortedShipment(): number {
    let left = this.game.definition.rules.actions.fromOwn;
    let worth = 0;
    for (let type = 0; type < this.#types && left > 0; type++) {
      if ((this.#mine[type] as number) === 0) continue;
      const cars = Math.min(left, this.#waiting[type] as number);
      left -= cars;
      worth += cars * (this.inTrain(type) - this.#yardPay);
    }
    return worth;
  }
}
