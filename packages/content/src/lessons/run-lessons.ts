// Lessons as tests: each is played from its seed by somebody who does all that it asks for. A change of cards, rules or bots after
// which a step never comes makes it fail.
import { createGame, type Game } from '@railwright/engine';
import { FILE_START, type Diagnostic } from '../diagnostics/diagnostic.ts';
import { makeDiagnostic } from '../diagnostics/reporter.ts';
import type { DiagnosticCode } from '../codes/index.ts';
import { followLesson, type Chooser, type Followed } from '../lesson/follow.ts';
import type { Lesson } from '../lesson/lesson.ts';
import { LESSONS_FOLDER } from '../game-named.ts';
import { filesOf } from '../packs/checked-file.ts';
import { splitReference } from '../packs/library.ts';
import type { Content, Pack, SourceFile } from '../packs/model.ts';
import { resolveSetup } from '../resolve-setup.ts';
import type { LessonData } from '../schema/lesson.ts';
import { listProblem } from '../testing/list-problem.ts';
import type { TestFilter, TestReport, TestResult } from '../test-language/report.ts';
import type { Path } from '../text/path.ts';

/** Who plays at the seats of a lesson, or why nobody does. */
export type Opponents = (
  game: Game,
  lesson: Lesson,
) => Chooser | { readonly message: string; readonly help?: string };

/** Plays the lessons that a filter lets through, in the order of packs and files. */
export function runLessons(
  content: Content,
  { files: isAsked = () => true, name = '', pack: only }: TestFilter,
  opponents: Opponents,
): TestResult[] {
  return content.packs.flatMap((pack) =>
    only !== undefined && only !== pack.id
      ? []
      : filesOf(pack, LESSONS_FOLDER).flatMap((file) => {
          const lesson = new LessonRun(content, pack, file);
          const isWanted = isAsked(file.path) && lesson.name.toLowerCase().includes(name.toLowerCase());
          return isWanted ? [lesson.run(opponents)] : [];
        }),
  );
}

/** A report with further results. */
export function withResults(report: TestReport, more: readonly TestResult[]): TestReport {
  const passed = more.filter(({ outcome }) => outcome === 'passed').length;
  return {
    ...report,
    results: [...report.results, ...more],
    passed: report.passed + passed,
    failed: report.failed + more.length - passed,
  };
}

class LessonRun {
  readonly name: string;
  readonly #content: Content;
  readonly #pack: Pack;
  readonly #file: SourceFile;
  readonly #setup: string;

  constructor(content: Content, pack: Pack, file: SourceFile) {
    this.#content = content;
    this.#pack = pack;
    this.#file = file;
    const named = (file.document?.data as Partial<LessonData> | undefined)?.setup;
    const [owner = pack.id, id] = splitReference(typeof named === 'string' ? named : '');
    this.#setup = `${owner}/${id}`;
    this.name = `the lesson of ${this.#setup} can be followed`;
  }

  run(opponents: Opponents): TestResult {
    const errors = this.#content.diagnostics.filter(
      ({ severity, file }) => severity === 'error' && file === this.#file.path,
    );
    if (errors.length > 0) return this.#ended('broken', errors);
    const resolved = resolveSetup(this.#content, this.#setup);
    if (!resolved.ok) {
      const message = `The setup ${this.#setup} cannot be played: ${listProblem(resolved.diagnostics)}`;
      return {
        ...this.#ended('broken', [this.#tell('lesson-setup', ['setup'], message)]),
        blockedBy: resolved.diagnostics,
      };
    }
    const { lesson, definition } = resolved.setup;
    // The check of content told why.
    if (!lesson) return this.#ended('broken', []);
    const game = createGame(definition, lesson.players);
    const chooser = opponents(game, lesson);
    if (typeof chooser !== 'function')
      return this.#ended('broken', [this.#tell('lesson-bot', ['bot'], chooser.message, chooser.help)]);
    const lost = this.#lostIn(lesson, followLesson(lesson, game, chooser));
    return this.#ended(lost.length > 0 ? 'failed' : 'passed', lost);
  }

  #lostIn({ steps }: Lesson, { shown, held }: Followed): Diagnostic[] {
    let last = -1;
    return steps.flatMap((step, i): Diagnostic[] => {
      const at = shown.indexOf(i);
      if (at < 0) {
        const isHeld = step.when === undefined || held.has(i);
        const [path, message] =
          step.expect && isHeld
            ? [
                ['steps', i, 'expect'],
                `Step ${i + 1} never appears to a learner who follows the lesson: its expected choice is not possible when it should appear.`,
              ]
            : [
                ['steps', i, 'when'],
                `Step ${i + 1} never appears to a learner who follows the lesson: its conditions never hold while the learner follows the earlier steps.`,
              ];
        return [this.#tell('lesson-lost', path, message)];
      }
      const isLate = at < last;
      last = Math.max(last, at);
      return isLate
        ? [this.#tell('lesson-lost', ['steps', i], `Step ${i + 1} appears before a step that is above it.`)]
        : [];
    });
  }

  #tell(code: DiagnosticCode, path: Path, message: string, help?: string): Diagnostic {
    const { document, path: file } = this.#file;
    return makeDiagnostic(code, file, document?.valueRange(path) ?? FILE_START, message, { path, help });
  }

  #ended(outcome: TestResult['outcome'], diagnostics: readonly Diagnostic[]): TestResult {
    const { path: file, document } = this.#file;
    const { start, end } = document?.valueRange(['setup']) ?? FILE_START;
    return {
      ...{ pack: this.#pack.id, name: this.name, setup: this.#setup, file, index: 0, start, end },
      ...{ outcome, mismatches: [], diagnostics },
    };
  }
}
