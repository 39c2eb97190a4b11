// What each card should cost, asked of all cards at once: versions around a middle, in which every price is off by a random step, the steps of a
// card equally often (a factorial design, Fisher 1926). One player learns all versions; what seats do at a step shows whatever the others cost.
import type { Game } from '@railwright/engine';
import { fillSeats } from '../batch.ts';
import { inTurn } from '../in-turn.ts';
import type { PanelPlace } from '../panel/open-panel.ts';
import { gameSeed } from '../seeds.ts';
import { judge, JUDGES, learnRound, type Version } from './judges.ts';
import { Price } from './price.ts';
import { playTrial, type Seen, type Trial } from './trial.ts';
import { numbersOf, versionOf, type Changes, type TunePlan } from './tune-plan.ts';

/** Steps of a price, each in so many versions. */
const STEPS = [-3, -2, -1, 0, 1, 2, 3];
const EACH = 2;
/** Games of a version. */
const GAMES = 75;
/** Half of the seats that could gain a card if each game had one: what fewer gain is no must here, since games without a card take time. */
const CONTESTED = 0.5;
/** Games of each player of a look. */
const LOOK_GAMES = 400;
/** Deals of a round: no two have the same. */
export const SURVEY_DEALS = (STEPS.length * EACH + 1) * GAMES;

/** A round of the search for prices; `first` is the first deal that it may use. */
interface Round {
  readonly round: number;
  readonly first: number;
}
type Place<D> = PanelPlace & { readonly makeGame: (definition: D, seats: number) => Game };

/** `prices` are of the cards of the plan; they hear what a fresh player of this round makes of them, and move. Returns what it made of those before. */
export async function surveyPrices<D>(
  plan: TunePlan<D>,
  prices: readonly Price[],
  { round, first }: Round,
  place: Place<D>,
): Promise<Seen> {
  const { batch, cards, targets, general } = plan;
  const middle = versionIn(plan, prices, place);
  const others = pricesAround(prices, gameSeed(batch.seed, round)).flatMap(
    (costs) => versionOf(plan, changesTo(plan, costs), place.makeGame) ?? [],
  );
  const player = general && (await learnRound(plan, middle, others, place, round));
  const bots = player ? fillSeats([player.bot], batch.seats) : batch.bots;
  const contested = CONTESTED / batch.seats;
  const asked = { ...{ batch, bots, cards, targets, contested }, games: GAMES, together: 1 };
  const trials: Trial[] = [];
  const played = inTurn([...[middle, ...others].entries()], place.executor.ahead, ([i, one]) =>
    playTrial({ ...asked, ...one, first: first + i * GAMES }, place),
  );
  for await (const trial of played) trials.push(trial);
  hear(prices, trials, batch.seats, 1);
  Price.move(prices);
  return trials[0] as Trial;
}

/** Likewise, of several players with just these prices; only those move whose cards they do not find fair. */
export async function lookAtPrices<D>(
  plan: TunePlan<D>,
  prices: readonly Price[],
  { round, first }: Round,
  place: Place<D>,
): Promise<Seen> {
  const { batch, general } = plan;
  const games = Math.min(LOOK_GAMES, batch.games);
  const seen = await judge(plan, versionIn(plan, prices, place), place, { round, first, games });
  hear(prices, [seen], batch.seats, general ? JUDGES : 1);
  Price.move(prices, (i) => seen.cards[i]?.is === null);
  return seen;
}

function versionIn<D>(plan: TunePlan<D>, prices: readonly Price[], place: Place<D>): Version {
  const costs = prices.map(({ at }) => at);
  const version = versionOf(plan, changesTo(plan, costs), place.makeGame);
  if (!version) throw new Error('The rules have no room for these prices.');
  return version;
}

function hear(prices: readonly Price[], trials: readonly Seen[], seats: number, players: number): void {
  for (const [i, price] of prices.entries())
    price.hear(
      trials.flatMap(({ cards }) => cards[i] ?? []),
      seats,
      players,
    );
}

/** Changes to these costs of the cards of a plan. */
export const changesTo = <D>(plan: TunePlan<D>, costs: readonly number[]): Changes =>
  numbersOf({ ...plan, numbers: [] })
    .map(({ path, now }, i) => ({ field: path, from: now, to: costs[i] ?? now }))
    .filter(({ from, to }) => from !== to);

/** The prices of the versions around those there are. */
function pricesAround(prices: readonly Price[], seed: number): number[][] {
  const steps = prices.map((_, card) =>
    Array.from({ length: EACH }, (_each, block) =>
      STEPS.map((step, i) => ({
        step,
        at: gameSeed(seed, (card * EACH + block) * STEPS.length + i),
      })).toSorted((a, b) => a.at - b.at),
    ).flat(),
  );
  return Array.from({ length: EACH * STEPS.length }, (_, version) =>
    prices.map(({ at, from, to }, card) =>
      Math.min(to, Math.max(from, at + (steps[card]?.[version]?.step ?? 0))),
    ),
  );
}
