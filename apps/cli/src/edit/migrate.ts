// Converts packs to the current format.
import { FORMAT, isYaml, migrateText } from '@railwright/content';
import { pathsOrDefault } from '../check/validate.ts';
import { EXIT } from '../failure.ts';
import { print, printError, safe } from '../output.ts';
import { style } from '../style.ts';
import { carryOut, countFiles, printDiffs, type TextChange } from './changes.ts';
import { readTexts } from './texts.ts';

/** Returns the exit code. */
export async function migrate(typed: readonly string[], dryRun: boolean): Promise<number> {
  const { texts, unreadable } = await readTexts(pathsOrDefault(typed, isYaml));
  const changes: (TextChange & { readonly from: number; readonly what: readonly string[] })[] = [];
  let refused = unreadable;
  for (const { path, kind, text } of texts) {
    const migration = migrateText(text, kind);
    if (migration.state === 'migrated')
      changes.push({
        path,
        before: text,
        after: migration.text,
        from: migration.from,
        what: migration.changes,
      });
    else if (migration.state === 'refused') {
      refused++;
      printError(safe(`railwright: ${path} is left unchanged: ${migration.reason}`));
    }
  }
  const left = refused > 0 ? EXIT.findings : EXIT.clean;
  if (changes.length === 0) {
    print(
      refused > 0
        ? 'Nothing was changed.'
        : style.green(`${countFiles(texts)} checked; all have format ${FORMAT}.`),
    );
    return left;
  }
  if (dryRun) {
    printDiffs(changes);
    print(style.bold(`${countFiles(changes)} would be converted to format ${FORMAT}.`));
    return left;
  }
  const { written, exitCode } = await carryOut(changes);
  for (const { path, from, what } of changes)
    if (written.includes(path)) {
      print(safe(`${path}: format ${from} to ${FORMAT}`));
      for (const line of what) print(safe(`  ${line}`));
    }
  print(`${countFiles(written)} converted to format ${FORMAT}. Next: railwright validate`);
  return exitCode === EXIT.clean ? left : exitCode;
}
