// Runs in a worker thread: one worker of a learning. All workers learn the same; the one with the first lane decides for all when to
// stop and when to say where they stand, so that they do it after the same round.
import { parentPort, workerData } from 'node:worker_threads';
import { LANES, Learner, Meeting, MeetingClosedError, openTable } from '@railwright/learn';
import type { GameSource } from '../game-source.ts';
import { CONTROL, type LearnMessage, type LearnWorkerData } from './learn-protocol.ts';

try {
  await learn(workerData as LearnWorkerData);
} catch (error) {
  // The worker that is gone says why.
  if (!(error instanceof MeetingClosedError)) throw error;
}

async function learn({ plan, from, room, worker, control, source }: LearnWorkerData): Promise<void> {
  const { createGame } = (await import(source)) as GameSource;
  const own = Array.from({ length: LANES }, (_, lane) => lane).filter(
    (lane) => lane % room.workers === worker,
  );
  const meeting = new Meeting(room, worker);
  const learner = new Learner({
    table: openTable(createGame(plan.definition, plan.seats)),
    settings: plan.settings,
    seed: plan.seed,
    lanes: LANES,
    own,
    meeting,
  });
  if (from) learner.restore(from.state);
  const wanted = new Float64Array(control);
  let { games, decisions } = from ?? { games: 0, decisions: 0 };
  let saved = 0;
  for (;;) {
    const save = wanted[CONTROL.save] as number;
    const used = 'games' in plan.budget ? games / plan.budget.games : (wanted[CONTROL.clock] as number);
    const decided = [Math.min(1, used), wanted[CONTROL.stop] as number, save > saved ? 1 : 0];
    saved = save;
    for (const lane of own) meeting.tell(lane, lane === 0 ? decided : [0, 0, 0]);
    const [progress = 1, stop = 0, tell = 0] = meeting.hear();
    const last = stop > 0 || progress >= 1;
    if (last || tell > 0)
      parentPort?.postMessage({
        kind: 'state',
        own,
        state: learner.state(),
        games,
        decisions,
        progress,
        last,
      } satisfies LearnMessage);
    if (last) return;
    const round = learner.round(progress);
    games += round.games;
    decisions += round.decisions;
    if (worker === 0)
      parentPort?.postMessage({ kind: 'round', round, games, decisions, progress } satisfies LearnMessage);
  }
}
