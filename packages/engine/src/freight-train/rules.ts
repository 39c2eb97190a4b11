// A definition compiled for a number of seats: the numbers the hot path reads, the layout and the codes. Immutable.
import type { Measure } from '../core/game.ts';
import { codesOf, type Codes } from './codes.ts';
import type { FreightTrainDefinition } from './definition.ts';
import { layoutOf, type Layout } from './layout.ts';
import { measureIndexOf, measuresOf, type MeasureIndex } from './measures.ts';

/** A day with its payouts by number of players tied, one entry for each possible number from 0 to all seats. */
export interface CompiledDay {
  readonly split: number;
  readonly longest: Int16Array;
  readonly second: Int16Array;
  readonly yardCars: number;
  readonly yardChips: number;
  readonly call: boolean;
}

export class Rules {
  readonly definition: FreightTrainDefinition;
  readonly seats: number;
  readonly types: number;
  /** Cars of each type in the game. */
  readonly cards: number;
  readonly locomotives: number;
  readonly chips: number;
  readonly mainSidings: number;
  readonly mainSpaces: number;
  readonly fillWhenEmpty: number;
  readonly ownSidings: number;
  readonly ownSpaces: number;
  readonly ownRoom: number;
  readonly dealt: number;
  readonly fromMain: number;
  readonly fromOwn: number;
  readonly rearrangeCost: number;
  readonly days: readonly CompiledDay[];
  readonly mixedPaid: boolean;
  readonly passEngine: boolean;
  readonly at: Layout;
  readonly codes: Codes;
  readonly measures: readonly Measure[];
  readonly measure: MeasureIndex;

  /** Throws RangeError when the definition cannot be played with this number of seats; content is checked before. */
  constructor(definition: FreightTrainDefinition, seats: number) {
    const { mainYard, ownYard, actions, switches, players, chips, days } = definition.rules;
    const row = players.find((count) => count.seats === seats);
    if (!row) throw new RangeError(`Freight Train: the definition has no row for ${seats} players.`);
    const types = definition.carTypes.length;
    const needed = mainYard.sidings * mainYard.spaces + seats * ownYard.dealt;
    if (row.cards * types < needed)
      throw new RangeError(
        `Freight Train: ${seats} players need ${needed} cars, there are ${row.cards * types}.`,
      );
    if (ownYard.dealt > ownYard.sidings * ownYard.spaces)
      throw new RangeError(`Freight Train: an own yard has no room for ${ownYard.dealt} cars.`);
    if (definition.rules.days.length === 0) throw new RangeError('Freight Train: there must be a day.');
    this.definition = definition;
    this.seats = seats;
    this.types = types;
    this.cards = row.cards;
    this.locomotives = row.locomotives;
    this.chips = chips;
    this.mainSidings = mainYard.sidings;
    this.mainSpaces = mainYard.spaces;
    this.fillWhenEmpty = mainYard.fillWhenEmpty;
    this.ownSidings = ownYard.sidings;
    this.ownSpaces = ownYard.spaces;
    this.ownRoom = ownYard.sidings * ownYard.spaces;
    this.dealt = ownYard.dealt;
    this.fromMain = actions.fromMain;
    this.fromOwn = actions.fromOwn;
    this.rearrangeCost = actions.rearrange;
    this.days = days.map((day) => ({
      split: day.split,
      longest: byTied(day.longest, seats),
      second: byTied(day.second, seats),
      yardCars: day.yard.cars,
      yardChips: day.yard.chips,
      call: day.callLocomotive,
    }));
    this.mixedPaid = switches.mixedTrain === 'as-a-type';
    this.passEngine = switches.turnOrder === 'engine';
    this.measures = measuresOf(definition);
    this.measure = measureIndexOf(definition);
    this.at = layoutOf(definition, seats, this.measures.length);
    this.codes = codesOf(definition);
  }

  day(index: number): CompiledDay {
    return this.days[index];
  }
  carId(type: number): string {
    return this.definition.carTypes[type]?.id ?? '?';
  }
  /** Offset of a seat's block. */
  seatAt(seat: number): number {
    return this.at.seat0 + seat * this.at.seatStride;
  }
  mainAt(siding: number): number {
    return this.at.main + siding * this.at.mainStride;
  }
  /** Offset of an own siding of the seat whose block is at `seatAt`. */
  ownAt(seatAt: number, siding: number): number {
    return seatAt + this.at.yard + siding * this.at.yardStride;
  }
}

function byTied(table: readonly number[], seats: number): Int16Array {
  return Int16Array.from({ length: seats + 1 }, (_, tied) => (tied === 0 ? 0 : (table[tied - 1] ?? 0)));
}
