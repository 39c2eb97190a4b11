// What a command reports about content, in any format.
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
  /** As it is typed. */
  readonly command: `railwright ${'validate' | 'test' | 'simulate'}`;
  readonly content: Content;
  /** By file and place. */
  readonly findings: readonly Diagnostic[];
  /** All of it in one line, without colors. */
  readonly summary: string;
  /** What stays the same for a finding whose lines move. */
  readonly fingerprints: ReadonlyMap<Diagnostic, string>;
  /** Print nothing but the findings. */
  readonly quiet: boolean;
  /** Whether a finding makes the command fail. */
  readonly fails: (finding: Diagnostic) => boolean;
}

export interface ValidateReport extends Report {
  /** What was checked: paths and packs. */
  readonly checked: string;
  /** How many files were checked. */
  readonly files: number;
  /** How many files settings of a pack exclude. */
  readonly excluded: number;
  /** How many files git ignores, which were not checked. */
  readonly leftOut: number;
  /** How many findings comments in the files, or settings of a pack, ignore. */
  readonly ignored: number;
  /** How many findings are in the baseline. */
  readonly known: number;
  /** Where only what changed is shown: how many findings in other files are not. */
  readonly unchanged?: number;
}

/** The whole text in a format, ending in a line end. */
export type Formatters<R extends Report> = Readonly<Record<ReportFormat, (report: R) => string>>;

const RANK: Readonly<Record<Severity, number>> = { error: 0, warning: 1, info: 2 };

/** The most severe first, and of these the first of each code before any second one: the top shows what there is. */
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
