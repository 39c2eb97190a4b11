// Errors and warnings that a merge made: those of the merged text, in its place in its pack, that neither side has there.
import { dirname, resolve } from 'node:path';
import type { Content, Diagnostic } from '@railwright/content';
import { packAbove } from '../content/folders.ts';
import { loadPaths } from '../content/load.ts';

export interface NewFindings {
  /** With the merged text. */
  readonly content: Content;
  readonly findings: readonly Diagnostic[];
}

/** Undefined for a file outside all packs, which cannot be checked. @throws Failure for one that its pack excludes. */
export async function newFindings(
  path: string,
  sides: readonly string[],
  merged: string,
): Promise<NewFindings | undefined> {
  if (packAbove(dirname(resolve(path))) === undefined) return undefined;
  const known = new Set<string>();
  for (const side of sides)
    for (const finding of (await loadWith(path, side)).diagnostics) known.add(keyOf(finding));
  const content = await loadWith(path, merged);
  // Findings of a setup may be about the map that was merged, so those of all files count.
  const findings = content.diagnostics.filter(
    (finding) => finding.severity !== 'info' && !known.has(keyOf(finding)),
  );
  return { content, findings };
}

async function loadWith(path: string, text: string): Promise<Content> {
  const texts = new Map([[path, Buffer.from(text)]]);
  return (await loadPaths([path], { texts, withIgnored: true })).content;
}

/** Not the place: lines move when the sides come together. */
const keyOf = ({ file, code, message }: Diagnostic): string => JSON.stringify([file, code, message]);
