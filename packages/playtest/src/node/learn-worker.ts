// Runs in a worker thread: one worker of a training run. All workers learn the same; the one with the first rollout decides for all when to
// stop and when to report, so that they do it after the same round.
import { parentPort, workerData } from 'node:worker_threads';
import {
  checkNow,
  ROLLOUTS,
  Learner,
  AllReduce,
  AllReduceClosedError,
  openTables,
  progressOf,
} from '@railwright/learn';
import type { GameSource } from '../game-source.ts';
import { teacherOf } from '../learning/teacher.ts';
import { CONTROL, type LearnMessage, type LearnWorkerData } from './learn-protocol.ts';

try {
  await learn(workerData as LearnWorkerData);
} catch (error) {
  // The worker that is gone says why.
  if (!(error instanceof AllReduceClosedError)) throw error;
}

async function learn({ plan, from, room, worker, control, source }: LearnWorkerData): Promise<void> {
  const { createGame, createBot } = (await import(source)) as GameSource;
  const own = Array.from({ length: ROLLOUTS }, (_, rollout) => rollout).filter(
    (rollout) => rollout % room.workers === worker,
  );
  const allReduce = new AllReduce(room, worker);
  const learner = new Learner({
    tables: openTables(plan.tables.map(({ definition, seats }) => createGame(definition, seats))),
    settings: plan.settings,
    seed: plan.seed,
    rollouts: ROLLOUTS,
    own,
    allReduce,
    weights: plan.known,
    opponents: plan.foes,
    fixed: plan.fixed,
    teacher: plan.teacher && teacherOf(plan.teacher, createBot),
  });
  if (from) learner.restore(from.state);
  const wanted = new Float64Array(control);
  let decisions = from?.decisions ?? 0;
  const checks = [...(from?.checks ?? [])];
  let saved = 0;
  for (;;) {
    const save = wanted[CONTROL.save] as number;
    const { games } = learner;
    const used = progressOf(plan.budget, games, wanted[CONTROL.clock] as number, checks);
    const decided = [used, wanted[CONTROL.stop] as number, save > saved ? 1 : 0];
    saved = save;
    for (const rollout of own) allReduce.addFigures(rollout, rollout === 0 ? decided : [0, 0, 0]);
    const [progress = 1, stop = 0, tell = 0] = allReduce.reduceFigures();
    const last = stop > 0 || progress >= 1;
    if (last || tell > 0)
      parentPort?.postMessage({
        kind: 'state',
        own,
        state: learner.state(),
        games,
        decisions,
        progress,
        checks: [...checks],
        last,
      } satisfies LearnMessage);
    if (last) return;
    const round = learner.round(progress);
    decisions += round.decisions;
    // An answer to another player does not play with itself.
    const check = plan.fixed ? undefined : checkNow(learner, checks);
    if (check) checks.push(check);
    if (worker === 0)
      parentPort?.postMessage({
        kind: 'round',
        round,
        games: learner.games,
        decisions,
        progress,
        check,
        learned: check && {
          state: learner.state(),
          games: learner.games,
          decisions,
          progress,
          checks: [...checks],
        },
      } satisfies LearnMessage);
  }
}
