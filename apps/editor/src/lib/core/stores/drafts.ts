// Unsaved work, kept in the browser until it is saved, and offered again after a crash or a closed tab.
import { createStore, del, get, set } from 'idb-keyval';

export interface Draft {
  readonly text: string;
  /** Version the draft is based on; undefined for a file that was never saved. */
  readonly base: string | undefined;
  /** The text of that version. */
  readonly baseText: string;
  /** Milliseconds since 1970. */
  readonly time: number;
}

const drafts = createStore('railwright-drafts', 'drafts');

export function keepDraft(store: string, path: string, draft: Draft): Promise<void> {
  return set(`${store}\n${path}`, draft, drafts);
}

export function findDraft(store: string, path: string): Promise<Draft | undefined> {
  return get<Draft>(`${store}\n${path}`, drafts);
}

export function dropDraft(store: string, path: string): Promise<void> {
  return del(`${store}\n${path}`, drafts);
}
