// Applies the `checks` of pack.yaml: files to leave out, and findings with another severity.
import { severityOf, type DiagnosticCode } from '../codes/index.ts';
import type { Diagnostic, Severity } from '../diagnostics/diagnostic.ts';
import type { DiagnosticSink } from '../diagnostics/sink.ts';
import type { SourceFile } from '../packs/model.ts';
import type { Checks } from '../schema/checks.ts';
import { quote } from '../text/describe.ts';
import { isBroken } from '../packs/is-broken.ts';

/** The settings of a pack; none where what is written there is not right. */
function checksOf(manifest: SourceFile): Checks {
  const data = manifest.document?.data as { readonly checks?: Checks } | undefined;
  return isBroken(manifest, ['checks']) ? {} : (data?.checks ?? {});
}

export interface Sorted<File> {
  readonly kept: readonly File[];
  readonly excluded: readonly File[];
}

/** Sorts out what a pack leaves out, and reports settings that match nothing. */
export function sortOut<File extends { readonly path: string }>(
  manifest: SourceFile,
  folder: string,
  files: readonly File[],
  sink: DiagnosticSink,
): Sorted<File> {
  const { exclude = [], severities = [] } = checksOf(manifest);
  const report = (path: readonly (string | number)[], place: string): void => {
    if (files.some((file) => isIn(file.path, folder + place))) return;
    sink.report(
      'checks-nowhere',
      { file: manifest, path: ['checks', ...path] },
      `This pack has no file or folder ${quote(place)}.`,
    );
  };
  exclude.forEach((place, i) => report(['exclude', i], place));
  severities.forEach(({ in: place }, i) => {
    if (place !== undefined) report(['severities', i, 'in'], place);
  });
  const isExcluded = ({ path }: File): boolean => exclude.some((place) => isIn(path, folder + place));
  return {
    kept: files.filter((file) => !isExcluded(file)),
    excluded: files.filter(isExcluded),
  };
}

export interface CheckedPack {
  /** Prefix of the paths of its files. */
  readonly folder: string;
  readonly file: SourceFile;
}

/** Findings as the packs that they are in want them taken; those that are off are `ignored`. */
export function applyChecks(
  packs: readonly CheckedPack[],
  diagnostics: readonly Diagnostic[],
): { readonly diagnostics: readonly Diagnostic[]; readonly ignored: readonly Diagnostic[] } {
  const settings = packs
    .map(({ folder, file }) => ({ folder, rules: checksOf(file).severities ?? [] }))
    // A pack may lie in the folder of another one.
    .sort((a, b) => b.folder.length - a.folder.length);
  if (settings.every(({ rules }) => rules.length === 0)) return { diagnostics, ignored: [] };
  const severityAt = ({ code, file, severity }: Diagnostic): Severity | 'off' => {
    const owner = settings.find(({ folder }) => file.startsWith(folder));
    const rule = owner?.rules.findLast(
      (one) => one.code === code && (one.in === undefined || isIn(file, owner.folder + one.in)),
    );
    return rule === undefined || severityOf(code as DiagnosticCode) === 'error' ? severity : rule.severity;
  };
  const ignored: Diagnostic[] = [];
  const left = diagnostics.flatMap((diagnostic) => {
    const severity = severityAt(diagnostic);
    if (severity !== 'off') return [{ ...diagnostic, severity }];
    ignored.push(diagnostic);
    return [];
  });
  return { diagnostics: left, ignored };
}

function isIn(path: string, place: string): boolean {
  return path === place || path.startsWith(place.endsWith('/') ? place : `${place}/`);
}
