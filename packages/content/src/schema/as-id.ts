// Text that should be an id, as one.
import type { ErrorObject } from 'ajv';
import { asLatin, firstStrange, nameOfCharacter } from '../text/characters.ts';
import { plainLetters } from '../text/plain-letters.ts';
import { parentOf } from './finding.ts';

/** Commas that do not part the items of a list in YAML. */
const LIST_COMMA = /[\uff0c\u3001\u060c]/;

/** For ids: the same words as an id, if that would do. */
export function kebab(error: ErrorObject, text: string): string | undefined {
  const { pattern } = parentOf(error);
  if (
    pattern === undefined ||
    (!pattern.startsWith('^([a-z][a-z0-9]*') && !pattern.startsWith('^[a-z][a-z0-9]*('))
  )
    return undefined;
  // Where versions may stand behind the id, they stay; npm has an at sign before them.
  const latin = asLatin(text);
  const [, words = latin, range] = /^(.*?)(?:@|\s+|(?=[<>=^~]))([<>=^~\d*].*)$/.exec(latin) ?? [];
  const written = pattern.includes('( +') && range !== undefined;
  const parted = (written ? words : latin)
    .normalize('NFD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .replaceAll(/([a-z])([A-Z])/g, '$1-$2');
  const id = plainLetters(parted)
    .replaceAll(/[^a-z0-9/]+/g, '-')
    .replaceAll(/^[-\d]+|-+$/g, '');
  const meant = written ? `${id} ${range}` : id;
  return id !== '' && meant !== text && new RegExp(pattern).test(meant) ? meant : undefined;
}

/** The replacement for a text. Where more than capitals and underscores differ, other ids may be meant. */
export function asWritten(
  text: string,
  word: string | undefined,
): { help: string | undefined; meant: string | undefined } {
  const sure =
    word ===
    asLatin(text)
      .toLowerCase()
      .replaceAll(/[_\s]+/g, '-');
  const comma = LIST_COMMA.exec(text)?.[0];
  if (comma !== undefined && word !== undefined) {
    const items = text.split(comma).map((item) => item.trim());
    return { help: `It contains ${nameOfCharacter(comma)}. Write ${items.join(', ')}.`, meant: undefined };
  }
  const strange = firstStrange(text);
  const write = `Write ${word ?? ''}.`;
  const help = strange === undefined ? write : `It contains ${nameOfCharacter(strange)}. ${write}`;
  return { help: word === undefined ? undefined : help, meant: sure ? word : undefined };
}
