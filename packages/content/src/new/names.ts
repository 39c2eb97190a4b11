// Makes ids and titles from typed text.
import { safeText } from '@railwright/engine/safe-text';
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
  const id = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/['’]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[0-9-]+|-+$/g, '')
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

/** `old-coast-line` as people write it: `Old Coast Line`. */
export function titleFrom(id: string): string {
  return id.replaceAll(
    /(^|-)([a-z0-9])/g,
    (_, dash: string, letter: string) => `${dash === '' ? '' : ' '}${letter.toUpperCase()}`,
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
