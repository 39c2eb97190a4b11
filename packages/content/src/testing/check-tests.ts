// The tests of packs, as far as they can be judged without being run: the setup, rules and map they name, and everything their
// positions, choices and expectations name in it.
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { listWords } from '../diagnostics/suggest.ts';
import type { DiagnosticSink } from '../diagnostics/sink.ts';
import { kindsOf, TestsSchema } from '../game-named.ts';
import { findItem, isUnknown, qualifiedId, type Library } from '../packs/library.ts';
import { keepFindings } from '../packs/keeper.ts';
import { isBroken } from '../packs/is-broken.ts';
import type { Pack, SourceFile } from '../packs/model.ts';
import { schemaReferences } from '../references/schema-references.ts';
import type { TestData } from '../schema/tests.ts';
import type { Path } from '../text/path.ts';
import { checkOptions } from './check-options.ts';
import { checkTest } from './check-test.ts';
import { writtenTests } from './findings.ts';
import { listProblem } from './list-problem.ts';
import type { ReferenceKind } from '../test-language/names.ts';
import { playedSetup, playersOf, playersProblem, runsOf, setupsWithCard, type TestRun } from './setups.ts';
import { Checking } from '../test-language/shape.ts';
import { namesIn, wordsFor } from './tables.ts';
import type { Problem } from '../test-language/problem.ts';

export function checkTests(packs: readonly Pack[], library: Library, sink: DiagnosticSink): void {
  for (const pack of packs)
    for (const file of pack.files)
      if (file.kind === 'tests')
        keepFindings(library, file, `tests of ${pack.id}`, sink, (found) => {
          writtenTests(file).forEach((test, i) => {
            new TestCheck(library, pack, file, ['tests', i], found).check(test);
          });
        });
}

class TestCheck {
  readonly #library: Library;
  readonly #pack: Pack;
  readonly #file: SourceFile;
  readonly #path: Path;
  readonly #sink: DiagnosticSink;

  constructor(library: Library, pack: Pack, file: SourceFile, path: Path, sink: DiagnosticSink) {
    this.#library = library;
    this.#pack = pack;
    this.#file = file;
    this.#path = path;
    this.#sink = sink;
  }

  check(test: unknown): void {
    if (!isBroken(this.#file, this.#path) && !this.#lacks(test)) this.#names(test as TestData);
  }

  /** Whether something that the test needs is missing, which is reported with all references. */
  #lacks(test: unknown): boolean {
    return schemaReferences(TestsSchema, { tests: [test] }).some(
      ({ to, id }) =>
        kindsOf(this.#pack.game).some(({ folder }) => folder === to) &&
        isUnknown(this.#library, this.#pack, to, id),
    );
  }

  /** One mistake is reported once, though it shows with each of several rules. */
  #names(test: TestData): void {
    const problems = checkOptions(test, this.#pack);
    if (problems.length === 0)
      for (const run of runsOf(test, this.#pack, this.#library))
        problems.push(...this.#troublesIn(test, run));
    const told = new Set<string>();
    for (const problem of problems) {
      const place = JSON.stringify(problem.path);
      if (!told.has(place)) this.#tell(problem);
      told.add(place);
    }
  }

  #troublesIn(test: TestData, run: TestRun): readonly Problem[] {
    const played = playedSetup(run, this.#library);
    if (!played.ok) return this.#unplayable(test, run, played.diagnostics);
    const { setup } = played;
    const players = playersOf(test, setup);
    const wrong = playersProblem(players, setup);
    if (wrong !== undefined) return [{ path: ['players'], message: wrong }];
    const language = wordsFor(setup.game)?.language;
    if (!language) return [];
    const elsewhere = (kind: ReferenceKind, word: string): string | undefined => this.#elsewhere(kind, word);
    return checkTest(
      test,
      language,
      new Checking(namesIn(setup.definition), players, elsewhere, this.#sink.crowded),
    );
  }

  /** Errors of the setup itself are reported there; the test's changes may not fit it. */
  #unplayable(test: TestData, { setup, edition }: TestRun, why: readonly Diagnostic[]): readonly Problem[] {
    const [first] = why;
    if (!first || !playedSetup({ setup, options: {} }, this.#library).ok) return [];
    if (test.market && first.code === 'market-card') {
      const at = test.market.findIndex((card) =>
        first.message.startsWith(`${card.slice(card.indexOf('/') + 1)} `),
      );
      return [{ path: at < 0 ? ['market'] : ['market', at], message: first.message }];
    }
    const key = test.rules !== undefined ? 'rules' : test.map !== undefined ? 'map' : undefined;
    if (key === undefined) return [];
    const what = key === 'map' ? 'this map' : edition === undefined ? 'these rules' : `the rules ${edition}`;
    return [
      { path: [key], message: `The setup ${setup} cannot be played with ${what}: ${listProblem(why)}` },
    ];
  }

  #elsewhere(kind: ReferenceKind, word: string): string | undefined {
    const item = kind === 'card' ? findItem(this.#library, this.#pack, 'cards', word) : undefined;
    if (!item) return undefined;
    const list = setupsWithCard(this.#pack, item.id, this.#library);
    const [where] = list;
    return where === undefined
      ? `The card ${qualifiedId(item)} is not in any setup yet.`
      : `Name a setup that has ${qualifiedId(item)}, such as ${listWords(list)}, or give the test a market.`;
  }

  #tell({ code = 'test-unusable', path, message, help, part, meant }: Problem): void {
    const place = { file: this.#file, path: [...this.#path, ...path] };
    this.#sink.report(code, place, message, { at: part ?? 'value', help, meant });
  }
}
