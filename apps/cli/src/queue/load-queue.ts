// Loads the queue code on demand. The published package leaves its two large libraries to users of a queue.
import type * as Queue from '@railwright/queue';
import { misuse } from '../failure.ts';

/** @throws Failure if the libraries are not installed. */
export async function loadQueue(): Promise<typeof Queue> {
  try {
    return await import('@railwright/queue');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw misuse(
      'A queue needs two packages that are not installed with railwright: bullmq and ioredis.',
      'Install them next to it: npm install bullmq@6 ioredis@6',
    );
  }
}
