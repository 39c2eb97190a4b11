// Setups assembled from the files of the folder, or why they cannot be.
import type { Bundled, PlayWish } from '../checks/bundle.ts';
import type { TestTables, TestWish } from '../checks/tables.ts';
import { project } from './project.svelte.ts';

/** Why the worker could not answer. */
interface Failed {
  readonly kind: 'failed';
  readonly message: string;
}

const failed = ({ message }: Error): Failed => ({ kind: 'failed', message });

/** A setup assembled from the current files. */
export function bundleOf(wish: PlayWish): Promise<Bundled | Failed> {
  return project.ask('bundle', wish).catch(failed);
}

/** The tables at which a file can be playtested, from the current or the saved files. */
export function tablesFor(
  wish: TestWish,
  version: 'now' | 'saved' = 'now',
): Promise<{ readonly kind: 'tables'; readonly tables: TestTables } | Failed> {
  return project.ask('tables', wish, version).then((tables) => ({ kind: 'tables', tables }), failed);
}
