// For tests of findings about a small pack: the pack with one text changed, and the locations of the findings.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { loadContent, memorySource, type Content, type Diagnostic } from '@railwright/content';

/** Files of a pack of errors/. */
export const readPack = <File extends string>(pack: string, files: readonly File[]): Record<File, string> =>
  Object.fromEntries(
    files.map((file) => [file, readFileSync(join(import.meta.dirname, 'errors', pack, file), 'utf8')]),
  ) as Record<File, string>;

/** The files with one text in one of them replaced by another. */
export async function loadChanged<File extends string>(
  pack: Readonly<Record<File, string>>,
  file?: File,
  from = '',
  to = '',
): Promise<Content> {
  const files: Record<string, string> = { ...pack };
  if (file !== undefined) {
    expect(pack[file]).toContain(from);
    files[file] = pack[file].replace(from, to);
  }
  return loadContent(memorySource(files));
}

/** Code, file, line and column of each diagnostic. */
export function places(diagnostics: readonly Diagnostic[]): string[] {
  return diagnostics.map(({ code, file, start }) => `${code} ${file}:${start.line}:${start.column}`);
}
