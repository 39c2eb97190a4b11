// A second opinion on which effects can be carried out, by brute force: it tries every possible card, every choice, every
// branch. It knows a small part of the card language, and nothing about looking ahead.
import type { Step } from '@railwright/engine';

export interface NaiveCard {
  readonly id: string;
  readonly cost: number;
  readonly train: boolean;
}

/** The part of a position that such effects see. */
export interface NaivePosition {
  readonly hand: readonly string[];
  readonly deck: readonly string[];
  readonly discard: readonly string[];
  readonly coins: number;
  readonly selected: Readonly<Record<string, readonly string[]>>;
}

type Data = Readonly<Record<string, unknown>>;

export class NaiveEffects {
  readonly #cards: ReadonlyMap<string, NaiveCard>;
  readonly #supply: readonly string[];

  constructor(cards: readonly NaiveCard[], supply: readonly string[]) {
    this.#cards = new Map(cards.map((card) => [card.id, card]));
    this.#supply = supply;
  }

  /** Whether some deal of unknown cards and some choices carry out all steps. */
  isPossible(steps: readonly Step[], p: NaivePosition): boolean {
    const [step, ...rest] = steps;
    if (!step) return true;
    const [op, value] = Object.entries(step)[0] as [string, unknown];
    const go = (next: NaivePosition): boolean => this.isPossible(rest, next);
    const v = value as Data;
    switch (op) {
      case 'draw':
        return this.#takings(p, this.#amount(value, p)).some(({ cards, left }) =>
          go({ ...left, hand: [...p.hand, ...cards] }),
        );
      case 'look':
      case 'reveal':
        return this.#takings(p, v['count'] as number).some(({ cards, left }) =>
          go({ ...left, selected: { ...p.selected, [v['as'] as string]: cards } }),
        );
      case 'choose':
        return this.#choices(v, p).some((cards) =>
          go({ ...p, selected: { ...p.selected, [v['as'] as string]: cards } }),
        );
      case 'gain':
        return this.#supply
          .filter((id) => this.#fits(id, v['where'] as Data, p))
          .some((id) => go({ ...p, selected: { ...p.selected, [v['as'] as string]: [id] } }));
      case 'coins':
        return go({ ...p, coins: p.coins + this.#amount(value, p) });
      case 'pay':
        return p.coins >= this.#amount(value, p) && go({ ...p, coins: p.coins - this.#amount(value, p) });
      case 'may':
        return go(p) || this.isPossible([...(value as Step[]), ...rest], p);
      case 'choose-one':
        return (value as { do: Step[] }[]).some((option) => this.isPossible([...option.do, ...rest], p));
      case 'if': {
        const { test, then, else: otherwise = [] } = v as { test: Data; then: Step[]; else?: Step[] };
        const compare = test['compare'] as Data;
        const holds = this.#amount(compare['amount'], p) >= (compare['atLeast'] as number);
        return this.isPossible([...(holds ? then : otherwise), ...rest], p);
      }
      case 'repeat': {
        const { times, do: inner } = v as { times: number; do: Step[] };
        return this.isPossible([...Array.from({ length: times }, () => inner).flat(), ...rest], p);
      }
      case 'score':
        return go(p);
      default:
        throw new Error(`no ${op} here`);
    }
  }

  /** Ways of taking cards off the deck, as far as there are any; an empty deck is made from the discard pile. */
  #takings(p: NaivePosition, count: number): { cards: string[]; left: NaivePosition }[] {
    const source = p.deck.length > 0 ? p : { ...p, deck: p.discard, discard: [] };
    if (count === 0 || source.deck.length === 0) return [{ cards: [], left: p }];
    return [...new Set(source.deck)].flatMap((id) => {
      const deck = source.deck.toSpliced(source.deck.indexOf(id), 1);
      return this.#takings({ ...source, deck }, count - 1).map(({ cards, left }) => ({
        cards: [id, ...cards],
        left,
      }));
    });
  }

  #choices({ from, where, count = 1 }: Data, p: NaivePosition): string[][] {
    const all = from === 'hand' ? p.hand : (p.selected[from as string] ?? []);
    const fitting = all.filter((id) => where === undefined || this.#fits(id, where as Data, p));
    const sets = fitting.reduce<string[][]>(
      (list, id) => [...list, ...list.map((set) => [...set, id])],
      [[]],
    );
    if (count === 'any') return sets;
    if (count === 'all') return [fitting];
    return sets.filter((set) => set.length === count);
  }

  #fits(id: string, { category, cost }: Data, p: NaivePosition): boolean {
    const card = this.#cards.get(id) as NaiveCard;
    if (category === 'train' && !card.train) return false;
    if (cost === undefined) return true;
    const { exactly, atMost } = cost as Data;
    if (exactly !== undefined && card.cost !== this.#amount(exactly, p)) return false;
    return atMost === undefined || card.cost <= this.#amount(atMost, p);
  }

  #amount(amount: unknown, p: NaivePosition): number {
    if (typeof amount === 'number') return amount;
    const [form, arg] = Object.entries(amount as Data)[0];
    if (form === 'sum') return (arg as unknown[]).reduce<number>((sum, a) => sum + this.#amount(a, p), 0);
    if (form === 'coins') return p.coins;
    const cards =
      typeof arg === 'string'
        ? (p.selected[arg] ?? [])
        : p.hand.filter((id) => this.#isFrom(id, arg as Data, p));
    if (form === 'count') return cards.length;
    return cards.reduce((sum, id) => sum + (this.#cards.get(id) as NaiveCard).cost, 0);
  }

  #isFrom(id: string, { where }: Data, p: NaivePosition): boolean {
    return where === undefined || this.#fits(id, where as Data, p);
  }
}
