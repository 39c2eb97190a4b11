// The price of each card that fits what players made of it at several.
import { IGNORED_BELOW } from '../compare/sweep.ts';
import { curvesOf, type Answers } from './curves.ts';
import { MUST_PART, type JudgedCard } from './tune-result.ts';

/** A nearer price will do whose card is fair with this part of the chance that the best price has: players look at it before it is proposed. */
const NEARLY = 0.6;
/** How much likelier a change must make its card fair. */
const HELPS = 0.2;
/** Turns log-odds in deviations between players into about the chance of a normal distribution. */
const NORMAL = 1.7;

/** What rounds of players made of a card at each price. */
interface Heard {
  readonly gained: Answers[];
  /** Parts of an even share of the wins. */
  readonly lost: Answers[];
}

/** A price, and what players made of its card at each price that was tried. */
export class Price {
  readonly from: number;
  readonly to: number;
  readonly #now: number;
  readonly #heard: Heard = { gained: [], lost: [] };
  #chanceAt: (cost: number) => number = () => 0;
  /** The price that seems best. */
  at: number;

  constructor(now: number, { from, to }: { readonly from: number; readonly to: number }) {
    [this.#now, this.at, this.from, this.to] = [now, now, from, to];
  }

  /** What one player made of versions, or the mean of several. A card that hardly any seat gains loses nothing by being out of reach. */
  hear(cards: readonly JudgedCard[], seats: number, players = 1): void {
    const sharesOf = (share: (card: JudgedCard) => number): Answers => ({
      players,
      shares: cards.map((card) => ({ cost: card.cost, share: share(card) })),
    });
    this.#heard.gained.push(sharesOf(({ gained }) => gained.value));
    this.#heard.lost.push(sharesOf(({ lost }) => (lost?.value ?? 0) * seats));
  }

  /** Chance that one more player finds its card fair at a price. */
  fairAt(cost: number): number {
    return this.#chanceAt(cost);
  }

  /**
   * Moves all to the nearest prices at which their cards are about as likely to be fair as they can be, except those at which players just found
   * them fair; a price that helps too little stays.
   */
  static move(prices: readonly Price[], isSettled: (price: number) => boolean = () => false): void {
    const gained = curvesOf(prices.map((one) => one.#heard.gained));
    const lost = curvesOf(prices.map((one) => one.#heard.lost));
    for (const [i, price] of prices.entries()) {
      const [gains, loses] = [gained[i], lost[i]];
      if (gains && loses && !isSettled(i))
        price.#move((cost) => beyond(gains(cost), IGNORED_BELOW) * beyond(MUST_PART, loses(cost)));
    }
  }

  #move(chanceAt: (cost: number) => number): void {
    this.#chanceAt = chanceAt;
    const costs = Array.from({ length: this.to - this.from + 1 }, (_, i) => this.from + i);
    const best = Math.max(...costs.map(chanceAt));
    const now = chanceAt(this.#now);
    const away = (cost: number): number => Math.abs(cost - this.#now);
    const near = costs.filter((cost) => chanceAt(cost) >= NEARLY * best);
    this.at = best < now + HELPS ? this.#now : near.reduce((a, b) => (away(b) < away(a) ? b : a));
  }
}

/** Chance that one more player has a share above another. */
const beyond = (share: number, bound: number): number =>
  1 / (1 + Math.exp(NORMAL * (logOdds(bound) - logOdds(share))));

const logOdds = (share: number): number => Math.log(share / (1 - share));
