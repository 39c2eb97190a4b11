// Lessons, as far as they can be judged without being played: the setup, and everything that steps name in its game.
import type { GameDefinition } from '@railwright/engine';
import type { DiagnosticCode } from '../codes/index.ts';
import { didYouMean } from '../diagnostics/suggest.ts';
import { relatedTo, type DiagnosticSink } from '../diagnostics/sink.ts';
import { GAME_EVENTS } from '../events/games.ts';
import { gameNamed, LESSONS_FOLDER } from '../game-named.ts';
import { LESSON_PARTS, isChoice } from '../lesson/lesson.ts';
import { lessonFile, listed } from '../lesson-of.ts';
import { checkFiles, type CheckedFile } from '../packs/checked-file.ts';
import { isBroken } from '../packs/is-broken.ts';
import { qualifiedId, type Library } from '../packs/library.ts';
import type { Item, Pack } from '../packs/model.ts';
import { asNames } from '../packs/names.ts';
import type { LessonData } from '../schema/lesson.ts';
import { checkChoice, type Verbs } from '../test-language/choices.ts';
import type { ReferenceKind } from '../test-language/names.ts';
import type { Problem } from '../test-language/problem.ts';
import { Checking } from '../test-language/shape.ts';
import { playedSetup, playersProblem } from '../testing/setups.ts';
import { namesIn, wordsFor } from '../testing/tables.ts';
import { quote } from '../text/describe.ts';
import type { Path } from '../text/path.ts';

type StepData = LessonData['steps'][number];
type When = NonNullable<StepData['when']>;

/** The words of choices under which steps name what games are played with. */
const PLAYED: Readonly<Record<string, ReferenceKind>> = { cards: 'card', cars: 'car', abilities: 'ability' };

export function checkLessons(packs: readonly Pack[], library: Library, sink: DiagnosticSink): void {
  checkFiles<LessonData>(packs, library, [LESSONS_FOLDER, 'lesson'], sink, (file) =>
    new LessonCheck(file).check(),
  );
}

class LessonCheck {
  readonly #of: CheckedFile<LessonData>;
  readonly #steps: readonly (readonly [number, StepData])[];

  constructor(file: CheckedFile<LessonData>) {
    this.#of = file;
    this.#steps = file.sound('steps', file.data.steps);
  }

  check(): void {
    this.#checkLanguages();
    for (const [i, step] of this.#steps) this.#checkSense(step, ['steps', i]);
    const { setup, library, file, data } = this.#of;
    if (!setup || !this.#isOwn(setup) || setup.broken) return;
    const played = playedSetup({ setup: qualifiedId(setup), options: {} }, library);
    if (!played.ok) return;
    const { players } = data;
    const wrong =
      players === undefined || isBroken(file, ['players'])
        ? undefined
        : playersProblem(players, played.setup);
    if (wrong !== undefined) this.#report('lesson-setup', ['players'], wrong);
    this.#checkNames(played.setup.definition, players ?? 1);
  }

  #isOwn(setup: Item): boolean {
    const { pack, file } = this.#of;
    if (setup.pack !== pack.id) {
      const message = `The setup ${qualifiedId(setup)} belongs to another pack.`;
      this.#report('lesson-setup', ['setup'], message, 'Move the lesson to the pack of its setup.');
      return false;
    }
    const first = lessonFile(pack, setup.id);
    if (first === undefined || first === file) return true;
    this.#of.report('lesson-setup', ['setup'], `${qualifiedId(setup)} already has a lesson.`, {
      related: [relatedTo({ file: first, path: ['setup'] }, 'Here is the first.')],
    });
    return false;
  }

  /** Whoever learns in a language learns all of it. */
  #checkLanguages(): void {
    const texts = this.#steps.flatMap(([i, { text, otherwise }]) => [
      { path: ['steps', i, 'text'], names: asNames(text) },
      ...(otherwise === undefined ? [] : [{ path: ['steps', i, 'otherwise'], names: asNames(otherwise) }]),
    ]);
    const languages = new Set(texts.flatMap(({ names }) => Object.keys(names)));
    for (const { path, names } of texts)
      for (const language of languages)
        if (!Object.hasOwn(names, language))
          this.#report(
            'translation-missing',
            path,
            `There is no text in ${quote(language)} here; others of this lesson have one.`,
          );
  }

  /** What holds whatever the game. */
  #checkSense({ when, expect, all, via, otherwise }: StepData, path: Path): void {
    for (const [key, value] of Object.entries({ all, via, otherwise }))
      if (value !== undefined && expect === undefined)
        this.#report('lesson-condition', [...path, key], `Without \`expect\`, \`${key}\` has no effect.`);
    if (!when) return;
    const { over, who, happened, can = [], cannot = [] } = when;
    const tell = (key: string, message: string): void => {
      this.#report('lesson-condition', [...path, 'when', key], message);
    };
    if (who !== undefined && happened === undefined) tell('who', 'Without `happened`, `who` has no effect.');
    const never = listed(cannot).find(
      (no) => listed(can).every((yes) => isChoice(yes, no)) && when.can !== undefined,
    );
    if (never !== undefined) tell('cannot', `${quote(never)} cannot be possible and impossible at once.`);
    const impossible =
      expect !== undefined && listed(cannot).find((no) => listed(expect).every((yes) => isChoice(yes, no)));
    if (typeof impossible === 'string')
      tell('cannot', `The step expects ${quote(impossible)}, which is not possible when it appears.`);
    if (over && (when.can !== undefined || expect !== undefined))
      tell('over', 'Once the game is over, no choice is possible.');
  }

  #checkNames(definition: GameDefinition, seats: number): void {
    const verbs = wordsFor(definition.game)?.language.verbs ?? {};
    for (const [i, step] of this.#steps) {
      const { when, point } = step;
      const path = ['steps', i];
      for (const key of ['expect', 'via'] as const)
        if (step[key] !== undefined) this.#checkChoices(step[key], [...path, key], verbs, definition, seats);
      if (when) this.#checkWhen(when, [...path, 'when'], verbs, definition, seats);
      if (point !== undefined) this.#checkPoint(point, [...path, 'point'], definition, seats);
    }
  }

  #checkWhen(when: When, path: Path, verbs: Verbs, definition: GameDefinition, seats: number): void {
    for (const key of ['can', 'cannot'] as const)
      if (when[key] !== undefined) this.#checkChoices(when[key], [...path, key], verbs, definition, seats);
    const { happened } = when;
    const events = Object.keys(GAME_EVENTS[definition.game as keyof typeof GAME_EVENTS]);
    if (happened === undefined || events.includes(happened)) return;
    const help =
      didYouMean(happened, events) ?? /* @wc-include */ 'docs/events.md lists the events of each game.';
    this.#report('lesson-event', [...path, 'happened'], `No event is called ${quote(happened)}.`, help);
  }

  #checkChoices(
    written: string | readonly string[],
    path: Path,
    verbs: Verbs,
    definition: GameDefinition,
    seats: number,
  ): void {
    const c = new Checking(namesIn(definition), seats, undefined, this.#of.sink.crowded);
    listed(written).forEach((text, i) => {
      const [first = '', ...rest] = text.split(' ');
      const words = Object.hasOwn(verbs, first) ? verbs[first]?.words.length : undefined;
      // The first words of a choice mean all that begin with them.
      if (words !== undefined && rest.length < words) return;
      checkChoice({ text, path: typeof written === 'string' ? path : [...path, i], part: 'text' }, verbs, c);
    });
    this.#tell('lesson-choice', c.problems);
  }

  #checkPoint(
    point: NonNullable<StepData['point']>,
    path: Path,
    definition: GameDefinition,
    seats: number,
  ): void {
    if (typeof point === 'string') {
      const parts = LESSON_PARTS.filter((part) => part !== 'map' || 'map' in definition);
      if (!parts.some((part) => part === point))
        this.#report(
          'lesson-point',
          path,
          `The table of this game has no part ${quote(point)}.`,
          didYouMean(point, parts) ?? `There are ${parts.join(', ')}.`,
        );
      return;
    }
    const c = new Checking(namesIn(definition), seats, undefined, this.#of.sink.crowded);
    const { card, cell } = point;
    const played = PLAYED[gameNamed(definition.game)?.played ?? ''];
    if (card !== undefined && played) c.name(played, card, [...path, 'card']);
    if (cell !== undefined) c.name('cell', cell, [...path, 'cell']);
    this.#tell('lesson-point', c.problems);
  }

  #tell(code: DiagnosticCode, problems: readonly Problem[]): void {
    for (const { path, message, help, meant } of problems)
      this.#of.report(code, path, message, { help, meant });
  }

  #report(code: DiagnosticCode, path: Path, message: string, help?: string): void {
    this.#of.report(code, path, message, { help });
  }
}
