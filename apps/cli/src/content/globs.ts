// Paths with * and the like, for shells that do not fill them in and for those who put them in quotes.
import { existsSync, globSync, statSync } from 'node:fs';
import { misuse } from '../failure.ts';

/**
 * `isWanted` says of a file whether a pattern can mean it.
 * @throws Failure when nothing matches.
 */
export function expandGlobs(typed: readonly string[], isWanted: (path: string) => boolean): string[] {
  return typed.flatMap((path) =>
    /[*?[\]{}]/.test(path) && !existsSync(path) ? matches(path, isWanted) : [path],
  );
}

function matches(pattern: string, isWanted: (path: string) => boolean): string[] {
  const found = globSync(pattern.replaceAll('\\', '/'), {
    exclude: (name) => /(^|[\\/])node_modules$/.test(name),
  });
  const files = found.filter(isWanted).sort();
  // A pattern for packs means folders; one for files means only those that can be content.
  const wanted = files.length > 0 ? files : found.filter((path) => statSync(path).isDirectory()).sort();
  if (wanted.length === 0)
    throw misuse(
      `Nothing matches ${pattern}.`,
      'Patterns start at the current folder; ** matches any number of folders.',
    );
  return wanted;
}
