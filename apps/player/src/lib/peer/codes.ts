// Codes that people send each other so that two browsers find each other: an invitation from the page that holds the table, and the answer of
// a guest's page. They come from anybody, so nothing in them is believed.
import { MOST_ID } from '@railwright/table/protocol';
import { readDescription, type Description } from './description.ts';

/** What a guest gets. */
export interface Invitation {
  readonly kind: 'invitation';
  /** Names it, for the answer. */
  readonly id: string;
  /** What is behind the `#` of a seat's link: see `parseTableFragment`. */
  readonly table: string;
  readonly secret: string;
  /** A STUN server that the guest may ask, if the host asks it too: `stun:example.org:3478`. */
  readonly stun?: string;
  readonly side: Description;
}

/** What a guest sends back. */
export interface Answer {
  readonly kind: 'answer';
  readonly table: string;
  /** The invitation that it answers. */
  readonly id: string;
  readonly side: Description;
}

export type Code = Invitation | Answer;

/**
 * Why a text is no code: `empty`; `damaged` or cut; of an `older` or `newer` version of the page; something `other`.
 */
export type CodeProblem = 'empty' | 'damaged' | 'older' | 'newer' | 'other';

/** The form of codes. A page that finds another one says so. */
const FORMAT = 1;
/** Letters of codes are some four hundred. */
const MOST_LETTERS = 4000;
const CODE = /railwright-(\d{1,4})-([\w-]*)/;
const STUN = /^stuns?:[0-9A-Za-z.[\]:-]{1,200}$/;

/** Whether a text names a STUN server. */
export const isStun = (text: string): boolean => STUN.test(text);

/** A code as letters that stay whole in links and messages. */
export function writeCode(code: Code): string {
  const bytes = new TextEncoder().encode(JSON.stringify(code));
  const whole = new Uint8Array([...bytes, ...checkOf(bytes)]);
  const letters = btoa(String.fromCharCode(...whole));
  return `railwright-${FORMAT}-${letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}

/** The code in a text, which may be a link or have words around it. */
export function readCode(text: string): Code | CodeProblem {
  // Mail programs and messengers break lines.
  const found = CODE.exec(text.slice(0, 2 * MOST_LETTERS).replace(/\s+/g, ''));
  const [, format = '', letters = ''] = found ?? [];
  if (!found) return text.trim() === '' ? 'empty' : 'other';
  if (Number(format) !== FORMAT) return Number(format) < FORMAT ? 'older' : 'newer';
  try {
    return readLetters(letters) ?? 'damaged';
  } catch {
    return 'damaged';
  }
}

function readLetters(letters: string): Code | undefined {
  if (letters.length > MOST_LETTERS) return undefined;
  const whole = Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );
  const bytes = whole.subarray(0, -4);
  if (String(checkOf(bytes)) !== String([...whole.subarray(-4)])) return undefined;
  return codeOf(JSON.parse(new TextDecoder().decode(bytes)));
}

function codeOf(value: unknown): Code | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { kind, id, table, secret, stun, side } = value as Readonly<Record<string, unknown>>;
  const description = readDescription(side);
  const isName = (text: unknown): text is string => typeof text === 'string' && text.length <= MOST_ID;
  if (!description || !isName(id) || !isName(table)) return undefined;
  if (kind === 'answer') return { kind, table, id, side: description };
  if (kind !== 'invitation' || !isName(secret)) return undefined;
  if (stun !== undefined && !(typeof stun === 'string' && isStun(stun))) return undefined;
  return { kind, id, table, secret, ...(stun !== undefined && { stun }), side: description };
}

/** Four bytes that tell whether letters are missing or changed (FNV-1a). */
function checkOf(bytes: Uint8Array): number[] {
  let sum = 0x811c9dc5;
  for (const byte of bytes) sum = Math.imul(sum ^ byte, 0x01000193) >>> 0;
  return [sum >>> 24, (sum >>> 16) & 255, (sum >>> 8) & 255, sum & 255];
}
