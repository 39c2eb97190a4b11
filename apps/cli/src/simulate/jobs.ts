// Who plays the games of a command: so many threads, one a core by default, or workers on a queue.
import { availableParallelism } from 'node:os';
import type { Crew, Jobs } from '@railwright/playtest/node';

let crew: Crew | undefined;

/** From here on the games of this process are played by somebody else; without an argument by its own threads again. */
export function playBy(other?: Crew): void {
  crew = other;
}

let text: string | undefined;

export function setCrewText(who: string): void {
  text = who;
}

/** Who works, while somebody else does. */
export const crewText = (): string | undefined => (crew ? text : undefined);

export const jobsOf = (typed: number | undefined): Jobs => crew ?? typed ?? availableParallelism();

/** How many batches are played at the same time: one by threads of this process, several by workers, who would else wait for the last. */
export const batchesAtOnce = (jobs: Jobs): number => (typeof jobs === 'number' ? 1 : jobs.ahead);

export const jobsText = (jobs: Jobs): string => (typeof jobs === 'number' ? `jobs ${jobs}` : jobs.label);
