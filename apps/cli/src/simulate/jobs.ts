// How many cores a command uses.
import { availableParallelism } from 'node:os';

export const jobsOf = (typed: number | undefined): number => typed ?? availableParallelism();
