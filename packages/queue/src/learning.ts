// Training as a job: it takes minutes and reports its state now and then, so that another worker can continue.
import { formatLearning, onThreads, parseLearning } from '@railwright/playtest/node';
import type { Learned, LearnerOptions, LearningNews, LearningPlan } from '@railwright/playtest';
import { unpack } from './specification.ts';

export interface LearningJob {
  readonly spec: string;
  readonly texts: ReadonlyMap<string, string>;
  readonly threads: number;
  /** The state to continue from. */
  readonly state: Uint8Array | null;
  readonly signal: AbortSignal;
  readonly saveEvery: number;
  /** Body: what has been learned so far, after a check. */
  readonly onNews: (news: string, body: Uint8Array) => void;
  readonly onState: (state: Uint8Array) => void;
}

const NOTHING = new Uint8Array();
/** Milliseconds between two progress reports. */
const NEWS_EVERY = 1000;

/** @throws Error for something that is not a learning, or a learning that ends its threads again and again. */
export async function learn(
  job: LearningJob,
): Promise<{ readonly complete: boolean; readonly body: Uint8Array; readonly games: number }> {
  const { spec, texts, threads, signal, saveEvery, onNews, onState } = job;
  const plan = planOf(spec, texts);
  const from = job.state ? parseLearning(spec, job.state) : undefined;
  const format = (learned: Learned): Uint8Array => formatLearning(spec, learned);
  let next = 0;
  const options: LearnerOptions = {
    signal,
    saveEvery,
    from,
    onRound(news) {
      const { check, learned: known, round } = news;
      if (!check && !round.lost && performance.now() < next) return;
      next = performance.now() + NEWS_EVERY;
      onNews(textOf(news), known ? format(known) : NOTHING);
    },
    onState: (state) => onState(format(state)),
  };
  const { learned, complete } = await onThreads(threads, (executor) => executor.learn(plan, options));
  return { complete, body: format(learned), games: learned.games - (from?.games ?? 0) };
}

function planOf(spec: string, texts: ReadonlyMap<string, string>): LearningPlan {
  const specification = unpack(texts.get(spec) ?? '', texts);
  if (specification.kind !== 'learning') throw new Error('The specification is not one of learning.');
  return specification.plan;
}

function textOf({ games, decisions, progress, round, check }: LearningNews): string {
  return JSON.stringify({ games, decisions, progress, round, check });
}
