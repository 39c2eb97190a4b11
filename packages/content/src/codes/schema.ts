// Codes about the shape of a file: which keys there are and what their values may be.
import type { CodeTable } from './code-info.ts';

export const SCHEMA_CODES = {
  'format-version': {
    title: 'a file of another format version',
    severity: 'error',
    help: 'Every file states the version of its format. This program knows only format 1.\n\nFormat 0 was used by drafts before the first release: `railwright migrate` converts a pack to the current format and keeps comments, order and layout. If the file was made with a newer Railwright, update yours. Otherwise write `format: 1`.',
    example: 'format: 1',
  },
  'schema-unknown-key': {
    title: 'a key that does not exist here',
    severity: 'error',
    help: 'Each part of a file has a fixed set of keys, and a step of an effect is named by its key. This key is not one of them; usually it is misspelt, or indented to the wrong level.\n\nThe message suggests similar words. The schema named in the first line of the file lists all keys; editors that support YAML schemas complete them as you type.',
    example: 'effect:\n  - darw: 2        # draw',
  },
  'word-another-way': {
    title: 'a feature that is expressed in another way',
    severity: 'error',
    help: 'This word is not misspelt; the language has other words for its meaning. The message names them; docs/card-language.md lists all words of effects.',
    example:
      'effect:\n  - for-each: { from: play, where: { category: train } }   # coins: { count: { from: play, … } }\n',
  },
  'word-not-yet': {
    title: 'a feature that cannot be expressed yet',
    severity: 'error',
    help: 'This word is not misspelt; cards, maps and rules cannot express its meaning in this version, under any name. The message names the missing feature and the nearest way that works, if any.\n\nYou can still write such a rule in the `text` of a card for people to follow; bots and checks ignore it.',
    example: 'effect:\n  - extra-turn: true',
  },
  'schema-former-key': {
    title: 'a key with its name from an earlier format',
    severity: 'error',
    help: 'The file states the current format, but this key has its name from an earlier one. `railwright validate --fix` renames it.',
    example: 'cards:\n  - id: mail-train\n    kinds: [train]      # categories',
  },
  'schema-missing-key': {
    title: 'a key is missing',
    severity: 'error',
    help: 'This part of the file lacks a required key. Add it.',
  },
  'schema-type': {
    title: 'a value of the wrong type',
    severity: 'error',
    help: 'The value is a text instead of a number, a list instead of one item, and so on. The message says what is expected.\n\nA list has a dash before each item, or is written in [ ]. Numbers have no quotes; a text that looks like a number, true, false or null needs them. A key with nothing after it has the value null.',
  },
  'schema-value': {
    title: 'a value that is not allowed',
    severity: 'error',
    help: 'The value has the right type, but it is not one of the allowed words, is out of bounds, or does not have the required form. The message says which.',
  },
  'schema-one-key': {
    title: 'not exactly one key',
    severity: 'error',
    help: 'A step of an effect, an amount and a condition are objects with exactly one key, which says what they are. Two steps are two items of the list, each with its own dash.',
    example: 'effect:\n  - draw: 1\n  - coins: 1       # not `- draw: 1` with `coins: 1` below it',
  },
  'schema-length': {
    title: 'too few or too many items',
    severity: 'error',
    help: 'The list, object or text has too few or too many items or characters. The message says how many are allowed.',
  },
  'schema-more': {
    title: 'more findings than are listed',
    severity: 'error',
    help: 'If a file has more than 10,000 findings about its structure, only the first are listed, with the number of the rest. They usually have one cause. `railwright validate --fix` also fixes unlisted ones where that is safe.',
  },
  'schema-repeated': {
    title: 'the same item twice in a list',
    severity: 'error',
    help: 'The items of this list must differ. Remove one of the two.',
  },
} as const satisfies CodeTable;
