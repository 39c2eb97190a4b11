// A baseline lists the findings that a pack had when checks were introduced. They are not shown again; new ones are.
import { readFileSync } from 'node:fs';
import { describeConflict, type Diagnostic } from '@railwright/content';
import { misuse } from '../failure.ts';
import { toSafeJson } from '../output.ts';
import { plural } from './findings.ts';

const VERSION = 1;

interface Entry {
  readonly fingerprint: string;
  /** The other fields are for people who read the file. */
  readonly code: string;
  readonly file: string;
  readonly message: string;
}

/** @throws Failure if the file is missing or not a baseline. */
export function readBaseline(file: string): ReadonlySet<string> {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw misuse(
      `The baseline ${file} cannot be read.`,
      `To create it from the current findings: railwright validate --baseline ${file} --write-baseline`,
    );
  }
  const entries = parseEntries(text);
  if (!entries)
    throw misuse(
      [`${file} is not a baseline.`, describeConflict(text) ?? ''].join(' ').trim(),
      'Baselines are written by railwright validate --write-baseline.',
    );
  return new Set(entries);
}

function parseEntries(text: string): string[] | undefined {
  try {
    const data = JSON.parse(text) as { version?: unknown; findings?: unknown } | null;
    if (data?.version !== VERSION || !Array.isArray(data.findings)) return undefined;
    const fingerprints = data.findings.map((entry: Partial<Entry> | null) => entry?.fingerprint);
    return fingerprints.every((one) => typeof one === 'string') ? fingerprints : undefined;
  } catch {
    return undefined;
  }
}

export function formatBaseline(
  findings: readonly Diagnostic[],
  fingerprints: ReadonlyMap<Diagnostic, string>,
): string {
  const entries = findings.map((finding): Entry => ({
    fingerprint: fingerprints.get(finding) ?? '',
    code: finding.code,
    file: finding.file,
    message: finding.message,
  }));
  return `${toSafeJson({ version: VERSION, findings: entries }, 2)}\n`;
}

/** A message about entries without a matching finding; undefined if there are none. */
export function staleNote(
  file: string,
  known: ReadonlySet<string>,
  found: Iterable<string>,
): string | undefined {
  const now = new Set(found);
  const gone = [...known].filter((fingerprint) => !now.has(fingerprint)).length;
  if (gone === 0) return undefined;
  return `${plural(gone, 'finding')} of the baseline ${file} ${gone === 1 ? 'is' : 'are'} fixed. Rewrite it with --write-baseline so that they cannot come back unnoticed.`;
}
