// T36: looking ahead agrees with brute force, for random effects: what is offered can be carried out with some of the
// possible cards, and what is not offered with none.
import { expect, test } from 'vitest';
import { createRng, cloneState, randomBelow, type RngWords, type Step } from '@railwright/engine';
import { NaiveEffects } from './naive-effects.ts';
import { table, type Table } from './table.ts';

const KINDS = ['waste', 'normal-train', 'lay-rails', 'express-train', 'tower', 'limited-express-train'];
const CASES = 500;

class Maker {
  readonly #rng: RngWords;
  #names: string[] = [];
  /** Names that an earlier step has certainly set. */
  #sure: string[] = [];

  constructor(seed: number) {
    this.#rng = createRng(seed);
  }

  below(n: number): number {
    return randomBelow(this.#rng, n);
  }
  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)];
  }
  cards(most: number): string[] {
    return Array.from({ length: this.below(most + 1) }, () => this.pick(KINDS));
  }

  effect(): Step[] {
    this.#names = [];
    this.#sure = [];
    return Array.from({ length: 2 + this.below(4) }, () => this.#step(2));
  }

  #name(): string {
    const name = `s${this.#names.length}`;
    this.#names.push(name);
    return name;
  }
  #amount(): Record<string, unknown> | number {
    if (this.#sure.length === 0 || this.below(3) === 0)
      return this.pick([
        1,
        2,
        3,
        { count: { from: 'hand' } },
        { count: { from: 'hand', where: { category: 'train' } } },
        { coins: true },
      ]);
    const of = this.pick(this.#sure);
    return this.pick([{ costOf: of }, { count: of }, { sum: [{ costOf: of }, 1 + this.below(2)] }]);
  }
  #where(): Record<string, unknown> | undefined {
    return this.pick([
      undefined,
      { category: 'train' },
      { cost: { atMost: this.#amount() } },
      { cost: { exactly: this.#amount() } },
    ]);
  }
  /** Steps whose selections nothing outside can read. */
  #inner(depth: number): Step[] {
    const before = [...this.#sure];
    const steps = Array.from({ length: 1 + this.below(2) }, () => this.#step(depth));
    this.#sure = before;
    return steps;
  }
  #step(depth: number): Step {
    const kind = this.below(depth > 0 ? 12 : 8);
    if (kind === 0) return { draw: 1 + this.below(2) };
    if (kind === 1 || kind === 2) {
      const as = this.#name();
      const step = { [this.pick(['look', 'reveal'])]: { count: 1 + this.below(2), as } } as Step;
      this.#sure.push(as);
      return step;
    }
    if (kind === 3 || kind === 4) {
      const where = this.#where();
      const from =
        this.below(2) === 0
          ? 'hand'
          : this.pick(['hand', ...this.#sure.filter((name) => !name.startsWith('g'))]);
      const count = this.pick([1, 1, 1, 2, 'any', 'all'] as const);
      const as = this.#name();
      this.#sure.push(as);
      return { choose: { from, ...(where && { where }), count, as } };
    }
    if (kind === 5) {
      const where = this.#where() ?? { cost: { atMost: 3 } };
      const as = `g${this.#name()}`;
      this.#sure.push(as);
      return { gain: { where, as } };
    }
    if (kind === 6) return { coins: this.#amount() } as Step;
    if (kind === 7) return { pay: this.#amount() } as Step;
    if (kind === 8) return { may: this.#inner(depth - 1) };
    if (kind === 11) return { repeat: { times: 1 + this.below(2), do: this.#inner(depth - 1) } };
    if (kind === 9)
      return {
        'choose-one': [
          { do: [{ coins: 1 }, ...this.#inner(depth - 1)] },
          { do: [{ score: 0 }, ...this.#inner(depth - 1)] },
        ],
      };
    const test = { compare: { amount: this.#amount(), atLeast: 1 + this.below(4) } };
    return { if: { test, then: this.#inner(depth - 1), else: this.#inner(depth - 1) } } as Step;
  }
}

interface Case {
  readonly effect: Step[];
  readonly given: { hand: string[]; deck: string[]; discard: string[]; coins: number };
}

function makeCase(seed: number): Case {
  const maker = new Maker(seed);
  const effect = maker.effect();
  const given = {
    hand: maker.cards(2),
    deck: maker.cards(3),
    discard: maker.cards(1),
    coins: maker.below(4),
  };
  return { effect, given };
}

function laidOut(effect: Case['effect'], given: Case['given']): Table {
  const card = {
    id: 'try',
    name: { en: 'Try' },
    categories: ['action'],
    cost: 2,
    effect: [...effect, { score: 1 }],
  };
  return table({ market: [card] }, { ...given, hand: ['try', ...given.hand] });
}

/** Whether some choices from here lead to the last step. */
function canFinish(t: Table): boolean {
  if (t.asks === 'turn') return t.own.track === 1;
  const before = cloneState(t.s);
  return t.legal().some((choice) => {
    t.s.data.set(before.data);
    t.s.rng.set(before.rng);
    return canFinish(t.do(choice));
  });
}

test('looking ahead agrees with brute force', () => {
  const offered = { yes: 0, no: 0 };
  for (let seed = 1; seed <= CASES; seed++) {
    const maker = new Maker(seed);
    const effect = maker.effect();
    const given = {
      hand: maker.cards(2),
      deck: maker.cards(3),
      discard: maker.cards(1),
      coins: maker.below(4),
    };
    const t = laidOut(effect, given);
    const { cards } = t.game.tables.definition;
    const naive = new NaiveEffects(
      cards.map(({ id, cost, categories }) => ({ id, cost, train: categories.includes('train') })),
      cards.filter(({ id }) => (t.view.supply[id] ?? 0) > 0).map(({ id }) => id),
    );
    const possible = naive.isPossible(effect, { ...given, selected: {} });
    t.do('play try');
    const about = JSON.stringify({ seed, effect, given });
    expect(t.asks === 'effect', about).toBe(possible);
    offered[possible ? 'yes' : 'no']++;
  }
  expect(Math.min(offered.yes, offered.no)).toBeGreaterThan(CASES / 5);
});

test('what is offered can be finished, with some of the possible cards', () => {
  let finished = 0;
  for (let seed = 1; seed <= CASES / 5; seed++) {
    const { effect, given } = makeCase(seed);
    const t = laidOut(effect, given).do('play try');
    if (t.asks !== 'effect') continue;
    const before = t.s.data.slice();
    const reached = Array.from({ length: 300 }, (_, deal) => deal).some((deal) => {
      t.s.data.set(before);
      t.s.rng.set(createRng(deal));
      return canFinish(t.do('apply'));
    });
    expect(reached, JSON.stringify({ seed, effect, given })).toBe(true);
    finished++;
  }
  expect(finished).toBeGreaterThan(CASES / 20);
});
