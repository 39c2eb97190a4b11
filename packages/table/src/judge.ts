// What a request comes to: the entry to be kept, or why there is none. Nothing happens here.
import { isAnswer, type Bundle } from '@railwright/content/bundle';
import { cloneState, hashState, type Game, type State } from '@railwright/engine';
import type { Course } from './course.ts';
import type { NewEntry } from './entry.ts';
import { MOST_NAME, MOST_NOTES, MOST_SAID, MOST_SAYINGS } from './protocol/limits.ts';
import type { RefusalCode } from './protocol/messages.ts';
import type { Change } from './protocol/requests.ts';
import type { Saying } from './protocol/said.ts';
import { findBot, noSuchBot } from './thinker.ts';

/** A longer game is a mistake. */
const MOST_ENTRIES = 100_000;

/** Why a request changes nothing, with the sentence for people. */
export interface Refusal {
  readonly refused: RefusalCode;
  readonly reason: string;
}

/** The table as a judge sees it. */
export interface Case {
  readonly course: Course;
  readonly bundle: Bundle;
  /** The file of the learned player that can be seated. */
  readonly learned: string | undefined;
  /** Seats with an open page. */
  readonly here: ReadonlySet<number>;
}

type Of<T extends Change['type']> = Extract<Change, { type: T }>;

const refuse = (refused: RefusalCode, reason: string): Refusal => ({ refused, reason });
export const NOT_FOR_ONLOOKERS = refuse('onlooker', 'Onlookers cannot do that.');
const NOT_SEATED = refuse('not-seated', 'Sit down first: nobody or a bot plays this seat.');
const STALE = refuse('stale', 'The table has moved on meanwhile.');

export function judge(the: Case, seat: number, request: Change): NewEntry | Refusal {
  const { course } = the;
  if (course.revision >= MOST_ENTRIES)
    return refuse('too-long', 'This table has gone on for too long; begin a new one.');
  // Who comes takes the seat, and who has played may say something; all else is for those who sit, but for one's own bot.
  const { type, id } = request;
  if (type === 'sit') return { kind: 'sat', seat, id, name: nameFor(course, seat, request.name) };
  if (type === 'say') return judgeSaying(the, seat, request);
  if (course.seats[seat]?.player !== 'person' && !(type === 'bot' && request.seat === seat))
    return NOT_SEATED;
  if ('revision' in request && request.revision < course.moved) return STALE;
  if (type === 'leave') return { kind: 'left', seat, id };
  if (type === 'name') return { kind: 'named', seat, id, name: nameFor(course, seat, request.name) };
  if (type === 'choose') return judgeChoice(course, seat, request);
  if (type === 'undo') return judgeUndo(course, seat, request);
  if (type === 'answer') return judgeAnswer(course, seat, request);
  return judgeBot(the, seat, request);
}

/** The name as asked for, or the present one; with a number if another seat has it. */
function nameFor({ seats }: Course, seat: number, asked = seats[seat]?.name ?? ''): string {
  const isTaken = (name: string): boolean =>
    seats.some((other, i) => i !== seat && other.name.toLowerCase() === name.toLowerCase());
  let name = asked;
  for (let n = 2; isTaken(name); n++) name = `${asked.slice(0, MOST_NAME - 2)} ${n}`;
  return name;
}

function judgeChoice({ match }: Course, seat: number, { id, texts }: Of<'choose'>): NewEntry | Refusal {
  const { game, state } = match;
  if (match.isOver) return refuse('not-your-turn', 'The game is over.');
  if (game.seatToAct(state) !== seat) return refuse('not-your-turn', 'It is not your turn.');
  const after = tryPicks(game, state, seat, texts);
  return typeof after === 'string' ? refuse('illegal', after) : { id, ...chose(game, seat, texts, after) };
}

function judgeUndo(course: Course, seat: number, { id }: Of<'undo'>): NewEntry | Refusal {
  const undoable = course.undoable(seat);
  if (!undoable) return refuse('nothing-to-undo', 'There is nothing of yours to take back.');
  const { to, isFree } = undoable;
  return isFree || course.othersThan(seat).length === 0
    ? { kind: 'took-back', seat, id, by: seat, to, hash: hashAt(course, to) }
    : { kind: 'asked', seat, id };
}

function judgeAnswer(course: Course, seat: number, { id, agree }: Of<'answer'>): NewEntry | Refusal {
  const { wish } = course;
  const concerns = wish && (wish.waits.includes(seat) || (wish.seat === seat && !agree));
  if (!concerns) return refuse('nothing-asked', 'Nobody has asked you about taking back.');
  return agree && wish.waits.length === 1
    ? { kind: 'took-back', seat, id, by: wish.seat, to: wish.to, hash: hashAt(course, wish.to) }
    : { kind: 'answered', seat, id, agree };
}

function judgeBot(
  { course, bundle, learned, here }: Case,
  seat: number,
  { id, seat: at, bot }: Of<'bot'>,
): NewEntry | Refusal {
  const sitting = course.seats[at];
  if (!sitting) return refuse('no-such-seat', `There is no seat ${at + 1}.`);
  if (seat !== at && sitting.player === 'person' && here.has(at))
    return refuse('taken', `${sitting.name} is here and plays this seat.`);
  if (bot === null && sitting.player !== 'bot') return refuse('no-such-bot', 'No bot plays this seat.');
  if (bot !== null && !findBot(bundle, bot, learned)) return refuse('no-such-bot', noSuchBot(bot));
  return { kind: 'bot', seat, id, at, bot };
}

function judgeSaying({ course, bundle }: Case, seat: number, { id, what }: Of<'say'>): NewEntry | Refusal {
  const { sayings, notes, letters } = course.saidBy(seat, what);
  if (sayings > MOST_SAYINGS || notes > MOST_NOTES || letters > MOST_SAID)
    return refuse('too-much-said', 'The table keeps no more of what you say: shorten or delete a note.');
  if ('question' in what && what.says !== null) {
    const question = bundle.questions?.find((one) => one.id === what.question);
    if (!question || !isAnswer(question, what.says))
      return refuse('no-such-question', 'This game has no such question, or the question no such answer.');
  }
  return { kind: 'said', seat, id, what: atMost(course.match.at, what) };
}

/** The same about a moment that the game has: one that was taken back meanwhile is that of the present position. */
function atMost(most: number, what: Saying): Saying {
  if (!('note' in what) || what.says?.at === undefined) return what;
  return { ...what, says: { ...what.says, at: Math.min(what.says.at, most) } };
}

const hashAt = ({ match }: Course, at: number): string => hashState(match.stateAt(at));

/** The entry of choices that lead to a position. */
export function chose(game: Game, seat: number, texts: readonly string[], after: State) {
  const over = game.seatToAct(after) < 0;
  return { kind: 'chose', seat, texts, hash: hashState(after), ...(over && { over }) } as const;
}

/** Tries picks that belong together on a copy; returns the position after them, or why they cannot be made. */
export function tryPicks(game: Game, s: State, seat: number, texts: readonly string[]): State | string {
  const trial = cloneState(s);
  for (const text of texts) {
    if (game.seatToAct(trial) !== seat) return 'The next choice is not yours.';
    const choice = game.parseChoice(trial, text);
    if (choice < 0) return `"${text}" is not legal now.`;
    try {
      game.applyChoice(trial, choice);
    } catch (error) {
      // Content is untrusted: an endless effect stops with an error that says so.
      return error instanceof Error ? error.message : String(error);
    }
  }
  return trial;
}
