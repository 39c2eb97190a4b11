// Players of a version: one that learns on with every round of a search, and fresh ones that judge, of other seeds.
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

/** Games that the player of the search learns from before every round. */
const LEARN_ROUND = 1000;
/** Games that a judge learns from. */
const LEARN_JUDGE = 2000;
const JUDGES = 4;
/** Games without a card that end soonest; of fewer, chance would count as a difference between judges. */
const LEAST_WITHOUT = 400;
/** Seeds of judges; the search has the seed of the games. */
const JUDGE_SEED = 0x9e3779b9;

const schoolOf = ({ batch }: TunePlan, version: Version, place: PanelPlace, seed: number) => {
  const { seats, source } = batch;
  return openPanel({ ...version, seats, source, seed }, place);
};

/** The player of the search after another round of learning. */
export function learnOn(
  plan: TunePlan,
  version: Version,
  before: Trainee | undefined,
  place: PanelPlace,
  round: number,
): Promise<Trainee> {
  const seed = (plan.batch.seed + round) >>> 0;
  const school = schoolOf(plan, version, place, seed);
  const known = before ?? (plan.general && beginningOf(school, plan.general));
  return train(school, {
    ...{ name: 'search', seed, games: LEARN_ROUND },
    ...(known && { known: known.known, before: known.before }),
  });
}

/** By fresh players, or by the bots of the plan in deals that the search never sees. */
async function judgesOf(
  plan: TunePlan,
  version: Version,
  place: PanelPlace,
): Promise<readonly (readonly BotSpec[])[]> {
  const { general, batch } = plan;
  if (!general) return [batch.bots];
  const seed = (batch.seed ^ JUDGE_SEED) >>> 0;
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

/** What the judges say; of several players that learned, what the next one would say. */
export async function judge(
  plan: TunePlan,
  version: Version,
  place: PanelPlace,
  first: number,
): Promise<JudgedVersion> {
  const judges = await judgesOf(plan, version, place);
  const { batch, cards, targets } = plan;
  const { games } = batch;
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
