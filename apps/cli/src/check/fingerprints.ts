// A fingerprint for each finding that survives moved lines: made from its code, its message, and the text of its line.
import { relative, resolve, sep } from 'node:path';
import { linesOf, type Content, type Diagnostic } from '@railwright/content';

/** Longer lines are hashed before they become part of a fingerprint. */
const LONG = 1000;

/** By finding; identical findings are numbered to tell them apart. Paths are relative to `root`. */
export function fingerprintsOf(
  { files }: Content,
  findings: readonly Diagnostic[],
  root: string,
): ReadonlyMap<Diagnostic, string> {
  if (findings.length === 0) return new Map();
  // Loaded only here, since most checks find nothing.
  const { createHash } = process.getBuiltinModule('node:crypto');
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const lines = new Map<string, readonly string[]>();
  const marks = new Map<string, string>();
  const lineAt = ({ file, start }: Diagnostic): string => {
    const place = `${start.line} ${file}`;
    const mark = marks.get(place);
    if (mark !== undefined) return mark;
    const known = lines.get(file) ?? linesOf(texts.get(file) ?? '');
    lines.set(file, known);
    const text = (known[start.line - 1] ?? '').trim().replaceAll(/\s+/g, ' ');
    // Avoids hashing a long line again for each of its thousands of findings.
    const made = text.length > LONG ? createHash('sha256').update(text).digest('hex') : text;
    marks.set(place, made);
    return made;
  };
  const seen = new Map<string, number>();
  return new Map(
    findings.map((finding) => {
      const path = relative(root, resolve(finding.file)).split(sep).join('/');
      const same = JSON.stringify([finding.code, path, finding.message, lineAt(finding)]);
      const count = (seen.get(same) ?? 0) + 1;
      seen.set(same, count);
      const hash = createHash('sha256').update(same).digest('hex').slice(0, 32);
      return [finding, `${hash}:${count}`];
    }),
  );
}
