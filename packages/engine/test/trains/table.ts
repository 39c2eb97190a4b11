// A position on the table and the choices made in it: how the tests of rulings are written.
import { expect } from 'vitest';
import {
  placeTrainsPosition,
  type GameEvent,
  type SeatInput,
  type State,
  type TrainsGame,
  type TrainsPositionInput,
  type TrainsView,
} from '@railwright/engine';
import { gameWith, type GameOptions } from './shipped.ts';

export interface Given extends Omit<TrainsPositionInput, 'seats'>, Omit<SeatInput, 'tokens'> {
  /** Seats 1 and up. */
  readonly others?: readonly SeatInput[];
}

export class Table {
  readonly game: TrainsGame;
  readonly s: State;
  readonly events: GameEvent[] = [];

  constructor(options: GameOptions, given: Given, seed = 1) {
    this.game = gameWith(options);
    this.s = this.game.createState();
    this.game.start(this.s, seed);
    const { others, tokens, ...own } = given;
    const seat0 = { hand: [], deck: [], ...own };
    const problems = placeTrainsPosition(this.game, this.s, {
      ...own,
      ...(tokens && { tokens }),
      seats: [seat0, ...(others ?? [])],
    });
    expect(problems).toEqual([]);
    this.s.events = this.events;
  }

  get view(): TrainsView {
    return this.game.viewFor(this.s, undefined);
  }
  get own() {
    return this.view.seat[0] as Required<TrainsView['seat'][number]>;
  }
  get asks(): string | undefined {
    return this.game.decision(this.s)?.type;
  }
  legal(): string[] {
    const out = new Int16Array(this.game.maxChoices);
    return Array.from(out.subarray(0, this.game.legalChoices(this.s, out)), (c) =>
      this.game.formatChoice(this.s, c),
    );
  }

  /** Makes choices by their texts; each must be legal. */
  do(...texts: string[]): this {
    for (const text of texts) {
      const choice = this.game.parseChoice(this.s, text);
      if (choice < 0) throw new Error(`"${text}" is not legal; legal are: ${this.legal().join(', ')}`);
      this.game.applyChoice(this.s, choice);
    }
    return this;
  }

  /** Events of one type since the position was set up. */
  happened(type: string): GameEvent[] {
    return this.events.filter((event) => event.type === type);
  }
}

export const table = (options: GameOptions, given: Given): Table => new Table(options, given);
