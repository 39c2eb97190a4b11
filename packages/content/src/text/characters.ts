// Characters that look like others, or like nothing: spaces that YAML does not take for spaces, letters of other scripts, invisible ones.

/** Spaces of Unicode besides the space itself; the tab has a finding of its own. */
const SPACES = '\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000';
/** Characters without width that do nothing at the edge of a text. */
const INVISIBLE = '\u00ad\u200b-\u200f\u2060\ufeff';

const NAMES: Readonly<Record<string, string>> = {
  '\t': /* @wc-include */ 'a tab',
  ' ': /* @wc-include */ 'a space',
  '\u00a0': /* @wc-include */ 'a no-break space',
  '\u00ad': /* @wc-include */ 'a soft hyphen',
  '\u2002': /* @wc-include */ 'an en space',
  '\u2003': /* @wc-include */ 'an em space',
  '\u2009': /* @wc-include */ 'a thin space',
  '\u200b': /* @wc-include */ 'a zero-width space',
  '\u200c': /* @wc-include */ 'a zero-width non-joiner',
  '\u200d': /* @wc-include */ 'a zero-width joiner',
  '\u200e': /* @wc-include */ 'a left-to-right mark',
  '\u200f': /* @wc-include */ 'a right-to-left mark',
  '\u060c': /* @wc-include */ 'an Arabic comma',
  '\u2013': /* @wc-include */ 'an en dash',
  '\u2014': /* @wc-include */ 'an em dash',
  '\u2212': /* @wc-include */ 'a minus sign',
  '\u3001': /* @wc-include */ 'an ideographic comma',
  '\uff0c': /* @wc-include */ 'a full-width comma',
  '\uff1a': /* @wc-include */ 'a full-width colon',
  '\u202f': /* @wc-include */ 'a narrow no-break space',
  '\u2060': /* @wc-include */ 'a word joiner',
  '\u3000': /* @wc-include */ 'an ideographic space',
  '\ufeff': /* @wc-include */ 'a byte order mark',
};

/** A character without width. */
export const NOT_SEEN = new RegExp(`[${INVISIBLE}]`);
/** Indentation with a space that is none to YAML. */
export const STRANGE_INDENT = new RegExp(`^[ \\t]*[${SPACES}][ \\t${SPACES}]*`);
/** The same in front of what is marked with it. */
export const STRANGE_SPACES = new RegExp(`[${SPACES}]`, 'g');
/** A key or a dash with such a space after it, where YAML wants a plain one. */
export const STRANGE_SEPARATOR = new RegExp(`^[ ]*(?:- +)*(?:-|(?:- +)?[a-z][\\w-]*:)(?=[${SPACES}])`);
/** A long dash in front of an item of a list that is an object. */
export const STRANGE_DASH = /^ *(?:- +)*[–—−](?= +[a-z][\w-]*[:：])/i;
/** A key with a full-width colon. */
export const STRANGE_COLON = /^ *(?:- +)*[a-z][\w-]* *：/i;
/** A key in braces with a full-width colon, without quotes before it. */
export const STRANGE_FLOW_COLON = /^(?:[^"'#]*?[:,[{-] *|\s*)\{(?:[^"'#{}[\]]*?,)?? *[a-z][\w-]* *：/i;
/** A long dash in front of an item that is a word, and the lines after which it can only be one. */
export const STRANGE_WORD_DASH = /^ *[–—−](?= +[a-z][\w-]*(?:\/[\w-]+)? *$)/i;
export const BEFORE_ITEM = /^ *(?:- +)*[a-z][\w-]*: *$|^ *[-–—−] /i;
/** Invisible characters at the beginning of a text. */
export const STRANGE_START = new RegExp(`^[ \\t${SPACES}${INVISIBLE}]+`);
/** The same at its end. */
export const STRANGE_END = new RegExp(`[ \\t${SPACES}${INVISIBLE}]+$`);

/** "a no-break space (U+00A0)". */
export function nameOfCharacter(character: string): string {
  const code = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  const name =
    NAMES[character] ?? (STRANGE_START.test(character) ? /* @wc-include */ 'a special space' : character);
  return `${name} (${code})`;
}

/** Letters of other scripts that look like Latin ones, by their codes. */
const ALIKE: readonly (readonly [alike: number, latin: string])[] = [
  [0x430, 'a'],
  [0x441, 'c'],
  [0x435, 'e'],
  [0x4bb, 'h'],
  [0x456, 'i'],
  [0x458, 'j'],
  [0x43e, 'o'],
  [0x440, 'p'],
  [0x455, 's'],
  [0x443, 'y'],
  [0x445, 'x'],
  [0x501, 'd'],
  [0x51b, 'q'],
  [0x51d, 'w'],
  [0x3b1, 'a'],
  [0x3b9, 'i'],
  [0x3ba, 'k'],
  [0x3bf, 'o'],
  [0x3bd, 'v'],
];
const LATIN = new Map(ALIKE.map(([code, latin]) => [String.fromCodePoint(code), latin]));

/** The text with Latin letters in place of those that look like them, and without invisible characters. */
export function asLatin(text: string): string {
  return [...text.normalize('NFKC').replaceAll(new RegExp(NOT_SEEN, 'g'), '')]
    .map((letter) => LATIN.get(letter) ?? letter)
    .join('');
}

/** The first character of a text that only looks like a Latin letter, or like nothing. */
export function firstStrange(text: string): string | undefined {
  return [...text].find(
    (letter) => LATIN.has(letter) || (letter !== ' ' && letter !== '\t' && STRANGE_START.test(letter)),
  );
}
