// The tests of packs, as far as they can be judged without being run: the setup, rules and map they name, and everything their
// positions, choices and expectations name in it.
import { listWords } from '../diagnostics/suggest.ts';
import type { DiagnosticSink } from '../diagnostics/sink.ts';
import { findItem, qualifiedId, resolveReference, type Library } from '../load/library.ts';
import { isBroken } from '../load/read-file.ts';
import type { Pack, SourceFile } from '../model.ts';
import type { TestData } from '../schema/tests.ts';
import type { Path } from '../yaml/path.ts';
import { checkTest } from './check-test.ts';
import { writtenTests } from './findings.ts';
import { listProblem } from './list-problem.ts';
import { namesIn, type Noun } from './names.ts';
import { PlayedSetups, playersOf, playersTrouble, runOf } from './setups.ts';
import { Checking } from './shape.ts';
import { tableFor } from './tables.ts';
import { isData, type Trouble } from './trouble.ts';

const REFERENCES = { setup: 'setups', rules: 'rules', map: 'maps' } as const;

export function checkTests(library: Library, sink: DiagnosticSink): void {
  const setups = new PlayedSetups(library);
  for (const pack of library.packs.values())
    for (const file of pack.files)
      if (file.kind === 'tests')
        writtenTests(file).forEach((test, i) => {
          new TestCheck(library, pack, file, ['tests', i], setups, sink).check(test);
        });
}

class TestCheck {
  readonly #library: Library;
  readonly #pack: Pack;
  readonly #file: SourceFile;
  readonly #path: Path;
  readonly #setups: PlayedSetups;
  readonly #sink: DiagnosticSink;

  constructor(
    library: Library,
    pack: Pack,
    file: SourceFile,
    path: Path,
    setups: PlayedSetups,
    sink: DiagnosticSink,
  ) {
    this.#library = library;
    this.#pack = pack;
    this.#file = file;
    this.#path = path;
    this.#setups = setups;
    this.#sink = sink;
  }

  check(test: unknown): void {
    const sound = this.#references(test);
    if (sound && !isBroken(this.#file, this.#path)) this.#names(test as TestData);
  }

  #references(test: unknown): boolean {
    let sound = true;
    for (const [key, kind] of Object.entries(REFERENCES)) {
      const value = isData(test) && Object.hasOwn(test, key) ? test[key] : undefined;
      const path = [...this.#path, key];
      if (typeof value !== 'string' || isBroken(this.#file, path)) continue;
      const place = { file: this.#file, path };
      if (!resolveReference(this.#library, this.#pack, kind, key, value, place, this.#sink)) sound = false;
    }
    return sound;
  }

  #names(test: TestData): void {
    const run = runOf(test, this.#pack, this.#library);
    const played = this.#setups.find(run);
    if (!played.ok) {
      this.#unplayable(test, played.diagnostics);
      return;
    }
    const { setup } = played;
    const players = playersOf(test, setup);
    const wrong = playersTrouble(players, setup);
    if (wrong !== undefined) {
      this.#tell({ path: ['players'], message: wrong });
      return;
    }
    const language = tableFor(setup.game)?.language;
    if (!language) return;
    const elsewhere = (noun: Noun, word: string): string | undefined => this.#elsewhere(noun, word);
    const checking = new Checking(namesIn(setup.definition), players, elsewhere);
    for (const trouble of checkTest(test, language, checking)) this.#tell(trouble);
  }

  /** What is wrong with the setup itself is told there; other rules or another map may not fit it. */
  #unplayable(test: TestData, why: Parameters<typeof listProblem>[0]): void {
    const key = test.rules !== undefined ? 'rules' : test.map !== undefined ? 'map' : undefined;
    const { setup } = runOf(test, this.#pack, this.#library);
    if (key === undefined || why.length === 0 || !this.#setups.find({ setup, options: {} }).ok) return;
    const message = `The setup ${setup} cannot be played with ${key === 'rules' ? 'these rules' : 'this map'}: ${listProblem(why)}`;
    this.#tell({ path: [key], message });
  }

  #elsewhere(noun: Noun, word: string): string | undefined {
    const item = noun === 'card' ? findItem(this.#library, this.#pack, 'cards', word) : undefined;
    if (!item) return undefined;
    const [where] = this.#setups.withCard(this.#pack, item.id, 1);
    const list = this.#setups.withCard(this.#pack, item.id);
    return where === undefined
      ? `The card ${qualifiedId(item)} is in no setup yet.`
      : `Name a setup that has ${qualifiedId(item)}, such as ${listWords(list)}.`;
  }

  #tell({ code = 'test-unusable', path, message, help, part, meant }: Trouble): void {
    const place = { file: this.#file, path: [...this.#path, ...path] };
    this.#sink.report(code, place, message, { at: part ?? 'value', help, meant });
  }
}
