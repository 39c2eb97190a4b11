// Players of a version: a fresh one for each round of the search, and four that judge, of other seeds.
import type { BotSpec } from '@railwright/bots';
import type { Game } from '@railwright/engine';
import { openPanel, type PanelPlace } from '../panel/open-panel.ts';
import { beginningOf, train, trainAll, type Trainee } from '../panel/players/trainee.ts';
import { fillSeats } from '../batch.ts';
import { cardsOf, targetsOf } from './other-players.ts';
import { playTrial, type Trial, type TrialPlan } from './trial.ts';
import type { TunePlan } from './tune-plan.ts';
import { MUST_PART, type JudgedVersion } from './tune-result.ts';

export interface Version {
  readonly definition: unknown;
  readonly game: Game;
}

/** Games that a player of the search learns from, and more for every other version. */
const LEARN_ROUND = 1000;
const LEARN_OTHER = 75;
/** Games that a judge learns from. */
const LEARN_JUDGE = 2000;
export const JUDGES = 4;
/** Games without a card that end soonest; of fewer, chance would count as a difference between judges. */
const LEAST_WITHOUT = 400;
/** Seeds of judges; the search has the seed of the games. */
const JUDGE_SEED = 0x9e3779b9;

const schoolOf = ({ batch }: TunePlan, version: Version, place: PanelPlace, seed: number) => {
  const { seats, source } = batch;
  return openPanel({ ...version, seats, source, seed }, place);
};

/** A player of the search, which learns a version and others around it; each round has a fresh one, since players differ. */
export function learnRound(
  plan: TunePlan,
  version: Version,
  others: readonly Version[],
  place: PanelPlace,
  round: number,
): Promise<Trainee> {
  const seed = (plan.batch.seed + round) >>> 0;
  const school = { ...schoolOf(plan, version, place, seed), versions: others };
  return train(school, {
    ...{ name: 'search', seed, games: LEARN_ROUND + LEARN_OTHER * others.length },
    ...(plan.general && beginningOf(school, plan.general)),
  });
}

/** By fresh players, or by the bots of the plan in deals that the search never sees. */
async function judgesOf(
  plan: TunePlan,
  version: Version,
  place: PanelPlace,
  round: number,
): Promise<readonly (readonly BotSpec[])[]> {
  const { general, batch } = plan;
  if (!general) return [batch.bots];
  const seed = ((batch.seed ^ JUDGE_SEED) + JUDGES * round) >>> 0;
  const school = schoolOf(plan, version, place, seed);
  const beginning = beginningOf(school, general);
  const judges = await trainAll(
    school,
    Array.from({ length: JUDGES }, (_, i) => ({
      ...{ name: `judge ${i + 1}`, seed: (seed + i) >>> 0, games: LEARN_JUDGE },
      ...beginning,
    })),
  );
  return judges.map(({ bot }) => fillSeats([bot], batch.seats));
}

/** What the judges say of these games; of several players that learned, what as many others would say. A round of the search has judges of its own. */
export async function judge(
  plan: TunePlan,
  version: Version,
  place: PanelPlace,
  { first, games, round = 0 }: Pick<TrialPlan, 'first' | 'games'> & { readonly round?: number },
): Promise<JudgedVersion> {
  const judges = await judgesOf(plan, version, place, round);
  const { batch, cards, targets } = plan;
  const trials: Trial[] = [];
  for (const bots of judges) {
    const asked: TrialPlan = { ...{ ...version, batch, bots, cards, targets, games, first }, together: 1 };
    trials.push(await playTrial({ ...asked, ...(judges.length > 1 && { least: LEAST_WITHOUT }) }, place));
  }
  const [only] = trials;
  if (only && trials.length === 1)
    return { isJudged: true, cards: [...only.cards], targets: [...only.targets] };
  return {
    isJudged: true,
    cards: cardsOf(
      trials.map((one) => one.cards),
      games,
      MUST_PART / batch.seats,
    ),
    targets: targetsOf(trials.map(({ claims }) => claims)),
  };
}
