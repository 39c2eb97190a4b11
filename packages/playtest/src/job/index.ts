// The face of playtests for a page: in its own workers, or in the studio's server.
export type { JobHost } from './host.ts';
export type { Findings, Job, JobNews, ChangeJob, PanelJob, Progress } from './job.ts';
export type { PageWorker } from '../page-worker.ts';
export { runJob } from './run-job.ts';
