// What a page asks of its table, and the check of it: everything comes from somebody's network, so nothing is believed.
import { safeText } from '@railwright/engine/safe-text';
import { MOST_NOTE } from '@railwright/content/bundle/read';
import { MOST_ID, MOST_NAME, MOST_REQUEST, MOST_TEXT, MOST_TEXTS } from './limits.ts';
import type { NoteText, Saying } from './said.ts';

/** The first message of a connection. The secret says which seat it is for, or that it is for an onlooker. */
export interface Hello {
  readonly type: 'hello';
  /** The version of the messages. */
  readonly protocol: number;
  /** The table of the link. */
  readonly table: string;
  /** The secret of the link. */
  readonly secret: string;
  /** Version of the page: `gamesVersion`. Another one than the table's may not play on with the same rules. */
  readonly program: string;
  /** The hash of the bundle that the page already has; it is not sent again. */
  readonly bundle?: string;
}

/**
 * A request that changes the table. Each has an `id` that the page makes up, unique for its seat: the same id asked again, also much
 * later, gets the first answer again and changes nothing.
 */
export type Change =
  /** Picks that belong together: all are made or none. `revision` is that of the view they were picked in. */
  | {
      readonly type: 'choose';
      readonly id: string;
      readonly revision: number;
      readonly texts: readonly string[];
    }
  /** Takes back one's own last action, or asks the others for it. */
  | { readonly type: 'undo'; readonly id: string; readonly revision: number }
  /** An answer to somebody who wants to take back; their own "no" gives the wish up. */
  | { readonly type: 'answer'; readonly id: string; readonly revision: number; readonly agree: boolean }
  /** Takes the seat of the link, also from a bot. */
  | { readonly type: 'sit'; readonly id: string; readonly name?: string }
  /** Leaves the seat; whoever has its link can take it again. */
  | { readonly type: 'leave'; readonly id: string }
  | { readonly type: 'name'; readonly id: string; readonly name: string }
  /** Gives a seat to a bot; null sends it away. The own seat, one without a person, or one whose person is not here. */
  | { readonly type: 'bot'; readonly id: string; readonly seat: number; readonly bot: string | null }
  /** Says something about the game, or answers a question of the setup. Whoever has the seat's link can. */
  | { readonly type: 'say'; readonly id: string; readonly what: Saying };

/** Everything that a page sends. */
export type Request =
  | Hello
  | Change
  /** This seat has seen everything up to `revision`: the next page of it tells what happened since. */
  | { readonly type: 'seen'; readonly revision: number }
  /** Asks for the view, whole log included: the answer to any doubt. */
  | { readonly type: 'look' };

/** A request, or a sentence for people that says what is wrong with it. */
export type ParsedRequest =
  | { readonly ok: true; readonly request: Request }
  | { readonly ok: false; readonly reason: string };

class Wrong extends Error {}

/** A request from the text of a message. */
export function parseRequest(text: string): ParsedRequest {
  if (text.length > MOST_REQUEST)
    return { ok: false, reason: `A message has more than ${MOST_REQUEST} characters.` };
  try {
    return { ok: true, request: read(JSON.parse(text)) };
  } catch (error) {
    return { ok: false, reason: error instanceof Wrong ? error.message : 'A message is not JSON.' };
  }
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function read(value: unknown): Request {
  if (!isFields(value)) throw new Wrong('A message is not an object.');
  const from = value;
  const type = text(from, 'type', 20);
  if (!Object.hasOwn(READERS, type)) throw new Wrong(`There is no message "${safeText(type)}".`);
  return (READERS as Readonly<Record<string, (from: Fields) => Request>>)[type]?.(from) as Request;
}

const READERS = {
  hello: (from) => ({
    type: 'hello',
    protocol: whole(from, 'protocol'),
    table: text(from, 'table', MOST_ID),
    secret: text(from, 'secret', MOST_ID),
    program: text(from, 'program', 100),
    ...(from['bundle'] !== undefined && { bundle: text(from, 'bundle', 100) }),
  }),
  choose: (from) => ({ type: 'choose', id: id(from), revision: whole(from, 'revision'), texts: texts(from) }),
  undo: (from) => ({ type: 'undo', id: id(from), revision: whole(from, 'revision') }),
  answer: (from) => ({
    type: 'answer',
    id: id(from),
    revision: whole(from, 'revision'),
    agree: yesOrNo(from, 'agree'),
  }),
  sit: (from) => ({ type: 'sit', id: id(from), ...(from['name'] !== undefined && { name: name(from) }) }),
  leave: (from) => ({ type: 'leave', id: id(from) }),
  name: (from) => ({ type: 'name', id: id(from), name: name(from) }),
  bot: (from) => ({
    type: 'bot',
    id: id(from),
    seat: whole(from, 'seat'),
    bot: from['bot'] === null ? null : text(from, 'bot', 100),
  }),
  say: (from) => ({ type: 'say', id: id(from), what: saying(part(from, 'what')) }),
  seen: (from) => ({ type: 'seen', revision: whole(from, 'revision') }),
  look: () => ({ type: 'look' }),
} satisfies { readonly [T in Request['type']]: (from: Fields) => Extract<Request, { type: T }> };

function text(from: Fields, field: string, most: number): string {
  const value = from[field];
  if (typeof value !== 'string' || value === '') throw new Wrong(`The ${field} of a message is missing.`);
  if (value.length > most) throw new Wrong(`The ${field} of a message has more than ${most} characters.`);
  return value;
}

const id = (from: Fields): string => text(from, 'id', MOST_ID);

/** A name as it is shown: one line, without what a page or a terminal would obey. */
function name(from: Fields): string {
  const shown = safeText(text(from, 'name', 4 * MOST_NAME))
    .replace(/\s+/g, ' ')
    .trim();
  if (shown === '') throw new Wrong('A name is empty.');
  if (shown.length > MOST_NAME) throw new Wrong(`A name has more than ${MOST_NAME} characters.`);
  return shown;
}

function whole(from: Fields, field: string): number {
  const value = from[field];
  if (!Number.isSafeInteger(value) || (value as number) < 0)
    throw new Wrong(`The ${field} of a message is not a whole number from 0.`);
  return value as number;
}

function part(from: Fields, field: string): Fields {
  const value = from[field];
  if (!isFields(value)) throw new Wrong(`The ${field} of a message is not an object.`);
  return value;
}

function saying(from: Fields): Saying {
  const isTakenBack = from['says'] === null;
  if (from['note'] !== undefined)
    return { note: text(from, 'note', MOST_ID), says: isTakenBack ? null : noteText(part(from, 'says')) };
  const question = text(from, 'question', MOST_NAMED);
  if (isTakenBack) return { question, says: null };
  const { says } = from;
  if (typeof says === 'number' || typeof says === 'boolean') return { question, says };
  return { question, says: said(from, 'says') };
}

function noteText(from: Fields): NoteText {
  return {
    ...(from['at'] !== undefined && { at: whole(from, 'at') }),
    ...(from['about'] !== undefined && { about: about(part(from, 'about')) }),
    text: said(from, 'text'),
  };
}

/** Whether the game has it, `validate` says of the playtest. */
function about(from: Fields): NonNullable<NoteText['about']> {
  if (from['card'] !== undefined) return { card: named(from, 'card', CARD) };
  return { cell: named(from, 'cell', CELL) };
}

/** Most characters of the id of a card or a question. */
const MOST_NAMED = 161;
const CARD = /^(?:[a-z][a-z0-9]*(?:-[a-z0-9]+)*\/)?[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const CELL = /^[A-Z]{1,3}[0-9]{1,4}$/;

function named(from: Fields, field: string, form: RegExp): string {
  const value = text(from, field, MOST_NAMED);
  if (!form.test(value)) throw new Wrong(`The ${field} of a message is malformed.`);
  return value;
}

/** A text of a person, shown to others, with its lines but without what a page or a terminal would obey. */
function said(from: Fields, field: string): string {
  const shown = safeText(text(from, field, MOST_NOTE)).trim();
  if (shown === '') throw new Wrong(`The ${field} of a message is empty.`);
  return shown;
}

function yesOrNo(from: Fields, field: string): boolean {
  const value = from[field];
  if (typeof value !== 'boolean') throw new Wrong(`The ${field} of a message is neither true nor false.`);
  return value;
}

function texts(from: Fields): string[] {
  const value = from['texts'];
  if (!Array.isArray(value) || value.length === 0 || value.length > MOST_TEXTS)
    throw new Wrong(`A choice has 1 to ${MOST_TEXTS} picks.`);
  return value.map((one: unknown) => {
    if (typeof one !== 'string' || one === '' || one.length > MOST_TEXT)
      throw new Wrong(`A pick is a text of 1 to ${MOST_TEXT} characters.`);
    return one;
  });
}
