// The games that people played, as files of a pack: whether each is a game of its setup, and whether what was said is about this game.
import { isRecordProblem, parseRecord, type Game, type GameRecord } from '@railwright/engine';
import type { DiagnosticCode } from '../codes/index.ts';
import type { DiagnosticSink } from '../diagnostics/sink.ts';
import { didYouMean } from '../diagnostics/suggest.ts';
import { gameNamed } from '../game-named.ts';
import { checkFiles, type CheckedFile } from '../packs/checked-file.ts';
import { isBroken } from '../packs/is-broken.ts';
import { findItem, isIncomplete, qualifiedId, visibleItems, type Library } from '../packs/library.ts';
import type { Item, Pack } from '../packs/model.ts';
import { questionsOf } from '../check-questions.ts';
import { isAnswer, type Question } from '../question.ts';
import type { PlaytestData } from '../schema/playtest.ts';
import { playedSetup } from '../testing/setups.ts';
import { quote, whatThereIs } from '../text/describe.ts';
import type { Path } from '../text/path.ts';
import { fitRecord, optionsOfRecord } from './record-fit.ts';

/** The folder of a pack that they are in. */
export const PLAYTESTS_FOLDER = 'playtests';

export function checkPlaytests(packs: readonly Pack[], library: Library, sink: DiagnosticSink): void {
  checkFiles<PlaytestData>(packs, library, [PLAYTESTS_FOLDER, 'playtest'], sink, (file) =>
    new PlaytestCheck(file).check(),
  );
}

class PlaytestCheck {
  readonly #of: CheckedFile<PlaytestData>;

  constructor(file: CheckedFile<PlaytestData>) {
    this.#of = file;
  }

  check(): void {
    const { setup } = this.#of;
    const record = this.#record();
    if (record) this.#checkBounds(record);
    if (!setup || setup.broken) return;
    this.#checkAnswers(questionsOf(setup), qualifiedId(setup));
    // Of a game of an earlier version, nobody knows what it had.
    const game = record && this.#gameOf(record, setup);
    if (game) this.#checkAbout(game, qualifiedId(setup));
  }

  /** Undefined if it is broken, which the schema or this says. */
  #record(): GameRecord | undefined {
    const { file, data } = this.#of;
    if (isBroken(file, ['record'])) return undefined;
    const record = parseRecord(data.record);
    if (!isRecordProblem(record)) return record;
    this.#of.report('playtest-record', ['record'], record.message);
    return undefined;
  }

  #checkBounds({ seats, choices }: GameRecord): void {
    const { notes = [], answers = [], seats: named = [] } = this.#of.data;
    const has = seats === 1 ? 'The game has 1 seat' : `The game has ${seats} seats`;
    if (named.length > seats)
      this.#of.report('playtest-seat', ['seats', seats], `${has}, and ${named.length} are listed.`);
    for (const [key, i, seat] of [
      ...this.#of.sound('notes', notes).map(([i, note]) => ['notes', i, note.seat] as const),
      ...this.#of.sound('answers', answers).map(([i, answer]) => ['answers', i, answer.seat] as const),
    ])
      if (seat !== undefined && seat > seats)
        this.#of.report('playtest-seat', [key, i, 'seat'], `${has}, so there is no seat ${seat}.`);
    for (const [i, { at }] of this.#of.sound('notes', notes))
      if (at !== undefined && at > choices.length)
        this.#of.report(
          'playtest-moment',
          ['notes', i, 'at'],
          `The record has ${choices.length} choices, so nothing comes after ${at} of them.`,
        );
  }

  /** The game as it is now, if the record is one of it. */
  #gameOf(record: GameRecord, setup: Item): Game | undefined {
    const options = optionsOfRecord(record);
    const run = { setup: qualifiedId(setup), options: typeof options === 'string' ? {} : options };
    const played = playedSetup(run, this.#of.library);
    if (typeof options === 'string') this.#of.report('playtest-record', ['record', 'options'], options);
    if (typeof options === 'string' || !played.ok) return undefined;
    const fit = fitRecord(record, played.setup);
    if (fit.ok) return fit.game;
    if (fit.isDamaged) this.#of.report('playtest-record', ['record', 'choices'], fit.reason, { at: 'key' });
    else
      this.#of.report(
        'playtest-outdated',
        ['record'],
        `This game was played with another version of ${qualifiedId(setup)}. ${fit.reason}`,
        { at: 'key' },
      );
    return undefined;
  }

  #checkAnswers(questions: readonly Question[], setup: string): void {
    for (const [i, { question: id, value }] of this.#of.sound('answers', this.#of.data.answers)) {
      const question = questions.find((one) => one.id === id);
      if (!question)
        this.#reportUnknown(
          ['playtest-question', ['answers', i, 'question'], `The setup ${setup} does not ask ${quote(id)}.`],
          id,
          questions.map((one) => one.id),
        );
      else if (!isAnswer(question, value))
        this.#of.report(
          'playtest-answer',
          ['answers', i, 'value'],
          `The answer to ${quote(id)} must be ${wanted(question)}.`,
        );
    }
  }

  #checkAbout(game: Game, setup: string): void {
    const { library, pack, data } = this.#of;
    const kind = gameNamed(pack.game)?.played;
    const cells = game.playtestHooks?.board?.cells ?? [];
    for (const [i, { about }] of this.#of.sound('notes', data.notes)) {
      const { card, cell } = about ?? {};
      if (cell !== undefined && !cells.includes(cell))
        this.#reportUnknown(
          ['playtest-about', ['notes', i, 'about', 'cell'], `There is no cell ${quote(cell)} in ${setup}.`],
          cell,
          cells,
        );
      if (card === undefined || kind === undefined) continue;
      if (isIncomplete(pack, kind) || findItem(library, pack, kind, card)) continue;
      this.#reportUnknown(
        [
          'playtest-about',
          ['notes', i, 'about', 'card'],
          `There is no ${quote(card)} in this pack or the packs it extends.`,
        ],
        card,
        visibleItems(pack, kind).keys(),
      );
    }
  }

  #reportUnknown(
    [code, path, message]: readonly [DiagnosticCode, Path, string],
    word: string,
    known: Iterable<string>,
  ): void {
    const all = this.#of.sink.crowded ? [] : [...known];
    const few = all.length > 0 && all.length <= 12 ? whatThereIs(all) : undefined;
    this.#of.report(code, path, message, { help: didYouMean(word, all) ?? few });
  }
}

function wanted({ kind, options = {} }: Question): string {
  switch (kind) {
    case 'text':
      return 'a text';
    case 'scale':
      return 'a whole number from 1 to 5';
    case 'choice':
      return `one of ${Object.keys(options).join(', ')}`;
    case 'yes-no':
      return 'true or false';
  }
}
