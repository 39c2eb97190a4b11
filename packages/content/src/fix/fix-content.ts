// Makes every fix that findings offer, again and again until no finding offers one, in memory: what is written, and whether,
// is for the caller to decide.
import type { Diagnostic, Fix } from '../diagnostics/diagnostic.ts';
import { loadContent } from '../load-content.ts';
import { createCache } from '../load/read-file.ts';
import type { Content } from '../packs/model.ts';
import type { FileSource } from '../sources/file-source.ts';
import { overlaySource } from '../sources/overlay-source.ts';
import { applyFixes } from './apply-fixes.ts';

/** A fix can bring another to light; more rounds than these have never been of use. */
const MAX_ROUNDS = 20;

interface FixedFile {
  /** As in diagnostics. */
  readonly path: string;
  readonly before: string;
  readonly after: string;
  /** The findings that were fixed, in the order in which they were. */
  readonly fixed: readonly Diagnostic[];
}

export interface FixedContent {
  /** As it is with all fixes made. */
  readonly content: Content;
  /** Only those that change. */
  readonly files: readonly FixedFile[];
}

/** `wanted` says of a path whether that file may be changed. */
export async function fixContent(
  sources: readonly FileSource[],
  wanted: (path: string) => boolean,
): Promise<FixedContent> {
  const cache = createCache();
  const texts = new Map<string, string>();
  const load = (): Promise<Content> =>
    loadContent(
      sources.map((source) => overlaySource(source, texts)),
      { cache },
    );
  const originals = new Map<string, string>();
  const fixed = new Map<string, Diagnostic[]>();
  let content = await load();
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const findings = content.diagnostics.filter(({ file, fix }) => fix && wanted(file));
    const before = new Map(texts);
    const files = new Map(content.files.map((file) => [file.path, file]));
    for (const [path, own] of Map.groupBy(findings, ({ file }) => file)) {
      const text = files.get(path)?.text;
      if (text === undefined) continue;
      const after = applyFixes(
        text,
        own.flatMap(({ fix }): Fix[] => (fix ? [fix] : [])),
      );
      if (after !== text) texts.set(path, after);
      if (!originals.has(path)) originals.set(path, text);
    }
    if ([...texts].every(([path, text]) => before.get(path) === text)) break;
    const next = await load();
    if (!helped(findings, content, next)) {
      texts.clear();
      for (const [path, text] of before) texts.set(path, text);
      break;
    }
    for (const finding of findings) {
      const own = fixed.get(finding.file);
      if (own) own.push(finding);
      else fixed.set(finding.file, [finding]);
    }
    content = next;
  }
  const files = [...texts].flatMap(([path, after]): FixedFile[] => {
    const before = originals.get(path);
    if (before === undefined || before === after) return [];
    return [{ path, before, after, fixed: fixed.get(path) ?? [] }];
  });
  return { content, files };
}

/**
 * Whether every finding is gone and every file can still be read. What comes to light now was hidden before; of a file with more
 * findings than are listed there must be fewer than there were.
 */
function helped(findings: readonly Diagnostic[], before: Content, after: Content): boolean {
  const left = new Set(after.diagnostics.map(nameOf));
  const hidden = new Map(before.files.map((file) => [file.path, file.hidden ?? 0]));
  const later = new Map(after.files.map((file) => [file.path, file]));
  return (
    findings.every((one) => (hidden.get(one.file) ?? 0) > 0 || !left.has(nameOf(one))) &&
    before.files.every(
      ({ path, document, hidden: many = 0 }) =>
        (many === 0 || (later.get(path)?.hidden ?? 0) < many) &&
        (!document || later.get(path)?.document !== undefined),
    )
  );
}

function nameOf({ file, code, message }: Diagnostic): string {
  return JSON.stringify([file, code, message]);
}
