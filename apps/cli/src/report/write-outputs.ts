// Writes the files of `--output` after the findings are shown, so that nothing is lost if one cannot be written.
import { Failure } from '../failure.ts';
import { printError, safe } from '../output.ts';
import { writeWhole } from '../write-file.ts';

/** @throws Failure if one cannot be written, after writing the others. */
export async function writeOutputs<Format extends string>(
  outputs: readonly { readonly format: Format; readonly file: string }[],
  textOf: (format: Format) => string,
): Promise<void> {
  const failures: Failure[] = [];
  for (const { format, file } of outputs)
    try {
      await writeWhole(file, textOf(format));
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      failures.push(error);
    }
  const last = failures.pop();
  for (const { message } of failures) printError(safe(`railwright: ${message}`));
  if (last) throw last;
}
