// Who plays the games of a command: a number of threads, by default one per core, or workers on a queue.
import { availableParallelism } from 'node:os';
import type { Crew, Jobs } from '@railwright/playtest/node';

let crew: Crew | undefined;

/** From here on, workers play the games of this process; without an argument, its own threads do so again. */
export function playBy(other?: Crew): void {
  crew = other;
}

let text: string | undefined;

export function setCrewText(who: string): void {
  text = who;
}

/** The workers, if there are any. */
export const crewText = (): string | undefined => (crew ? text : undefined);

export const jobsOf = (typed: number | undefined): Jobs => crew ?? typed ?? availableParallelism();

/** The number of batches played at the same time: one with threads, several with workers, which would otherwise wait for the last game. */
export const batchesAtOnce = (jobs: Jobs): number => (typeof jobs === 'number' ? 1 : jobs.ahead);

export const jobsText = (jobs: Jobs): string => (typeof jobs === 'number' ? `jobs ${jobs}` : jobs.label);
