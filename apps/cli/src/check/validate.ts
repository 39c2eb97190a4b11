// Checks content and reports the findings.
import { dirname, resolve } from 'node:path';
import {
  fixContent,
  isContentFile,
  keepsFromReading,
  type Content,
  type Diagnostic,
} from '@railwright/content';
import { defaultPaths, type Target } from '../content/folders.ts';
import { expandGlobs } from '../content/globs.ts';
import {
  checkTargets,
  findingsIn,
  isAbout,
  isWithin,
  loadPaths,
  openPaths,
  pathsIn,
  type LoadedContent,
} from '../content/load.ts';
import { carryOut, printDiffs } from '../edit/changes.ts';
import { EXIT, misuse } from '../failure.ts';
import { print, printError, safe } from '../output.ts';
import { deliver } from '../report/deliver.ts';
import { VALIDATE_FORMATTERS } from '../report/index.ts';
import { repositoryRoot } from '../report/paths.ts';
import type { ValidateReport } from '../report/report.ts';
import { summaryOf } from '../report/summary.ts';
import { writeWhole } from '../write-file.ts';
import { formatBaseline, readBaseline, staleNote } from './baseline.ts';
import { brokenBy } from './broken-by.ts';
import { describeChecked } from './checked.ts';
import { countFindings, plural } from './findings.ts';
import { fingerprintsOf } from './fingerprints.ts';
import { changesSince } from './git.ts';
import { failsAbove, tooMany, type ValidateOptions } from './options.ts';
import { Stopwatch } from './stopwatch.ts';
import { readStdin, STDIN, type PathsAndTexts } from './stdin.ts';

/** Returns the exit code. */
export async function validate(typed: readonly string[], options: ValidateOptions): Promise<number> {
  const input = await readStdin(pathsOrDefault(typed), options.stdinFilename);
  if (options.fix && input.texts.size > 0)
    throw misuse('Standard input cannot be fixed in place.', 'Name the file instead.');
  return checkOnce(input, options);
}

/** Resolves to the exit code when it is stopped. */
export async function watchAndValidate(typed: readonly string[], options: ValidateOptions): Promise<number> {
  if (typed.includes(STDIN)) throw misuse('Standard input cannot be watched.', 'Name a file or a folder.');
  const paths = pathsOrDefault(typed);
  const { watchContent } = await import('./watch.ts');
  return watchContent(paths, () => checkOnce({ paths, texts: new Map() }, options));
}

/**
 * `isWanted` says whether a pattern can match a file.
 * @throws Failure if nothing was named and there is no default.
 */
export function pathsOrDefault(typed: readonly string[], isWanted = isContentFile): string[] {
  const paths = typed.length > 0 ? expandGlobs(typed, isWanted) : defaultPaths();
  if (paths.length === 0)
    throw misuse(
      'There is no content folder here, and this folder is not in a pack.',
      'Name a folder with packs, a pack, or a file in one. To create a pack: railwright new my-pack',
    );
  return paths;
}

async function checkOnce({ paths, texts }: PathsAndTexts, options: ValidateOptions): Promise<number> {
  const stopwatch = options.verbose ? new Stopwatch() : undefined;
  const changes = options.changedSince === undefined ? undefined : changesSince(options.changedSince);
  if (changes) stopwatch?.mark('changes from git');
  const unsaved = new Set([...texts.keys()].map((path) => resolve(path)));
  const isChanged = (path: string): boolean =>
    changes === undefined || changes.isChanged(path) || unsaved.has(resolve(path));
  const isAsked = (file: string, targets: readonly Target[]): boolean =>
    isWithin(file, targets) && isChanged(file);
  const { content, targets, leftOut, exitCode } = options.fix
    ? await fix(paths, options, isAsked)
    : {
        ...(await loadPaths(paths, {
          texts,
          onStage: stopwatch?.mark,
        })),
        exitCode: EXIT.clean,
      };
  stopwatch?.mark(options.fix ? 'checking and fixing' : 'processing findings');
  changes?.refuseOutside(targets);
  const within = findingsIn({ content, targets, leftOut });
  const others = within.filter(({ file }) => !isChanged(file));
  const fresh = changes && (await brokenBy(changes, content, others, { paths, texts }));
  if (changes) stopwatch?.mark('findings before the change');
  const findings = within.filter(
    (finding) => isChanged(finding.file) || fresh?.has(finding) || keepsFromReading(content, finding),
  );
  const files = new Set(findings.map(({ file }) => file));
  for (const path of pathsIn(content))
    if (isAbout(path, { targets, leftOut }) && isChanged(path)) files.add(path);
  if (options.writeBaseline) return writeBaseline(content, findings, options.baseline ?? '');
  const report = reportOf(content, findings, options, {
    checked: `${describeChecked(content, targets)}${options.changedSince === undefined ? '' : `; showing only what changed since ${options.changedSince} and what those changes broke`}`,
    files: files.size,
    ...(changes && { unchanged: within.length - findings.length }),
    excluded: content.excluded.filter((file) => isWithin(file, targets)).length,
    leftOut: [...leftOut].filter((file) => isWithin(file, targets)).length,
    ignored: content.ignored.filter(({ file }) => isAsked(file, targets)).length,
  });
  await deliver(VALIDATE_FORMATTERS, report, options);
  stopwatch?.mark('report');
  stopwatch?.print();
  return report.findings.some(report.fails) ? EXIT.findings : exitCode;
}

function reportOf(
  content: Content,
  all: readonly Diagnostic[],
  { baseline, maxSeverity, maxWarnings, quiet }: ValidateOptions,
  counts: Pick<ValidateReport, 'checked' | 'files' | 'ignored' | 'excluded' | 'leftOut' | 'unchanged'>,
): ValidateReport {
  const fingerprints = fingerprintsOf(
    content,
    all,
    baseline === undefined ? repositoryRoot() : dirname(resolve(baseline)),
  );
  const told = (findings: readonly Diagnostic[], known: number): ValidateReport => ({
    command: 'railwright validate',
    content,
    findings,
    summary: [
      summaryOf({ findings, known, ...counts }),
      ...(maxWarnings !== undefined && tooMany(maxWarnings, findings)
        ? [`Only ${plural(maxWarnings, 'warning')} would pass.`]
        : []),
    ].join(' '),
    known,
    fingerprints,
    fails: failsAbove({ maxSeverity, maxWarnings }, findings),
    quiet,
    ...counts,
  });
  if (baseline === undefined) return told(all, 0);
  const known = readBaseline(baseline);
  const findings = all.filter(
    (finding) => !known.has(fingerprints.get(finding) ?? '') || keepsFromReading(content, finding),
  );
  const note = staleNote(baseline, known, fingerprints.values());
  if (note !== undefined) printError(safe(note));
  return told(findings, all.length - findings.length);
}

/** Applies or previews the fixes that findings offer; returns the content afterwards. */
async function fix(
  paths: readonly string[],
  { dryRun, writeBaseline }: ValidateOptions,
  isAsked: (file: string, targets: readonly Target[]) => boolean,
): Promise<LoadedContent & { readonly exitCode: number }> {
  if (writeBaseline) throw misuse('--fix and --write-baseline cannot be combined; run one after the other.');
  const { sources, targets, leftOut } = await openPaths(paths);
  const { content, files } = await fixContent(sources, (path) => isAsked(path, targets));
  checkTargets(content, targets);
  const number = plural(files.flatMap(({ fixed: own }) => own).length, 'finding');
  if (dryRun) {
    printDiffs(files);
    if (files.length > 0)
      printError(`Would fix ${number} in ${plural(files.length, 'file')}. The findings below would remain.`);
    return { content, targets, leftOut, exitCode: EXIT.clean };
  }
  const { written, exitCode } = await carryOut(files);
  for (const { path, fixed: own } of files)
    if (written.includes(path))
      for (const { start, code, fix } of own)
        printError(
          safe(
            `fixed ${path}:${start.line}:${start.column} ${code}: ${fix?.title ?? fix?.text.trimEnd() ?? ''}`,
          ),
        );
  if (exitCode === EXIT.clean) return { content, targets, leftOut, exitCode };
  // Some files could not be written, so the files on disk are checked again.
  return { ...(await loadPaths(paths)), exitCode };
}

async function writeBaseline(content: Content, all: readonly Diagnostic[], file: string): Promise<number> {
  if (file === '')
    throw misuse('No file is named for the baseline.', 'Name it: --baseline FILE --write-baseline');
  const findings = all.filter((finding) => !keepsFromReading(content, finding));
  const fingerprints = fingerprintsOf(content, findings, dirname(resolve(file)));
  await writeWhole(file, formatBaseline(findings, fingerprints));
  print(
    `Wrote ${file}: ${safe(countFindings(findings) ?? 'nothing was found')}. From now on, to see only new findings: railwright validate --baseline ${safe(file)}`,
  );
  if (findings.length === all.length) return EXIT.clean;
  printError(
    `${plural(all.length - findings.length, 'error')} cannot be in a baseline, since nothing in these files is checked until they are fixed.`,
  );
  return EXIT.findings;
}
