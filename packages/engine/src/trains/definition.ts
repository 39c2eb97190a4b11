// What a game of Trains is made from: plain JSON, the whole of it, as a bundle carries it. The content package makes one
// from a setup after all checks; `createTrains` compiles it and trusts it.
import type { GameDefinition, Names } from '../core/definition.ts';
import type { Lasting, Step } from './language/values.ts';

export interface TrainsDefinition extends GameDefinition {
  readonly game: 'trains';
  readonly rules: TrainsRules;
  readonly map: TrainsMap;
  /** Every kind of card in this game: the supply in its order, then kinds that are only dealt. */
  readonly cards: readonly CardDefinition[];
}

export interface TrainsRules {
  /** `pack/id` of the rules file. */
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** Cards drawn at the end of a turn. */
  readonly handSize: number;
  /** The deck everybody begins with. */
  readonly startDeck: readonly CardCount[];
  /** Id of the kind that is Waste. */
  readonly waste: string;
  readonly tokens: {
    /** Rail tokens of each seat. */
    readonly rails: number;
    /** Station tokens for everybody together. */
    readonly stations: number;
  };
  /** Coins to pay for a cell beside its terrain and the number of its remote location. */
  readonly surcharge: {
    readonly city: number;
    readonly perStation: number;
    readonly perOpponent: number;
    /** Waste gained for entering a cell with opponents' rails, however many. */
    readonly opponentsWaste: number;
  };
  /** Points for an own rail in a city with 0, 1, 2, … stations. The last entry serves for more. */
  readonly cityPoints: readonly number[];
  readonly end: {
    /** The game ends with this many empty supply piles, Waste not counted. */
    readonly emptyPiles: number;
    /** And at the latest after this many turns of each seat. */
    readonly rounds: number;
  };
  readonly switches: TrainsSwitches;
}

/** The named differences between editions and house rules. Cards may test these and any others in `switches`. */
export interface TrainsSwitches {
  /** Tie for most points: joint victory, or most rails on the board first. */
  readonly tie: 'joint' | 'most-rails';
  readonly railPoints: 'immediate' | 'banked';
  readonly effects: 'strict' | 'as-far-as-possible';
  readonly optionalEffects: boolean;
  readonly [name: string]: string | boolean | number;
}

export interface CardCount {
  readonly card: string;
  readonly count: number;
}

export interface TrainsMap {
  /** `pack/id` of the map. */
  readonly id: string;
  readonly name: Names;
  readonly orientation: 'pointy' | 'flat';
  readonly terrains: readonly TerrainDefinition[];
  readonly cells: readonly CellDefinition[];
  /** Pairs of labels of touching cells that are not adjacent. */
  readonly barriers: readonly (readonly [string, string])[];
}

export interface TerrainDefinition {
  readonly id: string;
  readonly name: Names;
  /** Coins to pay, or null where rails can never lie. */
  readonly cost: number | null;
  readonly color?: string;
}

export interface CellDefinition {
  /** As printed on the map: `B3`. */
  readonly label: string;
  /** Axial coordinates. */
  readonly q: number;
  readonly r: number;
  /** Id of a terrain. Cities and remote locations have none: their surcharge is their own. */
  readonly terrain?: string;
  /** Number of buildings: room for that many stations. */
  readonly city?: number;
  /** The number of a remote location: coins to pay and points. */
  readonly remote?: number;
  readonly name?: Names;
}

export interface CardDefinition {
  readonly id: string;
  readonly name: Names;
  readonly categories: readonly string[];
  readonly cost: number;
  readonly value: number;
  readonly points: number;
  /**
   * Cards in the supply at the start by number of seats, less what is dealt: `{ count: 20, dealt: true }` with two seats and two in
   * each starting deck leaves 16. Absent for kinds that are never in the supply.
   */
  readonly supply?: { readonly count: number; readonly lessDealt: boolean };
  /** Waste and other piles that can be gained but not bought. */
  readonly notForSale?: boolean;
  readonly effect?: readonly Step[];
  readonly whileInPlay?: readonly Lasting[];
  /** What happens when it is bought. */
  readonly onBuy?: readonly Step[];
  /** What happens whenever it is gained from the supply, bought or not. */
  readonly onGain?: readonly Step[];
  /** May be shown from hand when an attack is about to affect its holder, who is then spared; `do` comes on top. */
  readonly reaction?: { readonly do?: readonly Step[] };
  /** Rules text by language, generated or own. */
  readonly text?: Names;
}
