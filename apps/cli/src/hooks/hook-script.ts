// The hook as text: fills the template with the folders that it checks, and reads them back from an existing hook.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGE_ROOT } from '../shipped.ts';

export interface CheckedFolder {
  /** Relative to the root of the repository. */
  readonly folder: string;
  /** Whether formatting is checked too. */
  readonly format: boolean;
}

const PLACE = '# folders\n';
const MARK = '# Written by railwright hooks.';
const LINE = /^check '((?:[^']|'\\'')*)'( --format)? \|\| failed=yes$/gm;

export function formatHook(folders: readonly CheckedFolder[]): string {
  const template = readFileSync(join(PACKAGE_ROOT, 'templates', 'hook', 'pre-commit'), 'utf8');
  const lines = folders.map(
    ({ folder, format }) =>
      `check '${folder.replaceAll("'", "'\\''")}'${format ? ' --format' : ''} || failed=yes\n`,
  );
  return template.replace(PLACE, () => lines.join(''));
}

/** Undefined if the hook was not written by railwright. */
export function parseHook(text: string): CheckedFolder[] | undefined {
  if (!text.includes(MARK)) return undefined;
  return [...text.matchAll(LINE)].map(([, folder = '', format]) => ({
    folder: folder.replaceAll("'\\''", "'"),
    format: format !== undefined,
  }));
}
