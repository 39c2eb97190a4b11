// Expands patterns such as *.yaml, for shells that do not and for quoted patterns.
import { existsSync, globSync, statSync } from 'node:fs';
import { misuse } from '../failure.ts';

export const isPattern = (path: string): boolean => /[*?[\]{}]/.test(path);

/**
 * `isWanted` says whether a pattern can match a file.
 * @throws Failure if nothing matches.
 */
export function expandGlobs(typed: readonly string[], isWanted: (path: string) => boolean): string[] {
  return typed.flatMap((path) => (isPattern(path) && !existsSync(path) ? matches(path, isWanted) : [path]));
}

function matches(pattern: string, isWanted: (path: string) => boolean): string[] {
  const found = globSync(pattern.replaceAll('\\', '/'), {
    exclude: (name) => /(^|[\\/])node_modules$/.test(name),
  });
  const files = found.filter(isWanted).sort();
  // A pattern for packs matches folders; one for files matches only possible content files.
  const wanted = files.length > 0 ? files : found.filter((path) => statSync(path).isDirectory()).sort();
  if (wanted.length === 0)
    throw misuse(
      `Nothing matches ${pattern}.`,
      'Patterns start at the current folder; ** matches any number of folders.',
    );
  return wanted;
}
