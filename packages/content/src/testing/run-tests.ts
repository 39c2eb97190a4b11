// Runs the YAML tests of all packs, in the order of their files. Tests with mistakes that were found when the content was
// loaded are not run: they count as broken, with those mistakes.
import { createGame, type Game } from '@railwright/engine';
import type { DiagnosticCode } from '../codes/index.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { makeDiagnostic } from '../diagnostics/reporter.ts';
import type { Library } from '../load/library.ts';
import { isBroken } from '../load/read-file.ts';
import type { Content, Pack, Resolution, SetupOptions, SourceFile } from '../model.ts';
import type { Path } from '../yaml/path.ts';
import { resolveSetup } from '../resolve-setup.ts';
import type { TestData } from '../schema/tests.ts';
import { TestFindings, writtenTests } from './findings.ts';
import { listProblem } from './list-problem.ts';
import type { TestFilter, TestReport, TestResult } from './report.ts';
import { tellQuestion } from './question.ts';
import { plainMismatch, runTest } from './run-test.ts';
import { playersOf, playersTrouble, runOf } from './setups.ts';
import { tableFor } from './tables.ts';
import { isData } from './trouble.ts';

export function runTests(content: Content, filter: TestFilter = {}): TestReport {
  const runner = new Runner(content);
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
          results.push(runner.run(pack, file, test, index, findings.of(file, index)));
      });
    }
  }
  const folder = content.packs.find(({ id }) => id === only)?.folder ?? '';
  const passed = results.filter(({ outcome }) => outcome === 'passed').length;
  return {
    results,
    passed,
    failed: results.length - passed,
    unread: findings.others.filter(({ file }) => isAsked(file) && file.startsWith(folder)),
  };
}

function nameOf(test: unknown): string {
  const name = isData(test) && Object.hasOwn(test, 'name') ? test['name'] : undefined;
  return typeof name === 'string' ? name : 'a test without a name';
}

/** As far as it can be told of a test that is not read. */
function writtenSetup(test: unknown): string {
  const setup = isData(test) && Object.hasOwn(test, 'setup') ? test['setup'] : undefined;
  return typeof setup === 'string' ? setup : '';
}

class Runner {
  readonly #content: Content;
  readonly #library: Library;
  readonly #resolved = new Map<string, Resolution>();
  readonly #games = new Map<string, Game>();

  constructor(content: Content) {
    this.#content = content;
    this.#library = { packs: new Map(content.packs.map((pack) => [pack.id, pack])) };
  }

  run(pack: Pack, file: SourceFile, data: unknown, index: number, found: readonly Diagnostic[]): TestResult {
    const path = ['tests', index];
    const range = file.document?.valueRange(path);
    const named = {
      pack: pack.id,
      name: nameOf(data),
      file: file.path,
      index,
      ...(range ?? { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } }),
    };
    const at = (inner: Path, part: 'key' | 'value' = 'value') =>
      (part === 'key'
        ? file.document?.keyRange([...path, ...inner])
        : file.document?.valueRange([...path, ...inner])) ?? named;
    const tell = (
      code: DiagnosticCode,
      inner: Path,
      message: string,
      help?: string,
      part?: 'key',
    ): Diagnostic => makeDiagnostic(code, file.path, at(inner, part), message, { help });
    const broken = (setup: string, diagnostics: readonly Diagnostic[]): TestResult => ({
      ...named,
      setup,
      outcome: 'broken',
      mismatches: [],
      diagnostics,
    });

    if (found.length > 0) return broken(writtenSetup(data), found);
    if (isBroken(file, path))
      return broken('', [tell('test-unusable', [], 'This test does not have the shape of one.')]);
    const test = data as TestData;
    const { setup, options } = runOf(test, pack, this.#library);
    const resolution = this.#resolve(setup, options);
    if (!resolution.ok) {
      const why = listProblem(resolution.diagnostics);
      return broken(setup, [tell('test-unusable', ['setup'], `The setup ${setup} cannot be played: ${why}`)]);
    }
    const players = playersOf(test, resolution.setup);
    const table = tableFor(resolution.setup.game);
    const wrong = playersTrouble(players, resolution.setup);
    if (!table || wrong !== undefined)
      return broken(setup, [tell('test-unusable', ['players'], wrong ?? 'This game has no tests.')]);

    const ran = runTest(table, this.#game(resolution.setup, players), test);
    if (ran.unusable.length > 0)
      return broken(
        setup,
        ran.unusable.map(({ path: inner, message, help, part }) =>
          tell('test-unusable', inner, message, help, part),
        ),
      );
    const { stopped, question } = ran;
    const help = question && tellQuestion(question);
    const diagnostics = stopped
      ? [tell('test-not-legal', stopped.path, stopped.message, stopped.help)]
      : ran.mismatches.map(({ path: inner, what, expected, actual }) =>
          tell('test-failed', inner, `${what}: expected ${expected}; it is ${actual}.`, help),
        );
    return {
      ...named,
      setup,
      outcome: diagnostics.length === 0 ? 'passed' : 'failed',
      mismatches: ran.mismatches.map(plainMismatch),
      ...(question && { question }),
      diagnostics,
    };
  }

  #resolve(setup: string, options: SetupOptions): Resolution {
    const key = JSON.stringify([setup, options]);
    const known = this.#resolved.get(key) ?? resolveSetup(this.#content, setup, options);
    this.#resolved.set(key, known);
    return known;
  }

  #game({ hash, definition }: Extract<Resolution, { ok: true }>['setup'], players: number): Game {
    const key = `${hash} ${players}`;
    const known = this.#games.get(key) ?? createGame(definition, players);
    this.#games.set(key, known);
    return known;
  }
}
