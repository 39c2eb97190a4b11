// Where playtests run: on the queue of the studio's server, or in workers of this page.
import { project } from '../core/project/project.svelte.ts';
import { takeJobWorker } from './spare-job.ts';
import { openJobWorker, type JobWorker } from './task.svelte.ts';
import { QueueWorker } from './work/queue-worker.ts';

class Where {
  /** In this page, even though there is a queue. */
  here = $state(false);

  /** The name of the queue; undefined without one. */
  get queue(): string | undefined {
    return project.store?.playtests?.place;
  }

  get onQueue(): boolean {
    return this.queue !== undefined && !this.here;
  }
}

export const where = new Where();

export function openWorker(): JobWorker {
  const playtests = project.store?.playtests;
  return playtests && !where.here ? new QueueWorker(playtests, openJobWorker) : takeJobWorker();
}
