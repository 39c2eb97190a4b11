// Looks for changes of numbers that bring a setup closer to its targets: a search with few games a round, then changes that are not needed are
// taken back, and fresh players judge two or three proposals in many games.
import { fillSeats } from '../batch.ts';
import type { SweepPlace } from '../compare/sweep-run.ts';
import type { PanelPlace } from '../panel/open-panel.ts';
import type { Trainee } from '../panel/players/trainee.ts';
import { judge, learnOn, type Version } from './judges.ts';
import { gainOf, improves, isFine } from './better.ts';
import { missedBy, Movers, offOf, Price } from './search.ts';
import { playTrial, type Trial } from './trial.ts';
import { numbersOf, versionOf, type Changes, type TunePlan } from './tune-plan.ts';
import type { JudgedVersion, TuneProposal, TuneResult } from './tune-result.ts';

/** Where proposals are looked for, and who hears of them. */
export interface TunePlace<D = unknown> extends PanelPlace, Pick<SweepPlace<D>, 'makeGame'> {
  /** Hears the result so far. */
  readonly onTune?: (result: TuneResult) => void;
}

/** Games of a round; a card that is clearly wrong takes fewer. */
const SEARCH_GAMES = 400;
/** A change that leaves its card off, and only brings it nearer by less, does not help. */
const SLIGHT = 0.3;
/** Rounds without a better one that end the search. */
const PATIENCE = 4;

/** Stopped, it has what was found; undefined if that is nothing. */
export async function playTune<D>(
  plan: TunePlan<D>,
  place: TunePlace<D>,
): Promise<{ readonly tune: TuneResult | undefined; readonly complete: boolean }> {
  const run = new TuneRun(plan, place);
  try {
    await run.all();
    return { tune: run.result, complete: true };
  } catch (error) {
    if (!place.signal?.aborted) throw error;
    run.keepUnjudged();
    return { tune: run.result, complete: false };
  }
}

type Numbers = ReturnType<typeof numbersOf>;

/** A round of the search. */
interface Round {
  readonly changes: Changes;
  readonly trial: Trial;
  readonly off: number;
}

class TuneRun<D> {
  readonly #plan: TunePlan<D>;
  readonly #place: TunePlace<D>;
  readonly #numbers: Numbers;
  #player: Trainee | undefined;
  /** Deals that were played. */
  #dealt: number;
  #now: JudgedVersion | undefined;
  #rounds = 0;
  #best: Round | undefined;
  #first: Round | undefined;
  /** Those that are better in anything than the setup as it is, the best first. */
  readonly #proposals: TuneProposal[] = [];
  #judged = 0;

  constructor(plan: TunePlan<D>, place: TunePlace<D>) {
    this.#plan = plan;
    this.#place = place;
    this.#numbers = numbersOf(plan);
    // The first deals are for the judges: the same for every version, and never seen by the search.
    this.#dealt = plan.batch.first + plan.batch.games;
  }

  get result(): TuneResult | undefined {
    const { batch, general } = this.#plan;
    if (!this.#now) return undefined;
    return {
      format: 1,
      setup: batch.source.setup,
      content: batch.source.content,
      seats: batch.seats,
      seed: batch.seed,
      bots: general ? ['learned'] : batch.bots.map(({ name }) => name),
      judges: general ? 'learned' : 'same',
      games: batch.games,
      rounds: this.#rounds,
      judged: this.#judged,
      now: this.#now,
      proposals: [...this.#proposals],
    };
  }

  async all(): Promise<void> {
    this.#say('Players judge the setup as it is.');
    this.#now = await judge(this.#plan, this.#version([]), this.#place, this.#plan.batch.first);
    this.#show();
    if (isFine(this.#now)) return;
    await this.#search();
    const found = await this.#needed();
    for (const { kind, changes } of this.#variants(found)) {
      if (changes.length === 0 || !versionOf(this.#plan, changes, this.#place.makeGame)) continue;
      this.#say(`Players judge proposal ${this.#judged + 1}.`);
      const judged = await judge(this.#plan, this.#version(changes), this.#place, this.#plan.batch.first);
      this.#judged++;
      if (improves(judged, this.#now)) this.#proposals.push({ kind, changes: [...changes], ...judged });
      this.#proposals.sort((a, b) => gainOf(b, a, this.#plan));
      this.#show();
    }
    this.#best = undefined;
  }

  /** What was stopped before it was judged: the best round of the search. */
  keepUnjudged(): void {
    const { trial, changes } = this.#best ?? {};
    if (trial && changes && changes.length > 0 && this.#proposals.length === 0)
      this.#proposals.push({
        ...{ kind: 'all', changes: [...changes], isJudged: false },
        ...{ cards: [...trial.cards], targets: [...trial.targets] },
      });
  }

  async #search(): Promise<void> {
    const prices = this.#numbers.flatMap((one) =>
      one.card === undefined ? [] : [{ ...one, price: new Price(one.now, one) }],
    );
    const wrong = this.#now?.cards.filter((one) => offOf(one, this.#seats) !== 0) ?? [];
    const movers = new Movers(wrong.map(({ card }) => card));
    let others: Changes = [];
    let best = 0;
    for (let round = 1; round <= this.#plan.rounds; round++) {
      const costs = changesOf(
        prices.map(({ path, now, price }) => ({ field: path, from: now, to: price.at })),
      );
      const changes = [...costs, ...others];
      const said =
        this.#best && this.#plan.cards.length > 0
          ? ` Cards that are off so far: ${offCards(this.#best.trial, this.#seats)} of ${this.#plan.cards.length}.`
          : '';
      this.#say(`Round ${round} of ${this.#plan.rounds} of the search.${said}`);
      const version = this.#version(changes);
      if (this.#plan.general)
        this.#player = await learnOn(this.#plan, version, this.#player, this.#place, round);
      const trial = await this.#try(version, this.#plan.cards);
      const one: Round = { changes, trial, off: this.#offOf(trial) };
      this.#first ??= one;
      this.#rounds = round;
      if (!this.#best || one.off <= this.#best.off) [this.#best, best] = [one, round];
      if (one.off === 0 || round - best >= PATIENCE) break;
      for (const [i, { price }] of prices.entries()) {
        const card = trial.cards[i];
        if (!card) continue;
        const off = offOf(card, this.#seats);
        if (movers.has(card.card, off)) price.move(off, round);
      }
      const next = this.#missed(trial) > 0 ? await this.#others(costs, others, trial) : undefined;
      others = next ?? others;
    }
  }

  /** The best step of one of the other numbers; undefined if none helps. */
  async #others(costs: Changes, others: Changes, trial: Trial): Promise<Changes | undefined> {
    let best: { readonly changes: Changes; readonly missed: number } | undefined;
    for (const number of this.#numbers) {
      if (number.card !== undefined) continue;
      const { path, now } = number;
      const at = others.find(({ field }) => field === path)?.to ?? now;
      for (const value of new Set([at - 1, at + 1].map((step) => this.#inRange(path, step)))) {
        if (value === at) continue;
        const rest = others.filter(({ field }) => field !== path);
        const changes = changesOf([...rest, { field: path, from: now, to: value }]);
        const version = versionOf(this.#plan, [...costs, ...changes], this.#place.makeGame);
        if (!version) continue;
        const missed = this.#missed(await this.#try(version, []));
        if (missed < (best?.missed ?? this.#missed(trial))) best = { changes, missed };
      }
    }
    return best?.changes;
  }

  /** Of the best round, the changes without which something would be wrong. */
  async #needed(): Promise<Changes> {
    let kept = this.#best?.changes ?? [];
    this.#say('Which changes are not needed?');
    for (const change of kept) {
      const rest = kept.filter((one) => one !== change);
      const version = versionOf(this.#plan, rest, this.#place.makeGame);
      if (!version) continue;
      const card = this.#numbers.find(({ path }) => path === change.field)?.card;
      const trial = await this.#try(version, card === undefined ? [] : [card]);
      const before = this.#best?.trial.cards.find((one) => one.card === card);
      const had = before ? Math.abs(offOf(before, this.#seats)) : 0;
      const has = trial.cards.reduce((sum, one) => sum + Math.abs(offOf(one, this.#seats)), 0);
      const isWorse =
        has > (had === 0 ? 0 : had + SLIGHT) ||
        this.#missed(trial) > (this.#best ? this.#missed(this.#best.trial) : 0);
      if (!isWorse) kept = rest;
    }
    return kept;
  }

  /** Two or three that differ. */
  #variants(found: Changes): Pick<TuneProposal, 'kind' | 'changes'>[] {
    const severity = ({ field }: Changes[number]): number => {
      const card = this.#numbers.find(({ path }) => path === field)?.card;
      const seen = this.#first?.trial.cards.find((one) => one.card === card);
      return seen ? Math.abs(offOf(seen, this.#seats)) : 1;
    };
    const half = found.toSorted((a, b) => severity(b) - severity(a)).slice(0, Math.ceil(found.length / 2));
    const small = found.map((one) => ({
      ...one,
      to: this.#inRange(one.field, one.from + Math.sign(one.to - one.from)),
    }));
    const all: Pick<TuneProposal, 'kind' | 'changes'>[] = [
      { kind: 'all', changes: [...found] },
      { kind: 'fewer', changes: found.filter((one) => half.includes(one)) },
      { kind: 'small', changes: small },
    ];
    const keys = all.map(({ changes }) => JSON.stringify(changes));
    return all.filter((_, i) => keys.indexOf(keys[i] ?? '') === i);
  }

  #inRange(field: string, value: number): number {
    const { from = value, to = value } = this.#numbers.find(({ path }) => path === field) ?? {};
    return Math.min(to, Math.max(from, value));
  }

  #try(version: Version, cards: readonly string[]): Promise<Trial> {
    const { batch, targets } = this.#plan;
    const first = this.#dealt;
    this.#dealt += SEARCH_GAMES;
    const bots = this.#player ? fillSeats([this.#player.bot], batch.seats) : batch.bots;
    return playTrial(
      { ...version, batch, bots, cards, targets, first, games: SEARCH_GAMES, together: 1 },
      this.#place,
    );
  }

  /** @throws Error for numbers that the rules have no room for. */
  #version(changes: Changes): Version {
    const version = versionOf(this.#plan, changes, this.#place.makeGame);
    if (!version) throw new Error('The rules have no room for these numbers.');
    return version;
  }

  #offOf(trial: Trial): number {
    return trial.cards.reduce((sum, one) => sum + Math.abs(offOf(one, this.#seats)), this.#missed(trial));
  }

  #missed({ targets }: Trial): number {
    return missedBy(targets, this.#plan);
  }

  get #seats(): number {
    return this.#plan.batch.seats;
  }

  #say(sentence: string): void {
    this.#place.say?.({ kind: 'teaches', sentence });
  }

  #show(): void {
    if (this.result) this.#place.onTune?.(this.result);
  }
}

const changesOf = (all: Changes): Changes => all.filter(({ from, to }) => from !== to);

const offCards = ({ cards }: Trial, seats: number): number =>
  cards.filter((one) => offOf(one, seats) !== 0).length;
