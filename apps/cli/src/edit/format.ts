// Formats content files.
import { resolve } from 'node:path';
import { formatText, isYaml } from '@railwright/content';
import { decodeUtf8 } from '@railwright/content/node';
import { readStdin, STDIN } from '../check/stdin.ts';
import { pathsOrDefault } from '../check/validate.ts';
import { EXIT, misuse } from '../failure.ts';
import { print, printError, printText, safe } from '../output.ts';
import { style } from '../style.ts';
import { carryOut, countFiles, printDiffs, type TextChange } from './changes.ts';
import { kindOfFile } from './kind.ts';
import { readTexts } from './texts.ts';

export interface FormatOptions {
  /** Write nothing; files that would change are findings. */
  readonly check: boolean;
  /** Write nothing. */
  readonly dryRun: boolean;
  readonly stdinFilename?: string | undefined;
}

/** Returns the exit code. */
export async function format(typed: readonly string[], options: FormatOptions): Promise<number> {
  if (typed.includes(STDIN)) return formatStdin(typed, options);
  await readStdin(typed, options.stdinFilename);
  const { texts, unreadable } = await readTexts(pathsOrDefault(typed, isYaml));
  const changes: TextChange[] = [];
  let broken = 0;
  for (const { path, kind, text } of texts) {
    const after = formatText(text, kind);
    if (after === undefined) {
      broken++;
      printError(
        safe(
          `railwright: ${path} is left unchanged: it cannot be read as YAML; railwright validate shows where.`,
        ),
      );
    } else if (after !== text) changes.push({ path, before: text, after });
  }
  const left = broken + unreadable > 0 ? EXIT.findings : EXIT.clean;
  if (options.check || options.dryRun) {
    printDiffs(changes);
    print(
      changes.length === 0
        ? style.green(`${countFiles(texts)} checked, all formatted.`)
        : style.bold(
            `${countFiles(changes)} of ${texts.length} would be reformatted.${options.check ? ' To do so: railwright format' : ''}`,
          ),
    );
    return options.check && changes.length > 0 ? EXIT.findings : left;
  }
  const { written, exitCode } = await carryOut(changes);
  for (const path of written) print(safe(`formatted ${path}`));
  print(
    changes.length === 0
      ? style.green(`${countFiles(texts)} checked, all formatted.`)
      : `${countFiles(written)} of ${texts.length} reformatted.`,
  );
  return exitCode === EXIT.clean ? left : exitCode;
}

/** Formats standard input to standard output, for editors. */
async function formatStdin(
  typed: readonly string[],
  { check, dryRun, stdinFilename }: FormatOptions,
): Promise<number> {
  if (typed.length > 1 || check || dryRun)
    throw misuse('Standard input cannot be combined with other paths or --check.', 'Use the path - alone.');
  const { texts } = await readStdin(typed, stdinFilename);
  for (const [path, bytes] of texts) {
    const decoded = decodeUtf8(bytes);
    if (!decoded.ok) {
      const { line, column } = decoded.at;
      printText(bytes);
      printError(`railwright: line ${line}, column ${column}, is not UTF-8 text; it is left unchanged.`);
      return EXIT.findings;
    }
    const { text } = decoded;
    const after = formatText(text, kindOfFile(resolve(path)));
    printText(after ?? text);
    if (after !== undefined) continue;
    printError('railwright: this is not readable as YAML and is left unchanged.');
    return EXIT.findings;
  }
  return EXIT.clean;
}
