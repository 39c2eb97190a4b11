// Freight Train behind the interface all games share, and readers of the position for bots and boards that have no time for
// a view. Rules by file: legal.ts and room.ts what may be done, apply.ts the doing, end-turn.ts and day-end.ts the course.
import { findChoice } from '../core/choices.ts';
import type { Decision, Game, Measure } from '../core/game.ts';
import type { PlaytestHooks } from '../core/playtest-hooks.ts';
import { nextUint32, type RngWords } from '../core/rng.ts';
import { State } from '../core/state.ts';
import { applyCode } from './apply.ts';
import { formatCode, type Codes } from './codes.ts';
import { END_REASONS, type EndReason } from './end-reasons.ts';
import { deckCars } from './deck.ts';
import type { FreightTrainDefinition } from './definition.ts';
import {
  CALLED,
  CHIPS,
  DAY,
  DECK,
  END,
  LEAVE_DRAWN,
  LOCOMOTIVES,
  LOWER,
  MIXED_CARS,
  SEAT,
  STAGE,
  STAGE_OVER,
  STEP,
  TRAIN,
  TRAINS,
  TURN,
  UPPER,
  YARD_CARS,
} from './layout.ts';
import { legalCodes } from './legal.ts';
import { Rules } from './rules.ts';
import { freightTrainHooks } from './playtest-hooks.ts';
import { leftmost } from './sidings.ts';
import { startGame } from './start.ts';
import { DECISIONS, viewOf, type FreightTrainDecision, type FreightTrainView } from './view.ts';

/**
 * Compiles a definition for `seats` players.
 * @throws Error when the definition cannot be played by that many; definitions from the content package always can.
 */
export function createFreightTrain(definition: FreightTrainDefinition, seats: number): FreightTrain {
  return new FreightTrain(new Rules(definition, seats));
}

/** A compiled game of Freight Train. Its readers allocate nothing. */
export class FreightTrain implements Game {
  readonly name = 'freight-train';
  readonly seats: number;
  readonly maxChoices: number;
  readonly measures: readonly Measure[];
  readonly playtestHooks: PlaytestHooks;
  readonly definition: FreightTrainDefinition;
  /** The codes of choices, for bots that have no time for their texts. */
  readonly codes: Codes;
  /** The compiled definition; internal to the engine. */
  readonly rules: Rules;

  constructor(rules: Rules) {
    this.rules = rules;
    this.codes = rules.codes;
    this.seats = rules.seats;
    this.definition = rules.definition;
    this.measures = rules.measures;
    this.playtestHooks = freightTrainHooks(rules);
    this.maxChoices = rules.codes.end;
  }

  createState(): State {
    return new State(this.rules.at.size);
  }
  start(s: State, seed: number): void {
    startGame(this.rules, s, seed);
  }

  seatToAct(s: State): number {
    return s.data[STAGE] === STAGE_OVER ? -1 : s.data[SEAT];
  }
  decision(s: State): Decision | undefined {
    const type = this.decisionType(s);
    if (type === undefined) return undefined;
    const step = s.data[STEP];
    const { fromMain, fromOwn } = this.rules;
    return {
      seat: s.data[SEAT],
      type,
      ...(type === 'take' && { detail: { taken: step, of: fromMain } }),
      ...(type === 'switch' && { detail: { switched: step, atMost: fromOwn } }),
    };
  }
  legalChoices(s: State, out: Int16Array): number {
    return legalCodes(this.rules, s, out);
  }
  applyChoice(s: State, choice: number): void {
    applyCode(this.rules, s, choice);
  }

  /** Chips, the only points of this game. */
  score(s: State, seat: number): number {
    return s.data[this.rules.seatAt(seat) + CHIPS];
  }
  /** F8: all who have the most. */
  winners(s: State): number {
    if (s.data[STAGE] !== STAGE_OVER) return 0;
    let most = -Infinity;
    let winners = 0;
    for (let seat = 0; seat < this.seats; seat++) {
      const score = this.score(s, seat);
      if (score > most) winners = 0;
      if (score >= most) {
        most = score;
        winners |= 1 << seat;
      }
    }
    return winners;
  }
  endReason(s: State): EndReason | undefined {
    return END_REASONS[s.data[END] - 1];
  }
  turn(s: State): number {
    return s.data[TURN];
  }
  measure(s: State, seat: number, index: number): number {
    return s.data[this.rules.seatAt(seat) + this.rules.at.measures + index];
  }

  viewFor(s: State, seat: number | undefined): FreightTrainView {
    return viewOf(this.rules, s, seat);
  }
  /** Reseeds the generator from `rng`: no card is hidden, and the order of the deck depends on the generator alone. */
  resample(s: State, _seat: number, rng: RngWords): void {
    for (let i = 0; i < 4; i++) s.rng[i] = nextUint32(rng);
  }

  formatChoice(s: State, choice: number): string {
    const { rules } = this;
    const seatAt = rules.seatAt(s.data[SEAT]);
    return formatCode(rules.codes, this.definition.carTypes, choice, (siding) =>
      rules.carId(leftmost(s.data, rules.ownAt(seatAt, siding))),
    );
  }
  parseChoice(s: State, text: string): number {
    return findChoice(this, s, text);
  }

  // Readers. Types are indices into `definition.carTypes`, sidings count from 0, places in a siding from 0 at the left.

  /** Type of the open decision; undefined when the game is over. */
  decisionType(s: State): FreightTrainDecision | undefined {
    return DECISIONS[s.data[STAGE]];
  }
  /** From 0. */
  day(s: State): number {
    return s.data[DAY];
  }
  /** Cars switched so far in the open action. */
  step(s: State): number {
    return s.data[STEP];
  }
  /** Whether the Trains Leave card is out of the deck. */
  leaveCardDrawn(s: State): boolean {
    return s.data[LEAVE_DRAWN] !== 0;
  }
  /** Cars in the deck. */
  deckCars(s: State): number {
    return deckCars(s.data);
  }
  /** Cars of the deck that are certainly drawn before the Trains Leave card. */
  upperCars(s: State): number {
    return s.data[UPPER];
  }
  /** Cars that lie among the Trains Leave card, in the lower part of the deck. */
  lowerCars(s: State): number {
    return s.data[LOWER];
  }
  /** Cars of a type in the deck. */
  carsInDeck(s: State, type: number): number {
    return s.data[DECK + type];
  }
  /** Cars of a type that were taken and not placed yet. */
  carsOnTable(s: State, type: number): number {
    return s.data[this.rules.at.table + type];
  }
  /** Cars on a siding of the main yard. */
  mainCount(s: State, siding: number): number {
    return s.data[this.rules.mainAt(siding)];
  }
  /** Type of the car at a place of a siding of the main yard. */
  mainCar(s: State, siding: number, place: number): number {
    const at = this.rules.mainAt(siding);
    return s.data[at + s.data[at] - place];
  }
  /** Cars on a siding of a seat's yard. */
  ownCount(s: State, seat: number, siding: number): number {
    return s.data[this.rules.ownAt(this.rules.seatAt(seat), siding)];
  }
  /** Type of the car at a place of a siding of a seat's yard. */
  ownCar(s: State, seat: number, siding: number, place: number): number {
    const at = this.rules.ownAt(this.rules.seatAt(seat), siding);
    return s.data[at + s.data[at] - place];
  }
  /** Cars on all sidings of a seat's yard. */
  yardCars(s: State, seat: number): number {
    return s.data[this.rules.seatAt(seat) + YARD_CARS];
  }
  /** Cars in a seat's train of a type; 0 without such a train. */
  trainLength(s: State, seat: number, type: number): number {
    return s.data[this.rules.seatAt(seat) + TRAIN + type];
  }
  /** Cars in a seat's mixed train; 0 without one. */
  mixedLength(s: State, seat: number): number {
    return s.data[this.rules.seatAt(seat) + MIXED_CARS];
  }
  /** Whether a seat's mixed train has a car of this type. */
  mixedHolds(s: State, seat: number, type: number): boolean {
    return s.data[this.rules.seatAt(seat) + this.rules.at.mixed + type] !== 0;
  }
  /** Locomotives of a seat that pull no train. */
  freeLocomotives(s: State, seat: number): number {
    const at = this.rules.seatAt(seat);
    return s.data[at + LOCOMOTIVES] - s.data[at + TRAINS];
  }
  /** Whether a seat has called up a locomotive on this day. */
  hasCalled(s: State, seat: number): boolean {
    return s.data[this.rules.seatAt(seat) + CALLED] !== 0;
  }
}
