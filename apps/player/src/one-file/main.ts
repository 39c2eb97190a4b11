// The player as one file: this script is both the page and, started once more from its own text, each of its workers.
import { workerName } from './worker-address.ts';

const WORKERS = import.meta.glob('../lib/**/*.worker.ts');

const start = workerName === undefined ? () => import('./page.ts') : WORKERS[workerName];
void start?.();
