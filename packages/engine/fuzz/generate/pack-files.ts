// Generated packs are files as data; loading them is the content package's work, which also says whether they are legal.
import { loadContent, memorySource, resolveSetup, type GameDefinition } from '@railwright/content';

/** Path in the pack to what the file says. */
export type PackFiles = Readonly<Record<string, unknown>>;

export type Loaded =
  | {
      readonly ok: true;
      readonly definition: GameDefinition;
      readonly seats: { readonly min: number; readonly max: number };
    }
  | { readonly ok: false; readonly why: readonly string[] };

export async function loadPack(files: PackFiles): Promise<Loaded> {
  const texts = Object.entries(files).map(([path, data]) => [path, JSON.stringify(data)] as const);
  const content = await loadContent(memorySource(Object.fromEntries(texts)));
  const errors = content.diagnostics.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) return { ok: false, why: errors.map(({ code, message }) => `${code}: ${message}`) };
  const resolved = resolveSetup(content, 'fuzz/setup');
  if (!resolved.ok)
    return { ok: false, why: resolved.diagnostics.map(({ code, message }) => `${code}: ${message}`) };
  return { ok: true, definition: resolved.setup.definition, seats: resolved.setup.seats };
}
