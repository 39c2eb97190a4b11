// Codes about the shape of a file: which keys there are and what their values may be.
import type { CodeTable } from './code-info.ts';

export const SCHEMA_CODES = {
  'format-version': {
    title: 'a file of another format version',
    severity: 'error',
    help: 'Every file says which version of the file format it is written in. This program knows format 1 only.\n\nFormat 0 is that of drafts from before the first release: `railwright migrate` brings a pack to the present format and keeps comments, order and layout. If the file comes from somebody with a newer Railwright, update yours. Otherwise write `format: 1`.',
    example: 'format: 1',
  },
  'schema-unknown-key': {
    title: 'a key that does not exist here',
    severity: 'error',
    help: 'Each part of a file has a fixed set of keys, and a step of an effect is named by its key. This one is not among them; most often it is misspelt, or indented to the wrong level, so that it belongs to something else than you meant.\n\nThe message lists near words. The schema of the file, named in its first line, lists all; editors that know YAML schemas complete them as you type.',
    example: 'effect:\n  - darw: 2        # draw',
  },
  'schema-former-key': {
    title: 'a key by a name it had in an earlier format',
    severity: 'error',
    help: 'The file says that it has the present format, but this key is called as in an earlier one. `railwright validate --fix` writes the present name.',
    example: 'cards:\n  - id: mail-train\n    kinds: [train]      # categories',
  },
  'schema-missing-key': {
    title: 'a key is missing',
    severity: 'error',
    help: 'This part of the file needs a key that is not there. Add it.',
  },
  'schema-type': {
    title: 'a value of the wrong type',
    severity: 'error',
    help: 'The value is a text where a number must be, a list where one thing must be, and so on. The message says what is expected.\n\nA list has a dash before each item, or stands in [ ]. Numbers have no quotes; a text that looks like a number, true, false or null needs them. A key with nothing after it has the value null.',
  },
  'schema-value': {
    title: 'a value that is not among the allowed ones',
    severity: 'error',
    help: 'The value is of the right type, but it is not one of the words, not within the bounds, or not of the form that it must have. The message says which.',
  },
  'schema-one-key': {
    title: 'not exactly one key',
    severity: 'error',
    help: 'A step of an effect, an amount and a condition are objects with exactly one key, which says what it is. Two steps are two items of the list, each with a dash of its own.',
    example: 'effect:\n  - draw: 1\n  - coins: 1       # not `- draw: 1` with `coins: 1` below it',
  },
  'schema-length': {
    title: 'too few or too many items',
    severity: 'error',
    help: 'The list, object or text has fewer or more items or characters than it may have. The message says how many are allowed.',
  },
  'schema-more': {
    title: 'more findings than are listed',
    severity: 'error',
    help: 'Of a file with more than 10,000 findings about its shape only the first are listed, and the number of the others is told. Most often they have one cause. `railwright validate --fix` fixes those that are not listed as well, as far as there is no doubt about them.',
  },
  'schema-repeated': {
    title: 'the same item twice in a list',
    severity: 'error',
    help: 'The items of this list must differ. Take one of the two out.',
  },
} as const satisfies CodeTable;
