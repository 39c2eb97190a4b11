// The facts of a legal choice of Game of Trains: which spot or ability, what the own train looks like afterwards, what it leaves
// beside the draw pile for the others.
import { addFeature, type Sparse } from '../../core/observer.ts';
import type { State } from '../../core/state.ts';
import { currentStep } from '../abilities.ts';
import { DRAW } from '../choices.ts';
import { DRAWN, KEEP, PHASE, PLACE, EXCHANGE, PLAY, PROTECT, read, SWAP } from '../layout.ts';
import { REMOVE } from '../table.ts';
import type { GameOfTrainsFeatures } from './features.ts';
import type { Line } from './line.ts';
import { bestTarget, rearrange, type Outlook } from './outlook.ts';

type At = GameOfTrainsFeatures['at'];

/** Cards tried for what a draw may bring. */
const DRAWS = 10;

const bound = (value: number): number => (value > 4 ? 4 : value < -4 ? -4 : value);

export class Describer {
  readonly #at: At;
  readonly #o: Outlook;
  /** By ability: whether a card beside the draw pile shows it after the choice. */
  readonly #open: Uint8Array;

  constructor({ at }: GameOfTrainsFeatures, o: Outlook) {
    this.#at = at;
    this.#o = o;
    this.#open = new Uint8Array(o.table.abilities.length);
  }

  describe(s: State, choice: number, out: Sparse): void {
    const at = this.#at;
    const o = this.#o;
    const t = o.table;
    const open = this.#open;
    for (let a = 0; a < open.length; a++) open[a] = read(s, t.layout.faceUp + a) > 0 ? 1 : 0;
    switch (read(s, PHASE)) {
      case PLAY:
        if (choice === DRAW) this.#draw(out);
        else this.#use(s, choice - 1, out);
        break;
      case KEEP: {
        const card = read(s, o.seat * t.layout.seatSize + t.layout.hand + choice);
        addFeature(out, at.keep + choice, 1);
        addFeature(out, at.kept, card / t.cards);
        this.#after(this.#bestPlace(card), out);
        return;
      }
      case EXCHANGE:
      case PLACE: {
        const line = o.tryOwn();
        const old = line.cards[choice + 1];
        line.cards[choice + 1] = read(s, DRAWN);
        addFeature(out, at.place + choice, 1);
        if (old > 0) this.#show(t.abilityOf[old], out);
        this.#after(line, out);
        break;
      }
      case PROTECT:
        addFeature(out, at.protect + choice, 1);
        this.#protect(choice, out);
        break;
      default: {
        const step = currentStep(t, s);
        const line = o.tryOwn();
        rearrange(line, step, choice);
        addFeature(out, (step.kind === SWAP ? at.swap : at.shift) + choice, 1);
        this.#after(line, out);
      }
    }
    this.#danger(s, out);
  }

  #draw(out: Sparse): void {
    const { seat, missing, chance } = this.#o;
    const at = this.#at.draw;
    addFeature(out, at, 1);
    addFeature(out, at + 1, chance[seat]);
    if (missing[seat] === 1) addFeature(out, at + 2, chance[seat]);
    if (missing[seat] === 2) addFeature(out, at + 3, chance[seat]);
    addFeature(out, at + 4, bound(this.#drawGain()));
  }

  /** The average gain of a card that may come, at its best place; estimated from a sample. */
  #drawGain(): number {
    const { pool, cost, seat, own } = this.#o;
    own.weigh();
    const step = Math.max(1, pool.size / DRAWS);
    let gain = 0;
    let drawn = 0;
    for (let next = step / 2, rank = 0; next < pool.size; next += step, drawn++) {
      while (pool.upTo[rank] <= next) rank++;
      gain += Math.max(0, cost[seat] - own.costWith(rank));
    }
    return drawn > 0 ? gain / drawn : 0;
  }

  /** Judged by its first step. */
  #use(s: State, ability: number, out: Sparse): void {
    const at = this.#at;
    const o = this.#o;
    const step = o.table.steps[ability][0];
    this.#open[ability] = 0;
    addFeature(out, at.use + ability, 1);
    if (step.kind === REMOVE) this.#remove(s, step.value, out);
    else if (step.kind === PROTECT) {
      let best = -1;
      let most = -Infinity;
      for (let position = 0; position < o.table.trainLength; position++) {
        if ((step.mask & (1 << position)) === 0 || !o.isRemovable(s, o.seat, position)) continue;
        const loss = o.lossAt(o.own, o.cost[o.seat], position + 1);
        if (loss <= most) continue;
        most = loss;
        best = position;
      }
      if (best >= 0) this.#protect(best, out);
    } else {
      const line = o.tryOwn();
      const target = bestTarget(o.table, line, step);
      if (target >= 0) rearrange(line, step, target);
      this.#after(line, out);
    }
  }

  #protect(position: number, out: Sparse): void {
    const at = this.#at.protecting;
    const o = this.#o;
    const loss = o.lossAt(o.own, o.cost[o.seat], position + 1);
    addFeature(out, at, 1);
    addFeature(out, at + 1, bound(loss));
    if (o.missing[o.seat] <= 2) addFeature(out, at + 2, bound(loss));
  }

  /** Everybody loses a card and gets another: what that costs the own train, the next seat's and the others'. */
  #remove(s: State, position: number, out: Sparse): void {
    const at = this.#at.removal;
    const o = this.#o;
    const { seats, abilityOf } = o.table;
    addFeature(out, at, 1);
    for (let k = 0; k < seats; k++) {
      const seat = (o.seat + k) % seats;
      if (!o.isRemovable(s, seat, position)) continue;
      const line = o.lines[seat];
      this.#show(abilityOf[line.cards[position + 1]], out);
      const loss = bound(o.lossAt(line, o.cost[seat], position + 1));
      const chance = line.chanceAt(position + 1);
      const first = at + (k === 0 ? 1 : k === 1 ? 3 : 6);
      const share = k > 1 ? 1 / (seats - 2) : 1;
      addFeature(out, first, loss * share);
      if (k <= 1) addFeature(out, first + 1, chance);
      else if (o.missing[seat] === 1) addFeature(out, first + 1, loss * share);
      if (k === 1 && o.missing[seat] === 1) addFeature(out, first + 2, loss);
    }
  }

  /** A card comes to lie beside the draw pile; a second one with its ability takes both away. */
  #show(ability: number, out: Sparse): void {
    const open = this.#open;
    addFeature(out, (open[ability] === 1 ? this.#at.pairs : this.#at.shows) + ability, 1);
    open[ability] ^= 1;
  }

  #bestPlace(card: number): Line {
    const o = this.#o;
    const line = o.tryOwn();
    let best = 1;
    let least = Infinity;
    for (let spot = 1; spot <= o.table.trainLength; spot++) {
      const old = line.cards[spot];
      line.cards[spot] = card;
      const cost = line.cost();
      line.cards[spot] = old;
      if (cost >= least) continue;
      least = cost;
      best = spot;
    }
    line.cards[best] = card;
    return line;
  }

  /** The own train after the choice. */
  #after(line: Line, out: Sparse): void {
    const at = this.#at.after;
    const o = this.#o;
    const cost = line.cost();
    line.reckon();
    const { missing, chance } = line;
    const fewer = o.missing[o.seat] - missing;
    addFeature(out, at, bound(o.cost[o.seat] - cost));
    addFeature(out, at + 3 + (fewer < -2 ? -2 : fewer > 2 ? 2 : fewer), 1);
    if (missing === 0) addFeature(out, at + 6, 1);
    addFeature(out, at + 7, chance);
    if (missing === 1) addFeature(out, at + 8, 1 + chance);
    if (missing === 1) addFeature(out, at + 9, chance);
    if (missing === 2) addFeature(out, at + 10, chance);
    if (missing > 0) this.#hope(line, cost, out);
  }

  /** The best train that the next turn could make with the face-up cards, if the others leave them. */
  #hope(line: Line, cost: number, out: Sparse): void {
    const at = this.#at.hope;
    const open = this.#open;
    let least = cost;
    for (let a = 0; a < open.length && least > 0; a++)
      if (open[a] === 1) least = Math.min(least, this.#o.costWith(line, cost, a));
    if (least < cost) addFeature(out, at, bound((cost - least) / 2));
    if (least === 0) addFeature(out, at + 1, 1);
  }

  /** The others' use of the face-up cards after the choice. */
  #danger(s: State, out: Sparse): void {
    const at = this.#at.danger;
    const o = this.#o;
    const t = o.table;
    const open = this.#open;
    for (let k = 1; k < t.seats; k++) {
      const seat = (o.seat + k) % t.seats;
      let least = o.cost[seat];
      for (let a = 0; a < open.length; a++) if (open[a] === 1) least = Math.min(least, o.costAfter(seat, a));
      const gain = (o.cost[seat] - least) / 2;
      if (gain > 0) addFeature(out, at + (k === 1 ? 0 : 2), bound(gain));
      if (least === 0) addFeature(out, at + (k === 1 ? 1 : 3), 1);
    }
    let worst = 0;
    const cost = o.cost[o.seat];
    for (let a = 0; a < open.length; a++) {
      const step = t.steps[a][0];
      if (open[a] === 0 || step.kind !== REMOVE || !o.isRemovable(s, o.seat, step.value)) continue;
      worst = Math.max(worst, o.lossAt(o.own, cost, step.value + 1));
    }
    if (worst > 0) addFeature(out, at + 4, bound(worst));
  }
}
