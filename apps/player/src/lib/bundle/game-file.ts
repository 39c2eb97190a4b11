// A file that somebody opens or drops on the page.
import { words } from '../text/words.svelte.ts';
import { parseBundle, type Bundle } from './catalog.ts';

type GameFile =
  | { readonly bundle: Bundle }
  /** Unchecked. */
  | { readonly record: unknown }
  /** What is wrong with it. */
  | { readonly message: string };

export async function readGameFile(file: File): Promise<GameFile> {
  if (file.name.endsWith('.player')) return { message: words().learned.dropped };
  const text = await file.text();
  const bundle = await parseBundle(text);
  if (bundle.ok) return { bundle: bundle.bundle };
  try {
    const record: unknown = JSON.parse(text);
    const isBundle = typeof record === 'object' && record !== null && Object.hasOwn(record, 'definition');
    return isBundle ? { message: bundle.message } : { record };
  } catch {
    return { message: words().file.noRecord };
  }
}
