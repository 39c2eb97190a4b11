// What became of a file that was to be saved, made or removed.
import type { FileText, WriteResult } from '../stores/store.ts';

export type SaveOutcome =
  | { readonly kind: 'saved' | 'nothing' }
  | { readonly kind: 'conflict'; readonly current: FileText | null }
  | { readonly kind: 'away' | 'refused'; readonly message: string };

/** Of what the store did not do; `conflict` says in a sentence what another file there means. */
export function failed(result: Extract<WriteResult, { ok: false }>, conflict: string): SaveOutcome {
  return result.reason === 'conflict'
    ? { kind: 'refused', message: conflict }
    : { kind: result.reason, message: result.message };
}

export const alreadyExists = (path: string): string => `${path} already exists.`;
