// The parts of one card of Trains, from the written data or from the definition: in the same order, so that a step of a
// definition can be located in the file.
import {
  OP_SPECS,
  questionOfOp,
  type CardDefinition,
  type Condition,
  type Lasting,
  type OpName,
  type Option,
  type Step,
} from '@railwright/engine';
import { isData } from '../../text/data.ts';
import { isLongForm, opParams } from '../language/grammar.ts';
import type { CardData } from '../schema/cards.ts';
import type { Path } from '../../text/path.ts';
import type { Part, StepParts, ThingParts } from '../../test-language/coverage/part.ts';
import { FAILS, HOLDS, ordinal, questionWords } from '../../test-language/coverage/words.ts';

type Card = Pick<
  CardData | CardDefinition,
  'id' | 'effect' | 'whileInPlay' | 'onBuy' | 'onGain' | 'reaction' | 'instead'
>;

export interface LastingParts {
  readonly part: Part;
  /** Conditions on the rules, and the values they must have. */
  readonly only: readonly (readonly [test: Condition, holds: boolean])[];
}

export interface CardParts extends ThingParts {
  /** Waivers and the like. */
  readonly lasting: readonly LastingParts[];
  readonly reaction?: Part;
  readonly instead?: Part;
  /** If the whole effect is one `may`: what is reached when the effect is declined. */
  readonly declined: readonly Part[];
}

/** `path` is the card's path in its file. */
export function readCard(card: Card, path: Path): CardParts {
  return new CardReader(card, path).read();
}

const ONE_CARD: ReadonlySet<OpName> = new Set(['choose', 'look', 'reveal'] as const);

class CardReader {
  readonly #card: Card;
  readonly #path: Path;
  readonly #thing: Part;
  readonly #all: Part[] = [];
  readonly #steps: StepParts[] = [];
  readonly #lasting: LastingParts[] = [];
  /** Names of selections with at most one card. */
  readonly #single = new Set(['it', 'self']);

  constructor(card: Card, path: Path) {
    this.#card = card;
    this.#path = path;
    this.#thing = {
      kind: 'cards',
      unreached: `No test uses ${card.id}.`,
      path: [...path, 'id'],
      at: 'value',
    };
    this.#all.push(this.#thing);
  }

  read(): CardParts {
    const { id, effect, whileInPlay, onBuy, onGain, reaction, instead } = this.#card;
    this.#sequence(effect, [...this.#path, 'effect'], this.#thing);
    this.#lastingOf(whileInPlay, [...this.#path, 'whileInPlay'], []);
    for (const [key, steps, doing] of [
      ['onBuy', onBuy, 'buying'],
      ['onGain', onGain, 'gaining'],
    ] as const) {
      const path = [...this.#path, key];
      if (steps) this.#sequence(steps, path, this.#branch(`No test covers ${doing} ${id}.`, path));
    }
    const reactionPath = [...this.#path, 'reaction'];
    const shown = reaction && this.#branch(`No test uses ${id} as a reaction.`, reactionPath);
    if (shown) this.#sequence(reaction.do, [...reactionPath, 'do'], shown);
    const insteadPath = [...this.#path, 'instead'];
    const replaced = instead && this.#branch(`No test covers what ${id} does instead.`, insteadPath);
    if (replaced) this.#sequence(instead.do, [...insteadPath, 'do'], replaced);
    return {
      thing: this.#thing,
      all: this.#all,
      steps: this.#steps,
      lasting: this.#lasting,
      ...(shown && { reaction: shown }),
      ...(replaced && { instead: replaced }),
      declined: this.#ownChoices(effect ?? []),
    };
  }

  #add(part: Part): Part {
    this.#all.push(part);
    return part;
  }

  #branch(unreached: string, path: Path, within = this.#thing, at: Part['at'] = 'key'): Part {
    return this.#add({ kind: 'branches', unreached, path, at, within });
  }

  #sequence(steps: readonly Step[] | undefined, path: Path, within: Part): void {
    steps?.forEach((step, i) => {
      this.#step(step, [...path, i], within);
    });
  }

  #step(step: Step, path: Path, within: Part): void {
    const [name, written] = Object.entries(step)[0] as [OpName, unknown];
    const params = opParams(name, written);
    const at = (key: string): Path =>
      isLongForm(OP_SPECS[name], written) ? [...path, name, key] : [...path, name];
    if (name === 'if' && isAboutRules(params['test'] as Condition)) {
      const ways = this.#ifWays(params, at, within, true);
      this.#steps.push({ step, ways });
      return;
    }
    const { id } = this.#card;
    const place = [...path, name];
    const op = this.#add({
      kind: 'ops',
      unreached: `No test covers this step of ${id}: ${name}.`,
      path: place,
      at: 'key',
      within,
    });
    const words = this.#asks(name, params) ? questionWords(questionOfOp(name)) : undefined;
    const question =
      words === undefined
        ? undefined
        : this.#add({
            kind: 'questions',
            unreached: `No test makes ${id} ask ${words}.`,
            path: place,
            at: 'key',
            within: op,
          });
    // Before the nested steps, which may be reached without the question.
    const ways: (Part | undefined)[] = [];
    this.#steps.push({ step, op, ...(question && { question }), ways });
    ways.push(...this.#ways(name, params, place, at, question ?? op));
  }

  /** Whether the step can ask its question at all: one card has no order, and leaves nothing to choose. */
  #asks(name: OpName, params: Readonly<Record<string, unknown>>): boolean {
    const { as, cards, count } = params;
    const most = isData(count) ? count['upTo'] : (count ?? 1);
    const isOne = name === 'gain' || (ONE_CARD.has(name) && most === 1);
    if (typeof as === 'string') this.#single[isOne ? 'add' : 'delete'](as);
    if (name === 'put-back') return typeof cards !== 'string' || !this.#single.has(cards);
    if (name === 'choose' || name === 'choose-cells') return count !== 'all';
    // An earlier step may have chosen a single token, which is taken without a question.
    if (name === 'remove-rails' || name === 'remove-stations')
      return !isData(params['where']) || params['where']['in'] === undefined;
    const where = name === 'gain' && isData(params['where']) ? params['where'] : {};
    return typeof where['card'] !== 'string' && where['sameAs'] === undefined;
  }

  #ways(
    name: OpName,
    params: Readonly<Record<string, unknown>>,
    place: Path,
    at: (key: string) => Path,
    within: Part,
  ): (Part | undefined)[] {
    const { id } = this.#card;
    const steps = (key: string): readonly Step[] => (params[key] ?? []) as readonly Step[];
    switch (name) {
      case 'may': {
        const done = this.#branch(`No test of ${id} accepts this option.`, place, within);
        const declined = this.#branch(`No test of ${id} declines this.`, place, within);
        this.#sequence(steps('do'), at('do'), done);
        return [done, declined];
      }
      case 'choose-one':
        return ((params['options'] ?? []) as readonly Option[]).map((option, i) => {
          const path = [...at('options'), i];
          const way = this.#branch(
            `No test of ${id} chooses the ${ordinal(i)} of these options.`,
            path,
            within,
            'value',
          );
          this.#sequence(option.do, [...path, 'do'], way);
          return way;
        });
      case 'if':
        return this.#ifWays(params, at, within, false);
      default:
        if (params['do'] !== undefined) this.#sequence(steps('do'), at('do'), within);
        return [];
    }
  }

  #ifWays(
    params: Readonly<Record<string, unknown>>,
    at: (key: string) => Path,
    within: Part,
    isRule: boolean,
  ): (Part | undefined)[] {
    return (['then', 'else'] as const).map((key, i) => {
      const steps = params[key] as readonly Step[] | undefined;
      if (isRule && steps === undefined) return undefined;
      const told = (i === 0 ? HOLDS : FAILS)(this.#card.id, isRule);
      const path = at(steps === undefined ? 'test' : key);
      const way = this.#branch(told, path, within);
      this.#sequence(steps, path, way);
      return way;
    });
  }

  #lastingOf(lasting: readonly Lasting[] | undefined, path: Path, only: LastingParts['only']): void {
    const { id } = this.#card;
    lasting?.forEach((one, i) => {
      const place = [...path, i];
      if ('if' in one) {
        const { test, then, else: otherwise } = one.if;
        this.#lastingOf(then, [...place, 'if', 'then'], [...only, [test, true]]);
        this.#lastingOf(otherwise, [...place, 'if', 'else'], [...only, [test, false]]);
      } else if ('trigger' in one) {
        const set = [...place, 'trigger'];
        const part = this.#branch(`No test sets off this trigger of ${id}.`, set);
        this.#sequence(one.trigger.do, [...set, 'do'], part);
      } else if ('instead' in one && one.instead.do) {
        const set = [...place, 'instead'];
        const part = this.#branch(`No test covers what ${id} does instead.`, set);
        this.#sequence(one.instead.do, [...set, 'do'], part);
      } else {
        const [name = ''] = Object.keys(one);
        const part = this.#add({
          kind: 'ops',
          unreached: `No test covers this lasting effect of ${id}: ${name}.`,
          path: [...place, name],
          at: 'key',
          within: this.#thing,
        });
        this.#lasting.push({ part, only });
      }
    });
  }

  /** The engine asks once whether to apply such an effect, under any rules. */
  #ownChoices(steps: readonly Step[]): Part[] {
    const [step] = steps;
    if (!step || steps.length > 1) return [];
    const [name, written] = Object.entries(step)[0] as [OpName, unknown];
    const own = this.#steps.find((one) => one.step === step);
    if (name === 'may') return own?.ways[1] ? [own.ways[1]] : [];
    if (name !== 'if' || own?.op) return [];
    const { then, else: otherwise } = opParams(name, written) as {
      then: readonly Step[];
      else?: readonly Step[];
    };
    return [...this.#ownChoices(then), ...this.#ownChoices(otherwise ?? [])];
  }
}

/** Rules decide such a condition before the game. */
function isAboutRules(test: Condition): boolean {
  return 'rule' in test || ('not' in test && isAboutRules(test.not));
}
