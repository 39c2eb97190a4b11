// A command's report about content, in any format.
import type { Content, Diagnostic, Severity } from '@railwright/content';

export const REPORT_FORMATS = [
  'pretty',
  'json',
  'sarif',
  'junit',
  'github',
  'gitlab',
  'rdjson',
  'markdown',
] as const;
/** Formats in which a run reports its targets; --json and --report write its other results. */
export const TARGET_FORMATS = [
  'github',
  'gitlab',
  'rdjson',
  'markdown',
  'sarif',
  'junit',
] as const satisfies readonly ReportFormat[];
export type ReportFormat = (typeof REPORT_FORMATS)[number];

export interface Report {
  /** As typed. */
  readonly command: `railwright ${'validate' | 'test' | 'simulate'}`;
  readonly content: Content;
  /** Sorted by file and position. */
  readonly findings: readonly Diagnostic[];
  /** One line, without colors. */
  readonly summary: string;
  /** Fingerprints of findings, which survive moved lines. */
  readonly fingerprints: ReadonlyMap<Diagnostic, string>;
  /** Print only the findings. */
  readonly quiet: boolean;
  /** Whether a finding makes the command fail. */
  readonly fails: (finding: Diagnostic) => boolean;
}

export interface ValidateReport extends Report {
  /** The checked paths and packs. */
  readonly checked: string;
  /** How many files were checked. */
  readonly files: number;
  /** How many files a pack's settings exclude. */
  readonly excluded: number;
  /** How many files git ignores, which were not checked. */
  readonly leftOut: number;
  /** How many findings are ignored by comments in files or a pack's settings. */
  readonly ignored: number;
  /** How many findings are in the baseline. */
  readonly known: number;
  /** If only changes are shown: how many findings in other files are not. */
  readonly unchanged?: number;
}

/** The complete text in a format, with a final newline. */
export type Formatters<R extends Report> = Readonly<Record<ReportFormat, (report: R) => string>>;

const RANK: Readonly<Record<Severity, number>> = { error: 0, warning: 1, info: 2 };

/** The most severe first, and among these the first of each code before any second one, so that the top gives an overview. */
export function mostUseful(findings: readonly Diagnostic[]): Diagnostic[] {
  const seen = new Map<string, number>();
  const turn = new Map(
    findings.map((finding) => {
      const before = seen.get(finding.code) ?? 0;
      seen.set(finding.code, before + 1);
      return [finding, before];
    }),
  );
  return findings.toSorted(
    (a, b) => RANK[a.severity] - RANK[b.severity] || (turn.get(a) ?? 0) - (turn.get(b) ?? 0),
  );
}
