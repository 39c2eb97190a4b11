// Looks for changes of numbers that bring a setup closer to its targets: a search with few games a round, then fresh players judge two or three
// proposals in many games.
import { fillSeats } from '../batch.ts';
import type { SweepPlace } from '../compare/sweep-run.ts';
import type { PanelPlace } from '../panel/open-panel.ts';
import type { Trainee } from '../panel/players/trainee.ts';
import { judge, JUDGES, learnRound, type Version } from './judges.ts';
import { gainOf, improves, isFine } from './better.ts';
import { Price } from './price.ts';
import { missedBy, offOf } from './search.ts';
import { changesTo, lookAtPrices, SURVEY_DEALS, surveyPrices } from './survey.ts';
import { playTrial, type Seen } from './trial.ts';
import { costOf, numbersOf, versionOf, type Changes, type TunePlan } from './tune-plan.ts';
import type { JudgedVersion, TuneProposal, TuneResult } from './tune-result.ts';

/** Where proposals are looked for, and who hears of them. */
export interface TunePlace<D = unknown> extends PanelPlace, Pick<SweepPlace<D>, 'makeGame'> {
  /** Hears the result so far. */
  readonly onTune?: (result: TuneResult) => void;
}

/** Surveys of prices; then comes a look at what they found. */
const SURVEYS = 2;
/** Games of a version with other numbers. */
const SEARCH_GAMES = 400;

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
  readonly trial: Seen;
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
    this.#now = await judge(this.#plan, this.#version([]), this.#place, this.#plan.batch);
    this.#show();
    if (isFine(this.#now)) return;
    const found = await this.#search();
    for (const { kind, changes } of this.#variants(found)) {
      if (changes.length === 0 || !versionOf(this.#plan, changes, this.#place.makeGame)) continue;
      this.#say(`Players judge proposal ${this.#judged + 1}.`);
      const judged = await judge(this.#plan, this.#version(changes), this.#place, this.#plan.batch);
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
        cards: (this.#now?.cards ?? []).map(
          (now) => trial.cards.find(({ card }) => card === now.card) ?? now,
        ),
        targets: [...trial.targets],
      });
  }

  /** Prices first, by surveys, each around what those before it found; then the other numbers, step by step. */
  async #search(): Promise<Changes> {
    const costs = await this.#prices();
    let others: Changes = [];
    while (this.#numbers.some(({ card }) => card === undefined) && this.#rounds < this.#plan.rounds) {
      this.#begin();
      const changes = [...costs, ...others];
      const version = this.#version(changes);
      if (this.#plan.general)
        this.#player = await learnRound(this.#plan, version, [], this.#place, this.#rounds);
      const moved = this.#plan.cards.filter((card) => costs.some(({ field }) => field === costOf(card)));
      const trial = await this.#try(version, moved);
      this.#best = { changes, trial };
      const next = this.#missed(trial) > 0 && (await this.#others(costs, others, trial));
      if (!next) break;
      others = next;
    }
    return [...costs, ...others];
  }

  /** Of the cards that judges find ignored or a must. */
  async #prices(): Promise<Changes> {
    const off = (this.#now?.cards ?? []).filter(({ is }) => is !== null);
    const plan = { ...this.#plan, cards: off.map(({ card }) => card), numbers: [] };
    const prices = numbersOf(plan).map((one) => new Price(one.now, one));
    const changes = (): Changes =>
      changesTo(
        plan,
        prices.map(({ at }) => at),
      );
    const players = plan.general ? JUDGES : 1;
    for (const [i, price] of prices.entries()) if (off[i]) price.hear([off[i]], this.#seats, players);
    while (prices.length > 0 && this.#rounds < Math.min(SURVEYS + 1, plan.rounds)) {
      this.#begin();
      const before = changes();
      const ask = this.#rounds > SURVEYS ? lookAtPrices : surveyPrices;
      const round = { round: this.#rounds, first: this.#dealt };
      this.#dealt += SURVEY_DEALS;
      const trial = await ask(plan, prices, round, this.#place);
      this.#best = { changes: before, trial };
    }
    return changes();
  }

  #begin(): void {
    this.#rounds++;
    this.#say(`Round ${this.#rounds} of the search.`);
  }

  /** The best step of one of the other numbers; undefined if none helps. */
  async #others(costs: Changes, others: Changes, trial: Seen): Promise<Changes | undefined> {
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

  /** Two or three that differ. */
  #variants(found: Changes): Pick<TuneProposal, 'kind' | 'changes'>[] {
    const severity = ({ field }: Changes[number]): number => {
      const card = this.#numbers.find(({ path }) => path === field)?.card;
      const seen = this.#now?.cards.find((one) => one.card === card);
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

  #try(version: Version, cards: readonly string[]): Promise<Seen> {
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

  #missed({ targets }: Seen): number {
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
