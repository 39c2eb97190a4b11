// Runs the YAML tests of all packs, in the order of their files. Tests with mistakes that were found when the content was
// loaded are not run: they count as broken, with those mistakes.
import { createGame, type Game } from '@railwright/engine';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { libraryOf, type Library } from '../packs/library.ts';
import { isBroken } from '../packs/is-broken.ts';
import type { Content, Pack, Resolution, ResolvedSetup, SetupOptions, SourceFile } from '../packs/model.ts';
import { resolveSetup } from '../resolve-setup.ts';
import type { TestData } from '../schema/tests.ts';
import type { TestCoverage } from './coverage/coverage.ts';
import type { GameWatch } from '../test-language/coverage/watch.ts';
import { TestFindings, writtenTests } from './findings.ts';
import { listProblem } from './list-problem.ts';
import type { TestFilter, TestReport, TestResult } from '../test-language/report.ts';
import { nameOf, ResultPlace, writtenSetup } from './result.ts';
import { runTest } from './run-test.ts';
import { playersOf, playersProblem, runsOf, type TestRun } from './setups.ts';
import { tableFor } from './table-for.ts';
import type { Problem } from '../test-language/problem.ts';

/** Runs card tests. `coverage` records the parts that they reach. */
export function runTests(content: Content, filter: TestFilter = {}, coverage?: TestCoverage): TestReport {
  const runner = new Runner(content, coverage);
  const findings = new TestFindings(content);
  const { files: isAsked = () => true, pack: only } = filter;
  const name = filter.name?.toLowerCase();
  const results: TestResult[] = [];
  for (const pack of content.packs) {
    if (only !== undefined && only !== pack.id) continue;
    for (const file of pack.files) {
      const isWhole = file.broken.every((path) => path.length > 0);
      if (file.kind !== 'tests' || !isAsked(file.path) || !isWhole) continue;
      writtenTests(file).forEach((test, index) => {
        if (name === undefined || nameOf(test).toLowerCase().includes(name))
          results.push(...runner.run(pack, file, test, index, findings.of(file, index)));
      });
    }
  }
  const folder = content.packs.find(({ id }) => id === only)?.folder ?? '';
  const passed = results.filter(({ outcome }) => outcome === 'passed').length;
  const known = results.filter(({ outcome }) => outcome === 'known').length;
  return {
    results,
    passed,
    failed: results.length - passed - known,
    known,
    causes: [...new Set(results.flatMap(({ blockedBy = [] }) => blockedBy))],
    unread: findings.others.filter(({ file }) => isAsked(file) && file.startsWith(folder)),
  };
}

interface Watched {
  readonly game: Game;
  readonly watch: GameWatch | undefined;
}

class Runner {
  readonly #content: Content;
  readonly #library: Library;
  readonly #resolved = new Map<string, Resolution>();
  readonly #games = new Map<string, Watched>();
  readonly #coverage: TestCoverage | undefined;

  constructor(content: Content, coverage: TestCoverage | undefined) {
    this.#content = content;
    this.#library = libraryOf(content);
    this.#coverage = coverage;
  }

  run(
    pack: Pack,
    file: SourceFile,
    data: unknown,
    index: number,
    found: readonly Diagnostic[],
  ): TestResult[] {
    const at = new ResultPlace(pack, file, data, index);
    if (found.length > 0) return [at.broken(writtenSetup(data), found)];
    if (isBroken(file, at.path))
      return [
        at.broken('', [
          at.tell('test-unusable', { path: [], message: 'This does not have the structure of a test.' }),
        ]),
      ];
    const test = data as TestData;
    return runsOf(test, pack, this.#library).map((run) => ({
      ...this.#runOnce(at, test, run),
      ...(run.edition !== undefined && { rules: run.edition }),
    }));
  }

  #runOnce(at: ResultPlace, test: TestData, run: TestRun): TestResult {
    const { setup, options } = run;
    const unusable = (...problems: readonly Problem[]): TestResult =>
      at.broken(
        setup,
        problems.map((problem) => at.tell('test-unusable', problem)),
      );
    const resolution = this.#resolve(setup, options);
    if (!resolution.ok) {
      const why = listProblem(resolution.diagnostics);
      const result = unusable({ path: ['setup'], message: `The setup ${setup} cannot be played: ${why}` });
      // Faults of a test's changes to its setup are faults of that test.
      const blockedBy = this.#resolve(setup, {}).ok
        ? []
        : resolution.diagnostics.filter(({ file }) => file !== '');
      return blockedBy.length > 0 ? { ...result, blockedBy } : result;
    }
    const players = playersOf(test, resolution.setup);
    const table = tableFor(resolution.setup.game);
    const wrong = playersProblem(players, resolution.setup);
    if (!table || wrong !== undefined)
      return unusable({ path: ['players'], message: wrong ?? 'This game has no tests.' });

    const { game, watch } = this.#game(run, resolution.setup, players);
    const ran = runTest(table, game, resolution.setup.definition, test, watch);
    return ran.unusable.length > 0 ? unusable(...ran.unusable) : at.ended(setup, test, ran);
  }

  #resolve(setup: string, options: SetupOptions): Resolution {
    const key = JSON.stringify([setup, options]);
    const known = this.#resolved.get(key) ?? resolveSetup(this.#content, setup, options);
    this.#resolved.set(key, known);
    return known;
  }

  #game(run: TestRun, { hash, definition }: ResolvedSetup, players: number): Watched {
    const key = `${hash} ${players}`;
    const known = this.#games.get(key);
    if (known) return known;
    const watch = this.#coverage?.watch(run, definition);
    const watched = { game: createGame(definition, players, watch?.trace), watch };
    this.#games.set(key, watched);
    return watched;
  }
}
