// The face of the package: YAML content to diagnostics and definitions. Runs in browsers as well; reading folders is in
// `@railwright/content/node`.
import type { Diagnostic } from './diagnostics/diagnostic.ts';
import type { Bundle } from './bundle/bundle.ts';
import type { DocumentEdit } from './edit/edit-document.ts';
import type { CodePage } from './codes/index.ts';
import type { Content, Resolution, ResolvedSetup, SetupOptions, SetupSummary } from './model.ts';
import type { FileSource } from './sources/file-source.ts';
import type { TestFilter, TestReport } from './testing/report.ts';

export * from './diagnostics/diagnostic.ts';
export type * from './model.ts';
export type { GameDefinition } from './games.ts';
export type { LocatedDocument } from './yaml/located.ts';
export type { PackFile } from './schema/pack.ts';
export { memorySource } from './sources/file-source.ts';
export type { FileSource } from './sources/file-source.ts';
export type { Mismatch, TestFilter, TestReport, TestResult } from './testing/report.ts';
export type { Bundle } from './bundle/bundle.ts';
export type { DocumentEdit } from './edit/edit-document.ts';
export type { CodePage } from './codes/index.ts';

function pending(): never {
  throw new Error('Being written');
}

/** Reads every pack below the sources and checks it. Never rejects for what files hold. */
export const loadContent = (_sources: FileSource | readonly FileSource[]): Promise<Content> => pending();

/** All setups that can be resolved, by id. */
export const listSetups = (_content: Content): SetupSummary[] => pending();

/** Puts a setup together for the engine; `id` is `pack/id`. */
export const resolveSetup = (_content: Content, _id: string, _options?: SetupOptions): Resolution => pending();

/** Runs the YAML tests of all packs. */
export const runTests = (_content: Content, _filter?: TestFilter): TestReport => pending();

/** A diagnostic with its lines of source, for a terminal. `text` is the file's; undefined when it is not at hand. */
export const formatDiagnostic = (
  _diagnostic: Diagnostic,
  _text: string | undefined,
  _options?: { color?: boolean },
): string => pending();

/** A workflow command that makes GitHub show the diagnostic beside the line. */
export const formatGithub = (_diagnostic: Diagnostic): string => pending();

/** Diagnostics as data with a fixed order of fields, for `JSON.stringify`. */
export const toJson = (_diagnostics: readonly Diagnostic[]): unknown[] => pending();

/** What a code means and what to do; undefined for a code that does not exist. */
export const explainCode = (_code: string): CodePage | undefined => pending();

/** Changes values in YAML text, keeping comments, order and style of everything else. */
export const editDocument = (_text: string, _edits: readonly DocumentEdit[]): string => pending();

export const makeBundle = (_setup: ResolvedSetup): Bundle => pending();

/** A bundle from JSON text, or what is wrong with it. */
export const parseBundle = (_json: string): { ok: true; bundle: Bundle } | { ok: false; message: string } =>
  pending();
