// Lists of notes: which there are, which are wanted, and what was answered.
import type { Question } from '@railwright/content/bundle/read';
import type { Diagnostic } from '@railwright/content';
import type { GameNote, NotedGame } from '../core/checks/notes.ts';
import { nameText } from '../core/content/data.ts';

/** A note with its game. */
export interface ListedNote {
  readonly game: NotedGame;
  readonly note: GameNote;
}

/** What a note is about, as a choice in a list: the key says what is wanted. */
export interface Topic {
  readonly key: string;
  readonly label: string;
  readonly count: number;
}

/** An answer to a question of a setup. */
export interface AnswerChoice {
  readonly setup: string;
  readonly question: string;
  readonly value: string;
}

/** Which notes are wanted; an empty text wants all. */
export interface NoteFilter {
  readonly text: string;
  readonly setup: string;
  /** The key of a topic. */
  readonly topic: string;
  /** Only of people who gave this answer. */
  readonly answer?: AnswerChoice | undefined;
}

export const ALL_NOTES: NoteFilter = { text: '', setup: '', topic: '' };

export function notesOf(games: readonly NotedGame[]): ListedNote[] {
  return games.flatMap((game) => game.notes.map((note) => ({ game, note })));
}

const topicOf = ({ game, note: { card, cell, at } }: ListedNote): Omit<Topic, 'count'> => {
  if (card) return { key: `card ${card.id}`, label: card.name };
  if (cell !== undefined) return { key: `cell ${game.map ?? game.setup} ${cell}`, label: cell };
  return at === undefined
    ? { key: 'game', label: 'The whole game' }
    : { key: 'moment', label: 'A moment of the game' };
};

/** The topics of these notes: moments and whole games first, then cards and cells by name. */
export function topicsOf(notes: readonly ListedNote[]): Topic[] {
  const found = new Map<string, Topic>();
  for (const listed of notes) {
    const { key, label } = topicOf(listed);
    found.set(key, { key, label, count: (found.get(key)?.count ?? 0) + 1 });
  }
  const rank = ({ key }: Topic): number =>
    ['moment', 'game', 'card', 'cell'].indexOf(key.split(' ')[0] ?? '');
  return [...found.values()].sort(
    (a, b) => rank(a) - rank(b) || a.label.localeCompare(b.label, 'en', { numeric: true }),
  );
}

/** The notes that a filter wants, in their order. */
export function wantedNotes(notes: readonly ListedNote[], filter: NoteFilter): ListedNote[] {
  const words = filter.text.toLowerCase().split(/\s+/).filter(Boolean);
  return notes.filter(
    (listed) =>
      (filter.setup === '' || listed.game.setup === filter.setup) &&
      (filter.topic === '' || topicOf(listed).key === filter.topic) &&
      (!filter.answer || hasAnswered(listed, filter.answer)) &&
      (words.length === 0 || words.every((word) => searchText(listed).includes(word))),
  );
}

function hasAnswered({ game, note }: ListedNote, { setup, question, value }: AnswerChoice): boolean {
  return (
    game.setup === setup &&
    game.answers.some(
      (one) => one.question === question && one.seat === note.seat && String(one.value) === value,
    )
  );
}

const searchText = ({ game, note: { text, seat, card, cell } }: ListedNote): string =>
  [text, card?.name, card?.id, cell, seatName(game, seat), game.file].join('\n').toLowerCase();

/** Who sat there; empty if it is not said. */
export function seatName({ seats }: NotedGame, seat: number | undefined): string {
  return seat === undefined ? '' : (seats[seat - 1]?.name ?? `Seat ${seat}`);
}

/** The answers to one question, counted. */
export interface Tally {
  readonly question: Question;
  readonly text: string;
  /** Number of people who answered. */
  readonly people: number;
  /** Of a scale. */
  readonly mean?: number;
  /** Everything that can be answered, with the number of people; none for texts. */
  readonly bars: readonly { readonly value: string; readonly label: string; readonly count: number }[];
  readonly texts: readonly { readonly game: NotedGame; readonly seat?: number; readonly text: string }[];
}

/** Counts what was answered to a question in games of its setup. */
export function tallyOf(question: Question, games: readonly NotedGame[]): Tally {
  const given = games.flatMap((game) =>
    game.answers.filter((one) => one.question === question.id).map((one) => ({ ...one, game })),
  );
  const bars = choicesOf(question).map(([value, label]) => ({
    ...{ value, label },
    count: given.filter((one) => String(one.value) === value).length,
  }));
  const sum = given.reduce((all, { value }) => all + Number(value), 0);
  return {
    question,
    text: nameText(question.text),
    people: given.length,
    bars,
    ...(question.kind === 'scale' && given.length > 0 && { mean: sum / given.length }),
    texts:
      question.kind === 'text' ? given.map(({ value, ...one }) => ({ ...one, text: String(value) })) : [],
  };
}

function choicesOf({ kind, options = {} }: Question): readonly (readonly [value: string, label: string])[] {
  if (kind === 'scale') return ['1', '2', '3', '4', '5'].map((value) => [value, value]);
  if (kind === 'yes-no')
    return [
      ['true', 'Yes'],
      ['false', 'No'],
    ];
  return Object.entries(options).map(([id, names]) => [id, nameText(names)]);
}

/** What is wrong with a file, in a sentence: an error first, then that its game is of another version. */
export function troubleOf(file: string, diagnostics: readonly Diagnostic[]): string | undefined {
  const own = diagnostics.filter((one) => one.file === file && one.severity !== 'info');
  const first = own.find(({ severity }) => severity === 'error') ?? own[0];
  return first?.message;
}
