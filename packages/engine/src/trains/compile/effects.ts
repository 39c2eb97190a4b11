// Compiles the card language to the tables of the effect machine: steps and their order. Trusts its input: the content package has
// checked names, ids and shapes. Conditions on rule switches are decided here, so they cost nothing during play.
import { OP_NAMES, type OpName } from '../language/ops.ts';
import { readStep } from '../language/step.ts';
import type { Condition, OpParams, Step } from '../language/values.ts';
import type { CardDefinition, TrainsSwitches } from '../definition.ts';
import { WAIVE_CITY, WAIVE_OPPONENTS, WAIVE_OPPONENTS_WASTE, WAIVE_REMOTE } from '../state/layout.ts';
import type { KeptSlot, LastingCode } from '../state/codes.ts';
import type { LiveSlot, LiveCellSlot } from '../state/live-slots.ts';
import { NODE, NONE } from '../state/tables.ts';
import { liveSlots } from './live-selections.ts';
import { liveCellSlots } from './live-cell-selections.ts';
import { overwritingSteps } from './overwrites.ts';
import { chosenFirst } from './chosen-first.ts';
import type { Scope } from './scope.ts';
import type { CellFacts } from './cells.ts';
import { ValueCompiler } from './values.ts';

/** The parts of an op needed to compile its steps. */
interface Compiled {
  compile(c: EffectCompiler, params: OpParams<OpName>, scope: Scope, node: number): readonly number[];
}

export class EffectCompiler extends ValueCompiler {
  readonly nodes: number[] = [];
  readonly lists: Int32Array[] = [];
  /** By node: the step it was made from; none for code not written in the card language. */
  readonly steps: (Step | undefined)[] = [];
  /** By node: what a frame there still needs, and the selection that the step sets. */
  readonly liveSlots = new Map<number, readonly LiveSlot[]>();
  readonly sets = new Map<number, number>();
  /** Likewise for selections of cells. */
  readonly liveCellSlots = new Map<number, readonly LiveCellSlot[]>();
  /** Kinds with a step that lets them stay in play. */
  readonly staying = new Set<number>();
  /** Effects that steps start. */
  readonly lasting: LastingCode[] = [];
  /** Nodes that, when looked at ahead, may set a selection still in use. */
  readonly overwrites = new Set<number>();
  /** Most selections that any effect uses. */
  selections = 1;
  /** Likewise for selections of cells. */
  cellSlots = 0;
  /** Whether some effect could mix up equal cards. */
  tracked: boolean;
  /** Whether something may be done instead of moving a card: then cards are moved one by one, and `it` is where it lies. */
  readonly #replaces: boolean;
  /** Whether some card answers attacks, and some card is one. */
  readonly attacks: boolean;
  /** Whether some step moves cards to those gained, which sets off what gaining does. */
  gainsMoved = false;
  /** What the steps of triggers mean of what the effect that made them last has chosen. */
  readonly handed: KeptSlot[][] = [];
  readonly #terrainBits: ReadonlyMap<string, number>;
  readonly #ops: Readonly<Record<OpName, Compiled>>;

  constructor(
    cards: readonly CardDefinition[],
    switches: TrainsSwitches,
    cells: CellFacts,
    terrainBits: ReadonlyMap<string, number>,
    ops: Readonly<Record<OpName, Compiled>>,
  ) {
    super(cards, switches, cells);
    this.#terrainBits = terrainBits;
    this.#ops = ops;
    this.#replaces = JSON.stringify(cards).includes('"instead":{');
    this.tracked = this.#replaces;
    this.attacks =
      cards.some(({ reaction }) => reaction !== undefined && reaction.on === undefined) &&
      cards.some(({ categories }) => categories.includes('attack'));
  }

  /** Whether some effect has such a step. */
  uses(op: OpName): boolean {
    return this.nodes.some((code, at) => at % NODE === 0 && code === OP_NAMES.indexOf(op));
  }

  /** Compiles a whole effect and returns the first node, NONE for no steps. */
  effect(steps: readonly Step[], scope: Scope): number {
    const first = this.sequence(steps, scope);
    for (const { node, writes } of scope.allSteps) this.sets.set(node, writes);
    for (const node of overwritingSteps(this.nodes, scope)) this.overwrites.add(node);
    for (const [node, slots] of liveSlots(this.nodes, scope, this.#replaces)) this.liveSlots.set(node, slots);
    for (const [node, slots] of liveCellSlots(scope)) this.liveCellSlots.set(node, slots);
    this.cellSlots = Math.max(this.cellSlots, scope.cellSelectionNames.length);
    return first;
  }

  /** Compiles steps one after the other and returns the first node, NONE for no steps. */
  sequence(steps: readonly Step[], scope: Scope): number {
    let first = NONE;
    let last = NONE;
    scope.sequence(() => {
      for (const step of this.decided(steps)) {
        for (const part of this.#replaces ? chosenFirst(step, scope) : [step]) {
          const node = this.#step(part, scope, step);
          if (first === NONE) first = node;
          else this.nodes[last * NODE + 1] = node;
          last = node;
        }
      }
    });
    this.selections = Math.max(this.selections, scope.size);
    this.tracked ||= scope.tracked;
    return first;
  }

  /** A node for code not written in the card language. */
  node(op: number, a: number): number {
    const node = this.nodes.length / NODE;
    this.nodes.push(op, NONE, a, 0, 0, 0, 0, NONE);
    this.steps.push(undefined);
    return node;
  }

  /** Steps with every `if` on rule switches replaced by the branch that holds. */
  decided(steps: readonly Step[]): Step[] {
    return steps.flatMap((step) => {
      if (!('if' in step)) return [step];
      const { test, then, else: otherwise } = step.if;
      const decided = this.#decide(test);
      if (decided === undefined) return [step];
      return this.decided(decided ? then : (otherwise ?? []));
    });
  }

  #decide(test: Condition): boolean | undefined {
    if ('rule' in test) return this.ruleHolds(test.rule);
    if ('not' in test) {
      const inner = this.#decide(test.not);
      return inner === undefined ? undefined : !inner;
    }
    return undefined;
  }

  #step(step: Step, scope: Scope, written: Step): number {
    const { op, params } = readStep(step);
    const node = this.nodes.length / NODE;
    this.nodes.push(OP_NAMES.indexOf(op), NONE, 0, 0, 0, 0, 0, NONE);
    this.steps.push(written);
    const operands = scope.step(node, () => this.#ops[op].compile(this, params, scope, node));
    operands.forEach((operand, i) => {
      this.nodes[node * NODE + 2 + i] = operand;
    });
    return node;
  }

  list(nodes: readonly number[]): number {
    this.lists.push(Int32Array.from(nodes));
    return this.lists.length - 1;
  }

  waiver(what: readonly string[]): number {
    let bits = 0;
    for (const word of what) {
      if (word === 'terrain') for (const bit of this.#terrainBits.values()) bits |= bit;
      else if (word === 'city') bits |= WAIVE_CITY;
      else if (word === 'remote') bits |= WAIVE_REMOTE;
      else if (word === 'opponents') bits |= WAIVE_OPPONENTS;
      else if (word === 'opponents-waste') bits |= WAIVE_OPPONENTS_WASTE;
      else bits |= this.#terrainBits.get(word) ?? 0;
    }
    return bits;
  }
}
