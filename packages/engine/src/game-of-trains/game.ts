// Game of Trains behind the interface all games share, and readers of what lies open for bots and boards that have no
// time for a view. Rules by file: turns.ts the course of the game, abilities.ts the primitives, piles.ts and train.ts the cards.
import { findChoice } from '../core/choices.ts';
import type { Decision, Game, Measure } from '../core/game.ts';
import type { PlaytestHooks } from '../core/playtest-hooks.ts';
import type { RngWords } from '../core/rng.ts';
import { State } from '../core/state.ts';
import { answerStep, currentStep, drawAction, useAbility } from './abilities.ts';
import { decisionOf, DRAW, formatChoice, legalChoices, maxChoices } from './choices.ts';
import type { AbilityDefinition, GameOfTrainsDefinition } from './definition.ts';
import {
  ABILITY,
  ACTIVE,
  DRAWN,
  END,
  END_REASONS,
  EXCHANGE,
  FIRST,
  KEEP,
  OVER,
  PHASE,
  PHASES,
  PLACE,
  PLAY,
  read,
  TURN,
  WINNER,
} from './layout.ts';
import { gameOfTrainsHooks } from './playtest-hooks.ts';
import { resampleHidden } from './resample.ts';
import { compileTable, type Table } from './table.ts';
import { lockOffset, trainOffset } from './train.ts';
import { askExchange, endTurn, keepCard, placeDrawn, startGame } from './turns.ts';
import { viewOf, type GameOfTrainsView } from './views.ts';

/** The phase of a turn: the type of the open decision, or `over`. */
export type GameOfTrainsDecision = (typeof PHASES)[number];
/** Why a game of Game of Trains ended. */
export type GameOfTrainsEnd = (typeof END_REASONS)[number];

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

/**
 * Compiles a definition for `seats` players.
 * @throws Error when the definition cannot be played by that many; definitions from the content package always can.
 */
export function createGameOfTrains(definition: GameOfTrainsDefinition, seats: number): GameOfTrains {
  return new GameOfTrains(compileTable(definition, seats));
}

/** A compiled game of Game of Trains. Its readers allocate nothing. */
export class GameOfTrains implements Game {
  readonly name = 'game-of-trains';
  readonly seats: number;
  readonly maxChoices: number;
  readonly measures: readonly Measure[];
  readonly playtestHooks: PlaytestHooks;
  readonly definition: GameOfTrainsDefinition;
  /** The abilities; others refer to them by index. */
  readonly abilities: readonly AbilityDefinition[];
  /** Railcars in a train. */
  readonly trainLength: number;
  /** The compiled definition; internal to the engine. */
  readonly table: Table;

  constructor(table: Table) {
    this.table = table;
    this.seats = table.seats;
    this.definition = table.definition;
    this.abilities = table.abilities;
    this.trainLength = table.trainLength;
    this.maxChoices = maxChoices(table);
    this.playtestHooks = gameOfTrainsHooks(table);
    this.measures = [
      { id: 'draws', group: 'draws', item: 'draw' },
      ...table.abilities.map(({ id }) => ({ id: `used:${id}`, group: 'used', item: id })),
      // The first player is chosen by chance, so what the place in turn order is worth cannot be read from wins by seat.
      ...ORDINALS.slice(0, table.seats).map((place) => ({
        id: `order:${place}`,
        group: 'order',
        item: place,
      })),
    ];
  }

  createState(): State {
    return new State(this.table.layout.size);
  }
  start(s: State, seed: number): void {
    startGame(this.table, s, seed);
  }

  seatToAct(s: State): number {
    return read(s, PHASE) === OVER ? -1 : read(s, ACTIVE);
  }
  decision(s: State): Decision | undefined {
    return decisionOf(this.table, s);
  }
  legalChoices(s: State, out: Int16Array): number {
    return legalChoices(this.table, s, out);
  }
  applyChoice(s: State, choice: number): void {
    const t = this.table;
    switch (read(s, PHASE)) {
      case PLAY:
        if (choice === DRAW) drawAction(t, s);
        else useAbility(t, s, choice - 1);
        break;
      case PLACE:
        if (!placeDrawn(t, s, choice)) endTurn(t, s);
        break;
      case KEEP:
        keepCard(t, s, choice);
        break;
      case EXCHANGE:
        if (!placeDrawn(t, s, choice)) askExchange(t, s);
        break;
      default:
        answerStep(t, s, choice);
    }
  }

  /** 1 for the winner; 0 for all others and while the game goes on. */
  score(s: State, seat: number): number {
    return read(s, WINNER) === seat + 1 ? 1 : 0;
  }
  winners(s: State): number {
    const winner = read(s, WINNER);
    return winner === 0 ? 0 : 1 << (winner - 1);
  }
  endReason(s: State): GameOfTrainsEnd | undefined {
    return END_REASONS[read(s, END) - 1];
  }
  turn(s: State): number {
    return read(s, TURN);
  }
  measure(s: State, seat: number, index: number): number {
    const { layout, abilities, seats } = this.table;
    const place = index - 1 - abilities.length;
    if (place >= 0) return (read(s, FIRST) + place) % seats === seat ? 1 : 0;
    return read(s, seat * layout.seatSize + layout.draws + index);
  }

  viewFor(s: State, seat: number | undefined): GameOfTrainsView {
    return viewOf(this.table, s, seat);
  }
  resample(s: State, seat: number, rng: RngWords): void {
    resampleHidden(this.table, s, seat, rng);
  }
  formatChoice(s: State, choice: number): string {
    return formatChoice(this.table, s, choice);
  }
  parseChoice(s: State, text: string): number {
    return findChoice(this, s, text);
  }

  // Open information. Card numbers, 0 where there is none; positions from 0.

  /** The phase of the current turn. */
  phase(s: State): GameOfTrainsDecision {
    return PHASES[read(s, PHASE)];
  }
  /** Number of the card at a position of a seat's train. */
  cardAt(s: State, seat: number, position: number): number {
    return this.table.numberOf[read(s, trainOffset(this.table, seat) + position)];
  }
  /** Number of the lock card at a position of a seat's train, 0 without one. */
  lockAt(s: State, seat: number, position: number): number {
    return this.table.numberOf[read(s, lockOffset(this.table, seat) + position)];
  }
  /** The card next to the draw pile that shows this ability, by its index. */
  faceUp(s: State, ability: number): number {
    return this.table.numberOf[read(s, this.table.layout.faceUp + ability)];
  }
  /** The card being placed. */
  drawnCard(s: State): number {
    return this.table.numberOf[read(s, DRAWN)];
  }
  /** The card that a `keep` choice of the seat to act stands for. */
  keptCard(s: State, choice: number): number {
    const { layout, numberOf } = this.table;
    return numberOf[read(s, read(s, ACTIVE) * layout.seatSize + layout.hand + choice)];
  }
  /** Index of the ability a card number carries, or -1 for a number no card has. */
  abilityOf(number: number): number {
    const rank = this.table.rankOf.get(number);
    return rank === undefined ? -1 : this.table.abilityOf[rank];
  }
  /** The distance of the open swap or the way of the open shift. */
  stepValue(s: State): number {
    return read(s, ABILITY) === 0 ? 0 : currentStep(this.table, s).value;
  }
}
