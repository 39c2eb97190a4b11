// The games that people played, as files of a pack: whether each is a game of its setup, and whether what was said is about this game.
import { isRecordProblem, parseRecord, type Game, type GameRecord } from '@railwright/engine';
import type { DiagnosticCode } from '../codes/index.ts';
import type { DiagnosticSink, Marked } from '../diagnostics/sink.ts';
import { nearest } from '../diagnostics/suggest.ts';
import { gameNamed } from '../game-named.ts';
import { isBroken, soundEntries } from '../packs/is-broken.ts';
import { keepFindings } from '../packs/keeper.ts';
import { findItem, isIncomplete, qualifiedId, visibleItems, type Library } from '../packs/library.ts';
import type { Item, Pack, SourceFile } from '../packs/model.ts';
import { questionsOf } from '../check-questions.ts';
import { isAnswer, type Question } from '../question.ts';
import type { PlaytestData } from '../schema/playtest.ts';
import { playedSetup } from '../testing/setups.ts';
import { quote, whatThereIs } from '../text/describe.ts';
import type { Path } from '../text/path.ts';
import { fitRecord, optionsOfRecord } from './record-fit.ts';

/** The folder of a pack that they are in. */
export const PLAYTESTS_FOLDER = 'playtests';

export function checkPlaytests(library: Library, sink: DiagnosticSink): void {
  for (const pack of library.packs.values())
    for (const file of pack.files)
      if (file.kind === PLAYTESTS_FOLDER && file.document)
        keepFindings(library, file, `playtest of ${pack.id}`, sink, (found) => {
          new PlaytestCheck(library, pack, file, found).check();
        });
}

class PlaytestCheck {
  readonly #library: Library;
  readonly #pack: Pack;
  readonly #file: SourceFile;
  readonly #data: Partial<PlaytestData>;
  readonly #sink: DiagnosticSink;

  constructor(library: Library, pack: Pack, file: SourceFile, sink: DiagnosticSink) {
    this.#library = library;
    this.#pack = pack;
    this.#file = file;
    this.#data = file.document?.data ?? {};
    this.#sink = sink;
  }

  check(): void {
    const { setup: named } = this.#data;
    const record = this.#record();
    if (record) this.#checkBounds(record);
    const isNamed = named !== undefined && !isBroken(this.#file, ['setup']);
    const setup = isNamed ? findItem(this.#library, this.#pack, 'setups', named) : undefined;
    if (!setup || setup.broken) return;
    this.#checkAnswers(questionsOf(setup), qualifiedId(setup));
    // Of a game of an earlier version, nobody knows what it had.
    const game = record && this.#gameOf(record, setup);
    if (game) this.#checkAbout(game, qualifiedId(setup));
  }

  /** Undefined if it is broken, which the schema or this says. */
  #record(): GameRecord | undefined {
    if (isBroken(this.#file, ['record'])) return undefined;
    const record = parseRecord(this.#data.record);
    if (!isRecordProblem(record)) return record;
    this.#report('playtest-record', ['record'], record.message);
    return undefined;
  }

  #checkBounds({ seats, choices }: GameRecord): void {
    const { notes = [], answers = [], seats: named = [] } = this.#data;
    const has = `The game has ${seats} ${seats === 1 ? 'seat' : 'seats'}`;
    if (named.length > seats)
      this.#report('playtest-seat', ['seats', seats], `${has}, and ${named.length} are listed.`);
    for (const [key, i, seat] of [
      ...this.#sound('notes', notes).map(([i, note]) => ['notes', i, note.seat] as const),
      ...this.#sound('answers', answers).map(([i, answer]) => ['answers', i, answer.seat] as const),
    ])
      if (seat !== undefined && seat > seats)
        this.#report('playtest-seat', [key, i, 'seat'], `${has}, so there is no seat ${seat}.`);
    for (const [i, { at }] of this.#sound('notes', notes))
      if (at !== undefined && at > choices.length)
        this.#report(
          'playtest-moment',
          ['notes', i, 'at'],
          `The record has ${choices.length} choices, so nothing comes after ${at} of them.`,
        );
  }

  /** The game as it is now, if the record is one of it. */
  #gameOf(record: GameRecord, setup: Item): Game | undefined {
    const options = optionsOfRecord(record);
    const run = { setup: qualifiedId(setup), options: typeof options === 'string' ? {} : options };
    const played = playedSetup(run, this.#library);
    if (typeof options === 'string') this.#report('playtest-record', ['record', 'options'], options);
    if (typeof options === 'string' || !played.ok) return undefined;
    const fit = fitRecord(record, played.setup);
    if (fit.ok) return fit.game;
    if (fit.isDamaged) this.#report('playtest-record', ['record', 'choices'], fit.reason, { at: 'key' });
    else
      this.#report(
        'playtest-outdated',
        ['record'],
        `This game was played with another version of ${qualifiedId(setup)}. ${fit.reason}`,
        { at: 'key' },
      );
    return undefined;
  }

  #checkAnswers(questions: readonly Question[], setup: string): void {
    for (const [i, { question: id, value }] of this.#sound('answers', this.#data.answers)) {
      const question = questions.find((one) => one.id === id);
      if (!question)
        this.#reportUnknown(
          ['playtest-question', ['answers', i, 'question'], `The setup ${setup} does not ask ${quote(id)}.`],
          id,
          questions.map((one) => one.id),
        );
      else if (!isAnswer(question, value))
        this.#report(
          'playtest-answer',
          ['answers', i, 'value'],
          `The answer to ${quote(id)} must be ${wanted(question)}.`,
        );
    }
  }

  #checkAbout(game: Game, setup: string): void {
    const kind = gameNamed(this.#pack.game)?.played;
    const cells = game.playtestHooks?.board?.cells ?? [];
    for (const [i, { about }] of this.#sound('notes', this.#data.notes)) {
      const { card, cell } = about ?? {};
      if (cell !== undefined && !cells.includes(cell))
        this.#reportUnknown(
          ['playtest-about', ['notes', i, 'about', 'cell'], `There is no cell ${quote(cell)} in ${setup}.`],
          cell,
          cells,
        );
      if (card === undefined || kind === undefined) continue;
      if (isIncomplete(this.#pack, kind) || findItem(this.#library, this.#pack, kind, card)) continue;
      this.#reportUnknown(
        [
          'playtest-about',
          ['notes', i, 'about', 'card'],
          `There is no ${quote(card)} in this pack or the packs it extends.`,
        ],
        card,
        visibleItems(this.#pack, kind).keys(),
      );
    }
  }

  /** Those of a list of the playtest. */
  #sound<T>(key: string, list: readonly T[] | undefined): readonly (readonly [number, T])[] {
    return soundEntries(this.#file, [key], list);
  }

  #report(code: DiagnosticCode, path: Path, message: string, marked?: Marked): void {
    this.#sink.report(code, { file: this.#file, path }, message, marked);
  }

  #reportUnknown(
    [code, path, message]: readonly [DiagnosticCode, Path, string],
    word: string,
    known: Iterable<string>,
  ): void {
    const all = this.#sink.crowded ? [] : [...known];
    const near = nearest(word, all);
    const few = all.length > 0 && all.length <= 12 ? whatThereIs(all) : undefined;
    this.#report(code, path, message, { help: near === undefined ? few : `Did you mean ${near}?` });
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
