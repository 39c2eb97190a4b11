// What stopped the runs of a job, for people.
import type { BatchRun } from '../run.ts';

/** Empty if nothing did. */
export function troubleOf(runs: readonly BatchRun[]): string {
  const fault = runs.find((run) => run.fault)?.fault;
  if (fault) return `Game ${fault.game} could not be played: ${fault.message}`;
  const stopped = runs.find(({ lost, unkept }) => lost !== undefined || unkept);
  return stopped?.lost ?? stopped?.unkept?.message ?? '';
}
