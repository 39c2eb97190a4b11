// Effects of the card language at random, made by the types the engine declares, so that a new op, amount, filter or condition is
// generated without a line here. What the declarations do not say is: names are set before they are read, and so on.
import type { TRIGGER_EVENTS } from '@railwright/engine';
import {
  AMOUNT_FORMS,
  BOUND_FIELDS,
  CARD_EVENTS,
  CELL_EVENTS,
  CELL_FIELDS,
  COMPARE_FIELDS,
  CONDITION_FORMS,
  FIGURE_FORMS,
  FILTER_FIELDS,
  INSTEAD_FIELDS,
  LASTING_FORMS,
  LASTING_IF_FIELDS,
  NAMING_CELLS,
  OP_NAMES,
  OP_SPECS,
  OPTION_FIELDS,
  OWN_INSTEAD_FIELDS,
  TRIGGER_FIELDS,
  VARIETY_FORMS,
  WORTH_FIELDS,
  ZONES,
  type OpName,
  type ParamSpecs,
  type ParamType,
} from '@railwright/engine';
import type { Draw } from './draw.ts';
import { ASK_OTHERS, type Words } from './words.ts';
import { openAmount, openCondition, openFigure } from './open-amounts.ts';
import { LISTED } from './listed.ts';
import { namedIn } from './named.ts';
import { PRICE_OR_BAN, priceOrBan, worth } from './prices.ts';
import { PLAIN } from './plain-fields.ts';
import { aboutDeclared, boundsByKind, withOwner } from './token-owners.ts';
import { alike, cardsAmong, CELLS, cellsAmong, lacksSelection, type Names } from './selection-names.ts';

type Data = Record<string, unknown>;

/** Steps of one list at most, lists within lists at most, steps of one effect at most. */
const LIST = 3;
const DEPTH = 3;
const STEPS = 14;

export class EffectMaker {
  readonly #draw: Draw;
  readonly #words: Words;
  #steps = 0;
  #named = 0;
  /** Within what a step makes last no card is `self`. */
  #held = false;
  /** In hand, and where a card was just bought or gained, no card is in play. */
  #away = false;

  constructor(draw: Draw, words: Words) {
    this.#draw = draw;
    this.#words = words;
  }

  /** A list of steps; `names` are the selections it begins with. */
  effect(names: Names = []): Data[] {
    this.#steps = 0;
    return this.#list(names, 0).steps;
  }

  /** Points of a card at the end, or a change of its own price: amounts that need no turn. */
  endPoints(): unknown {
    return openAmount(this.#draw, this.#open);
  }

  /** A condition for buying a card. */
  buyIf(): unknown {
    return openCondition(this.#draw, this.#open);
  }

  lasting(): unknown {
    this.#steps = 0;
    return this.#value('lasting', [], 1);
  }

  #list(names: Names, depth: number): { steps: Data[]; names: Names } {
    const steps: Data[] = [];
    let known = names;
    const count = this.#draw.between(1, depth === 0 ? LIST + 1 : LIST);
    for (let i = 0; i < count && (i === 0 || this.#steps < STEPS); i++) {
      const made = this.#step(known, depth);
      steps.push(...made.steps);
      known = made.names;
    }
    return { steps, names: known };
  }

  #step(names: Names, depth: number): { steps: Data[]; names: Names } {
    this.#steps++;
    const ops = OP_NAMES.filter((op) => this.#isOpen(op, names, depth));
    const op = this.#draw.pick(ops);
    if (op === 'apply-effect') return this.#copy(names);
    const wasHeld = this.#held;
    this.#held ||= op === 'lasting';
    const made = this.#fields(OP_SPECS[op].params, names, depth + 1);
    const params = NAMING_CELLS.has(op) && made['as'] ? { ...made, as: `${CELLS}${++this.#named}` } : made;
    this.#held = wasHeld;
    const added = typeof params['as'] === 'string' ? [...names, params['as']] : names;
    const step = { [op]: op === 'extra-turn' ? true : params };
    // A card that an opponent must choose is often lost to him, as in most attacks.
    if (op === 'choose' && this.#draw.onceIn(2)) {
      const then = this.#draw.pick(['discard', 'trash', 'put-back', 'return'] as const);
      // Now and then others are asked before it happens: what was chosen is then known to one seat only.
      const between = this.#draw.onceIn(3) ? [this.#draw.pick(ASK_OTHERS)] : [];
      return { steps: [step, ...between, { [then]: params['as'] }], names: added };
    }
    return { steps: [step], names: added };
  }

  #isOpen(op: OpName, names: Names, depth: number): boolean {
    const types = Object.values(OP_SPECS[op].params as ParamSpecs).map(({ type }) => type);
    const isFull = depth >= DEPTH || this.#steps >= STEPS;
    if (isFull && types.some((type) => /^(steps|options|lasting)$/.test(type))) return false;
    if (op === 'stay' && (this.#away || this.#held || names.includes('it'))) return false;
    if (op === 'apply-effect') return this.#words.plain.length > 0;
    return !lacksSelection(OP_SPECS[op].params, names);
  }

  /** Applies the effect of a card that applies none itself. */
  #copy(names: Names): { steps: Data[]; names: Names } {
    const as = this.#name();
    const from = this.#draw.pick(['hand', 'play', 'discard'] as const);
    const where = { card: this.#draw.some(this.#words.plain, 4) };
    return {
      steps: [{ choose: { from, where, as } }, { 'apply-effect': as }],
      names: [...names, as],
    };
  }

  readonly #open = (type: ParamType) => this.#value(type, [], DEPTH + 1);
  readonly #name = (): string => `s${++this.#named}`;

  #fields(specs: ParamSpecs, names: Names, depth: number): Data {
    const made: Data = {};
    for (const [key, { type, optional }] of Object.entries(specs))
      if (optional !== true || this.#draw.onceIn(3)) made[key] = this.#value(type, names, depth);
    return withOwner(this.#draw, this.#words, specs, made);
  }

  /** One to `most` of the fields, all optional. */
  #someFields(specs: ParamSpecs, names: Names, depth: number, most: number): Data {
    const open = this.#openOf(specs, names, depth);
    const keys = this.#draw.some(Object.keys(open), this.#draw.between(1, most));
    return Object.fromEntries(keys.map((key) => [key, this.#value(open[key].type, names, depth + 1)]));
  }

  #oneOf(specs: ParamSpecs, names: Names, depth: number): Data {
    const open = this.#openOf(specs, names, depth);
    const key = this.#draw.pick(Object.keys(open));
    return { [key]: this.#value(open[key].type, names, depth + 1) };
  }

  /** Fields for which there is something at this point: selections to read, and depth to nest. */
  #openOf(specs: ParamSpecs, names: Names, depth: number): ParamSpecs {
    const nested =
      /^(filter|bounds|cells|cellsList|near|distance|conditions?|amounts|owned|compare|lastingIf|trigger|instead|price|worth|tokenBounds|tokensOn|figure|variety)$/;
    return Object.fromEntries(
      Object.entries(specs).filter(
        ([, { type }]) =>
          !lacksSelection({ type: { type, doc: '' } }, names) && !(depth > DEPTH + 1 && nested.test(type)),
      ),
    );
  }

  /** What a card in hand answers, and what is done when it is shown. */
  reaction(): Data {
    this.#away = true;
    const { once: _, ...answer } = this.#trigger([], 1);
    const steps = this.effect();
    this.#away = false;
    if (answer['on'] !== 'draw' && this.#draw.onceIn(2)) return answer;
    return this.#draw.onceIn(2) ? { do: steps } : {};
  }

  /** What is done instead of what would happen to the card itself. */
  instead(): Data {
    return { ...this.#fields(OWN_INSTEAD_FIELDS, [], 1), do: this.effect(['it']) };
  }

  /** With the fields that go with what it waits for. */
  #trigger(names: Names, depth: number): Data {
    const fields: Data = this.#fields(TRIGGER_FIELDS, cellsAmong(names), depth);
    const { where, at, token, resource, of, ...rest } = alike(this.#draw, names, fields);
    const on = rest['on'] as (typeof TRIGGER_EVENTS)[number];
    const isCard = CARD_EVENTS.includes(on);
    return {
      ...rest,
      ...(isCard && where !== undefined && { where }),
      ...(CELL_EVENTS.includes(on) && at !== undefined && { at }),
      ...aboutDeclared(this.#words, on, rest['by'], { token, resource, of }),
      do: this.#list([...(isCard ? ['it'] : []), ...names.filter((one) => one !== 'it')], DEPTH - 1).steps,
    };
  }

  #value(type: ParamType, names: Names, depth: number): unknown {
    const [draw, words] = [this.#draw, this.#words];
    const several = (of: ParamType, low: number, high: number): unknown[] =>
      draw.list(draw.between(low, high), () => this.#value(of, names, depth + 1));
    const listed = LISTED[type];
    if (listed) return draw.pick(listed);
    const named = namedIn(words, draw, type);
    if (named !== undefined) return named;
    const plain = PLAIN[type];
    if (plain) return this.#fields(plain, names, depth + 1);
    switch (type) {
      case 'amount':
        return depth > DEPTH + 1 || draw.below(5) < 3
          ? draw.pick([1, 2, 0, 3])
          : this.#oneOf(AMOUNT_FORMS, names, depth);
      case 'count':
        return draw.pick([
          () => 1,
          () => 2,
          () => 'any',
          () => 'all',
          () => ({ upTo: this.#value('amount', names, depth + 1) }),
        ])();
      case 'cards':
        if (cardsAmong(names).length > 0 && draw.below(4) < 2) return draw.pick(cardsAmong(names));
        if (draw.onceIn(5) && !this.#held) return 'self';
        return {
          from: this.#value('source', names, depth),
          ...(draw.onceIn(2) && { where: this.#value('filter', names, depth + 1) }),
        };
      case 'filter':
        return this.#someFields(FILTER_FIELDS, names, depth, 2);
      case 'zone':
        return draw.below(3) < 2 ? 'hand' : draw.pick(ZONES);
      case 'source':
        return cardsAmong(names).length > 0 && draw.onceIn(3)
          ? draw.pick(cardsAmong(names))
          : this.#value('zone', names, depth);
      case 'name':
        return this.#name();
      case 'selection':
        return draw.pick(cardsAmong(names));
      case 'cellSelection':
        return draw.pick(cellsAmong(names));
      case 'selections':
        return several('selection', 2, 3);
      case 'steps':
        return this.#list(names, depth).steps;
      case 'options':
        return draw.list(draw.between(2, 3), () => this.#fields(OPTION_FIELDS, names, depth));
      case 'figure': {
        const one = this.#oneOf(FIGURE_FORMS, names, depth);
        return 'opponents' in one || 'players' in one ? openFigure(draw, this.#open) : one;
      }
      case 'variety':
        return this.#oneOf(VARIETY_FORMS, names, depth);
      case 'condition':
        if (cellsAmong(names).length > 0 && draw.onceIn(4)) return { there: draw.pick(cellsAmong(names)) };
        return this.#oneOf(CONDITION_FORMS, names, depth);
      case 'conditions':
        return several('condition', 1, 2);
      case 'amounts':
        return several('amount', 1, 3);
      case 'bounds':
      case 'tokenBound':
        return this.#someFields(BOUND_FIELDS, names, depth, 2);
      case 'cells':
        // A selection is seldom useful unless a later step asks for it.
        if (cellsAmong(names).length > 0 && draw.onceIn(3)) return { in: draw.pick(cellsAmong(names)) };
        return this.#someFields(CELL_FIELDS, names, depth, 2);
      case 'cellsList':
        return several('cells', 1, 2);
      case 'tokenBounds':
        return boundsByKind(draw, words, this.#someFields(BOUND_FIELDS, names, depth + 1, 2));
      case 'lasting': {
        const one = this.#oneOf(LASTING_FORMS, names, depth);
        return [Object.hasOwn(one, 'ignore') ? { ignore: words.waste } : one];
      }
      case 'compare':
        return {
          ...this.#someFields(BOUND_FIELDS, names, depth, 2),
          ...this.#fields({ amount: COMPARE_FIELDS.amount }, names, depth + 1),
        };
      case 'trigger':
        return this.#trigger(names, depth);
      case 'instead':
        return { ...this.#fields(INSTEAD_FIELDS, [], depth), do: this.#list(['it'], DEPTH - 1).steps };
      case 'price':
      case 'ban':
        return priceOrBan(draw, type, names, this.#fields(PRICE_OR_BAN[type], cellsAmong(names), depth + 1));
      case 'worth':
        return worth(draw, this.#fields(WORTH_FIELDS, cellsAmong(names), depth + 1), this.endPoints());
      case 'lastingIf': {
        const test = { rule: this.#value('switches', names, depth) };
        return { ...this.#fields(LASTING_IF_FIELDS, names, depth + 1), test };
      }
    }
  }
}
