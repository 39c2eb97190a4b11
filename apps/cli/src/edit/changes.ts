// Changes to content files: shown as a diff, or written.
import { dirname } from 'node:path';
import { createTwoFilesPatch } from 'diff';
import { removeLeftovers } from '@railwright/content/node';
import { EXIT } from '../failure.ts';
import { print, printError, safe } from '../output.ts';
import { style } from '../style.ts';
import { plural } from '../check/findings.ts';
import { replaceText } from './replace-file.ts';

export interface TextChange {
  readonly path: string;
  readonly before: string;
  readonly after: string;
}

/** The changes in the format of `diff -u`, so that `patch` can read them. */
function formatDiff({ path, before, after }: TextChange): string {
  const patch = createTwoFilesPatch(`a/${path}`, `b/${path}`, before, after);
  return safe(patch.replace(/^=+\n/, ''))
    .trimEnd()
    .split('\n')
    .map((line) =>
      /^(\+\+\+|---) /.test(line)
        ? style.bold(line)
        : line.startsWith('+')
          ? style.green(line)
          : line.startsWith('-')
            ? style.red(line)
            : line,
    )
    .join('\n');
}

export function printDiffs(changes: readonly TextChange[]): void {
  for (const change of changes) print(formatDiff(change));
}

/** Writes what can be written, reports what cannot, and returns the written files. */
export async function carryOut(changes: readonly TextChange[]): Promise<{
  readonly written: readonly string[];
  readonly exitCode: number;
}> {
  const written: string[] = [];
  for (const folder of new Set(changes.map(({ path }) => dirname(path)))) await removeLeftovers(folder);
  for (const { path, before, after } of changes) {
    const problem = await replaceText(path, before, after);
    if (problem === undefined) written.push(path);
    else printError(safe(`railwright: ${path} is left unchanged: ${problem}.`));
  }
  return { written, exitCode: written.length < changes.length ? EXIT.findings : EXIT.clean };
}

/** `2 files`, for sentences about changes. */
export function countFiles(changes: readonly unknown[]): string {
  return plural(changes.length, 'file');
}
