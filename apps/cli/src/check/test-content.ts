// Runs card tests and shows the expected and the actual results.
import {
  causesElsewhere,
  isManifest,
  runLessons,
  runTests,
  TestCoverage,
  withResults,
  type Content,
} from '@railwright/content';
import type { Target } from '../content/folders.ts';
import { askedOf, ignoredNote, isAbout, loadPaths, openPaths } from '../content/load.ts';
import { EXIT, misuse } from '../failure.ts';
import { printError, safe } from '../output.ts';
import { deliver, type Delivery } from '../report/deliver.ts';
import { TEST_FORMATTERS } from '../report/tests/index.ts';
import { reportTests } from '../report/tests/report.ts';
import { affectedTests } from './affected-tests.ts';
import { changesSince } from './git.ts';
import { lessonOpponents } from './lesson-opponents.ts';
import { pathsOrDefault } from './validate.ts';

export interface TestOptions extends Delivery {
  /** Only tests whose name contains this. */
  readonly name?: string | undefined;
  /** Only tests that changes since this commit can affect. */
  readonly changedSince?: string | undefined;
  /** Reruns whenever a file changes. */
  readonly watch: boolean;
  /** Also reports coverage. */
  readonly coverage: boolean;
  /** The percentage of each pack that tests must cover. */
  readonly coverageMin?: number | undefined;
  /** Passes without any tests. */
  readonly mayLack: boolean;
}

/** Returns the exit code. */
export async function testContent(typed: readonly string[], options: TestOptions): Promise<number> {
  const paths = pathsOrDefault(typed);
  if (!options.watch) return testOnce(paths, options);
  const { watchContent } = await import('./watch.ts');
  return watchContent(paths, () => testOnce(paths, options));
}

async function testOnce(
  paths: readonly string[],
  { name, mayLack, changedSince, coverage: isCovered, coverageMin = 0, ...delivery }: TestOptions,
): Promise<number> {
  const loaded = await loadPaths(paths);
  const { content, targets } = loaded;
  const isAffected =
    changedSince === undefined ? undefined : await affectedSince(changedSince, content, paths, targets);
  const watched = isCovered ? new TestCoverage(content) : undefined;
  const filter = {
    files: (path: string) => isAbout(path, loaded) && isAffected?.(path) !== false,
    ...(name !== undefined && { name }),
  };
  const ran = withResults(runTests(content, filter, watched), runLessons(content, filter, lessonOpponents));
  // A pack that cannot be read may be the one that the tests are about, though another was taken in its place.
  const lost = causesElsewhere(content, askedOf(loaded)).filter(({ file }) => isOfPack(content, file));
  const tests = { ...ran, unread: [...ran.unread, ...lost] };
  if (tests.results.length === 0 && tests.unread.length === 0) {
    const which = name === undefined ? '' : ` with "${name}" in their name`;
    const since = isAffected ? ` affected by changes since ${changedSince}` : '';
    const message = `There are no card tests${which} in ${paths.join(', ')}${since}.`;
    if (!mayLack && !isAffected) throw misuse(message, "Card tests are YAML files in a pack's tests folder.");
    printError(safe(message));
  }
  const tested = new Set(tests.results.map(({ pack }) => pack));
  const coverage = watched?.of(({ id, file }) => tested.has(id) || isAbout(file.path, loaded));
  await deliver(
    TEST_FORMATTERS,
    reportTests(content, tests, ignoredNote(loaded, 'looked at'), coverage),
    delivery,
  );
  const tooLittle = coverage?.filter(({ percent }) => percent < coverageMin) ?? [];
  for (const { pack, percent } of tooLittle)
    printError(
      safe(`The tests of ${pack} cover ${percent}% of it; --coverage-min requires ${coverageMin}%.`),
    );
  return tests.failed + tests.unread.length + tooLittle.length > 0 ? EXIT.findings : EXIT.clean;
}

/** Whether a finding in a file is about a pack as a whole, known or not. */
function isOfPack({ files }: Content, path: string): boolean {
  return isManifest(path) || !files.some((file) => file.path === path);
}

async function affectedSince(
  ref: string,
  content: Content,
  paths: readonly string[],
  targets: readonly Target[],
): Promise<(file: string) => boolean> {
  const changes = changesSince(ref);
  changes.refuseOutside(targets);
  const { sources } = await openPaths(paths);
  return affectedTests(changes, content, sources);
}
