// Makes ids and titles from typed text.
import { safeText } from '@railwright/engine/safe-text';
import { plainWords } from '../text/plain-letters.ts';
import { NEW_GAMES } from './choices.ts';

const ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const LONGEST = 60;
/** Ids of existing packs, words that YAML reads as other values, and names reserved by Windows. */
const TAKEN = new Set([
  ...['railwright', ...NEW_GAMES, 'homebrew-fenland', 'homebrew-isles'],
  ...['true', 'false', 'null', 'yes', 'no', 'on', 'off', 'y', 'n'],
  ...['con', 'prn', 'aux', 'nul', 'com1', 'com2', 'com3', 'com4', 'lpt1', 'lpt2', 'lpt3', 'lpt4'],
  'node-modules',
]);

/** Lower-case words with hyphens: `Élan du Nord!` gives `elan-du-nord`; undefined where no letter is left. */
export function idFrom(name: string): string | undefined {
  const id = plainWords(name)
    .replace(/^[0-9-]+/, '')
    .slice(0, LONGEST)
    .replace(/-$/, '');
  return id === '' ? undefined : id;
}

/** A sentence that says why an id is not valid, or undefined. */
export function idProblem(id: string): string | undefined {
  if (!ID.test(id) || id.length > LONGEST)
    return `"${safeText(id)}" is not a valid id: an id has lower-case letters, digits and single hyphens, starts with a letter, and has at most ${LONGEST} characters.`;
  return TAKEN.has(id) ? `The id ${id} is taken or reserved.` : undefined;
}

/**
 * A title as people write it: `old-coast-line` gives `Old Coast Line`.
 * @param typed what the id was made of; with capitals or spaces, it stays as it is. One that cannot be a title is left out.
 */
export function titleFrom(id: string, typed = id): string {
  const name = textProblem(typed) === undefined ? typed.normalize('NFC').trim() : id;
  if (/[\p{Lu}\s]/u.test(name)) return name;
  return name.replaceAll(
    /(^|[-_]+)([^-_]?)/gu,
    (_, between: string, letter: string) => `${between === '' ? '' : ' '}${letter.toUpperCase()}`,
  );
}

/** A sentence that says why a title or a name of a person is not valid, or undefined. */
export function textProblem(text: string): string | undefined {
  if (text.trim() === '') return 'Enter some text.';
  if (text.length > 100) return 'It has more than 100 characters.';
  return safeText(text) === text && !/[\n\t]/.test(text) && text.isWellFormed()
    ? undefined
    : 'It has characters that cannot be displayed.';
}
