// Runs card tests and shows what was expected and what came out.
import { runTests } from '@railwright/content';
import { defaultPaths } from '../content/folders.ts';
import { isWithin, loadPaths } from '../content/load.ts';
import { EXIT, misuse } from '../failure.ts';
import { printError, safe } from '../output.ts';
import { deliver, type Delivery } from '../report/deliver.ts';
import { TEST_FORMATTERS } from '../report/tests/index.ts';
import { reportTests } from '../report/tests/report.ts';

export interface TestOptions extends Delivery {
  /** Only tests whose name contains this. */
  readonly name?: string | undefined;
  /** No tests at all are no mistake. */
  readonly mayLack: boolean;
}

/** Returns the exit code. */
export async function testContent(
  paths: readonly string[],
  { name, mayLack, ...delivery }: TestOptions,
): Promise<number> {
  const wanted = paths.length > 0 ? paths : defaultPaths();
  if (wanted.length === 0)
    throw misuse(
      'There is no folder content here, and no pack around it.',
      'Name what to test: railwright test PATH. To begin a pack: railwright new my-pack',
    );
  const { content, targets } = await loadPaths(wanted);
  const tests = runTests(content, {
    files: (path) => isWithin(path, targets),
    ...(name !== undefined && { name }),
  });
  if (tests.results.length === 0 && tests.unread.length === 0) {
    const which = name === undefined ? '' : ` with "${name}" in their name`;
    const message = `There are no card tests${which} in ${wanted.join(', ')}.`;
    if (!mayLack) throw misuse(message, 'Card tests are YAML files in the folder tests of a pack.');
    printError(safe(message));
  }
  const report = reportTests(content, tests);
  await deliver(TEST_FORMATTERS, report, delivery);
  return tests.failed + tests.unread.length > 0 ? EXIT.findings : EXIT.clean;
}
